# The board of Witchstone on the page.

## Where we are
page-ws-setup = Aufbau
page-ws-moment = Zug { $round } von { $rounds }
page-ws-trail-towers = Türme
page-ws-trail-place = Plättchen legen
page-ws-trail-order = Reihenfolge
page-ws-trail-first = Erste Aktionsart
page-ws-trail-second = Zweite Aktionsart
page-ws-trail-over = Ende

## The crystal ball
page-ws-ball = Die Kristallkugel
page-ws-ball-tab = Kugel
page-ws-zoom = Näher
page-ws-witchstone = Hexenstein
page-ws-ranks = Bonusfelder des Hexensteins. { $count ->
    [0] Noch ist niemand da.
   *[other] Besetzt in dieser Reihenfolge: { $names }.
  } Frei: { $points }
page-ws-ranks-tell = Je früher eine Hexe hier ist, desto mehr Punkte: { $points }.
page-ws-location = { $location ->
    [witchstone] Der Hexenstein
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
   *[other] { $location }
  }
page-ws-tower-of = Turm von { $who }. { $lying ->
    [0] Daneben liegt keine Hexe.
    [one] Daneben liegt eine Hexe.
   *[other] Daneben liegen { $lying } Hexen.
  }
page-ws-standing = Hier stehen Hexen von: { $names }.
page-ws-chip-here = { $chip ->
    [points] Der Magiechip hier bringt { $points } Punkte.
    [energy] Der Magiechip hier bringt eine Energieaktion.
    [crystal] Der Magiechip hier bringt eine Kristallaktion.
    [witch] Der Magiechip hier bringt eine Hexenaktion.
    [wand] Der Magiechip hier bringt einen Schritt auf dem Zauberstab.
    [pentagram] Der Magiechip hier bringt einen Schritt auf dem Pentagramm.
   *[scroll] Der Magiechip hier bringt die Schriftrolle von Position 1.
  }
page-ws-connection = Zwischen { $start } und { $end }
page-ws-connection-tell = { $length ->
    [one] Ein Feld
   *[other] { $length } Felder
  }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }, wenn vollständig. { $who ->
    [nobody] Noch niemand hat sie begonnen.
   *[other] { $units ->
        [one] Eine Einheit
       *[other] { $units } Einheiten
      } von { $who }.
  }

## The other tracks
page-ws-pentagram = Pentagramm
page-ws-stack = { $count ->
    [one] noch ein Plättchen
   *[other] noch { $count } Plättchen
  }
page-ws-on-ring = { $who } auf Feld { $space } des Pentagramms
page-ws-steps-to = { $count ->
    [one] noch 1 bis
   *[other] noch { $count } bis
  }
page-ws-next-owl = { $value ->
    [0] ohne Eule
   *[other] Eule { $value }
  }
page-ws-next-special = { $tile ->
    [none] 2× ?
   *[other] Plättchen
  }
page-ws-owl-space = Eulenfeld
page-ws-owls = { $count ->
    [0] Hier sind keine Eulen mehr: stattdessen Punkte.
   *[other] Die oberste Eule wird deine. Noch da, von oben: { $values }.
  }
page-ws-hexagon-space = Sechseckfeld
page-ws-hexagon = { $tile ->
    [none] Hier ist kein Plättchen mehr: zwei Aktionen einer beliebigen Art.
   *[other] Nimm das Sonderhexplättchen { $tile }.
  }
page-ws-light-space = Helles Feld
page-ws-wand = Zauberstab
page-ws-wand-space = Zauberstab, Feld { $at }
page-ws-wand-light = Hier geschieht nichts.
page-ws-wand-dark = { $symbol ->
    [energy] { $actions }× Energie
    [crystal] { $actions }× Kristall
    [witch] { $actions }× Hexe
    [wand] { $actions }× Zauberstab
    [pentagram] { $actions }× Pentagramm
   *[scroll] Eine von { $actions } Schriftrollen
  }, doppelt so viele, wenn du vorne bist
