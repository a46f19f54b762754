# Witchstone.

# Names of places stand without article; selectors in other messages see the German word.
witchstone-word = { $word ->
    [witchstone] Hexenstein
    [tower-n] Nordturm
    [tower-e] Ostturm
    [tower-s] Südturm
    [tower-w] Westturm
    [castle-n] Nordburg
    [castle-e] Ostburg
    [castle-s] Südburg
    [castle-w] Westburg
    [forest-ne] Nordostwald
    [forest-se] Südostwald
    [forest-sw] Südwestwald
    [forest-nw] Nordwestwald
    [village-ne] Nordostdorf
    [village-se] Südostdorf
    [village-sw] Südwestdorf
    [village-nw] Nordwestdorf
    [energy] Energie
    [crystal] Kristall
    [witch] Hexe
    [wand] Zauberstab
    [pentagram] Pentagramm
    [scroll] Schriftrolle
    [points] Siegpunkte
    [own] farbig
    [black] schwarz
    [bottom] unten
    [main] Gruppe
    [chip] Magiechip
    [vial] Phiole
    [energy-chip] Energiechip
    [crystal-chip] Kristallchip
    [witch-chip] Hexenchip
    [wand-chip] Zauberstabchip
    [pentagram-chip] Pentagrammchip
    [scroll-chip] Schriftrollenchip
    [energy-black-chip] Energiechip des schwarzen Kristalls
    [crystal-black-chip] Kristallchip des schwarzen Kristalls
    [witch-black-chip] Hexenchip des schwarzen Kristalls
    [wand-black-chip] Zauberstabchip des schwarzen Kristalls
    [pentagram-black-chip] Pentagrammchip des schwarzen Kristalls
    [scroll-black-chip] Schriftrollenchip des schwarzen Kristalls
    [energy-vial] Energiephiole
    [witch-vial] Hexenphiole
    [wand-vial] Zauberstabphiole
    [pentagram-vial] Pentagrammphiole
    [scroll-vial] Schriftrollenphiole
    [energy-black-vial] Energiephiole des schwarzen Kristalls
    [witch-black-vial] Hexenphiole des schwarzen Kristalls
    [wand-black-vial] Zauberstabphiole des schwarzen Kristalls
    [pentagram-black-vial] Pentagrammphiole des schwarzen Kristalls
    [scroll-black-vial] Schriftrollenphiole des schwarzen Kristalls
    [black-chip] Magiechip des schwarzen Kristalls
    [black-vial] Phiole des schwarzen Kristalls
    [hexagon] leeres Sechseckfeld
    [energy-crystal] Energie/Kristall
    [energy-witch] Energie/Hexe
    [energy-wand] Energie/Zauberstab
    [energy-pentagram] Energie/Pentagramm
    [energy-scroll] Energie/Schriftrolle
    [crystal-witch] Kristall/Hexe
    [crystal-wand] Kristall/Zauberstab
    [crystal-pentagram] Kristall/Pentagramm
    [crystal-scroll] Kristall/Schriftrolle
    [witch-wand] Hexe/Zauberstab
    [witch-pentagram] Hexe/Pentagramm
    [witch-scroll] Hexe/Schriftrolle
    [wand-pentagram] Zauberstab/Pentagramm
    [wand-scroll] Zauberstab/Schriftrolle
    [pentagram-scroll] Pentagramm/Schriftrolle
    [double-energy] Verstärkungszauber „Energie“
    [double-crystal] Verstärkungszauber „Kristall“
    [double-witch] Verstärkungszauber „Hexe“
    [double-wand] Verstärkungszauber „Zauberstab“
    [double-pentagram] Verstärkungszauber „Pentagramm“
    [double-scroll] Verstärkungszauber „Schriftrolle“
    [single] Einfacher Verstärkungszauber
    [cluster-energy] Prophezeiung „Energiegruppe“
    [cluster-crystal] Prophezeiung „Kristallgruppe“
    [cluster-witch] Prophezeiung „Hexengruppe“
    [cluster-wand] Prophezeiung „Zauberstabgruppe“
    [cluster-pentagram] Prophezeiung „Pentagrammgruppe“
    [cluster-scroll] Prophezeiung „Schriftrollengruppe“
    [witches-forest-village-tower] Prophezeiung „Hexen: Wald, Dorf, fremder Turm“
    [witches-village-castle-tower] Prophezeiung „Hexen: Dorf, Burg, fremder Turm“
    [witches-castle-forest-tower] Prophezeiung „Hexen: Burg, Wald, fremder Turm“
    [witches-forests] Prophezeiung „Hexen: Wälder“
    [witches-villages] Prophezeiung „Hexen: Dörfer“
    [witches-castles] Prophezeiung „Hexen: Burgen“
    [witches-towers] Prophezeiung „Hexen: fremde Türme“
    [connect-tower-tower-forest] Prophezeiung „Verbunden: fremder Turm, fremder Turm, Wald“
    [connect-village-village-tower] Prophezeiung „Verbunden: Dorf, Dorf, fremder Turm“
    [connect-castle-castle-village] Prophezeiung „Verbunden: Burg, Burg, Dorf“
    [witchstone-rank] Prophezeiung „Rang am Hexenstein“
    [witches-on-board] Prophezeiung „Hexen auf dem Spielplan“
    [witches-lying] Prophezeiung „Liegende Hexen“
    [silver-spaces] Prophezeiung „Silberne Felder“
    [special-tiles] Prophezeiung „Sonderhexplättchen“
    [scrolls] Prophezeiung „Schriftrollen“
    [chips] Prophezeiung „Magiechips“
    [crystals] Prophezeiung „Kristalle im Regal“
   *[other] { $word }
  }
