# The board of Witchstone on the page.

## Where we are
page-ws-setup = Set-up
page-ws-moment = Turn { $round } of { $rounds }
page-ws-trail-towers = Towers
page-ws-trail-place = Place a tile
page-ws-trail-order = Order
page-ws-trail-first = First action
page-ws-trail-second = Second action
page-ws-trail-over = The end

## The crystal ball
page-ws-ball = The crystal ball
page-ws-ball-tab = Ball
page-ws-zoom = Nearer
page-ws-witchstone = Witchstone
page-ws-ranks = Bonus spaces of the Witchstone. { $count ->
    [0] Nobody is there yet.
   *[other] Taken in this order: { $names }.
  } Free: { $points }
page-ws-ranks-tell = The first witch here scores the most: { $points }.
page-ws-location = { $location ->
    [witchstone] The Witchstone
    [tower-n] North tower
    [tower-e] East tower
    [tower-s] South tower
    [tower-w] West tower
    [castle-n] North castle
    [castle-e] East castle
    [castle-s] South castle
    [castle-w] West castle
    [forest-ne] North-east forest
    [forest-se] South-east forest
    [forest-sw] South-west forest
    [forest-nw] North-west forest
    [village-ne] North-east village
    [village-se] South-east village
    [village-sw] South-west village
    [village-nw] North-west village
   *[other] { $location }
  }
page-ws-tower-of = Tower of { $who }. { $lying ->
    [0] No witch lies beside it.
    [one] One witch lies beside it.
   *[other] { $lying } witches lie beside it.
  }
page-ws-standing = Witches standing here: { $names }.
page-ws-chip-here = { $chip ->
    [points] The chip here brings { $points } points.
    [energy] The chip here gives an energy action.
    [crystal] The chip here gives a crystal action.
    [witch] The chip here gives a witch action.
    [wand] The chip here gives a wand step.
    [pentagram] The chip here gives a pentagram step.
   *[scroll] The chip here gives the scroll at position 1.
  }
page-ws-connection = From { $start } to { $end }
page-ws-connection-tell = { $length ->
    [one] One space
   *[other] { $length } spaces
  }, { $points ->
    [one] one point
   *[other] { $points } points
  } when complete. { $who ->
    [nobody] Nobody has begun it.
   *[other] { $units } laid by { $who }.
  }

## The other tracks
page-ws-pentagram = Pentagram
page-ws-stack = { $count ->
    [one] one tile left
   *[other] { $count } tiles left
  }
page-ws-on-ring = { $who } on space { $space } of the pentagram
page-ws-steps-to = { $count ->
    [one] 1 step to
   *[other] { $count } steps to
  }
page-ws-next-owl = { $value ->
    [0] no owl
   *[other] owl { $value }
  }
page-ws-next-special = { $tile ->
    [none] any two
   *[other] a tile
  }
page-ws-owl-space = Owl space
page-ws-owls = { $count ->
    [0] No owls are left here: points instead.
   *[other] The top owl is yours. Left, from the top: { $values }.
  }
page-ws-hexagon-space = Hexagonal space
page-ws-hexagon = { $tile ->
    [none] No tile is left here: two actions of any one type.
   *[other] Take the special tile { $tile }.
  }
page-ws-light-space = Light space
page-ws-wand = Wand
page-ws-wand-space = Wand, space { $at }
page-ws-wand-light = Nothing happens here.
page-ws-wand-dark = { $symbol ->
    [energy] { $actions } energy
    [crystal] { $actions } crystal
    [witch] { $actions } witch
    [wand] { $actions } wand
    [pentagram] { $actions } pentagram
   *[scroll] One of { $actions } scrolls
  }, twice as many for whoever is first
page-ws-wand-silver = { $points ->
    [one] One point
   *[other] { $points } points
  } for each of your { $what }
page-ws-rack = Vial rack
page-ws-rack-tab = Vials
page-ws-vials = { $count } a shelf
page-ws-shelf = { $shelf ->
    [energy] Energy shelf
    [crystal] Crystal shelf
    [witch] Witch shelf
    [wand] Wand shelf
    [pentagram] Pentagram shelf
    [scroll] Scroll shelf
   *[bottom] Bottom shelf
  }: { $filled } of { $vials } vials filled