page-ws-wand-silver = Je { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  } für deine { $what }
page-ws-rack = Phiolenregal
page-ws-rack-tab = Phiolen
page-ws-vials = { $count } pro Reihe
page-ws-shelf = { $shelf ->
    [energy] Reihe Energie
    [crystal] Reihe Kristall
    [witch] Reihe Hexe
    [wand] Reihe Zauberstab
    [pentagram] Reihe Pentagramm
    [scroll] Reihe Schriftrolle
   *[bottom] Unterste Reihe
  }: { $filled } von { $vials } Phiolen gefüllt
page-ws-shelf-tell = Ein Kristall hier bringt { $actions } Aktionen dieser Art, der schwarze { $black }.
page-ws-bottom-tell = Für einen Kristall hier nimmst du einen Magiechip vom Steintisch.
page-ws-table = Chips vom Steintisch
page-ws-table-empty = Alle sind vergeben.
page-ws-chip = { $chip ->
    [points] Magiechip: { $points } Punkte
    [energy] Energiechip
    [crystal] Kristallchip
    [witch] Hexenchip
    [wand] Zauberstabchip
    [pentagram] Pentagrammchip
   *[scroll] Schriftrollenchip
  }
page-ws-chip-tell = Für einen Kristall in der untersten Reihe. Er wirkt einmal und zählt am Ende.
page-ws-scrolls = Rollen
page-ws-pile = { $count ->
    [0] der Stapel ist leer
   *[other] { $count } im Stapel
  }
page-ws-take = { $piece }: { $what }
page-ws-at-position = Position { $position }: { $scroll }
page-ws-spell-short = { $symbol ->
    [energy] Zauber: mehr Energie
    [crystal] Zauber: mehr Bewegung
    [witch] Zauber: mehr Hexen
    [wand] Zauber: mehr Schritte
    [pentagram] Zauber: mehr Schritte
    [scroll] Zauber: mehr Auswahl
   *[any] Zauber: eins mehr, egal was
  }
page-ws-spell-tell = { $symbol ->
    [energy] Gibt laufenden Energieaktionen { $adds } dazu; wirkt einmal.
    [crystal] Gibt laufenden Kristallaktionen { $adds } dazu; wirkt einmal.
    [witch] Gibt laufenden Hexenaktionen { $adds } dazu; wirkt einmal.
    [wand] Gibt laufenden Schritten auf dem Zauberstab { $adds } dazu; wirkt einmal.
    [pentagram] Gibt laufenden Schritten auf dem Pentagramm { $adds } dazu; wirkt einmal.
    [scroll] Gibt den Positionen, von denen du eine Schriftrolle nimmst, { $adds } dazu; wirkt einmal.
   *[any] Gibt laufenden Aktionen jeder Art { $adds } dazu; wirkt einmal.
  }
page-ws-prophecy-tell = { $counts ->
    [cluster] Am Ende: Wie groß ist deine größte Gruppe dieses Symbols?
    [witches] Am Ende: Stehen deine Hexen an diesen Orten, der Reihe nach?
    [connected] Am Ende: Sind diese Orte durch deine Verbindungen an deinen Turm angeschlossen, der Reihe nach?
    [witchstone-rank] Am Ende: Als wievielte kam deine Hexe zum Hexenstein?
    [witches-on-board] Am Ende: Wie viele deiner Hexen sind auf dem Spielplan, auch liegende und die große Hexe?
    [witches-lying] Am Ende: Wie viele deiner Hexen liegen neben deinem Turm?
    [silver-spaces] Am Ende: Wie viele silberne Felder des Zauberstabs hast du erreicht oder hinter dir?
    [special-tiles] Am Ende: Wie viele Sonderhexplättchen hast du?
    [scrolls] Am Ende: Wie viele Schriftrollen hast du, mit dieser?
    [chips] Am Ende: Wie viele Magiechips hast du?
   *[crystals] Am Ende: Wie viele deiner farbigen Kristalle sind im Regal?
  }
