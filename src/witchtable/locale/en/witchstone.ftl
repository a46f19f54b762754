# Witchstone.

witchstone-word = { $word ->
    [witchstone] the Witchstone
    [tower-n] the north tower
    [tower-e] the east tower
    [tower-s] the south tower
    [tower-w] the west tower
    [castle-n] the north castle
    [castle-e] the east castle
    [castle-s] the south castle
    [castle-w] the west castle
    [forest-ne] the north-east forest
    [forest-se] the south-east forest
    [forest-sw] the south-west forest
    [forest-nw] the north-west forest
    [village-ne] the north-east village
    [village-se] the south-east village
    [village-sw] the south-west village
    [village-nw] the north-west village
    [points] points
    [own] coloured
    [main] cluster
    [energy-chip] an energy chip
    [crystal-chip] a crystal chip
    [witch-chip] a witch chip
    [wand-chip] a wand chip
    [pentagram-chip] a pentagram chip
    [scroll-chip] a scroll chip
    [energy-black-chip] an energy chip of the black crystal
    [crystal-black-chip] a crystal chip of the black crystal
    [witch-black-chip] a witch chip of the black crystal
    [wand-black-chip] a wand chip of the black crystal
    [pentagram-black-chip] a pentagram chip of the black crystal
    [scroll-black-chip] a scroll chip of the black crystal
    [energy-vial] an energy vial
    [witch-vial] a witch vial
    [wand-vial] a wand vial
    [pentagram-vial] a pentagram vial
    [scroll-vial] a scroll vial
    [energy-black-vial] an energy vial of the black crystal
    [witch-black-vial] a witch vial of the black crystal
    [wand-black-vial] a wand vial of the black crystal
    [pentagram-black-vial] a pentagram vial of the black crystal
    [scroll-black-vial] a scroll vial of the black crystal
    [black-chip] chip of the black crystal
    [black-vial] vial of the black crystal
    [hexagon] empty hexagon
    [energy-crystal] energy/crystal
    [energy-witch] energy/witch
    [energy-wand] energy/wand
    [energy-pentagram] energy/pentagram
    [energy-scroll] energy/scroll
    [crystal-witch] crystal/witch
    [crystal-wand] crystal/wand
    [crystal-pentagram] crystal/pentagram
    [crystal-scroll] crystal/scroll
    [witch-wand] witch/wand
    [witch-pentagram] witch/pentagram
    [witch-scroll] witch/scroll
    [wand-pentagram] wand/pentagram
    [wand-scroll] wand/scroll
    [pentagram-scroll] pentagram/scroll
    [double-energy] the spell Double Energy
    [double-crystal] the spell Double Crystal
    [double-witch] the spell Double Witch
    [double-wand] the spell Double Wand
    [double-pentagram] the spell Double Pentagram
    [double-scroll] the spell Double Scroll
    [single] the Single spell
    [cluster-energy] the prophecy Energy cluster
    [cluster-crystal] the prophecy Crystal cluster
    [cluster-witch] the prophecy Witch cluster
    [cluster-wand] the prophecy Wand cluster
    [cluster-pentagram] the prophecy Pentagram cluster
    [cluster-scroll] the prophecy Scroll cluster
    [witches-forest-village-tower] the prophecy Witches at forest, village, foreign tower
    [witches-village-castle-tower] the prophecy Witches at village, castle, foreign tower
    [witches-castle-forest-tower] the prophecy Witches at castle, forest, foreign tower
    [witches-forests] the prophecy Witches at forests
    [witches-villages] the prophecy Witches at villages
    [witches-castles] the prophecy Witches at castles
    [witches-towers] the prophecy Witches at foreign towers
    [connect-tower-tower-forest] the prophecy Foreign tower, foreign tower, forest joined
    [connect-village-village-tower] the prophecy Village, village, foreign tower joined
    [connect-castle-castle-village] the prophecy Castle, castle, village joined
    [witchstone-rank] the prophecy First at the Witchstone
    [witches-on-board] the prophecy Witches on the board
    [witches-lying] the prophecy Witches lying
    [silver-spaces] the prophecy Silver spaces
    [special-tiles] the prophecy Special tiles
    [scrolls] the prophecy Scrolls
    [chips] the prophecy Magic chips
    [crystals] the prophecy Crystals in the rack
   *[other] { $word }
  }