witchstone-several = { $count }× { $word }
witchstone-nothing = nichts
witchstone-where = { $part ->
    [top] oben
    [top-right] oben rechts
    [right] rechts
    [bottom-right] unten rechts
    [bottom] unten
    [bottom-left] unten links
    [left] links
    [top-left] oben links
   *[middle] in der Mitte
  }
witchstone-lies-crystal = ein Kristall
witchstone-lies-printed = ein aufgedrucktes Symbol
witchstone-lies-tile = ein Hexplättchen
witchstone-lies-special = ein Sonderhexplättchen

## Options
witchstone-option-starting_player = Wer beginnt: der erste Platz oder jemand, den der Zufall bestimmt.
witchstone-option-hidden_scrolls = Prophezeiungen und ungenutzte Verstärkungszauber bleiben vor den anderen verborgen.
witchstone-option-seat_points = Punkte für spätere Plätze: Wer nach dem Startspieler an der Reihe ist, beginnt mit einigen.
witchstone-option-handicap_a = Handicap für den ersten Platz: 0 keines, 3 leicht (drei Plättchen zur Wahl), 2 mittel (zwei), 1 schwer (keine Wahl).
witchstone-option-handicap_b = Handicap für den zweiten Platz, von 0 (keines) und 3 (leicht) bis 1 (schwer).
witchstone-option-handicap_c = Handicap für den dritten Platz, von 0 (keines) und 3 (leicht) bis 1 (schwer).
witchstone-option-handicap_d = Handicap für den vierten Platz, von 0 (keines) und 3 (leicht) bis 1 (schwer).
witchstone-option-no-seat = An diesem Tisch gibt es nur { $seats } Plätze

## What is asked
witchstone-ask-tower = Welcher Turm wird deiner?
witchstone-ask-place = Zug { $round }: Leg eines deiner Hexplättchen auf zwei benachbarte leere Felder.
witchstone-ask-order = Welche der beiden Aktionsarten kommt zuerst?
witchstone-ask-energy = Energie: noch { $left } von { $granted }. Wohin kommt eine Einheit?
witchstone-ask-crystal = Kristalle: noch { $left } von { $granted }. Welcher bewegt sich wohin?
witchstone-ask-witch = Hexen: noch { $left } von { $granted }. Legst du eine hin oder sendest du eine aus?
witchstone-ask-wand = Zauberstab: { $left } { $left ->
    [one] Schritt
   *[other] Schritte
  }. Wie weit rückst du vor?
witchstone-ask-pentagram = Pentagramm: noch { $left } von { $granted }. Wie weit gehst du?
witchstone-ask-scroll = Schriftrolle: Nimm eine { $left ->
    [one] von Position 1.
   *[other] von den Positionen 1 bis { $left }.
  }
witchstone-ask-spent = Keine { $symbol ->
    [Hexe] Hexenaktionen
    [Schriftrolle] Schriftrollenaktionen
   *[other] { $symbol }aktionen
  } mehr. Was tust du noch, bevor du abschließt?
