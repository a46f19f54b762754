# What can be asked about on any table: loaded by the page with the first question.

ask-keys = Les flèches vont d’une chose à l’autre, Tab à la zone suivante, Échap termine.
ask-tap = Touche n’importe quoi pour lire ce que c’est.
ask-done = Terminé
thing-gets = Comment l’obtenir
thing-worth = Pour toi maintenant
thing-score = Points
thing-points = { $points ->
    [0] pas encore de points
    [one] { $points } point
   *[other] { $points } points
  }
