# Witchstone. The table in a terminal; the page never asks for these.
witchstone-draw-heading = { $stage ->
    [set-up] Set-up · { $who } stands the Big Witch on a tower
    [over] The game is over · won by { $winners }
   *[turn] Turn { $round } of { $rounds } · { $who } plays · { $first } began
  }
witchstone-draw-code = { $symbol ->
    [energy] en
    [crystal] cr
    [witch] wi
    [wand] wa
    [pentagram] pe
    [scroll] sc
    [points] +{ $points }
   *[any] any
  }
witchstone-draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
witchstone-draw-runs = now
witchstone-draw-waiting = then
witchstone-draw-held = bonuses
witchstone-draw-queue = wand next
witchstone-draw-to-come = to come
witchstone-draw-closing = closing
witchstone-draw-batch = { $kind ->
    [scroll] { $left ->
        [0] scroll, taken ({ $source })
        [one] scroll from position 1 ({ $source })
       *[other] scroll from positions 1 to { $left } ({ $source })
      }
   *[other] { $symbol }: { $left } of { $granted } left ({ $source })
  }
witchstone-draw-on-rim = on the rim { $crystals }
witchstone-draw-bonus = { $count ->
    [one] { $name }: { $actions } { $what }
   *[other] { $count } { $name }: { $actions } { $what } each
  }
witchstone-draw-bonus-name = { $source ->
    [chip] { $count ->
        [one] chip
       *[other] chips
      }
    [black-chip] { $count ->
        [one] black-chip
       *[other] black-chips
      }
    [vial] { $count ->
        [one] vial
       *[other] vials
      }
    [black-vial] { $count ->
        [one] black-vial
       *[other] black-vials
      }
    [hexagon] { $count ->
        [one] hexagon
       *[other] hexagons
      }
   *[other] { $source }
  }
witchstone-draw-any-type = of any type
witchstone-draw-either = { $one } or { $other }
witchstone-draw-waits = (waits for the wand)
witchstone-draw-type = { $symbol } at { $space }, cluster of { $actions }
witchstone-draw-lapses = { $kind ->
    [scroll] gives up the scroll
   *[other] gives up { $count } { $symbol }
  }
witchstone-draw-bonuses-lapse = { $count ->
    [one] gives up the bonus
   *[other] gives up { $count } bonuses
  }
witchstone-draw-phase-ends = ends the phase
witchstone-draw-nothing-lapses = gives up nothing
witchstone-draw-rim-first = only when the crystals on the rim are in the rack
witchstone-draw-cauldron = Cauldron of { $who }
witchstone-draw-cauldron-playing = Cauldron of { $who } (plays)
witchstone-draw-key = in short
witchstone-draw-own-crystal = crystal
witchstone-draw-black-crystal = black
witchstone-draw-rim = arrows
witchstone-draw-rack = Rack
witchstone-draw-table = table
witchstone-draw-tiles = { $count ->
    [one] { $count } open tile
   *[other] { $count } open tiles
  }
witchstone-draw-supply = { $count } in supply
witchstone-draw-ball = Crystal ball
witchstone-draw-ball-key = free: ○ in reach of { $who }, · out of reach; ♜ Big Witch
witchstone-draw-pentagram = Pentagram
witchstone-draw-owls = owl { $values }
witchstone-draw-counter = on { $at }: { $what } in { $steps }
witchstone-draw-counter-last = on { $at }: at the end
witchstone-draw-any-actions = { $count } of any type
witchstone-draw-ring-key = ring of { $count } spaces, { $stack } tiles in the stack
witchstone-draw-wand = Wand
witchstone-draw-silver = { $scores ->
    [connections] connections
    [witches-on-board] witches
    [scrolls] scrolls
    [chips] chips
    [crystals] crystals
   *[special-tiles] specials
  }
witchstone-draw-wand-key = ■ actions, twice for the first; □ points for each
witchstone-draw-scrolls = Scrolls
witchstone-draw-pile = { $count } in the pile
witchstone-draw-spell = { $spell } +{ $adds } { $code }
witchstone-draw-prophecy = { $counts ->
    [cluster] { $symbol } cluster { $what }
    [witches] witches { $what }
    [connected] joined { $what }
    [witchstone-rank] rank at the Witchstone
    [witches-on-board] witches on the board { $what }
    [witches-lying] witches lying { $what }
    [silver-spaces] silver spaces { $what }
    [special-tiles] special tiles owned { $what }
    [scrolls] scrolls owned { $what }
    [chips] chips owned { $what }
   *[crystals] crystals in the rack { $what }
  }
witchstone-draw-place = { $place ->
    [witchstone] Witchstone
    [foreign-tower] foreign tower
    [own-tower] own tower
   *[other] { $place }
  }
witchstone-draw-energy = { $count } energy
witchstone-draw-witches = witches { $supply } supply, { $lying } lying, { $standing } standing
witchstone-draw-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
  }
witchstone-draw-owl-tiles = { $count ->
    [one] { $count } owl
   *[other] { $count } owls
  }
witchstone-draw-owl-values = owls { $values }
witchstone-draw-clusters = clusters { $sizes }
witchstone-draw-crystals = crystals { $left }{ $aside ->
    [0] { "" }
   *[other] , { $aside } aside
  }{ $removed ->
    [0] { "" }
   *[other] { "" } ({ $removed } improperly)
  }
witchstone-draw-hex-tiles = tiles { $open }+{ $supply }
witchstone-draw-special-tiles = { $count ->
    [one] { $count } special tile
   *[other] { $count } special tiles
  }
witchstone-draw-silver-spaces = { $count ->
    [one] { $count } silver space
   *[other] { $count } silver spaces
  }
witchstone-draw-beside = beside the screen { $tiles }
witchstone-draw-discarded = given up { $tiles }
witchstone-draw-hidden-scrolls = scrolls hidden
witchstone-draw-owned = scrolls
witchstone-draw-now = (now { $points })
witchstone-draw-used = used { $spells }