witchstone-ask-rim = Leg die Kristalle vom Kesselrand ins Phiolenregal.
witchstone-ask-make-room = Für ein Hexplättchen ist kein Platz: Nimm einen Kristall heraus.
witchstone-ask-discard = Für ein Hexplättchen ist kein Platz, und es lässt sich keiner schaffen: Gib ein Plättchen ab.
witchstone-ask-wait = Warten auf { $waiting }.
witchstone-ask-over = Die Partie ist zu Ende.

## Actions
witchstone-do-tower = Große Hexe auf den { $tower } stellen ({ $chip ->
    [none] kein Magiechip
   *[other] Magiechip: { $chip }
  })
witchstone-do-place = { $tile } auf { $first } und { $second } legen: { $one_size }× { $one_symbol }, { $other_size }× { $other_symbol }
witchstone-do-discard = { $tile } abgeben
witchstone-do-first = Mit { $symbol } beginnen
witchstone-do-energy = Energie zwischen { $start } und { $end } legen ({ $points ->
    [0] { $units } von { $length }
    [one] vollständig: 1 Punkt
   *[other] vollständig: { $points } Punkte
  })
witchstone-do-witch = Hexe neben deinen Turm legen
witchstone-do-send = Hexe zum Ort { $location } senden für { $price } { $price ->
    [one] Aktion
   *[other] Aktionen
  }{ $bonus ->
    [0] { "" }
   *[other] { "" } (Bonusfeld: { $bonus })
  }{ $chip ->
    [none] { "" }
   *[other] { "" } (Magiechip: { $chip })
  }
witchstone-do-walk = { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  } gehen, { $onto }
witchstone-onto-light = auf ein helles Feld
witchstone-onto-owl = { $value ->
    [0] auf ein Eulenfeld ohne Eulen
   *[other] zum Eulenplättchen mit { $value }
  }
witchstone-onto-hexagon = { $tile ->
    [none] auf ein leeres Sechseckfeld
   *[other] zum Sonderhexplättchen { $tile }
  }
witchstone-do-crystal = { $crystal ->
    [black] Schwarzen Kristall
   *[own] Kristall
  } von { $start } { $where ->
    [rim] hinaus auf { $end }
   *[space] nach { $end }
  } bewegen für { $price } { $price ->
    [one] Aktion
   *[other] Aktionen
  }
witchstone-do-shelve = { $crystal ->
    [schwarz] Schwarzen
   *[other] Farbigen
  } Kristall in die Reihe { $symbol } legen: { $actions } { $symbol ->
    [Hexe] Hexenaktionen
    [Schriftrolle] Schriftrollenaktionen
   *[other] { $symbol }aktionen
  }
witchstone-do-bottom = { $crystal ->
    [schwarz] Schwarzen
   *[other] Farbigen
  } Kristall ({ $symbol }) in die unterste Reihe legen und einen Magiechip nehmen: { $chip ->
    [Siegpunkte] { $actions } { $chip }
   *[other] { $actions }× { $chip }
  }
witchstone-do-advance = { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  } auf dem Zauberstab vorrücken{ $brings ->
    [none] { "" }
   *[other] : { $brings }
  }{ $lost ->
    [0] { "" }
   *[other] { "" } (verfällt: { $lost })
  }
witchstone-brings-bonus = { $number }× { $symbol }
witchstone-brings-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } für { $what }
witchstone-points = { $points } Punkte
witchstone-do-scroll = Von Position { $position } nehmen: { $scroll }
witchstone-do-spell = Schriftrolle spielen ({ $spell }): { $adds } mehr
witchstone-do-use = Bonus nutzen ({ $bonus }): { $actions }× { $symbol }
witchstone-do-lay = Sonderhexplättchen { $tile } dauerhaft auf { $space } legen, Gruppen: { $clusters }
witchstone-do-remove = { $crystal ->
    [black] Schwarzen Kristall
   *[own] Kristall
  } auf { $space } unsachgemäß entfernen für { $price } { $price ->
    [one] Punkt
   *[other] Punkte
  }
witchstone-lost-scroll = Schriftrolle
witchstone-lost-actions = { $left } { $symbol ->
    [Hexe] Hexenaktion
    [Schriftrolle] Schriftrollenaktion
   *[other] { $symbol }aktion
  }{ $left ->
    [one] { "" }
   *[other] en
  }
witchstone-do-close = { $symbol ->
    [Hexe] Hexenaktionen
    [Schriftrolle] Schriftrollenaktionen
   *[other] { $symbol }aktionen
  } abschließen{ $lost ->
    [none] { "" }
   *[other] { "" } (verfällt: { $lost })
  }
