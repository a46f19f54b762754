# Opponents: a line about each. Their names are the same everywhere.
opponent-sukie = Brews far too much, and all of it for her neighbour.
opponent-hesper = Builds a machine first, and lets it work for her later.
opponent-nerys = Always has room on her bench; try to flood it.
opponent-zerelda = Knows what the arcana are good for, and when.
opponent-bryony = Overflows first and asks about her own bench later.
opponent-wilmot = Waits for the right recipe, and it comes.