page-ws-scroll = { $id ->
    [double-energy] Doppelte Energie
    [double-crystal] Doppelter Kristall
    [double-witch] Doppelte Hexe
    [double-wand] Doppelter Stab
    [double-pentagram] Doppeltes Penta­gramm
    [double-scroll] Doppelte Rolle
    [single] Einfacher Zauber
    [cluster-energy] Gruppe: Energie
    [cluster-crystal] Gruppe: Kristall
    [cluster-witch] Gruppe: Hexe
    [cluster-wand] Gruppe: Zauber­stab
    [cluster-pentagram] Gruppe: Penta­gramm
    [cluster-scroll] Gruppe: Schrift­rolle
    [witches-forest-village-tower] Hexen der Reihe nach
    [witches-village-castle-tower] Hexen der Reihe nach
    [witches-castle-forest-tower] Hexen der Reihe nach
    [witches-forests] Hexen in Wäldern
    [witches-villages] Hexen in Dörfern
    [witches-castles] Hexen in Burgen
    [witches-towers] Hexen in Türmen
    [connect-tower-tower-forest] Ver­bundene Orte
    [connect-village-village-tower] Ver­bundene Orte
    [connect-castle-castle-village] Ver­bundene Orte
    [witchstone-rank] Rang am Hexen­stein
    [witches-on-board] Hexen unter­wegs
    [witches-lying] Liegende Hexen
    [silver-spaces] Silberne Felder
    [special-tiles] Sonder-Hex­plättchen
    [scrolls] Viele Rollen
    [chips] Magie­chips
    [crystals] Kristalle im Regal
   *[other] { $id }
  }
page-ws-rank = { $rank }.
page-ws-degree = Derzeit: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }

## The cauldron and the tiles
page-ws-cauldron = Kessel
page-ws-cauldron-of = Kessel von { $who }
page-ws-others = Andere
page-ws-look = In den Kessel von { $who } schauen
page-ws-tile-tell = Gleiche Symbole nebeneinander sind eine Gruppe; ein neues daneben bringt so viele Aktionen, wie die Gruppe groß ist.
page-ws-black-crystal = Der schwarze Kristall
page-ws-crystal-of = Ein Kristall von { $who }
page-ws-crystal-tell = Er bewegt sich hinaus auf den Kesselrand und von dort in eine Phiole.
page-ws-rim = { $symbol ->
    [energy] Kesselrand: Energie
    [crystal] Kesselrand: Kristall
    [witch] Kesselrand: Hexe
    [wand] Kesselrand: Zauberstab
    [pentagram] Kesselrand: Pentagramm
   *[scroll] Kesselrand: Schriftrolle
  }
page-ws-rim-tell = Hier verlassen Kristalle den Kessel, über einen der beiden Pfeile.
page-ws-choose-rim = { $symbol ->
    [energy] Der Kristall auf dem Kesselrand (Energie)
    [crystal] Der Kristall auf dem Kesselrand (Kristall)
    [witch] Der Kristall auf dem Kesselrand (Hexe)
    [wand] Der Kristall auf dem Kesselrand (Zauberstab)
    [pentagram] Der Kristall auf dem Kesselrand (Pentagramm)
   *[scroll] Der Kristall auf dem Kesselrand (Schriftrolle)
  }
page-ws-crystal-where = Wohin mit dem Kristall? Wähl ein leuchtendes Feld oder ein Symbol auf dem Kesselrand.
page-ws-remove-which = Welchen Kristall nimmst du heraus? Er bringt nichts, und der Preis steigt jedes Mal.
page-ws-special-where = Auf welches Feld kommt das Sonderhexplättchen { $tile }? Dort bleibt es.
page-ws-move-crystal = Kristall auf { $space } bewegen
page-ws-take-out = { $points ->
    [0] Kristall herausnehmen
   *[other] Kristall herausnehmen (−{ $points })
  }
page-ws-hand = Deine Plättchen
page-ws-hand-how = ziehen oder Taste 1–5; R dreht
page-ws-supply = { $count ->
    [0] Vorrat leer
   *[other] { $count } im Vorrat
  }
