# Witchdom. The table in a terminal; the page never asks for these.
witchdom-draw-heading = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }{ $last ->
        [none] {""}
       *[other] {" "}von { $last }
      }
  } · Tränke { $potions } (oben: { $potion_back }) · Hexen { $witches } (oben: { $witch_back }) · Beutel { $pouch }
witchdom-draw-numbers = Die Zahlen einer Hexe, etwa 1-0-2: ihre Aktionspunkte in den Bergen, im Wald, am See.
witchdom-draw-objectives = Ziele
witchdom-draw-wants = { $objective } { $side ->
    [easy] leicht
    [hard] schwer
   *[other] { $side }
  }, { $points } Punkte: { $what }
witchdom-draw-any-animal = beliebiges Tier
witchdom-draw-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
witchdom-draw-in-hand = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } auf der Hand
witchdom-draw-resources = Vorrat
witchdom-draw-pairs = Lehrlinge
witchdom-draw-hand = Hand
witchdom-draw-played = gespielt
witchdom-draw-below = darunter
witchdom-draw-witches = Hexen
witchdom-draw-waiting = wartet
witchdom-draw-clan = Clan
witchdom-draw-tokens = Marker
witchdom-draw-ready = bereit
witchdom-draw-lacks = es fehlt { $what }{ $pairs ->
    [0] {""}
    [all] {" "}(Paare können alles ersetzen)
    [one] {" "}(ein Paar kann eines ersetzen)
   *[other] {" "}(Paare können { $pairs } ersetzen)
  }
witchdom-draw-under = Unter den { $deck ->
    [potions] Tränken
   *[witches] Hexen
  }, zuerst was zuerst kommt
witchdom-draw-memory-empty = Nichts, was du gesehen hast, ist jetzt verdeckt: keine andere Hand, keine umgedrehte Karte, nichts unter den Stapeln.
witchdom-draw-restore = erneuert
witchdom-draw-potion = Trank
witchdom-draw-witch = Hexe
witchdom-draw-back = Rückseite: { $what }
witchdom-draw-stack = { $hidden } verdeckt; offen: { $shown }
witchdom-draw-gain-either = { $first ->
    [witch] Hexe
    [potion] Trank
   *[other] { $first }
  } oder { $second ->
    [witch] Hexe
    [potion] Trank
   *[other] { $second }
  }
witchdom-draw-gain-both = { $first ->
    [witch] Hexe
    [potion] Trank
   *[other] { $first }
  } und { $second ->
    [witch] Hexe
    [potion] Trank
   *[other] { $second }
  }
witchdom-draw-gain-resource = { $count ->
    [one] eine Ressource
   *[other] { $count } Ressourcen
  }
witchdom-draw-gain-animal = Tier
