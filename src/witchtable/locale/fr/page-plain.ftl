# Ce qui montre tout jeu sans visage à lui.

plain-choices = Ce que tu peux faire
plain-nothing = Rien pour l’instant.
plain-hidden = face cachée
plain-empty = vide
plain-truth = { $truth ->
    [true] oui
   *[other] non
  }
