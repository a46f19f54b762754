# What can be asked about on a table of Witchstone.

witchstone-thing-owl = Owl tile
witchstone-thing-chip = Magic chip
witchstone-thing-scroll = Scroll
witchstone-thing-spell = Reinforcing spell
witchstone-thing-prophecy = Prophecy
witchstone-thing-pile = Pile of scrolls
witchstone-thing-energy-unit = Energy unit
witchstone-thing-connection = Connection
witchstone-thing-small-witch = Small witch
witchstone-thing-tower = Big Witch and her tower
witchstone-thing-location = Location
witchstone-thing-ring-counter = Counter on the pentagram
witchstone-thing-special = Special tile
witchstone-thing-special-stack = Stack of special tiles
witchstone-thing-wand-counter = Counter on the wand
witchstone-thing-wand-light = Light space of the wand
witchstone-thing-wand-dark = Dark space of the wand
witchstone-thing-silver = Silver space: { $what }
witchstone-thing-bottom-shelf = Bottom shelf
witchstone-thing-crystal-piece = Crystal
witchstone-thing-rim = Rim of the cauldron
witchstone-thing-space = Empty space
witchstone-thing-tile = Hex tile
witchstone-thing-supply = Your supply of tiles
witchstone-thing-bonus = Bonus
witchstone-thing-round = The turns
witchstone-thing-symbol = { $symbol ->
    [energy] Energy action
    [crystal] Crystal action
    [witch] Witch action
    [wand] Wand action
    [pentagram] Pentagram action
   *[scroll] Scroll action
  }
witchstone-worth-score = { $track } on the track, and { $added } more at the end as it stands: { $total }.
witchstone-worth-stone = The next witch here scores { $points } on top.
witchstone-worth-silver = { $points ->
    [one] You have { $count }: one point now.
   *[other] You have { $count }: { $points } points now.
  }
witchstone-worth-count = You have { $count }.
witchstone-worth-connections = { $count ->
    [0] No complete connection of yours yet.
    [one] One complete connection of yours: { $points }.
   *[other] { $count } complete connections of yours: { $points }.
  }
witchstone-worth-tile = At best now: { $grants }
witchstone-worth-cluster = Your largest cluster has { $size }.
witchstone-worth-crystals = { $count ->
    [0] No crystal of your colour is in the rack yet.
    [one] One crystal of your colour is in the rack.
   *[other] { $count } crystals of your colour are in the rack.
  }
