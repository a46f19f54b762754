# Whirling Witchcraft. The table in a terminal; the page never asks for these.
whirling-witchcraft-draw-heading = Round { $round } · recipe deck { $deck } · discarded { $discards }
whirling-witchcraft-draw-ordered = initiative order
whirling-witchcraft-draw-points = · circle { $points } · { $hand ->
    [one] one card
   *[other] { $hand } cards
  } in hand
whirling-witchcraft-draw-waiting = deciding
whirling-witchcraft-draw-decided = decided
whirling-witchcraft-draw-bench = workbench
whirling-witchcraft-draw-arcana = arcana
whirling-witchcraft-draw-recipe = recipe
whirling-witchcraft-draw-cauldron = cauldron
whirling-witchcraft-draw-circle = circle
whirling-witchcraft-draw-books = book
whirling-witchcraft-draw-hand = hand
whirling-witchcraft-draw-known = you saw
whirling-witchcraft-draw-sealed = chosen
whirling-witchcraft-draw-step = step
whirling-witchcraft-draw-draft-bench = after it
whirling-witchcraft-draw-made = made
whirling-witchcraft-draw-triggers = effects
whirling-witchcraft-draw-two-way = two-way
whirling-witchcraft-draw-nothing = nothing
whirling-witchcraft-draw-personality = choice
whirling-witchcraft-draw-start = start
whirling-witchcraft-draw-power = power
