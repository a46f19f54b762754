# What can be asked about on a table of Witchdom.

witchdom-thing-banner = Bannière
witchdom-thing-points = Points d’action
witchdom-thing-location = Lieu
witchdom-thing-gap = Une place libre
witchdom-thing-card-gap = Un emplacement de carte vide
witchdom-thing-deck = Pioche
witchdom-thing-round = La manche
witchdom-thing-token = Jeton d’Ostara
witchdom-worth-so-far = { $points ->
    [0] Dans ton clan : rien pour l’instant.
    [one] Dans ton clan : { $points } point pour l’instant.
   *[other] Dans ton clan : { $points } points pour l’instant.
  }
witchdom-worth-kinds = { $kinds ->
    [0] Aucune sorte dans ton clan
    [one] { $kinds } sorte dans ton clan : { $points }
   *[other] { $kinds } sortes dans ton clan : { $points }
  }{ $more ->
    [0] .
   *[other] {" "}; { $more } avec une sorte de plus.
  }
witchdom-worth-leftovers = { $points ->
    [0] Rien en reste : pas de points.
    [one] Ce qui te reste rapporterait { $points } point.
   *[other] Ce qui te reste rapporterait { $points } points.
  }
