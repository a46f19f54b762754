# What can be asked about on a table of Whirling Witchcraft.

whirling-witchcraft-thing-recipe = Recette
whirling-witchcraft-thing-place = Une place pour une recette
whirling-witchcraft-thing-initiative = Numéro d’initiative
whirling-witchcraft-thing-deck = Pioche de recettes
whirling-witchcraft-thing-neighbours = Voisins
whirling-witchcraft-thing-sealed = Décisions scellées
whirling-witchcraft-thing-round = La manche
whirling-witchcraft-worth-row = { $count } sur { $spaces } sur ton établi, de la place pour { $room }
whirling-witchcraft-worth-level = Le tien est à { $level } ; le prochain effet vient à { $next }.
whirling-witchcraft-worth-initiative = Ton numéro est le { $number }.