page-ws-shelf-tell = A crystal here gives { $actions } actions of this type; the black one gives { $black }.
page-ws-bottom-tell = A crystal here takes one of the chips on the table.
page-ws-table = Chips on the table
page-ws-table-empty = All of them are taken.
page-ws-chip = { $chip ->
    [points] Chip: { $points } points
    [energy] Energy chip
    [crystal] Crystal chip
    [witch] Witch chip
    [wand] Wand chip
    [pentagram] Pentagram chip
   *[scroll] Scroll chip
  }
page-ws-chip-tell = For a crystal on the bottom shelf. It is used once and counts at the end.
page-ws-scrolls = Scrolls
page-ws-pile = { $count ->
    [0] the pile is empty
   *[other] { $count } in the pile
  }
page-ws-take = { $piece }: { $what }
page-ws-at-position = Position { $position }: { $scroll }
page-ws-spell-short = { $symbol ->
    [energy] spell: more energy
    [crystal] spell: more moves
    [witch] spell: more witches
    [wand] spell: more steps
    [pentagram] spell: more steps
    [scroll] spell: more choice
   *[any] spell: one more of any type
  }
page-ws-spell-tell = { $symbol ->
    [energy] Adds { $adds } to energy actions that are running; works once.
    [crystal] Adds { $adds } to crystal actions that are running; works once.
    [witch] Adds { $adds } to witch actions that are running; works once.
    [wand] Adds { $adds } to wand steps that are running; works once.
    [pentagram] Adds { $adds } to pentagram steps that are running; works once.
    [scroll] Adds { $adds } to the positions to take a scroll from; works once.
   *[any] Adds { $adds } to actions of whatever type is running; works once.
  }
page-ws-prophecy-tell = { $counts ->
    [cluster] At the end: how large is your largest cluster of this symbol?
    [witches] At the end: do your witches stand at these locations, in this order?
    [connected] At the end: are these joined to your tower by your connections, in this order?
    [witchstone-rank] At the end: when did your witch come to the Witchstone?
    [witches-on-board] At the end: how many of your witches are on the board, lying ones and the Big Witch too?
    [witches-lying] At the end: how many of your witches lie beside your tower?
    [silver-spaces] At the end: how many silver spaces of the wand have you reached or passed?
    [special-tiles] At the end: how many special tiles are yours?
    [scrolls] At the end: how many scrolls are yours, this one too?
    [chips] At the end: how many magic chips are yours?
   *[crystals] At the end: how many of your coloured crystals are in the rack?
  }
page-ws-scroll = { $id ->
    [double-energy] Double energy
    [double-crystal] Double crystal
    [double-witch] Double witch
    [double-wand] Double wand
    [double-pentagram] Double penta­gram
    [double-scroll] Double scroll
    [single] Single spell
    [cluster-energy] Energy cluster
    [cluster-crystal] Crystal cluster
    [cluster-witch] Witch cluster
    [cluster-wand] Wand cluster
    [cluster-pentagram] Penta­gram cluster
    [cluster-scroll] Scroll cluster
    [witches-forest-village-tower] Witches in order
    [witches-village-castle-tower] Witches in order
    [witches-castle-forest-tower] Witches in order
    [witches-forests] Witches in forests
    [witches-villages] Witches in villages
    [witches-castles] Witches in castles
    [witches-towers] Witches in towers
    [connect-tower-tower-forest] Joined places
    [connect-village-village-tower] Joined places
    [connect-castle-castle-village] Joined places
    [witchstone-rank] First at the stone
    [witches-on-board] Witches about
    [witches-lying] Witches at rest
    [silver-spaces] Silver spaces
    [special-tiles] Special tiles
    [scrolls] Many scrolls
    [chips] Magic chips
    [crystals] Crystals in vials
   *[other] { $id }
  }
page-ws-rank = { $rank }.
page-ws-degree = As it stands: { $points ->
    [one] one point
   *[other] { $points } points
  }

