# The course of Whirling Witchcraft. Signs between colons are drawn after the word that they stand for.

## Your machine
lesson-whirling-witchcraft-machine = Your machine
lesson-whirling-witchcraft-machine-about = Play a recipe, brew with it, and send the brew off.
lesson-whirling-witchcraft-machine-play-title = Play a recipe
lesson-whirling-witchcraft-machine-play = Welcome, I am Pim! Send your nemesis more cubes than they have room for: five too many, and you win. Recipes make cubes: left is what goes in, right what comes out.
lesson-whirling-witchcraft-machine-play-task = Play the recipe that turns a mushroom :ww-mushroom: and a spider :ww-spider: into two toads :ww-toad:.
lesson-whirling-witchcraft-machine-play-wrong-heart = It needs a Heart of Shadow :ww-heart: and you have none on your workbench.
lesson-whirling-witchcraft-machine-play-wrong-turned = Turned around, it would do the opposite: toads in, mushroom and spider out. Play it as it lies.
lesson-whirling-witchcraft-machine-play-wrong-other = Not bad, either. But you have plenty of mushrooms and spiders: play the recipe that takes one of each.
lesson-whirling-witchcraft-machine-brew-title = Brew
lesson-whirling-witchcraft-machine-brew = All cards are revealed. Yours is in your machine now and stays there for the whole game. It takes a mushroom and a spider from your workbench and makes two toads.
lesson-whirling-witchcraft-machine-brew-task = Use your recipe.
lesson-whirling-witchcraft-machine-brew-wrong-done = Then your cauldron would stay empty. Use your recipe first.
lesson-whirling-witchcraft-machine-send-title = Send it off
lesson-whirling-witchcraft-machine-send = Two toads are in your cauldron. Cauldrons go to the right: yours to your nemesis, and one comes to you from the left. With two players that is the same person.
lesson-whirling-witchcraft-machine-send-task = Press “Done” to send them.
lesson-whirling-witchcraft-machine-send-wrong-back = Your brew is fine as it is. Send it!
lesson-whirling-witchcraft-machine-challenge-title = Two recipes
lesson-whirling-witchcraft-machine-challenge = A new round: you play one more card, and your first recipe works again. “Void Storm” needs no cubes at all. Each recipe can be used once a round, in any order.
lesson-whirling-witchcraft-machine-challenge-task = Play “Void Storm”, then send 5 cubes.
lesson-whirling-witchcraft-machine-challenge-again = Use both recipes before you are done. “Green Bargain” should take mushroom and spider from your workbench, not those just made: then there are five.
lesson-whirling-witchcraft-machine-challenge-wrong-other = “Void Storm” is better now: three cubes for nothing.

## Overflow
lesson-whirling-witchcraft-overflow = Overflow and the circle
lesson-whirling-witchcraft-overflow-about = Fill a row that is full already, and win.
lesson-whirling-witchcraft-overflow-full-title = A full row
lesson-whirling-witchcraft-overflow-full = Look at your nemesis: nine toads, and there are only nine spaces. Every further toad overflows and comes into your Witch’s Circle. Each cube there is one point.
lesson-whirling-witchcraft-overflow-full-task = Play the recipe that makes two toads :ww-toad:.
lesson-whirling-witchcraft-overflow-full-wrong-other = That makes fewer toads. Look at the right side of your cards: one shows two of them.
lesson-whirling-witchcraft-overflow-watch-title = See it coming
lesson-whirling-witchcraft-overflow-watch = Your new recipe takes one mandrake :ww-mandrake:. Use it and look at your nemesis: even before anything is sent you see what would overflow.
lesson-whirling-witchcraft-overflow-watch-task = Use your new recipe.
lesson-whirling-witchcraft-overflow-watch-wrong-other = Soon! Begin with the new recipe, the one that takes a mandrake.
lesson-whirling-witchcraft-overflow-watch-wrong-done = Then nothing would overflow. Use your new recipe first.
lesson-whirling-witchcraft-overflow-challenge-title = Five win
lesson-whirling-witchcraft-overflow-challenge = Two cubes would come into your circle. Whoever has five there at the end of a round wins. Your other recipes make toads, too. They may even take cubes that another one has just made.
lesson-whirling-witchcraft-overflow-challenge-task = Win the game: let five toads overflow in this round.
lesson-whirling-witchcraft-overflow-challenge-again = Two, two and one make five. Use all three recipes before you are done.

