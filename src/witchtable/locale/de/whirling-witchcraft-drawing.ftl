# Whirling Witchcraft. The table in a terminal; the page never asks for these.
whirling-witchcraft-draw-heading = Runde { $round } · Rezeptstapel { $deck } · abgelegt { $discards }
whirling-witchcraft-draw-ordered = Initiativreihenfolge
whirling-witchcraft-draw-points = · Kreis { $points } · { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
  } auf der Hand
whirling-witchcraft-draw-waiting = entscheidet
whirling-witchcraft-draw-decided = entschieden
whirling-witchcraft-draw-bench = Werkbank
whirling-witchcraft-draw-arcana = Arkana
whirling-witchcraft-draw-recipe = Rezept
whirling-witchcraft-draw-cauldron = Kessel
whirling-witchcraft-draw-circle = Kreis
whirling-witchcraft-draw-books = Buch
whirling-witchcraft-draw-hand = Hand
whirling-witchcraft-draw-known = gesehen
whirling-witchcraft-draw-sealed = gewählt
whirling-witchcraft-draw-step = Schritt
whirling-witchcraft-draw-draft-bench = Bank dann
whirling-witchcraft-draw-made = gebraut
whirling-witchcraft-draw-triggers = Effekte
whirling-witchcraft-draw-two-way = drehbar
whirling-witchcraft-draw-nothing = nichts
whirling-witchcraft-draw-personality = zur Wahl
whirling-witchcraft-draw-start = Start
whirling-witchcraft-draw-power = Fähigkeit
