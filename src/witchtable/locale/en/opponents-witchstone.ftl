# Opponents: a line about each. Their names are the same everywhere.
opponent-odile = Spins threads from tower to tower before anybody else finds the way.
opponent-maelis = Her witches are everywhere, and every chip on the ball is hers.
opponent-tamsin = Climbs the wand step by step and does not look down.
opponent-ysolde = Walks the pentagram at night and comes home with owls.
opponent-corvina = Reads every scroll twice: the prophecies are about her.
opponent-petra = Likes a tidy cauldron, and crystals only outside of it.
