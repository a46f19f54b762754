# What Pim says at a game that is accompanied: before each kind of decision, by its question.
coach-witchstone-ask-tower = Your Big Witch stays on this tower, and your connections start there. The chip on it gives its action at once.
coach-witchstone-ask-place = Equal symbols side by side are a cluster, and a cluster of three gives three actions. Let both halves of the tile touch their like.
coach-witchstone-ask-order = Both types come, you only choose which one is first. What helps the other goes first: energy before witches, points to be counted before the wand.
coach-witchstone-ask-energy = Fill connections that start at your tower or at what is joined to it. Only complete ones score: 1, 3 or 6 points for one, two or three spaces.
coach-witchstone-ask-witch = Lay a small witch at your tower, or send one along your connections. Arriving scores, and the chip lying there is yours.
coach-witchstone-ask-wand = Silver spaces score what you own as you pass, dark ones give actions, and twice as many if nobody is ahead of you. Steps not made are lost.
coach-witchstone-ask-pentagram = Walk the ring clockwise. Hexagonal spaces give special tiles, and at the owls the first one there gets most.
coach-witchstone-ask-crystal = Move a crystal towards the rim. Over the rim it gives actions from a shelf, and its space becomes free for tiles.
coach-witchstone-ask-scroll = A spell helps once, a prophecy counts at the end. Take a prophecy that fits what you are doing anyway.
coach-witchstone-ask-spent = These actions are used up. Chips, vials and spells may still add some: what you do not use before you close is lost.
coach-witchstone-ask-rim = A crystal has left your cauldron. On the shelf of its symbol it gives two actions, on the bottom shelf a chip.
coach-witchstone-ask-make-room = No tile fits any more, so a crystal has to go. That costs points: choose one whose space opens most room.
coach-witchstone-ask-discard = Your cauldron is full: give up the tile that you need least.
