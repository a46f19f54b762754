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
witchstone-lies-crystal = ein Kristall
witchstone-lies-printed = ein aufgedrucktes Symbol
witchstone-lies-tile = ein Hexplättchen
witchstone-lies-special = ein Sonderhexplättchen

## Options
witchstone-option-starting_player = Wer beginnt: der erste Platz oder jemand, den der Zufall bestimmt.
witchstone-option-hidden_scrolls = Prophezeiungen und ungenutzte Verstärkungszauber bleiben vor den anderen verborgen.
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
witchstone-do-close-phase = Aktionsart { $symbol } abschließen{ $lost ->
    [none] { "" }
   *[other] { "" } (verfällt: { $lost })
  }{ $unused ->
    [none] { "" }
   *[other] ; ungenutzte Boni: { $unused }
  }
## Events
witchstone-event-big-witch-placed = { $seat } stellt die große Hexe auf den { $tower }: { $points } Punkte.
witchstone-event-turn-began = Zug { $turn } von { $seat }.
witchstone-event-tile-placed = { $seat } legt { $tile } auf { $first } und { $second }.
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
witchstone-event-special-laid = { $seat } legt das Sonderhexplättchen { $tile } dauerhaft auf { $space }.
witchstone-event-crystal-moved = { $seat } bewegt { $crystal ->
    [schwarz] den schwarzen
   *[other] einen farbigen
  } Kristall von { $start } { $where ->
    [rim] hinaus auf { $end }
   *[space] nach { $end }
  } für { $cost } { $cost ->
    [one] Aktion
   *[other] Aktionen
  }.
witchstone-event-crystal-shelved = { $seat } legt { $crystal ->
    [schwarz] den schwarzen
   *[other] einen farbigen
  } Kristall ins Phiolenregal, Reihe: { $shelf }.
witchstone-event-crystal-laid-aside = Beide Reihen sind voll: { $crystal ->
    [schwarz] Der schwarze
   *[other] Ein farbiger
  } Kristall von { $seat } kommt beiseite.
