# What Pim says at a game that is accompanied: before each kind of decision, by its question.
coach-witchdom-ask-play = Most turns you play a witch and collect with her. Resting brings all your played cards back: rest when those left in hand are not worth much.
coach-witchdom-ask-play-only = Look at the numbers below each witch: so often she collects in the mountains, in the forest and at the lake. Play the one whose places have what you need.
coach-witchdom-ask-rest-only = Your hand is empty, so you rest: all played cards come back, and you take resources besides.
coach-witchdom-ask-restore = This witch may replace witches, potions or the resources of one place before she collects. Do it only if what lies there does not help you.
coach-witchdom-ask-collect = One point takes one thing from this place: a resource, the potion, its tool side, or the witch. A potion tells you what to gather next.
coach-witchdom-ask-rest = While resting you take resources from anywhere on the board. Take what your waiting potions lack.
coach-witchdom-ask-brew = Everything is there: the witch you played shows the colour, and you can pay. Potion and witch go into your clan and score, but she cannot be played again.
coach-witchdom-ask-tame = You can tame an animal now. It joins your clan for good; each kind only once.
coach-witchdom-ask-brew-or-tame = One of both at the end of a turn: a potion or an animal. Which one is nearer to an objective?
coach-witchdom-ask-pay = There are several ways to pay. Two equal resources may stand for what is missing: keep the kinds that you will need next.
coach-witchdom-ask-novices = Your two novices are your first cards. They never brew, but they collect: choose the places that you like.
