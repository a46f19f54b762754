# Witchstone. What may not be done, and why: loaded by the page with the first refusal.
witchstone-refuse-over = The game is over.
witchstone-refuse-turn = It is not your turn: { $whose } decides.
witchstone-refuse-first-tower = First choose a tower for your Big Witch.
witchstone-refuse-first-place = First place a tile.
witchstone-refuse-first-order = First say which of the two action types comes first.
witchstone-refuse-first-chip = First carry out the chip of your tower, or close it.
witchstone-refuse-first-work = Your tile is placed; carry out its actions.
witchstone-refuse-other-batch = This takes an action of another type ({ $wanted }); { $runs } actions are running.
witchstone-refuse-spent = No { $symbol } actions are left in this batch.
witchstone-refuse-tower-chosen = Your tower is { $tower } for the whole game.
witchstone-refuse-not-a-tower = “{ $location }” is no tower; the towers are { $towers }.
witchstone-refuse-tower-taken = On { $tower } stands the Big Witch of { $owner }.
witchstone-refuse-one-tile = You have placed your tile for this turn.
witchstone-refuse-space = The cauldron has no space “{ $space }”; its rows are a to g.
witchstone-refuse-occupied = Space { $space } is not empty: { $what } lies there.
witchstone-refuse-not-neighbours = { $first } and { $second } are not neighbours.
witchstone-refuse-not-in-hand = You have no open tile “{ $tile }”; yours are { $hand }.
witchstone-refuse-no-passing = You may not pass: place one of your tiles.
witchstone-refuse-make-room = There is no room for a tile; make room by taking crystals out.
witchstone-refuse-discard-first = There is no room for a tile, and none can be made; give one of your tiles up.
witchstone-refuse-order-chosen = The order of the two types is settled.
witchstone-refuse-not-on-tile = “{ $symbol }” is not on your tile; it shows { $types }.
witchstone-refuse-location = There is no location “{ $location }”.
witchstone-refuse-no-connection = No connection joins { $start } and { $end }.
witchstone-refuse-begun-by = The connection between { $start } and { $end } was begun by { $builder }.
witchstone-refuse-complete = Your connection between { $start } and { $end } is complete.
witchstone-refuse-no-energy = You have no energy units left.
witchstone-refuse-finish-first = First finish your connection between { $start } and { $end }: { $missing } { $missing ->
    [one] unit is
   *[other] units are
  } missing.
witchstone-refuse-not-joined = Neither { $start } nor { $end } is joined to your tower by your own connections.
witchstone-refuse-no-witch = You have no witch in your supply; { $lying } { $lying ->
    [one] lies
   *[other] lie
  } beside your tower.
witchstone-refuse-own-tower = Your Big Witch stands on your own tower; no other witch of yours ever will.
witchstone-refuse-witch-there = One of your witches stands on { $location } already.
witchstone-refuse-none-lying = None of your witches lies beside your tower.
witchstone-refuse-no-route = No complete connections lead from your tower to { $location }.
witchstone-refuse-too-dear = The way to { $location } costs { $price } actions; this batch has { $left }.
witchstone-refuse-steps = You cannot make { $steps } steps; this batch has { $left }.
witchstone-refuse-past-reward = { $steps } steps lead past a reward; walk { $most } first and see what it brings.
witchstone-refuse-no-crystal = None of your crystals lies on { $space }.
witchstone-refuse-rim-too-far = Moving it out to { $symbol } costs { $price } actions; this batch has { $left }.
witchstone-refuse-too-far = Moving it to { $space } costs { $price } actions; this batch has { $left }.
witchstone-refuse-wand-end = Only { $room } { $room ->
    [one] space is
   *[other] spaces are
  } left on the wand.
witchstone-refuse-no-scroll = There is no scroll at position { $position }; { $shown ->
    [one] one is
   *[other] { $shown } are
  } on display.
witchstone-refuse-range = Position { $position } is out of your range; you choose { $left ->
    [one] position 1 only.
   *[other] from positions 1 to { $left }.
  }
witchstone-refuse-crystal = A crystal is own or black, not “{ $crystal }”.
witchstone-refuse-symbol = There is no symbol “{ $symbol }”; there are energy, crystal, witch, wand, pentagram and scroll.
witchstone-refuse-not-on-rim = No { $crystal } crystal lies on the rim at { $symbol }.
witchstone-refuse-rim-waits = The { $crystal } crystal at { $symbol } belongs to a batch that waits; it is put away when that one goes on.
witchstone-refuse-shelf-full = The shelf ({ $shelf }) is full: { $vials } vials are in play.
witchstone-refuse-no-such-chip = No chip on the table shows “{ $chip }”; there are { $table }.
witchstone-refuse-no-removal-in-setup = Crystals can be taken out only on your own turn, not in set-up.
witchstone-refuse-rim-stays = A crystal on the rim goes into the rack; it cannot be taken out improperly.
witchstone-refuse-spell-alone = A spell only adds to actions that are running.
witchstone-refuse-unknown-scroll = There is no scroll “{ $scroll }”.
witchstone-refuse-spell-used = You have used { $spell }; it works once.
witchstone-refuse-not-your-scroll = You do not have { $scroll }.
witchstone-refuse-prophecy = A prophecy adds nothing, it scores at the end: { $scroll }.
witchstone-refuse-spell-type = This does not fit { $runs } actions: { $spell }.
witchstone-refuse-spell-late = Too late: the { $runs } batch is carried out.
witchstone-refuse-spell-useless = More { $runs } actions would be of no use now.
witchstone-refuse-bonus-waits = This bonus ({ $bonus }) is older than the spaces of the wand and waits until they are dealt with.
witchstone-refuse-no-bonus = You hold no such bonus (“{ $bonus }”).
witchstone-refuse-useless = Such actions ({ $symbol }) are of no use to you now.
witchstone-refuse-special = There is no special tile “{ $tile }”.
witchstone-refuse-rim-first = First put the crystals on the rim into the rack.