witchstone-several = { $count } times { $word }
witchstone-nothing = nothing
witchstone-where = { $part ->
    [top] at the top
    [top-right] at the top right
    [right] on the right
    [bottom-right] at the bottom right
    [bottom] at the bottom
    [bottom-left] at the bottom left
    [left] on the left
    [top-left] at the top left
   *[middle] in the middle
  }
witchstone-lies-crystal = a crystal
witchstone-lies-printed = a printed symbol
witchstone-lies-tile = a hex tile
witchstone-lies-special = a special tile

## Options
witchstone-option-starting_player = Who begins: the first seat, or a player chosen by chance.
witchstone-option-hidden_scrolls = Prophecies and unused spells are kept hidden from the others.
witchstone-option-seat_points = Points for later seats: who comes after the starting player begins with a few.
witchstone-option-handicap_a = Handicap of the first seat: 0 none, 3 easy (three tiles to choose from), 2 medium (two), 1 hard (none).
witchstone-option-handicap_b = Handicap of the second seat, from 0 (none) and 3 (easy) to 1 (hard).
witchstone-option-handicap_c = Handicap of the third seat, from 0 (none) and 3 (easy) to 1 (hard).
witchstone-option-handicap_d = Handicap of the fourth seat, from 0 (none) and 3 (easy) to 1 (hard).
witchstone-option-no-seat = there are only { $seats } seats at this table

## What is asked
witchstone-ask-tower = Which tower will be yours?
witchstone-ask-place = Turn { $round }: place one of your tiles on two neighbouring empty spaces.
witchstone-ask-order = Which of the two action types comes first?
witchstone-ask-energy = Energy: { $left } of { $granted } left. Where does a unit go?
witchstone-ask-crystal = Crystals: { $left } of { $granted } left. Which one moves where?
witchstone-ask-witch = Witches: { $left } of { $granted } left. Lay one or send one?
witchstone-ask-wand = Magic wand: { $left } { $left ->
    [one] step
   *[other] steps
  }. How far do you advance?
witchstone-ask-pentagram = Pentagram: { $left } of { $granted } left. How far do you walk?
witchstone-ask-scroll = Scroll: take one { $left ->
    [one] from position 1.
   *[other] from positions 1 to { $left }.
  }
witchstone-ask-spent = No { $symbol } actions left. What do you do before you close?
witchstone-ask-rim = Put the crystals on the rim into the rack.
witchstone-ask-make-room = There is no room for a tile: take a crystal out.
witchstone-ask-discard = There is no room for a tile, and none can be made: give a tile up.
witchstone-ask-wait = Waiting for { $waiting }.
witchstone-ask-over = The game is over.

## Actions
witchstone-do-tower = Stand your Big Witch on { $tower } ({ $chip ->
    [none] no chip
   *[other] chip: { $chip }
  })
witchstone-do-place = Place { $tile } on { $first } and { $second }: { $one_size } { $one_symbol }, { $other_size } { $other_symbol }
witchstone-do-discard = Give up { $tile }
witchstone-do-first = Begin with { $symbol }
witchstone-do-energy = Lay energy between { $start } and { $end } ({ $points ->
    [0] { $units } of { $length }
    [one] completes it: 1 point
   *[other] completes it: { $points } points
  })
witchstone-do-witch = Lay a witch beside your tower
witchstone-do-send = Send a witch to { $location } for { $price } { $price ->
    [one] action
   *[other] actions
  }{ $bonus ->
    [0] { "" }
   *[other] { "" } (bonus space: { $bonus })
  }{ $chip ->
    [none] { "" }
   *[other] { "" } (chip: { $chip })
  }
witchstone-do-walk = Walk { $steps } { $steps ->
    [one] step
   *[other] steps
  }, { $onto }
witchstone-onto-light = onto a light space
witchstone-onto-owl = { $value ->
    [0] onto an owl space without owls
   *[other] to the owl worth { $value }
  }
witchstone-onto-hexagon = { $tile ->
    [none] onto an empty hexagon
   *[other] to the special tile { $tile }
  }
witchstone-do-crystal = Move the { $crystal ->
    [black] black crystal
   *[own] crystal
  } from { $start } { $where ->
    [rim] out to { $end }
   *[space] to { $end }
  } for { $price }
