# Opponents: a line about each. Their names are the same everywhere.
opponent-agatha = Has read all objectives before you have sat down.
opponent-fenella = Brews what can be brewed now; later is for others.
opponent-gudrun = Never had a token too many, she says, with both pockets full.
opponent-isaura = Knows every witch in the wood, and most of them come along.
opponent-morwenna = Waits for the great potion, and then brews another.
opponent-tilda = There is a tool for everything, and it hangs on her wall.
