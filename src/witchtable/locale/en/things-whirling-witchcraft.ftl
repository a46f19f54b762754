# What can be asked about on a table of Whirling Witchcraft.

whirling-witchcraft-thing-recipe = Recipe
whirling-witchcraft-thing-place = A place for a recipe
whirling-witchcraft-thing-initiative = Initiative number
whirling-witchcraft-thing-deck = Recipe deck
whirling-witchcraft-thing-neighbours = Neighbours
whirling-witchcraft-thing-sealed = Sealed decisions
whirling-witchcraft-thing-round = The round
whirling-witchcraft-worth-row = { $count } of { $spaces } on your workbench, room for { $room }
whirling-witchcraft-worth-level = Yours is at { $level }; the next effect comes at { $next }.
whirling-witchcraft-worth-initiative = Your number is { $number }.
