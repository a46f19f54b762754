# Witchdom. The table in a terminal; the page never asks for these.
witchdom-draw-heading = { $round ->
    [0] Before the first round
   *[other] Round { $round }{ $last ->
        [none] {""}
       *[other] {" "}of { $last }
      }
  } · potions { $potions } (top: { $potion_back }) · witches { $witches } (top: { $witch_back }) · pouch { $pouch }
witchdom-draw-numbers = The numbers of a witch, such as 1-0-2: her action points in the mountains, in the forest, at the lake.
witchdom-draw-objectives = objectives
witchdom-draw-wants = { $objective } { $side }, { $points } points: { $what }
witchdom-draw-any-animal = any animal
witchdom-draw-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
witchdom-draw-in-hand = { $count ->
    [one] one card
   *[other] { $count } cards
  } in hand
witchdom-draw-resources = resources
witchdom-draw-pairs = novices
witchdom-draw-hand = hand
witchdom-draw-played = played
witchdom-draw-below = below it
witchdom-draw-witches = witches
witchdom-draw-waiting = waiting
witchdom-draw-clan = clan
witchdom-draw-tokens = tokens
witchdom-draw-ready = ready
witchdom-draw-lacks = lacks { $what }{ $pairs ->
    [0] {""}
    [all] {" "}(pairs could replace it)
    [one] {" "}(a pair could replace one)
   *[other] {" "}(pairs could replace { $pairs })
  }
witchdom-draw-under = Under the { $deck ->
    [potions] potions
   *[witches] witches
  }, first what comes up first
witchdom-draw-memory-empty = Nothing that you have seen is hidden now: no hands but your own, no turned cards, nothing under the decks.
witchdom-draw-restore = refresh
witchdom-draw-potion = potion
witchdom-draw-witch = witch
witchdom-draw-back = back: { $what }
witchdom-draw-stack = { $hidden } hidden; shown: { $shown }
witchdom-draw-gain-either = { $first } or { $second }
witchdom-draw-gain-both = { $first } and { $second }
witchdom-draw-gain-resource = { $count ->
    [one] one resource
   *[other] { $count } resources
  }
witchdom-draw-gain-animal = animal
