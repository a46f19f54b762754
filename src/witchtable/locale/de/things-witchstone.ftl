# What can be asked about on a table of Witchstone.

witchstone-thing-owl = Eulenplättchen
witchstone-thing-chip = Magiechip
witchstone-thing-scroll = Schriftrolle
witchstone-thing-spell = Verstärkungszauber
witchstone-thing-prophecy = Prophezeiung
witchstone-thing-pile = Stapel der Schriftrollen
witchstone-thing-energy-unit = Energieeinheit
witchstone-thing-connection = Verbindung
witchstone-thing-small-witch = Kleine Hexe
witchstone-thing-tower = Große Hexe und ihr Turm
witchstone-thing-location = Ort
witchstone-thing-ring-counter = Zählstein auf dem Pentagramm
witchstone-thing-special = Sonderhexplättchen
witchstone-thing-special-stack = Stapel der Sonderhexplättchen
witchstone-thing-wand-counter = Zählstein auf dem Zauberstab
witchstone-thing-wand-light = Helles Feld des Zauberstabs
witchstone-thing-wand-dark = Dunkles Feld des Zauberstabs
witchstone-thing-silver = Silbernes Feld: { $what }
witchstone-thing-bottom-shelf = Unterste Reihe
witchstone-thing-crystal-piece = Kristall
witchstone-thing-rim = Kesselrand
witchstone-thing-space = Leeres Feld
witchstone-thing-tile = Hexplättchen
witchstone-thing-supply = Dein Plättchenvorrat
witchstone-thing-bonus = Bonus
witchstone-thing-round = Die Züge
witchstone-thing-symbol = { $symbol ->
    [energy] Energieaktion
    [crystal] Kristallaktion
    [witch] Hexenaktion
    [wand] Zauberstabaktion
    [pentagram] Pentagrammaktion
   *[scroll] Schriftrollenaktion
  }
witchstone-worth-score = { $track } auf der Leiste, dazu { $added } am Ende, wie es jetzt steht: { $total }.
witchstone-worth-stone = Die nächste Hexe hier bringt { $points } dazu.
witchstone-worth-silver = { $points ->
    [one] Du hast { $count }: jetzt ein Punkt.
   *[other] Du hast { $count }: jetzt { $points } Punkte.
  }
witchstone-worth-count = Du hast { $count }.
witchstone-worth-connections = { $count ->
    [0] Noch keine fertige Verbindung von dir.
    [one] Eine fertige Verbindung von dir: { $points }.
   *[other] { $count } fertige Verbindungen von dir: { $points }.
  }
witchstone-worth-tile = Am besten jetzt: { $grants }
witchstone-worth-cluster = Deine größte Gruppe hat { $size }.
witchstone-worth-crystals = { $count ->
    [0] Noch kein Kristall deiner Farbe ist im Regal.
    [one] Ein Kristall deiner Farbe ist im Regal.
   *[other] { $count } Kristalle deiner Farbe sind im Regal.
  }
