# What can be asked about on a table of Whirling Witchcraft.

whirling-witchcraft-thing-recipe = Rezept
whirling-witchcraft-thing-place = Platz für ein Rezept
whirling-witchcraft-thing-initiative = Initiativzahl
whirling-witchcraft-thing-deck = Rezeptstapel
whirling-witchcraft-thing-neighbours = Nachbarn
whirling-witchcraft-thing-sealed = Verdeckte Entscheidungen
whirling-witchcraft-thing-round = Die Runde
whirling-witchcraft-worth-row = { $count } von { $spaces } auf deiner Werkbank, Platz für { $room }
whirling-witchcraft-worth-level = Deins steht auf { $level }; der nächste Effekt kommt bei { $next }.
whirling-witchcraft-worth-initiative = Deine Zahl ist { $number }.