page-ws-hand-tell = Zieh es auf zwei leere Felder deines Kessels. Jede Hälfte bringt Aktionen für die Gruppe, an die sie kommt.
page-ws-tile-number = Hexplättchen { $number }: { $tile }
page-ws-hold-over = { $tile } auf { $space }
page-ws-grant = { $symbol ->
    [energy] { $actions ->
        [one] 1 Energieaktion
       *[other] { $actions } Energieaktionen
      }
    [crystal] { $actions ->
        [one] 1 Kristallaktion
       *[other] { $actions } Kristallaktionen
      }
    [witch] { $actions ->
        [one] 1 Hexenaktion
       *[other] { $actions } Hexenaktionen
      }
    [wand] { $actions ->
        [one] 1 Schritt Zauberstab
       *[other] { $actions } Schritte Zauberstab
      }
    [pentagram] { $actions ->
        [one] 1 Schritt Pentagramm
       *[other] { $actions } Schritte Pentagramm
      }
   *[scroll] { $actions ->
        [0] keine Schriftrolle
        [one] die erste Schriftrolle
       *[other] eine von { $actions } Schriftrollen
      }
  }
page-ws-place-here = Plättchen hierher legen für { $grants }?
page-ws-place-where = Plättchen hierher legen?
page-ws-place-it = Legen
page-ws-turn-it = Drehen

## This turn
page-ws-turn = Dieser Zug
page-ws-turn-of = Zug von { $who }
page-ws-turn-nothing = { $phase ->
    [tower] { $mine ->
        [yes] Wähl einen Turm: Von dort gehen deine Verbindungen und deine Hexen aus.
       *[no] Gerade wird ein Turm gewählt.
      }
    [over] Die Partie ist zu Ende.
   *[other] { $mine ->
        [yes] Leg ein Hexplättchen. Was seine beiden Symbole dir bringen, steht dann hier, und du wählst, was als Nächstes kommt.
       *[no] Gerade wird ein Hexplättchen gelegt.
      }
  }
page-ws-batch = { $symbol ->
    [energy] Energie: noch { $left } von { $granted }
    [crystal] Kristalle: noch { $left } von { $granted }
    [witch] Hexen: noch { $left } von { $granted }
    [wand] { $left ->
        [one] 1 Schritt Zauberstab
       *[other] { $left } Schritte Zauberstab
      }
    [pentagram] Pentagramm: noch { $left } von { $granted }
   *[scroll] { $left ->
        [one] Die erste Schriftrolle
       *[other] Eine von { $left } Schriftrollen
      }
  }
page-ws-batch-done = { $symbol ->
    [energy] Alle Energie gelegt
    [crystal] Alle Kristallzüge gemacht
    [witch] Alle Hexenaktionen gemacht
    [wand] Alle Schritte am Zauberstab gemacht
    [pentagram] Alle Schritte am Pentagramm gemacht
   *[scroll] Schriftrolle genommen
  }
page-ws-source = { $source ->
    [main] von der Gruppe
    [wand] vom Zauberstab
    [chip] von einem Magiechip
    [black-chip] von einem Magiechip des schwarzen Kristalls
    [vial] von einer Phiole
    [black-vial] von einer Phiole des schwarzen Kristalls
    [hexagon] vom Pentagramm
   *[other] von einem Sonderhexplättchen
  }
page-ws-goes-on = geht danach weiter
page-ws-on-rim = { $count ->
    [one] Ein Kristall wartet auf dem Kesselrand: Wähl seine Reihe oder einen Chip vom Steintisch.
   *[other] { $count } Kristalle warten auf dem Kesselrand: Wähl Reihen oder Chips vom Steintisch.
  }
page-ws-shelve = { $symbol ->
    [energy] In die Reihe Energie
    [crystal] In die Reihe Kristall
    [witch] In die Reihe Hexe
    [wand] In die Reihe Zauberstab
    [pentagram] In die Reihe Pentagramm
   *[scroll] In die Reihe Schriftrolle
  }
page-ws-lay-witch = Hinlegen
page-ws-now = jetzt
page-ws-later = später
page-ws-bonus = { $bonus ->
    [chip] { $count ->
        [one] Ein Magiechip
       *[other] { $count } Magiechips
      }
    [black-chip] Magiechip des schwarzen Kristalls
    [vial] { $count ->
        [one] Eine Phiole
       *[other] { $count } Phiolen
      }
    [black-vial] Phiole des schwarzen Kristalls
    [hexagon] { $count ->
        [one] Leeres Sechseckfeld
       *[other] { $count } leere Sechseckfelder
      }
   *[special] Sonderhexplättchen
  }