## Arcana
lesson-whirling-witchcraft-arcana = Arcana
lesson-whirling-witchcraft-arcana-about = Potion, Raven and Book: three effects that help your brew.
lesson-whirling-witchcraft-arcana-icons-title = Signs on the cards
lesson-whirling-witchcraft-arcana-icons = The signs at the top of a card are arcana. Each raises its track by one when you play the card; every even number gives an effect in that round. Your tracks all stand at 1.
lesson-whirling-witchcraft-arcana-icons-task = Play the card with all three signs: Potion :ww-potion:, Raven :ww-raven: and Book :ww-book:.
lesson-whirling-witchcraft-arcana-icons-wrong-other = This card has only one sign. One of your cards has three.
lesson-whirling-witchcraft-arcana-potion-title = The Potion
lesson-whirling-witchcraft-arcana-potion = All three stand at 2! The Potion :ww-potion: puts a cube of any kind straight into your cauldron. Your nemesis has room for most, but the mandrakes stand at four of four.
lesson-whirling-witchcraft-arcana-potion-task = Choose the cube that will overflow.
lesson-whirling-witchcraft-arcana-potion-wrong-fits = For that one there is still space. Look at your nemesis: which row is full?
lesson-whirling-witchcraft-arcana-potion-wrong-done = What you do not use in this round is lost. Use the Potion first.
lesson-whirling-witchcraft-arcana-raven-title = The Raven
lesson-whirling-witchcraft-arcana-raven = The Raven :ww-raven: clears up to two cubes off your own workbench. That makes room for what is sent to you. Your toads are the fullest row: six of nine.
lesson-whirling-witchcraft-arcana-raven-task = Clear two toads :ww-toad: and confirm.
lesson-whirling-witchcraft-arcana-raven-wrong-other = The Raven may take two, and your toads need room most. Choose a toad twice.
lesson-whirling-witchcraft-arcana-raven-wrong-done = What you do not use in this round is lost. Use the Raven first.
lesson-whirling-witchcraft-arcana-book-title = The Book
lesson-whirling-witchcraft-arcana-book = The Book :ww-book: names one kind: in this round your recipes take it from the supply, as much as they need. “Veil of Embers” turns two mushrooms into a mandrake, but you have no mushrooms.
lesson-whirling-witchcraft-arcana-book-task = Name what “Veil of Embers” lacks.
lesson-whirling-witchcraft-arcana-book-wrong-one = That helps only one of them. With mushrooms both work: the first makes the mandrake that the second takes.
lesson-whirling-witchcraft-arcana-book-wrong-heart = None of your recipes takes Hearts of Shadow. Look at their left sides.
lesson-whirling-witchcraft-arcana-book-wrong-there = You have that on your workbench. Of which kinds do you have none?
lesson-whirling-witchcraft-arcana-book-wrong-done = What you do not use in this round is lost. Name a kind first.
lesson-whirling-witchcraft-arcana-challenge-title = Two for the circle
lesson-whirling-witchcraft-arcana-challenge = The Potion has put one mandrake into your cauldron. Thanks to the Book a recipe can make another one. Finish your arcana first; then you brew.
lesson-whirling-witchcraft-arcana-challenge-task = Let 2 mandrakes :ww-mandrake: overflow in this round.
lesson-whirling-witchcraft-arcana-challenge-again = One mandrake came from the Potion; the other must come from a recipe. Look for one that is ready and makes a mandrake.

## Your neighbours
lesson-whirling-witchcraft-neighbours = Your neighbours
lesson-whirling-witchcraft-neighbours-about = What comes from the left, and what the right cannot hold.
lesson-whirling-witchcraft-neighbours-left-title = Look to the left
lesson-whirling-witchcraft-neighbours-left = Now you are three. Whoever is on your left sends to you. Press the eye :ui-eye: and see: one recipe there makes mandrakes. But your mandrakes stand at four of four. One more would be their point!
lesson-whirling-witchcraft-neighbours-room-title = Make room
lesson-whirling-witchcraft-neighbours-room = So use up a mandrake: room is counted only after everybody has brewed. And look to the right: your nemesis has no space for spiders. One card helps with both.
lesson-whirling-witchcraft-neighbours-room-task = Play the recipe that turns a mandrake :ww-mandrake: into spiders :ww-spider:.
lesson-whirling-witchcraft-neighbours-room-wrong-more = It takes no mandrake off your workbench: your row would stay full.
lesson-whirling-witchcraft-neighbours-room-wrong-other = That makes room, but what comes out still fits on the right. Make spiders.
lesson-whirling-witchcraft-neighbours-challenge-title = Three spiders
lesson-whirling-witchcraft-neighbours-challenge = Your new recipe makes two spiders. Another of your recipes takes one spider and makes one: mind which spider you put in.
lesson-whirling-witchcraft-neighbours-challenge-task = Let 3 spiders :ww-spider: overflow in this round.
lesson-whirling-witchcraft-neighbours-challenge-again = Use “Blue Split Root” and “Pond Bloom”. Let the second take its spider from your workbench, not one just made.