witchstone-do-close-chip = Magiechip nicht nutzen
witchstone-do-close-phase = { $symbol } abschließen{ $lost ->
    [none] { "" }
   *[other] { "" } (verfällt: { $lost })
  }{ $unused ->
    [none] { "" }
   *[other] ; ungenutzte Boni: { $unused }
  }
## Events
witchstone-event-big-witch-placed = { $seat } stellt die große Hexe auf den { $tower }: { $points } Punkte.
witchstone-event-turn-began = Zug { $turn } von { $seat }.
witchstone-event-tile-placed = { $seat } legt das Hexplättchen { $tile } { $where } in den Kessel.
witchstone-event-tile-discarded = { $seat } hat keinen Platz und gibt { $tile } ab.
witchstone-event-tile-drawn = { $seat } zieht { $tile ->
    [hidden] ein Hexplättchen
   *[other] { $tile }
  }.
witchstone-event-turn-tile-drawn = { $seat } zieht { $tile ->
    [hidden] das Hexplättchen
   *[other] { $tile }
  } für diesen Zug.
witchstone-event-phase-began = { $seat } beginnt mit einer Gruppe aus { $actions }: { $symbol }.
witchstone-event-phase-skipped = Für { $seat } ohne Nutzen und übersprungen: { $symbol }.
witchstone-event-batch-began = { $seat } beginnt einen Bonus ({ $source }): { $actions }× { $symbol }.
witchstone-event-batch-grew = { $actions } weitere Kristallaktionen für { $seat }.
witchstone-event-batch-closed = { $seat } lässt verfallen: { $lost }.
witchstone-event-bonuses-lapsed = { $seat } lässt Boni ungenutzt: { $bonuses }.
witchstone-event-spell-played = { $seat } spielt eine Schriftrolle ({ $spell }): { $adds } mehr für { $symbol }.
witchstone-event-chip-taken = { $seat } nimmt den Magiechip vom Ort { $location }: { $chip }.
witchstone-event-setup-chip-taken = { $seat } nimmt den Magiechip vom Ort { $location }: { $chip }.
witchstone-event-table-chip-taken = { $seat } nimmt einen Magiechip vom Steintisch: { $chip }.
witchstone-event-chip-scored = Der Magiechip bringt { $seat } { $points } Punkte.
witchstone-event-table-chip-scored = Der Magiechip bringt { $seat } { $points } Punkte.
witchstone-event-black-chip-scored = Magiechip und schwarzer Kristall bringen { $seat } { $points } Punkte.
witchstone-event-energy-laid = { $seat } legt Energie zwischen { $start } und { $end } ({ $units } von { $length }).
witchstone-event-connection-completed = { $seat } vollendet die Verbindung zwischen { $start } und { $end }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
witchstone-event-witch-laid = { $seat } legt eine Hexe neben den Turm.
witchstone-event-witch-sent = { $seat } sendet eine Hexe zum Ort { $location } für { $cost } { $cost ->
    [one] Aktion
   *[other] Aktionen
  }: { $points } Punkte.
witchstone-event-witchstone-reached = { $seat } ist Nummer { $rank } am Hexenstein: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
witchstone-event-pentagram-walked = { $seat } geht { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  } auf dem Pentagramm.
witchstone-event-owl-taken = { $seat } nimmt ein Eulenplättchen mit { $value } Punkten.
witchstone-event-empty-owl-space-reached = Kein Eulenplättchen mehr da: { $points } Punkte für { $seat }.
witchstone-event-special-taken = { $seat } nimmt das Sonderhexplättchen { $tile }.
witchstone-event-hexagon-refilled = Neu auf dem Pentagramm: Sonderhexplättchen { $tile }.
witchstone-event-empty-hexagon-reached = Kein Sonderhexplättchen mehr da: { $seat } bekommt Aktionen einer beliebigen Art.
witchstone-event-special-laid = { $seat } legt das Sonderhexplättchen { $tile } { $where } dauerhaft in den Kessel.
witchstone-event-crystal-moved = { $seat } bewegt { $crystal ->
    [schwarz] den schwarzen
   *[other] einen farbigen
  } Kristall { $to ->
    [rim] hinaus auf { $end }
   *[space] im Kessel
  }, für { $cost } { $cost ->
    [one] Aktion
   *[other] Aktionen
  }{ $to ->
    [rim] .
   *[space] ; er liegt jetzt { $where }.
  }
