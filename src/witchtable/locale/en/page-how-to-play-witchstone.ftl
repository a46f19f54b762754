# How to play Witchstone, to read. The first line of a message is its heading.
how-ws-goal = Lay tiles into your cauldron so that equal symbols touch: the larger the group, the more actions. Most points after { $setup_turns } turns win.
how-ws-setup = You begin with a Big Witch on a tower of your choice, { $setup_open_tiles } open tiles, { $cauldron_crystals_count } crystals and a black one in your cauldron.
how-ws-tile = Place a tile
    On any two empty neighbouring spaces of your cauldron. Carry out both symbols, in the order you like; then draw a tile.
how-ws-cluster = Count the cluster
    You get as many actions as there are connected symbols of that kind, printed ones too.
how-ws-bonus = Chain bonuses
    Chips, special tiles, vials and the wand give extra actions. Use them at once or a little later, but within the symbol they came from.
how-ws-energy = Energy
    One unit onto a connection, from your tower on. Complete it before you begin another: { $scoring_connection_0 }, { $scoring_connection_1 } or { $scoring_connection_2 } points.
how-ws-witch = Witch
    Lay a witch beside your tower, or send her along complete connections: one action for your own part, one for each foreign connection. { $scoring_standing_witch } points, and the chip there.
how-ws-wand = Magic wand
    One step. Dark spaces give actions, twice as many if nobody is ahead of you; silver spaces score.
how-ws-pentagram = Pentagram
    One step. Take owls, which are points at the end, and special tiles: { $pentagram_special_actions } actions once, or a place in your cauldron for good.
how-ws-crystal = Crystal
    Move a crystal one space. Past an arrow it leaves for the rack: { $rack_symbol_actions } actions of that symbol ({ $rack_black_symbol_actions } for the black one), or a chip.
how-ws-scroll = Scroll
    Always one scroll; the number says how far along the display you may choose. Spells add actions, prophecies score at the end.
how-ws-score-connections = Complete connections: { $scoring_connection_0 }, { $scoring_connection_1 } or { $scoring_connection_2 }, by length.
how-ws-score-witches = Witches sent: { $scoring_standing_witch } each; at the Witchstone { $scoring_witchstone_0 }, { $scoring_witchstone_1 }, { $scoring_witchstone_2 } or { $scoring_witchstone_3 } more, the first the most.
how-ws-score-silver = Silver spaces: { $wand_spaces_1_points } for each thing shown, { $wand_spaces_10_points } for each special tile.
how-ws-score-chips = Chips: { $scoring_points_chip } at once if they show it; at the end { $scoring_chip_at_end } for every chip.
how-ws-score-owls = Owls, at the end: their value, { $pentagram_owls_4 } to { $pentagram_owls_0 }.
how-ws-score-scrolls = Scrolls, at the end: { $scoring_unused_spell } for an unused spell; { $scoring_prophecy_0 }, { $scoring_prophecy_1 }, { $scoring_prophecy_2 } or { $scoring_prophecy_3 } for a prophecy.
how-ws-end = After { $setup_turns } turns each, owls, chips, unused spells and prophecies are added.
how-ws-tie = Tied? Whoever is further along the wand, or came to that space first.
how-ws-mistake-touch = Only placing tiles beside others. They need not touch anything.
how-ws-mistake-special = Counting a special tile at once. It enlarges later batches, not the running one.
how-ws-mistake-save = Saving a bonus for the second symbol. It lapses before.
how-ws-mistake-add = Adding bonuses up. Two scroll chips are two small choices.
how-ws-mistake-begun = Beginning a second connection. The first must be complete.
how-ws-mistake-way = Walking over unfinished connections, your own too.
how-ws-mistake-stands = Moving a witch who stands. She stays.
how-ws-mistake-rest = Parking a crystal on something. It may cross, not stop there.
how-ws-mistake-wand = Using wand spaces step by step. First all steps, then the spaces in order.
how-ws-mistake-scrolls = Taking two scrolls with a cluster of two. It is always one.
how-ws-removal = Crystal in the way?
    On your turn you may take it out: minus 1 point, then 2, then 3 … The score may fall below 0.
how-ws-handicap = Handicaps
    Experienced players choose among { $handicap_open_tiles_2 } or { $handicap_open_tiles_1 } tiles, or take each as it comes.
how-ws-open = Open and hidden
    Your tiles are secret, and so are the values of your owls. All else lies open.
how-ws-undo = Taking back
    Everything in your turn, until something new is revealed.
