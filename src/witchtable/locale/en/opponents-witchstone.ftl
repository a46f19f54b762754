# Opponents: a line about each, then what they say at the table; $count: how many it was. Their names are the same
# everywhere.

opponent-odile = Spins threads from tower to tower before anybody else finds the way.
opponent-odile-hello = A ball, towers, and not a thread between them yet. How tempting.
opponent-odile-thread = There, one more thread. { $count } points, and it holds.
opponent-odile-crossed = A long line, right across my knitting. Well spun.
opponent-odile-won = Everything hangs together in the end.
opponent-odile-lost = You found the one way without my threads.

opponent-maelis = Her witches are everywhere, and every chip on the ball is hers.
opponent-maelis-hello = My girls are packed already. Where shall they go?
opponent-maelis-arrived = She waves from up there. { $count } points for the view!
opponent-maelis-stone = At the stone before us? Girls, walk faster.
opponent-maelis-won = Everybody home? Then let us count. Oh, good.
opponent-maelis-lost = We had the better walk, you had the points.

opponent-tamsin = Never keeps a spell for tomorrow: there are more in the scrolls.
opponent-tamsin-hello = A wand is for waving. Shall we?
opponent-tamsin-cast = And there it goes. One should never save a spell.
opponent-tamsin-answered = Oh, somebody else can do it, too.
opponent-tamsin-won = Swish, flick, and first.
opponent-tamsin-lost = I was one spell short.

opponent-ysolde = Walks the pentagram at night and comes home with owls.
opponent-ysolde-hello = Listen, the owls are awake.
opponent-ysolde-owl = Come here, feathery one. There is room on my shoulder.
opponent-ysolde-flown = She was nearly mine. Feed her well.
opponent-ysolde-won = Round and round, and look where I ended up.
opponent-ysolde-lost = A short night. You earned it.

opponent-corvina = Reads every scroll twice: the prophecies are about her.
opponent-corvina-hello = It was written that we would meet.
opponent-corvina-scroll = This one is about me. They all are.
opponent-corvina-taken = You read the same scroll. You read it differently.
opponent-corvina-won = As it was written.
opponent-corvina-lost = A misprint, surely.

opponent-petra = Likes a tidy cauldron, and crystals only outside of it.
opponent-petra-hello = First we tidy up, then we play.
opponent-petra-shelved = A crystal on the shelf. That is where it shines.
opponent-petra-spilled = You just threw it out? Poor little crystal.
opponent-petra-won = A clean cauldron wins. I always say so.
opponent-petra-lost = You won in that mess? I am impressed.

# Tempers, after a name: what one notices in her play.
temper-networks = builds networks
temper-crowds = sends out witches
temper-spells = casts spells
temper-owls = collects owls
temper-scrolls = reads scrolls
temper-crystals = clears out crystals
