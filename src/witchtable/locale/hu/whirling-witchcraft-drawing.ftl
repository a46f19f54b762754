# Whirling Witchcraft. The table in a terminal; the page never asks for these.
whirling-witchcraft-draw-heading = { $round }. forduló · receptpakli: { $deck } · eldobva: { $discards }
whirling-witchcraft-draw-ordered = kezdeményezési sorrend
whirling-witchcraft-draw-points = · kör: { $points } · { $hand ->
    [one] egy lap
   *[other] { $hand } lap
  } kézben
whirling-witchcraft-draw-waiting = még dönt
whirling-witchcraft-draw-decided = döntött
whirling-witchcraft-draw-bench = munkapad
whirling-witchcraft-draw-arcana = arkánum
whirling-witchcraft-draw-recipe = recept
whirling-witchcraft-draw-cauldron = üst
whirling-witchcraft-draw-circle = kör
whirling-witchcraft-draw-books = könyv
whirling-witchcraft-draw-hand = kéz
whirling-witchcraft-draw-known = láttad
whirling-witchcraft-draw-sealed = döntésed
whirling-witchcraft-draw-step = lépés
whirling-witchcraft-draw-draft-bench = pad utána
whirling-witchcraft-draw-made = készült
whirling-witchcraft-draw-triggers = hatások
whirling-witchcraft-draw-two-way = kétirányú
whirling-witchcraft-draw-nothing = semmi
whirling-witchcraft-draw-personality = kínálat
whirling-witchcraft-draw-start = kezdés
whirling-witchcraft-draw-power = képesség