witchstone-do-shelve = Put the { $crystal } crystal on the { $symbol } shelf: { $actions } { $symbol } actions
witchstone-do-bottom = Put the { $crystal } crystal ({ $symbol }) on the bottom shelf and take a chip: { $actions } { $chip }
witchstone-do-advance = Advance { $steps } { $steps ->
    [one] step
   *[other] steps
  } on the wand{ $brings ->
    [none] { "" }
   *[other] : { $brings }
  }{ $lost ->
    [0] { "" }
   *[other] { "" } (gives up { $lost })
  }
witchstone-brings-bonus = { $number } { $symbol }
witchstone-brings-points = { $points } { $points ->
    [one] point
   *[other] points
  } for { $what }
witchstone-points = { $points } points
witchstone-do-scroll = Take { $scroll } from position { $position }
witchstone-do-spell = Play { $spell }: { $adds } more
witchstone-do-use = Use the bonus ({ $bonus }): { $actions } { $symbol }
witchstone-do-lay = Lay the special tile { $tile } on { $space } for good: clusters of { $clusters }
witchstone-do-remove = Take the { $crystal ->
    [black] black crystal
   *[own] crystal
  } on { $space } out improperly for { $price } { $price ->
    [one] point
   *[other] points
  }
witchstone-lost-scroll = the scroll
witchstone-lost-actions = { $left } { $symbol } { $left ->
    [one] action
   *[other] actions
  }
witchstone-do-close = Close the { $symbol } batch{ $lost ->
    [none] { "" }
   *[other] , giving up { $lost }
  }
witchstone-do-close-chip = Leave the chip unused
witchstone-do-close-phase = End the { $symbol } phase{ $lost ->
    [none] { "" }
   *[other] , giving up { $lost }
  }{ $unused ->
    [none] { "" }
   *[other] ; bonuses left unused: { $unused }
  }
## Events
witchstone-event-big-witch-placed = { $seat } stands the Big Witch on { $tower }: { $points } points.
witchstone-event-turn-began = Turn { $turn } of { $seat }.
witchstone-event-tile-placed = { $seat } places the { $tile } tile { $where } of the cauldron.
witchstone-event-tile-discarded = { $seat } has no room and gives up the { $tile } tile.
witchstone-event-tile-drawn = { $seat } draws { $tile ->
    [hidden] a tile
   *[other] { $tile }
  }.
witchstone-event-turn-tile-drawn = { $seat } draws { $tile ->
    [hidden] the tile
   *[other] { $tile }
  } for this turn.
witchstone-event-phase-began = { $seat } has a cluster of { $actions } for { $symbol }.
witchstone-event-phase-skipped = Of no use to { $seat }, and skipped: { $symbol }.
witchstone-event-batch-began = { $seat } begins a bonus ({ $source }): { $actions } { $symbol }.
witchstone-event-batch-grew = { $actions } more crystal actions for { $seat }.
witchstone-event-batch-closed = { $seat } gives up { $lost }.
witchstone-event-bonuses-lapsed = { $seat } leaves bonuses unused: { $bonuses }.
witchstone-event-spell-played = { $seat } plays { $spell }: { $adds } more { $symbol }.
witchstone-event-chip-taken = { $seat } takes the chip of { $location }: { $chip }.
witchstone-event-setup-chip-taken = { $seat } takes the chip of { $location }: { $chip }.
witchstone-event-table-chip-taken = { $seat } takes a chip from the table: { $chip }.
witchstone-event-chip-scored = The chip brings { $seat } { $points } points.
witchstone-event-table-chip-scored = The chip brings { $seat } { $points } points.
witchstone-event-black-chip-scored = The chip and the black crystal bring { $seat } { $points } points.
witchstone-event-energy-laid = { $seat } lays energy between { $start } and { $end } ({ $units } of { $length }).
witchstone-event-connection-completed = { $seat } completes the connection between { $start } and { $end }: { $points } { $points ->
    [one] point
   *[other] points
  }.
witchstone-event-witch-laid = { $seat } lays a witch beside the tower.
witchstone-event-witch-sent = { $seat } sends a witch to { $location } for { $cost } { $cost ->
    [one] action
   *[other] actions
  }: { $points } points.
witchstone-event-witchstone-reached = { $seat } is number { $rank } at the Witchstone: { $points } { $points ->
    [one] point
   *[other] points
  }.
witchstone-event-pentagram-walked = { $seat } walks { $steps } { $steps ->
    [one] step
   *[other] steps
  } on the pentagram.
