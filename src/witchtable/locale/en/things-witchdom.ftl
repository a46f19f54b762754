# What can be asked about on a table of Witchdom.

witchdom-thing-banner = Banner
witchdom-thing-points = Action points
witchdom-thing-location = Location
witchdom-thing-gap = A gap
witchdom-thing-card-gap = An empty place for a card
witchdom-thing-deck = Face-down deck
witchdom-thing-round = The round
witchdom-thing-token = Ostara’s token
witchdom-worth-so-far = { $points ->
    [0] In your clan: nothing so far.
    [one] In your clan: one point so far.
   *[other] In your clan: { $points } points so far.
  }
witchdom-worth-kinds = { $kinds ->
    [0] None in your clan yet
    [one] One kind in your clan: { $points }
   *[other] { $kinds } kinds in your clan: { $points }
  }{ $more ->
    [0] .
   *[other] ; { $more } with one kind more.
  }
witchdom-worth-leftovers = { $points ->
    [0] Nothing left over: no points.
    [one] What you have left over would bring one point.
   *[other] What you have left over would bring { $points } points.
  }
