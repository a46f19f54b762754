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

opponent-zerelda = Knows what the arcana are good for, and when.
opponent-zerelda-hello = The moon is right for it tonight.
opponent-zerelda-arcana = You felt that, too, did you not?
opponent-zerelda-seen = So you know that sign. Few do.
opponent-zerelda-won = I asked the moon. She never lies.
opponent-zerelda-lost = The moon was behind a cloud.

opponent-bryony = Overflows first and asks about her own bench later.
opponent-bryony-hello = Quick, before it boils!
opponent-bryony-first = It overflows! I told you to be quick.
opponent-bryony-late = { $count } at once? And I thought I was in a hurry.
opponent-bryony-won = Done! Is there time for another?
opponent-bryony-lost = I ran past it, did I?

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
temper-arcana = lives by the arcana
temper-rushes = overflows early
temper-hoards = hoards cubes
