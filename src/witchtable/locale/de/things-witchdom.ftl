# What can be asked about on a table of Witchdom.

witchdom-thing-banner = Banner
witchdom-thing-points = Aktionspunkte
witchdom-thing-location = Ort
witchdom-thing-gap = Eine Lücke
witchdom-thing-card-gap = Ein leerer Kartenplatz
witchdom-thing-deck = Verdeckter Stapel
witchdom-thing-round = Die Runde
witchdom-thing-token = Ostaras Marker
witchdom-worth-so-far = { $points ->
    [0] In deinem Clan: bisher nichts.
    [one] In deinem Clan: bisher ein Punkt.
   *[other] In deinem Clan: bisher { $points } Punkte.
  }
witchdom-worth-kinds = { $kinds ->
    [0] Noch keine Art in deinem Clan
    [one] Eine Art in deinem Clan: { $points }
   *[other] { $kinds } Arten in deinem Clan: { $points }
  }{ $more ->
    [0] .
   *[other] ; { $more } mit einer Art mehr.
  }
witchdom-worth-leftovers = { $points ->
    [0] Nichts übrig: keine Punkte.
    [one] Was du übrig hast, brächte einen Punkt.
   *[other] Was du übrig hast, brächte { $points } Punkte.
  }