## Sealed rounds
lesson-whirling-witchcraft-sealed = Sealed rounds
lesson-whirling-witchcraft-sealed-about = All decide at once, cards may be turned, hands move on.
lesson-whirling-witchcraft-sealed-look-title = All at once
lesson-whirling-witchcraft-sealed-look = Cards and brews are chosen in secret and revealed together. So ask yourself what your nemesis can do. Press the eye :ui-eye: and read the recipes: some use up toads, none uses mandrakes.
lesson-whirling-witchcraft-sealed-turn-title = Two ways
lesson-whirling-witchcraft-sealed-turn = A two-way card :ww-twoway: may be turned as you play it; then it stays so. Yours makes a mandrake out of two toads; turned, it makes two toads out of a mandrake.
lesson-whirling-witchcraft-sealed-turn-task = Play it so that it makes what your nemesis cannot use up.
lesson-whirling-witchcraft-sealed-turn-wrong-toads = They could use up two toads in this very round, and yours would fit. Mandrakes are sure.
lesson-whirling-witchcraft-sealed-turn-wrong-other = This step is about the card with two arrows :ww-twoway:.
lesson-whirling-witchcraft-sealed-brew-title = Sure of it
lesson-whirling-witchcraft-sealed-brew = Your nemesis brews at the same time as you, and unseen. But whatever they do, their mandrakes stay at four of four: yours will overflow.
lesson-whirling-witchcraft-sealed-brew-task = Make a mandrake :ww-mandrake: and send it.
lesson-whirling-witchcraft-sealed-brew-again = The mandrake comes from your new recipe. Use it before you are done.
lesson-whirling-witchcraft-sealed-challenge-title = Hands move on
lesson-whirling-witchcraft-sealed-challenge = They did use toads; your mandrake overflowed. And the hands went left: your nemesis had these cards before, and gets what you do not play. So never leave a treasure.
lesson-whirling-witchcraft-sealed-challenge-task = Let 2 more overflow in this round.
lesson-whirling-witchcraft-sealed-challenge-again = Mandrakes still overflow. Two of your recipes make one each, from two spiders and from two toads: play any card, then use both.

## Your first game
lesson-whirling-witchcraft-first-game = Your first game
lesson-whirling-witchcraft-first-game-about = A whole game against an apprentice, with Pim at your side.

## Personalities
lesson-whirling-witchcraft-personalities = Personalities
lesson-whirling-witchcraft-personalities-about = For later: everybody has a recipe or a power of their own.
lesson-whirling-witchcraft-personalities-keep-title = Keep one
lesson-whirling-witchcraft-personalities-keep = Those who know the game play with personalities: everybody is dealt two and keeps one. It says what you begin with, and it brings a recipe or a power that nobody else has.
lesson-whirling-witchcraft-personalities-keep-task = Keep the one whose recipe needs no ingredients.
lesson-whirling-witchcraft-personalities-keep-wrong-trickster = She is good, too; her recipe turns around every round. But now keep the one whose recipe needs nothing.
lesson-whirling-witchcraft-personalities-recipe-title = Who is who
lesson-whirling-witchcraft-personalities-recipe = Your nemesis is the Frog Whisperer and begins with nine toads: the row is full already! Your personality’s own recipe lies in your machine from the start.
lesson-whirling-witchcraft-personalities-recipe-task = Play the card that makes two toads :ww-toad: as well.
lesson-whirling-witchcraft-personalities-recipe-wrong-turned = Turned around, it would use up toads. Play it as it lies.
lesson-whirling-witchcraft-personalities-recipe-wrong-other = No toads come out of that one. Look at the right side of your cards.
lesson-whirling-witchcraft-personalities-challenge-title = Your own recipe
lesson-whirling-witchcraft-personalities-challenge = The recipe of a personality works like any other: once in every round, whenever you have what it takes.
lesson-whirling-witchcraft-personalities-challenge-task = Let 3 toads :ww-toad: overflow in this round.
lesson-whirling-witchcraft-personalities-challenge-again = One recipe is not enough. Use your card and your personality’s recipe before you are done.
lesson-whirling-witchcraft-personalities-others-title = And the others
lesson-whirling-witchcraft-personalities-others = Others have powers: five cards in hand, turning any recipe, a Book for a mandrake. Where card and rules disagree, the card wins. Whatever you do not know, ask it: hover, long press, or “?”.
