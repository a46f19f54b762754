# Witchdom. The table in a terminal; the page never asks for these.
witchdom-draw-heading = { $round ->
    [0] Az első forduló előtt
   *[other] { $round }{ $last ->
        [none] {""}
       *[other] /{ $last }
      }. forduló
  } · bájitalok: { $potions } (felül: { $potion_back }) · boszorkányok: { $witches } (felül: { $witch_back }) · zsák: { $pouch }
witchdom-draw-numbers = Egy boszorkány számai, például 1-0-2: akciópontjai a hegyekben, az erdőben, a tónál.
witchdom-draw-objectives = célok
witchdom-draw-wants = { $objective } { $side ->
    [easy] könnyű
    [hard] nehéz
   *[other] { $side }
  }, { $points } pont: { $what }
witchdom-draw-any-animal = bármilyen állat
witchdom-draw-points = { $points ->
    [one] egy pont
   *[other] { $points } pont
  }
witchdom-draw-in-hand = { $count ->
    [one] egy lap
   *[other] { $count } lap
  } kézben
witchdom-draw-resources = alapanyag
witchdom-draw-pairs = novíciák
witchdom-draw-hand = kéz
witchdom-draw-played = kijátszva
witchdom-draw-below = alatta
witchdom-draw-witches = boszork.
witchdom-draw-waiting = várakozik
witchdom-draw-clan = klán
witchdom-draw-tokens = jelzők
witchdom-draw-ready = kész
witchdom-draw-lacks = hiányzik: { $what }{ $pairs ->
    [0] {""}
    [all] {" "}(párokkal pótolható)
    [one] {" "}(egy pótolható párral)
   *[other] {" "}({ $pairs } pótolható párokkal)
  }
witchdom-draw-under = { $deck ->
    [potions] A bájitalpakli
   *[witches] A boszorkánypakli
  } alján, elöl ami előbb jön
witchdom-draw-memory-empty = Semmi sem rejtett abból, amit láttál: nincs más kéz, nincs megfordított lap, a paklik alján sincs semmi.
witchdom-draw-restore = frissítés
witchdom-draw-potion = bájital
witchdom-draw-witch = boszork.
witchdom-draw-back = hátlap: { $what }
witchdom-draw-stack = { $hidden } rejtett; felfedve: { $shown }
witchdom-draw-gain-either = { $first ->
    [witch] boszorkány
    [potion] bájital
   *[other] { $first }
  } vagy { $second ->
    [witch] boszorkány
    [potion] bájital
   *[other] { $second }
  }
witchdom-draw-gain-both = { $first ->
    [witch] boszorkány
    [potion] bájital
   *[other] { $first }
  } és { $second ->
    [witch] boszorkány
    [potion] bájital
   *[other] { $second }
  }
witchdom-draw-gain-resource = { $count ->
    [one] egy alapanyag
   *[other] { $count } alapanyag
  }
witchdom-draw-gain-animal = állat
