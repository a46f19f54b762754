# Opponents: a line about each, then what they say at the table; $count: how many it was. Their names are the same
# everywhere.

opponent-sukie = Brews far too much, and all of it for her neighbour.
opponent-sukie-hello = I brought a bigger ladle.
opponent-sukie-flood = { $count } over the rim! Do you have a mop?
opponent-sukie-wet = Hey! My shoes! { $count } at once!
opponent-sukie-won = Sorry about your floor.
opponent-sukie-lost = I am soaked. Again, please!

opponent-hesper = Builds a machine first, and lets it work for her later.
opponent-hesper-hello = Give me three rounds to oil it, then we talk.
opponent-hesper-machine = { $count } cubes, and I hardly touched it.
opponent-hesper-rival = { $count } in one go? Show me your gears.
opponent-hesper-won = It runs. I only watched.
opponent-hesper-lost = A cog too many, somewhere.

opponent-nerys = Always has room on her bench; try to flood it.
opponent-nerys-hello = My bench is empty, my tea is hot. Go on.
opponent-nerys-wet = { $count } too many. So it can be done.
opponent-nerys-dry = { $count } more? There is room. There is always room.
opponent-nerys-won = Dry feet, and a clean bench.
opponent-nerys-lost = I shall need a second cloth.

opponent-zerelda = Reads every recipe from both sides, and likes it best upside down.
opponent-zerelda-hello = Everything has another side. The moon, too.
opponent-zerelda-turned = Upside down it makes much more sense.
opponent-zerelda-seen = You turn them, too? I am not alone, then.
opponent-zerelda-won = From the other side it looked like this all along.
opponent-zerelda-lost = Turn it round, and I have won.

opponent-bryony = Sends hearts and mandrakes, which nobody has room for.
opponent-bryony-hello = Do you have room for a heart? No? Pity.
opponent-bryony-spill = It overflows! Hearts take so much room.
opponent-bryony-late = { $count } at once? And not from me?
opponent-bryony-won = With all my heart!
opponent-bryony-lost = My heart is broken. Only a little.

opponent-wilmot = Waits for the right recipe, and it comes.
opponent-wilmot-hello = I never throw anything away.
opponent-wilmot-feast = { $count } cubes. I had been saving them.
opponent-wilmot-gift = { $count } cubes, for me? I shall find a use for them.
opponent-wilmot-won = You see, it all came in handy.
opponent-wilmot-lost = One cellar too full, perhaps.

# Tempers, after a name: what one notices in her play.
temper-floods = floods her neighbour
temper-machines = builds a machine
temper-tidy = keeps her bench clear
temper-turns = turns recipes round
temper-rarities = sends hearts and mandrakes
temper-hoards = hoards cubes