witchstone-event-owl-taken = { $seat } takes an owl tile worth { $value }.
witchstone-event-empty-owl-space-reached = No owl tile is left: { $points } points for { $seat }.
witchstone-event-special-taken = { $seat } takes the special tile { $tile }.
witchstone-event-hexagon-refilled = New on the pentagram: the special tile { $tile }.
witchstone-event-empty-hexagon-reached = No special tile is left: { $seat } gains actions of any one type.
witchstone-event-special-laid = { $seat } lays the special tile { $tile } { $where } of the cauldron for good.
witchstone-event-crystal-moved = { $seat } moves the { $crystal } crystal { $to ->
    [rim] out to { $end }
   *[space] inside the cauldron
  } for { $cost } { $cost ->
    [one] action
   *[other] actions
  }{ $to ->
    [rim] .
   *[space] ; it lies { $where } now.
  }
witchstone-event-crystal-shelved = { $seat } puts the { $crystal } crystal on the shelf: { $shelf }.
witchstone-event-crystal-laid-aside = Both shelves are full: the { $crystal } crystal of { $seat } is laid aside.
witchstone-event-crystal-removed = { $seat } takes the { $crystal } crystal { $where } out improperly and loses { $cost } { $cost ->
    [one] point
   *[other] points
  }.
witchstone-event-wand-advanced = { $seat } advances { $steps } { $steps ->
    [one] step
   *[other] steps
  } on the wand to space { $space }{ $is_first ->
    [yes] , in front
   *[no] { "" }
  }.
witchstone-event-wand-scored = The wand brings { $seat } { $points } { $points ->
    [one] point
   *[other] points
  } for { $what }.
witchstone-event-tiles-scored = The wand brings { $seat } { $points } points for { $what }.
witchstone-scored = { $what ->
    [connections] connections
    [witches-on-board] witches on the board
    [scrolls] scrolls
    [chips] magic chips
    [crystals] crystals in the rack
   *[special-tiles] special tiles
  }
witchstone-event-scroll-taken = { $seat } takes { $scroll } from position { $position }.
witchstone-event-scroll-revealed = New on display: { $scroll }.
witchstone-event-game-ended = The game is over. Points: { $scores }. Won by { $winners }.

## Score sheet
witchstone-score-connections = Connections
witchstone-score-witches = Witches standing
witchstone-score-witchstone = Bonus spaces of the Witchstone
witchstone-score-chip-points = Chips that show points
witchstone-score-owl-spaces = Owl spaces without owls
witchstone-score-wand-connections = Wand: connections
witchstone-score-wand-witches = Wand: witches on the board
witchstone-score-wand-scrolls = Wand: scrolls
witchstone-score-wand-chips = Wand: magic chips
witchstone-score-wand-crystals = Wand: crystals in the rack
witchstone-score-wand-tiles = Wand: special tiles
witchstone-score-removals = Crystals taken out improperly
witchstone-score-owls = Owl tiles
witchstone-score-chips = Magic chips
witchstone-score-spells = Unused spells
witchstone-score-seat = Place in turn order
witchstone-score-prophecy-cluster = Prophecy: largest cluster
witchstone-score-prophecy-witches = Prophecy: witches at locations in order
witchstone-score-prophecy-witches-alike = Prophecy: witches at locations of one type
witchstone-score-prophecy-connected = Prophecy: locations joined in order
witchstone-score-prophecy-witchstone-rank = Prophecy: rank at the Witchstone
witchstone-score-prophecy-witches-on-board = Prophecy: witches on the board
witchstone-score-prophecy-witches-lying = Prophecy: witches lying
witchstone-score-prophecy-silver-spaces = Prophecy: silver spaces
witchstone-score-prophecy-special-tiles = Prophecy: special tiles
witchstone-score-prophecy-scrolls = Prophecy: scrolls
witchstone-score-prophecy-chips = Prophecy: magic chips
witchstone-score-prophecy-crystals = Prophecy: crystals in the rack

# Where a bot sees the difference between two choices.
witchstone-source-energy = energy
witchstone-source-witches = witches and chips
witchstone-source-wand = magic wand
witchstone-source-pentagram = pentagram
witchstone-source-crystals = crystals
witchstone-source-scrolls = scrolls
witchstone-source-tiles = tiles in the cauldron
