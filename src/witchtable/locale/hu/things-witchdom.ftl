# What can be asked about on a table of Witchdom.

witchdom-thing-banner = Zászló
witchdom-thing-points = Akciópontok
witchdom-thing-location = Helyszín
witchdom-thing-gap = Üres hely
witchdom-thing-card-gap = Üres laphely
witchdom-thing-deck = Lefordított pakli
witchdom-thing-round = A forduló
witchdom-thing-token = Ostara jelzője
witchdom-worth-so-far = { $points ->
    [0] A klánodban eddig semmi.
    [one] A klánodban eddig egy pont.
   *[other] A klánodban eddig { $points } pont.
  }
witchdom-worth-kinds = { $kinds ->
    [0] Még egy fajta sincs a klánodban
   *[other] { $kinds } fajta a klánodban: { $points }
  }{ $more ->
    [0] .
   *[other] ; eggyel több fajtával { $more }.
  }
witchdom-worth-leftovers = { $points ->
    [0] Semmi sem maradt: nincs pont.
    [one] Ami megmaradt, egy pontot érne.
   *[other] Ami megmaradt, { $points } pontot érne.
  }
