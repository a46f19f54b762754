# What can be asked about on a table of Witchstone.

witchstone-thing-owl = Bagolylapka
witchstone-thing-chip = Mágiazseton
witchstone-thing-scroll = Tekercs
witchstone-thing-spell = Megerősítő varázslat
witchstone-thing-prophecy = Prófécia
witchstone-thing-pile = Tekercspakli
witchstone-thing-energy-unit = Energiaegység
witchstone-thing-connection = Összeköttetés
witchstone-thing-small-witch = Kis boszorkány
witchstone-thing-tower = A nagy boszorkány és tornya
witchstone-thing-location = Helyszín
witchstone-thing-ring-counter = Jelölő a pentagramon
witchstone-thing-special = Különleges varázslatlapka
witchstone-thing-special-stack = A különleges lapkák paklija
witchstone-thing-wand-counter = Jelölő a varázspálcán
witchstone-thing-wand-light = A pálca halvány mezője
witchstone-thing-wand-dark = A pálca sötét mezője
witchstone-thing-silver = Ezüst mező: { $what }
witchstone-thing-bottom-shelf = Legalsó polc
witchstone-thing-crystal-piece = Kristály
witchstone-thing-rim = Az üst pereme
witchstone-thing-space = Üres mező
witchstone-thing-tile = Varázslatlapka
witchstone-thing-supply = A lapkáid készlete
witchstone-thing-bonus = Bónusz
witchstone-thing-round = A körök
witchstone-thing-symbol = { $symbol ->
    [energy] Energia akció
    [crystal] Kristály akció
    [witch] Boszorkány akció
    [wand] Varázspálca akció
    [pentagram] Pentagram akció
   *[scroll] Tekercs akció
  }
witchstone-worth-score = { $track } a pontsávon, és a végén most még { $added } járna: { $total }.
witchstone-worth-stone = A következő boszorkány itt még { $points } pontot kap.
witchstone-worth-silver = { $points ->
    [one] Neked { $count } van: most egy pont.
   *[other] Neked { $count } van: most { $points } pont.
  }
witchstone-worth-count = Neked { $count } van.
witchstone-worth-connections = { $count ->
    [0] Még nincs kész összeköttetésed.
    [one] Egy kész összeköttetésed van: { $points }.
   *[other] { $count } kész összeköttetésed van: { $points }.
  }
witchstone-worth-tile = Most legjobb esetben: { $grants }
witchstone-worth-cluster = A legnagyobb csoportod mérete { $size }.
witchstone-worth-crystals = { $count ->
    [0] Még nincs kristályod a polcokon.
    [one] Egy kristályod van a polcokon.
   *[other] { $count } kristályod van a polcokon.
  }
