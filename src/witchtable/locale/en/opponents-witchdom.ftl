# Opponents: a line about each, then what they say at the table; $count: how many it was. Their names are the same
# everywhere.

opponent-agatha = Has read all that lies there, and would like to see something else.
opponent-agatha-hello = I have read the objectives. Twice.
opponent-agatha-goal = { $count } points, as noted in my diary.
opponent-agatha-missed = That one was on my list. For tomorrow.
opponent-agatha-won = Ticked, ticked, and ticked.
opponent-agatha-lost = I shall make a longer list.

opponent-fenella = Brews what can be brewed now; later is for others.
opponent-fenella-hello = Sit down, sit down, it begins!
opponent-fenella-quick = Brewed! What are you all waiting for?
opponent-fenella-end = Is it nearly over? Good, now it counts.
opponent-fenella-won = First in, first out, first.
opponent-fenella-lost = Next time I shall be even quicker.

opponent-gudrun = A short rest, she says, and two more tokens are in her pocket.
opponent-gudrun-hello = Nobody minds if I take a leaf or two?
opponent-gudrun-rest = A little rest, and a little something for the pocket.
opponent-gudrun-waste = { $count } good tokens, just like that. My heart.
opponent-gudrun-won = Saved is earned.
opponent-gudrun-lost = At least I have something left.

opponent-isaura = Knows every witch in the wood, and most of them come along.
opponent-isaura-hello = So many of us here. Make room for more.
opponent-isaura-friend = I know her aunt. Of course she comes along.
opponent-isaura-gone = You take her? Give her my regards.
opponent-isaura-won = We won. There are rather many of us.
opponent-isaura-lost = It was lovely to see everybody.

opponent-morwenna = Has more potions waiting than her shelf can hold, and brews the greatest first.
opponent-morwenna-hello = I do not brew small things.
opponent-morwenna-great = This one took a while. Mind the fumes.
opponent-morwenna-rival = A great potion. You do take your time as I do.
opponent-morwenna-won = It was worth the wait.
opponent-morwenna-lost = It was not ready yet.

opponent-tilda = There is a tool for everything, and it hangs on her wall.
opponent-tilda-hello = Who has borrowed my small sieve?
opponent-tilda-tool = Ah, I still have a nail free for that.
opponent-tilda-borrowed = I want that back when you are done.
opponent-tilda-won = The right tool, you see.
opponent-tilda-lost = Bare hands! And it worked.

# Tempers, after a name: what one notices in her play.
temper-refreshes = changes the display
temper-hurries = brews at once
temper-rests = rests often
temper-recruits = gathers witches
temper-potions = gathers potions
temper-tools = collects tools
