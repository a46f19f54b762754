# Witchstone. The table in a terminal; the page never asks for these.
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