witchstone-event-crystal-removed = { $seat } entfernt den { $crystal ->
    [schwarz] schwarzen
   *[other] farbigen
  } Kristall auf { $space } unsachgemäß und verliert { $cost } { $cost ->
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

## Refusals
witchstone-refuse-over = Die Partie ist zu Ende.
witchstone-refuse-turn = Du bist nicht am Zug: { $whose } entscheidet.
witchstone-refuse-first-tower = Wähl zuerst einen Turm für deine große Hexe.
witchstone-refuse-first-place = Leg zuerst ein Hexplättchen.
witchstone-refuse-first-order = Sag erst, welche der beiden Aktionsarten zuerst kommt.
witchstone-refuse-first-chip = Führ zuerst den Magiechip deines Turms aus oder schließ ihn ab.
witchstone-refuse-first-work = Dein Hexplättchen liegt; führ seine Aktionen aus.
witchstone-refuse-other-batch = Das braucht eine Aktion anderer Art ({ $wanted }); gerade laufen { $runs ->
    [Hexe] Hexenaktionen
    [Schriftrolle] Schriftrollenaktionen
   *[other] { $runs }aktionen
  }.
witchstone-refuse-spent = Hier sind keine { $symbol ->
    [Hexe] Hexenaktionen
    [Schriftrolle] Schriftrollenaktionen
   *[other] { $symbol }aktionen
  } mehr übrig.
witchstone-refuse-tower-chosen = Dein Turm steht für die ganze Partie fest: { $tower }.
witchstone-refuse-not-a-tower = „{ $location }“ ist kein Turm; die Türme sind { $towers }.
witchstone-refuse-tower-taken = Auf dem { $tower } steht die große Hexe von { $owner }.
witchstone-refuse-one-tile = Dein Hexplättchen für diesen Zug hast du schon gelegt.
witchstone-refuse-space = Der Kessel hat kein Feld „{ $space }“; seine Reihen heißen a bis g.
witchstone-refuse-occupied = Feld { $space } ist nicht leer: Dort liegt { $what }.
witchstone-refuse-not-neighbours = { $first } und { $second } sind nicht benachbart.
witchstone-refuse-not-in-hand = Du hast kein offenes Hexplättchen „{ $tile }“; deine sind { $hand }.
witchstone-refuse-no-passing = Du darfst nicht passen: Leg eines deiner Hexplättchen.
witchstone-refuse-make-room = Für ein Hexplättchen ist kein Platz; schaff Platz, indem du Kristalle herausnimmst.
witchstone-refuse-discard-first = Für ein Hexplättchen ist kein Platz, und es lässt sich keiner schaffen; gib eines deiner Plättchen ab.
witchstone-refuse-order-chosen = Die Reihenfolge der beiden Aktionsarten steht fest.
witchstone-refuse-not-on-tile = „{ $symbol }“ ist nicht auf deinem Hexplättchen; es zeigt { $types }.
witchstone-refuse-location = Einen Ort „{ $location }“ gibt es nicht.
witchstone-refuse-no-connection = Zwischen { $start } und { $end } gibt es keine Verbindung.
witchstone-refuse-begun-by = Die Verbindung zwischen { $start } und { $end } hat { $builder } begonnen.
witchstone-refuse-complete = Deine Verbindung zwischen { $start } und { $end } ist vollständig.
witchstone-refuse-no-energy = Du hast keine Energieeinheiten mehr.
witchstone-refuse-finish-first = Vollende zuerst deine Verbindung zwischen { $start } und { $end }: { $missing ->
    [one] Es fehlt { $missing } Einheit
   *[other] Es fehlen { $missing } Einheiten
  }.
witchstone-refuse-not-joined = Weder { $start } noch { $end } ist durch deine eigenen Verbindungen an deinen Turm angeschlossen.
witchstone-refuse-no-witch = Du hast keine Hexe mehr im Vorrat; { $lying } { $lying ->
    [one] liegt
   *[other] liegen
  } neben deinem Turm.
witchstone-refuse-own-tower = Auf deinem eigenen Turm steht deine große Hexe; eine andere deiner Hexen kommt dort nie hin.
witchstone-refuse-witch-there = Am Ort { $location } steht schon eine deiner Hexen.
witchstone-refuse-none-lying = Neben deinem Turm liegt keine deiner Hexen.
witchstone-refuse-no-route = Von deinem Turm führen keine vollständigen Verbindungen zum Ort { $location }.
witchstone-refuse-too-dear = Der Weg zum Ort { $location } kostet { $price } Aktionen; du hast hier noch { $left }.
witchstone-refuse-steps = So weit kommst du nicht ({ $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  }); du hast hier noch { $left }.
witchstone-refuse-past-reward = { $steps } Schritte führen an einer Belohnung vorbei; geh erst { $most } und sieh, was sie bringt.
witchstone-refuse-no-crystal = Auf { $space } liegt keiner deiner Kristalle.
witchstone-refuse-rim-too-far = Ihn hinaus auf { $symbol } zu bewegen kostet { $price } Aktionen; du hast hier noch { $left }.
witchstone-refuse-too-far = Ihn nach { $space } zu bewegen kostet { $price } Aktionen; du hast hier noch { $left }.
witchstone-refuse-wand-end = Auf dem Zauberstab { $room ->
    [one] ist nur noch { $room } Feld
   *[other] sind nur noch { $room } Felder
  } übrig.
witchstone-refuse-no-scroll = An Position { $position } liegt keine Schriftrolle; { $shown ->
    [one] eine liegt
   *[other] { $shown } liegen
  } aus.
witchstone-refuse-range = Position { $position } ist für dich zu weit; du wählst { $left ->
    [one] nur Position 1.
   *[other] aus den Positionen 1 bis { $left }.
  }
witchstone-refuse-crystal = Ein Kristall ist own oder black, nicht „{ $crystal }“.
witchstone-refuse-symbol = Ein Symbol „{ $symbol }“ gibt es nicht, nur energy, crystal, witch, wand, pentagram und scroll.
witchstone-refuse-not-on-rim = Auf dem Kesselrand ({ $symbol }) liegt kein { $crystal ->
    [schwarz] schwarzer
   *[other] farbiger
  } Kristall.
witchstone-refuse-rim-waits = Der { $crystal ->
    [schwarz] schwarze
   *[other] farbige
  } Kristall ({ $symbol }) gehört zu Aktionen, die warten; er kommt ins Regal, wenn sie weitergehen.
witchstone-refuse-shelf-full = Die Reihe ({ $shelf }) ist voll: { $vials } Phiolen sind im Spiel.
witchstone-refuse-no-such-chip = Auf dem Steintisch liegt kein Magiechip „{ $chip }“, nur { $table }.
witchstone-refuse-no-removal-in-setup = Kristalle kannst du nur in deinem eigenen Zug herausnehmen, nicht beim Aufbau.
witchstone-refuse-rim-stays = Ein Kristall auf dem Kesselrand kommt ins Phiolenregal; er lässt sich nicht unsachgemäß entfernen.
witchstone-refuse-spell-alone = Ein Verstärkungszauber ergänzt nur Aktionen, die gerade laufen.
witchstone-refuse-unknown-scroll = Eine Schriftrolle „{ $scroll }“ gibt es nicht.
witchstone-refuse-spell-used = Diese Schriftrolle hast du schon genutzt, sie wirkt nur einmal: { $spell }.
witchstone-refuse-not-your-scroll = Diese Schriftrolle hast du nicht: { $scroll }.
witchstone-refuse-prophecy = Eine Prophezeiung ergänzt nichts, sie zählt am Ende: { $scroll }.
witchstone-refuse-spell-type = Das passt nicht zu { $runs ->
    [Hexe] Hexenaktionen
    [Schriftrolle] Schriftrollenaktionen
   *[other] { $runs }aktionen
  }: { $spell }.
witchstone-refuse-spell-late = Zu spät: { $runs ->
    [Hexe] Die Hexenaktionen
    [Schriftrolle] Die Schriftrollenaktion
   *[other] Die { $runs }aktionen
  } { $runs ->
    [Schriftrolle] ist
   *[other] sind
  } schon ausgeführt.
witchstone-refuse-spell-useless = Mehr { $runs ->
    [Hexe] Hexenaktionen
    [Schriftrolle] Schriftrollenaktionen
   *[other] { $runs }aktionen
  } würden dir jetzt nichts nützen.
witchstone-refuse-bonus-waits = Dieser Bonus ({ $bonus }) ist älter als die Felder des Zauberstabs und wartet, bis sie abgehandelt sind.
witchstone-refuse-no-bonus = Einen solchen Bonus hast du nicht („{ $bonus }“).
witchstone-refuse-useless = Solche Aktionen ({ $symbol }) nützen dir jetzt nichts.
witchstone-refuse-special = Ein Sonderhexplättchen „{ $tile }“ gibt es nicht.
witchstone-refuse-rim-first = Leg zuerst die Kristalle vom Kesselrand ins Phiolenregal.

## Drawing
witchstone-draw-heading = { $stage ->
    [set-up] Aufbau · { $who } stellt die große Hexe auf einen Turm
    [over] Die Partie ist zu Ende · gewonnen: { $winners }
   *[turn] Zug { $round } von { $rounds } · { $who } spielt · { $first } hat begonnen
  }
witchstone-draw-code = { $symbol ->
    [energy] en
    [crystal] kr
    [witch] he
    [wand] za
    [pentagram] pe
    [scroll] sc
    [points] +{ $points }
   *[any] bel
  }
witchstone-draw-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
witchstone-draw-runs = jetzt
witchstone-draw-waiting = danach
witchstone-draw-held = Boni
witchstone-draw-queue = vom Stab
witchstone-draw-to-come = noch
witchstone-draw-closing = Abschluss
witchstone-draw-batch = { $kind ->
    [scroll] { $left ->
        [0] Schriftrolle, genommen ({ $source })
        [one] Schriftrolle von Position 1 ({ $source })
       *[other] Schriftrolle von den Positionen 1 bis { $left } ({ $source })
      }
   *[other] { $symbol }: noch { $left } von { $granted } ({ $source })
  }
witchstone-draw-on-rim = auf dem Kesselrand { $crystals }
witchstone-draw-bonus = { $count ->
    [one] { $name }: { $actions }× { $what }
   *[other] { $count } { $name }: je { $actions }× { $what }
  }
witchstone-draw-bonus-name = { $source ->
    [chip] { $count ->
        [one] Magiechip
       *[other] Magiechips
      }
    [black-chip] { $count ->
        [one] Magiechip (schwarz)
       *[other] Magiechips (schwarz)
      }
    [vial] { $count ->
        [one] Phiole
       *[other] Phiolen
      }
    [black-vial] { $count ->
        [one] Phiole (schwarz)
       *[other] Phiolen (schwarz)
      }
    [hexagon] { $count ->
        [one] Sechseckfeld
       *[other] Sechseckfelder
      }
   *[other] { $source }
  }
witchstone-draw-any-type = beliebig
witchstone-draw-either = { $one } oder { $other }
witchstone-draw-waits = (wartet auf den Zauberstab)
witchstone-draw-type = { $symbol } auf { $space }, Gruppe aus { $actions }
witchstone-draw-lapses = { $kind ->
    [scroll] die Schriftrolle verfällt
   *[other] es verfällt: { $count }× { $symbol }
  }
witchstone-draw-bonuses-lapse = { $count ->
    [one] der Bonus verfällt
   *[other] { $count } Boni verfallen
  }
witchstone-draw-phase-ends = beendet die Aktionsart
witchstone-draw-nothing-lapses = nichts verfällt
witchstone-draw-rim-first = erst, wenn die Kristalle vom Kesselrand im Regal sind
witchstone-draw-cauldron = Kessel von { $who }
witchstone-draw-cauldron-playing = Kessel von { $who } (am Zug)
witchstone-draw-key = kurz
witchstone-draw-own-crystal = Kristall
witchstone-draw-black-crystal = schwarz
witchstone-draw-rim = Pfeile
witchstone-draw-rack = Phiolenregal
witchstone-draw-table = Tisch
witchstone-draw-tiles = { $count ->
    [one] { $count } offenes Plättchen
   *[other] { $count } offene Plättchen
  }
witchstone-draw-supply = { $count } im Vorrat
witchstone-draw-ball = Kristallkugel
witchstone-draw-ball-key = frei: ○ erreichbar für { $who }, · unerreichbar; ♜ große Hexe
witchstone-draw-pentagram = Pentagramm
witchstone-draw-owls = Eule { $values }
witchstone-draw-counter = auf { $at }: { $what } in { $steps }
witchstone-draw-counter-last = auf { $at }: am Ende
witchstone-draw-any-actions = { $count }× beliebig
witchstone-draw-ring-key = Ring aus { $count } Feldern, { $stack } Plättchen im Stapel
witchstone-draw-wand = Zauberstab
witchstone-draw-silver = { $scores ->
    [connections] Verbindungen
    [witches-on-board] Hexen
    [scrolls] Rollen
    [chips] Chips
    [crystals] Kristalle
   *[special-tiles] Sonderhex
  }
witchstone-draw-wand-key = ■ Aktionen, doppelt, wenn du vorne bist; □ Punkte für jedes
witchstone-draw-scrolls = Rollen
witchstone-draw-pile = { $count } im Stapel
witchstone-draw-spell = { $spell } +{ $adds } { $code }
witchstone-draw-prophecy = { $counts ->
    [cluster] { $symbol ->
        [Hexe] Hexengruppe
        [Schriftrolle] Schriftrollengruppe
       *[other] { $symbol }gruppe
      } { $what }
    [witches] Hexen { $what }
    [connected] verbunden { $what }
    [witchstone-rank] Rang am Hexenstein
    [witches-on-board] Hexen auf dem Spielplan { $what }
    [witches-lying] liegende Hexen { $what }
    [silver-spaces] silberne Felder { $what }
    [special-tiles] eigene Sonderhexplättchen { $what }
    [scrolls] eigene Schriftrollen { $what }
    [chips] eigene Magiechips { $what }
   *[crystals] Kristalle im Regal { $what }
  }
witchstone-draw-place = { $place ->
    [witchstone] Hexenstein
    [foreign-tower] fremder Turm
    [own-tower] eigener Turm
    [tower] Turm
    [castle] Burg
    [forest] Wald
    [village] Dorf
   *[other] { $place }
  }
witchstone-draw-energy = { $count } Energie
witchstone-draw-witches = Hexen: { $supply } im Vorrat, { $lying } liegend, { $standing } stehend
witchstone-draw-chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
  }
witchstone-draw-owl-tiles = { $count ->
    [one] { $count } Eule
   *[other] { $count } Eulen
  }
witchstone-draw-owl-values = Eulen { $values }
witchstone-draw-clusters = Gruppen { $sizes }
witchstone-draw-crystals = Kristalle { $left }{ $aside ->
    [0] { "" }
   *[other] , { $aside } beiseite
  }{ $removed ->
    [0] { "" }
   *[other] { "" } ({ $removed } unsachgemäß)
  }
witchstone-draw-hex-tiles = Plättchen { $open }+{ $supply }
witchstone-draw-special-tiles = { $count ->
    [one] { $count } Sonderhexplättchen
   *[other] { $count } Sonderhexplättchen
  }
witchstone-draw-silver-spaces = { $count ->
    [one] { $count } silbernes Feld
   *[other] { $count } silberne Felder
  }
witchstone-draw-beside = neben dem Sichtschirm { $tiles }
witchstone-draw-discarded = abgegeben { $tiles }
witchstone-draw-hidden-scrolls = Schriftrollen verdeckt
witchstone-draw-owned = Rollen
witchstone-draw-now = (jetzt { $points })
witchstone-draw-used = genutzt { $spells }