witchstone-event-crystal-shelved = { $seat } legt { $crystal ->
    [schwarz] den schwarzen
   *[other] einen farbigen
  } Kristall ins Phiolenregal, Reihe: { $shelf }.
witchstone-event-crystal-laid-aside = Beide Reihen sind voll: { $crystal ->
    [schwarz] Der schwarze
   *[other] Ein farbiger
  } Kristall von { $seat } kommt beiseite.
witchstone-event-crystal-removed = { $seat } entfernt { $where } den { $crystal ->
    [schwarz] schwarzen
   *[other] farbigen
  } Kristall unsachgemäß und verliert { $cost } { $cost ->
    [one] Punkt
   *[other] Punkte
  }.
witchstone-event-wand-advanced = { $seat } rückt auf dem Zauberstab { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  } vor auf Feld { $space }{ $is_first ->
    [yes] , ganz vorne
   *[no] { "" }
  }.
witchstone-event-wand-scored = Der Zauberstab bringt { $seat } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } für { $what }.
witchstone-event-tiles-scored = Der Zauberstab bringt { $seat } { $points } Punkte für { $what }.
witchstone-scored = { $what ->
    [connections] Verbindungen
    [witches-on-board] Hexen auf dem Spielplan
    [scrolls] Schriftrollen
    [chips] Magiechips
    [crystals] Kristalle im Regal
   *[special-tiles] Sonderhexplättchen
  }
witchstone-event-scroll-taken = { $seat } nimmt die Schriftrolle von Position { $position }: { $scroll }.
witchstone-event-scroll-revealed = Neu in der Auslage: { $scroll }.
witchstone-event-game-ended = Die Partie ist zu Ende. Punkte: { $scores }. Gewonnen: { $winners }.

## Score sheet
witchstone-score-connections = Verbindungen
witchstone-score-witches = Stehende Hexen
witchstone-score-witchstone = Bonusfelder des Hexensteins
witchstone-score-chip-points = Magiechips mit Siegpunkten
witchstone-score-owl-spaces = Eulenfelder ohne Eulen
witchstone-score-wand-connections = Zauberstab: Verbindungen
witchstone-score-wand-witches = Zauberstab: Hexen auf dem Spielplan
witchstone-score-wand-scrolls = Zauberstab: Schriftrollen
witchstone-score-wand-chips = Zauberstab: Magiechips
witchstone-score-wand-crystals = Zauberstab: Kristalle im Regal
witchstone-score-wand-tiles = Zauberstab: Sonderhexplättchen
witchstone-score-removals = Unsachgemäß entfernte Kristalle
witchstone-score-owls = Eulenplättchen
witchstone-score-chips = Magiechips
witchstone-score-spells = Ungenutzte Verstärkungszauber
witchstone-score-seat = Stelle in der Zugreihenfolge
witchstone-score-prophecy-cluster = Prophezeiung: größte Gruppe
witchstone-score-prophecy-witches = Prophezeiung: Hexen an Orten der Reihe nach
witchstone-score-prophecy-witches-alike = Prophezeiung: Hexen an gleichen Orten
witchstone-score-prophecy-connected = Prophezeiung: Orte der Reihe nach verbunden
witchstone-score-prophecy-witchstone-rank = Prophezeiung: Rang am Hexenstein
witchstone-score-prophecy-witches-on-board = Prophezeiung: Hexen auf dem Spielplan
witchstone-score-prophecy-witches-lying = Prophezeiung: liegende Hexen
witchstone-score-prophecy-silver-spaces = Prophezeiung: silberne Felder
witchstone-score-prophecy-special-tiles = Prophezeiung: Sonderhexplättchen
witchstone-score-prophecy-scrolls = Prophezeiung: Schriftrollen
witchstone-score-prophecy-chips = Prophezeiung: Magiechips
witchstone-score-prophecy-crystals = Prophezeiung: Kristalle im Regal

# Worin ein Bot den Unterschied zwischen zwei Möglichkeiten sieht.
witchstone-source-energy = Energie
witchstone-source-witches = Hexen und Magiechips
witchstone-source-wand = Zauberstab
witchstone-source-pentagram = Pentagramm
witchstone-source-crystals = Kristalle
witchstone-source-scrolls = Schriftrollen
witchstone-source-tiles = Plättchen im Kessel