page-ws-bonus-tell = Nutzbar jetzt oder später, aber nur, bevor die zweite Aktionsart beginnt.
page-ws-bonus-waits = wartet, bis der Zauberstab abgehandelt ist
page-ws-any = { $actions } Aktionen einer Art
page-ws-use = Nutzen
page-ws-lay = Legen
page-ws-lay-special = Legen: das Sonderhexplättchen { $tile }, in den Kessel
page-ws-queue-tell = Die Felder des Zauberstabs kommen der Reihe nach dran.
page-ws-then = { $symbol ->
    [energy] { $actions ->
        [one] Dann 1 Energieaktion
       *[other] Dann { $actions } Energieaktionen
      }
    [crystal] { $actions ->
        [one] Dann 1 Kristallaktion
       *[other] Dann { $actions } Kristallaktionen
      }
    [witch] { $actions ->
        [one] Dann 1 Hexenaktion
       *[other] Dann { $actions } Hexenaktionen
      }
    [wand] { $actions ->
        [one] Dann 1 Schritt Zauberstab
       *[other] Dann { $actions } Schritte Zauberstab
      }
    [pentagram] { $actions ->
        [one] Dann 1 Schritt Pentagramm
       *[other] Dann { $actions } Schritte Pentagramm
      }
   *[scroll] { $actions ->
        [one] Dann die erste Schriftrolle
       *[other] Dann eine von { $actions } Schriftrollen
      }
  }
page-ws-then-tell = Gezählt wird erst am Beginn: Ein vorher gelegtes Sonderhexplättchen kann die Gruppe noch vergrößern.
page-ws-cluster-of = { $count ->
    [one] ein einzelnes Symbol
   *[other] eine Gruppe aus { $count }
  }
page-ws-begin = Beginnen

## What players hold
page-ws-held = Besitz
page-ws-scrolls-held = Schriftrollen im Besitz
page-ws-scrolls-hidden = Die Schriftrollen bleiben verdeckt.
page-ws-held-nothing = Noch keine Schriftrollen. Hier liegen später Verstärkungszauber und Prophezeiungen.
page-ws-used = genutzt
page-ws-energy-left = { $count ->
    [one] noch eine Energieeinheit
   *[other] noch { $count } Energieeinheiten
  }
page-ws-witches-left = { $count ->
    [one] eine Hexe im Vorrat
   *[other] { $count } Hexen im Vorrat
  }
page-ws-chips-kept = { $count ->
    [one] ein Magiechip
   *[other] { $count } Magiechips
  }
page-ws-owls-kept = { $count ->
    [one] ein Eulenplättchen
   *[other] { $count } Eulenplättchen
  }
page-ws-scrolls-kept = { $count ->
    [one] eine Schriftrolle
   *[other] { $count } Schriftrollen
  }

## Where points come from, put together
page-ws-source-chips = Magiechips
page-ws-source-owls = Eulen
page-ws-source-wand = Zauberstab
page-ws-source-prophecies = Prophezeiungen
page-ws-left-out = Punkte auf der Leiste. Eulen, behaltene Chips, ungenutzte Zauber und Prophezeiungen kommen am Ende hinzu.

## What others do, in two or three words
page-ws-tell = { $what ->
    [tower] Große Hexe
    [energy] Energie
    [connection] Verbindung, +{ $points }
    [lay] Hexe gelegt
    [send] Hexe ausgesandt
    [witchstone] Hexenstein, +{ $points }
    [walk] auf dem Pentagramm
    [owl] Eule
    [special] Sonderhexplättchen
    [wand] auf dem Stab
    [scroll] nimmt: { $name }
    [spell] spielt: { $name }
    [tile] legt ein Plättchen
    [discard] gibt ein Plättchen ab
    [crystal] Kristall bewegt
    [remove] Kristall entfernt
    [shelve] Kristall im Regal
    [chip] Chip
   *[points] +{ $points }
  }
