# Whirling Witchcraft. The table in a terminal; the page never asks for these.
whirling-witchcraft-draw-heading = Manche { $round } · pioche { $deck } · défausse { $discards }
whirling-witchcraft-draw-ordered = ordre d’initiative
whirling-witchcraft-draw-points = · cercle { $points } · { $hand } { $hand ->
    [one] carte
   *[other] cartes
  } en main
whirling-witchcraft-draw-waiting = réfléchit
whirling-witchcraft-draw-decided = a décidé
whirling-witchcraft-draw-bench = établi
whirling-witchcraft-draw-arcana = arcanes
whirling-witchcraft-draw-recipe = recette
whirling-witchcraft-draw-cauldron = chaudron
whirling-witchcraft-draw-circle = cercle
whirling-witchcraft-draw-books = grimoire
whirling-witchcraft-draw-hand = main
whirling-witchcraft-draw-known = déjà vu
whirling-witchcraft-draw-sealed = choisi
whirling-witchcraft-draw-step = étape
whirling-witchcraft-draw-draft-bench = ensuite
whirling-witchcraft-draw-made = produit
whirling-witchcraft-draw-triggers = effets
whirling-witchcraft-draw-two-way = deux sens
whirling-witchcraft-draw-nothing = rien
whirling-witchcraft-draw-personality = choix
whirling-witchcraft-draw-start = départ
whirling-witchcraft-draw-power = pouvoir