## The cauldron and the tiles
page-ws-cauldron = Cauldron
page-ws-cauldron-of = Cauldron of { $who }
page-ws-others = Others
page-ws-look = Look into the cauldron of { $who }
page-ws-tile-tell = Equal symbols side by side are a cluster; a new one there gives as many actions as the cluster is large.
page-ws-black-crystal = The black crystal
page-ws-crystal-of = A crystal of { $who }
page-ws-crystal-tell = It moves out to the rim, and from there into a vial.
page-ws-rim = { $symbol ->
    [energy] The rim: energy
    [crystal] The rim: crystal
    [witch] The rim: witch
    [wand] The rim: wand
    [pentagram] The rim: pentagram
   *[scroll] The rim: scroll
  }
page-ws-rim-tell = Crystals leave the cauldron here, over one of the two arrows.
page-ws-choose-rim = { $symbol ->
    [energy] The crystal on the rim at energy
    [crystal] The crystal on the rim at crystal
    [witch] The crystal on the rim at witch
    [wand] The crystal on the rim at wand
    [pentagram] The crystal on the rim at pentagram
   *[scroll] The crystal on the rim at scroll
  }
page-ws-crystal-where = Where does the crystal go? Choose a glowing space, or a symbol on the rim.
page-ws-remove-which = Which crystal do you take out? It brings nothing, and the price rises each time.
page-ws-special-where = On which space does the special tile { $tile } lie for good?
page-ws-move-crystal = Move the crystal on { $space }
page-ws-take-out = { $points ->
    [0] Take a crystal out
   *[other] Take a crystal out (−{ $points })
  }
page-ws-hand = Your tiles
page-ws-hand-how = drag, or press 1–5; R turns
page-ws-supply = { $count ->
    [0] none to draw
   *[other] { $count } to draw
  }
page-ws-hand-tell = Drag it onto two empty spaces of your cauldron. Each half gives actions for the cluster that it joins.
page-ws-tile-number = Tile { $number }: { $tile }
page-ws-hold-over = { $tile } on { $space }
page-ws-grant = { $symbol ->
    [energy] { $actions ->
        [one] 1 energy action
       *[other] { $actions } energy actions
      }
    [crystal] { $actions ->
        [one] 1 crystal move
       *[other] { $actions } crystal moves
      }
    [witch] { $actions ->
        [one] 1 witch action
       *[other] { $actions } witch actions
      }
    [wand] { $actions ->
        [one] 1 wand step
       *[other] { $actions } wand steps
      }
    [pentagram] { $actions ->
        [one] 1 pentagram step
       *[other] { $actions } pentagram steps
      }
   *[scroll] { $actions ->
        [0] no scroll
        [one] the first scroll
       *[other] one of { $actions } scrolls
      }
  }
page-ws-place-here = Place the tile here for { $grants }?
page-ws-place-where = Place the tile here?
page-ws-place-it = Place it
page-ws-turn-it = Turn

## This turn
page-ws-turn = This turn
page-ws-turn-of = The turn of { $who }
page-ws-turn-nothing = { $phase ->
    [tower] { $mine ->
        [yes] Choose a tower: it is where your connections and your witches start.
       *[no] A tower is being chosen.
      }
    [over] The game is over.
   *[other] { $mine ->
        [yes] Place a tile. What its two symbols give you will be listed here, and you choose what comes next.
       *[no] A tile is being placed.
      }
  }
page-ws-batch = { $symbol ->
    [energy] { $left } of { $granted } energy left
    [crystal] { $left } of { $granted } crystal moves left
    [witch] { $left } of { $granted } witch actions left
    [wand] { $left ->
        [one] 1 wand step
       *[other] { $left } wand steps
      }
    [pentagram] { $left } of { $granted } steps left
   *[scroll] { $left ->
        [one] The first scroll
       *[other] One of { $left } scrolls
      }
  }
page-ws-batch-done = { $symbol ->
    [energy] All energy laid
    [crystal] All crystal moves made
    [witch] All witch actions done
    [wand] All wand steps made
    [pentagram] All steps walked
   *[scroll] Scroll taken
  }
page-ws-source = { $source ->
    [main] from the cluster
    [wand] from the wand
    [chip] from a chip
    [black-chip] from a chip of the black crystal
    [vial] from a vial
    [black-vial] from a vial of the black crystal
    [hexagon] from the pentagram
   *[other] from a special tile
  }
