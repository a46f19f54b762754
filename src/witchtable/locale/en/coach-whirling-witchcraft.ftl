# What Pim says at a game that is accompanied: before each kind of decision, by its question.
coach-whirling-witchcraft-ask-redraw = Once in the game you may change your Initiate and your whole hand for four new recipes. Usually you keep them.
coach-whirling-witchcraft-ask-play = The recipe stays with you for the whole game. Look for one whose ingredients you have, and which makes what your nemesis has little room for.
coach-whirling-witchcraft-ask-dare = Chance has played for you, and you are owed an effect: a cube for the cauldron, fewer on your workbench, or free ingredients this round.
coach-whirling-witchcraft-ask-arcana = Potion adds an ingredient to your cauldron, Raven clears up to two off your workbench, Book lets one ingredient come from the supply for the whole round. Unused effects are lost.
coach-whirling-witchcraft-ask-confirm-arcana = Your effects are used. If you like what you chose, you are done.
coach-whirling-witchcraft-ask-brew = Each recipe works once a round, and what one makes may feed the next. All that is left over goes to your nemesis: aim at their fullest row.
coach-whirling-witchcraft-ask-confirm-brew = Look at your cauldron: that is what your nemesis will get. If it is good, you are done.
coach-whirling-witchcraft-ask-personality = A personality is a power for the whole game. Read both, and keep the one that fits the recipes in your hand.
coach-whirling-witchcraft-ask-uncontrolled = You must take three of one ingredient. Take what you have room for, or can use up this round.
coach-whirling-witchcraft-ask-trades = One of each lies in your cauldron, so one of them may go straight into your circle. That is a point: take it.