page-ws-goes-on = goes on afterwards
page-ws-on-rim = { $count ->
    [one] A crystal waits on the rim: choose its shelf, or a chip from the table.
   *[other] { $count } crystals wait on the rim: choose shelves, or chips from the table.
  }
page-ws-shelve = { $symbol ->
    [energy] To the energy shelf
    [crystal] To the crystal shelf
    [witch] To the witch shelf
    [wand] To the wand shelf
    [pentagram] To the pentagram shelf
   *[scroll] To the scroll shelf
  }
page-ws-lay-witch = Lay one
page-ws-now = now
page-ws-later = later
page-ws-bonus = { $bonus ->
    [chip] { $count ->
        [one] A chip
       *[other] { $count } chips
      }
    [black-chip] Chip of the black crystal
    [vial] { $count ->
        [one] A vial
       *[other] { $count } vials
      }
    [black-vial] Vial of the black crystal
    [hexagon] { $count ->
        [one] Empty hexagon
       *[other] { $count } empty hexagons
      }
   *[special] Special tile
  }
page-ws-bonus-tell = Use it now or later, but before the second action begins.
page-ws-bonus-waits = waits until the wand is dealt with
page-ws-any = { $actions } actions of one type
page-ws-use = Use
page-ws-lay = Lay it
page-ws-lay-special = Lay it: the special tile { $tile }, in the cauldron
page-ws-queue-tell = The spaces of the wand are dealt with in their order.
page-ws-then = { $symbol ->
    [energy] Then { $actions } energy
    [crystal] { $actions ->
        [one] Then 1 crystal move
       *[other] Then { $actions } crystal moves
      }
    [witch] { $actions ->
        [one] Then 1 witch action
       *[other] Then { $actions } witch actions
      }
    [wand] { $actions ->
        [one] Then 1 wand step
       *[other] Then { $actions } wand steps
      }
    [pentagram] { $actions ->
        [one] Then 1 pentagram step
       *[other] Then { $actions } pentagram steps
      }
   *[scroll] { $actions ->
        [one] Then the first scroll
       *[other] Then one of { $actions } scrolls
      }
  }
page-ws-then-tell = Counted when it begins: a special tile laid before may still make the cluster larger.
page-ws-cluster-of = { $count ->
    [one] a symbol by itself
   *[other] a cluster of { $count }
  }
page-ws-begin = Begin

## What players hold
page-ws-held = Held
page-ws-scrolls-held = Scrolls held
page-ws-scrolls-hidden = The scrolls are kept hidden.
page-ws-held-nothing = No scrolls yet. Spells and prophecies will lie here.
page-ws-used = used
page-ws-energy-left = { $count ->
    [one] one energy unit left
   *[other] { $count } energy units left
  }
page-ws-witches-left = { $count ->
    [one] one witch in supply
   *[other] { $count } witches in supply
  }
page-ws-chips-kept = { $count ->
    [one] one magic chip
   *[other] { $count } magic chips
  }
page-ws-owls-kept = { $count ->
    [one] one owl tile
   *[other] { $count } owl tiles
  }
page-ws-scrolls-kept = { $count ->
    [one] one scroll
   *[other] { $count } scrolls
  }

## Where points come from, put together
page-ws-source-chips = Magic chips
page-ws-source-owls = Owls
page-ws-source-wand = Wand
page-ws-source-prophecies = Prophecies
page-ws-left-out = Points on the track. Owls, kept chips, unused spells and prophecies are added at the end.

## What others do, in two or three words
page-ws-tell = { $what ->
    [tower] Big Witch
    [energy] energy
    [connection] connection, +{ $points }
    [lay] witch laid
    [send] witch sent
    [witchstone] Witchstone, +{ $points }
    [walk] along the pentagram
    [owl] owl
    [special] special tile
    [wand] along the wand
    [scroll] takes { $name }
    [spell] plays { $name }
    [tile] lays a tile
    [discard] gives up a tile
    [crystal] crystal moved
    [remove] crystal removed
    [shelve] crystal shelved
    [chip] chip
   *[points] +{ $points }
  }
