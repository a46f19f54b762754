# The board of Whirling Witchcraft on the page.

## Ingredients
page-ww-name-heart = Heart of Shadow
page-ww-name-mandrake = mandrake
page-ww-name-mushroom = mushroom
page-ww-name-spider = spider
page-ww-name-toad = toad
page-ww-any = { $count ->
    [one] any ingredient
   *[other] any { $count } ingredients
  }
page-ww-some-heart = { $count ->
    [one] one Heart of Shadow
   *[other] { $count } Hearts of Shadow
  }
page-ww-some-mandrake = { $count ->
    [one] one mandrake
   *[other] { $count } mandrakes
  }
page-ww-some-mushroom = { $count ->
    [one] one mushroom
   *[other] { $count } mushrooms
  }
page-ww-some-spider = { $count ->
    [one] one spider
   *[other] { $count } spiders
  }
page-ww-some-toad = { $count ->
    [one] one toad
   *[other] { $count } toads
  }
page-ww-cubes = { $count ->
    [0] empty
    [one] one cube
   *[other] { $count } cubes
  }

## The round
page-ww-round = Round { $round }
page-ww-step-play = Play
page-ww-step-reveal = Reveal
page-ww-step-arcana = Arcana
page-ww-step-brew = Brew
page-ww-step-pass = Pass
page-ww-step-check = Check
page-ww-step-hands = Hands

## My workbench and circle
page-ww-pane-bench = Workbench
page-ww-bench = Your workbench
page-ww-row = { $kind }: { $count } of { $spaces }
page-ww-over = +{ $count }
page-ww-circle = Witch’s Circle
page-ww-circle-about = Whoever has { $needed } ingredients in the circle when winners are checked wins. They come from what overflows on the workbench of the nemesis.
page-ww-circle-count = Circle: { $count } of { $needed }{ $coming ->
    [0] {""}
   *[other] , and { $coming } more would come now
  }
page-ww-would-win = This would win!

## Neighbours
page-ww-pane-threat = Threat
page-ww-pane-nemesis = Nemesis
page-ww-threat = Threat: { $name }
page-ww-nemesis = Your nemesis: { $name }
page-ww-look = Look at the table of { $name }
page-ww-comes = Coming to you:
page-ww-threat-over = To the circle of { $name }, then { $circle }:
page-ww-threat-fits = All of it would fit on your workbench.
page-ww-threat-brewing = { $name } is still brewing.
page-ww-threat-none = Nothing in the cauldron of { $name } yet.
page-ww-overflows = Overflow:
page-ww-into-circle = Your circle: { $before } → { $after }, unless { $name } makes room.
page-ww-all-fits = All of your brew would still fit on the workbench of { $name }.
page-ww-nothing-sent = What you brew goes to { $name }; what does not fit there comes into your circle.
page-ww-on-the-left = left
page-ww-on-the-right = right
page-ww-both-sides = left and right
page-ww-is-sealed = sealed
page-ww-is-busy = { $phase ->
    [brew] brewing
    [arcana] arcana
   *[other] choosing
  }

## Another player's table
page-ww-cauldron-of = In the cauldron:
page-ww-recipes-of = { $count ->
    [0] No recipes yet
    [one] One recipe
   *[other] { $count } recipes
  }
page-ww-known = { $count ->
    [one] One card in hand. You have seen:
   *[other] { $count } cards in hand. You have seen:
  }

## The cauldron
page-ww-cauldron = Your cauldron
page-ww-cauldron-holds = In your cauldron: { $cubes }. It goes to { $name }.

## Recipes
page-ww-recipes = Your recipes
page-ww-no-recipes = The recipe that you play each round comes here and works in every round from then on.
page-ww-recipe-words = Turns { $inputs } into { $outputs }.
page-ww-recipe-about = { $does } { $way } { $arcana }
page-ww-two-way = A two-way recipe: it may be turned around while it is played.
page-ww-one-way = A one-way recipe.
page-ww-icons = Arcana: { $icons }.
page-ww-no-icons = No arcana.
page-ww-card = { $shown }. { $does }
page-ww-used = used { $order ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $order }th
  }
page-ww-used-fed = used { $order ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $order }th
  }, fed by { $names }
page-ww-ready = { $ways ->
    [one] ready
   *[other] ready in { $ways } ways
  }
page-ww-needs = needs { $cubes }
page-ww-not-now = cannot be filled now
page-ww-chosen = chosen, still sealed
page-ww-sealed = Sealed. You can still take it back.
page-ww-decided = Decided.
page-ww-order = In initiative order: { $names }

## Ways to fill a recipe
page-ww-ways = How do you fill { $name }?
page-ww-way = { $inputs }
page-ww-way-into = { $inputs } → { $outputs }
page-ww-from-bench = { $kind }
page-ww-from-made = fresh { $kind }
page-ww-from-cauldron = { $kind } from the cauldron
page-ww-from-book = { $kind } by the Book
page-ww-origin-made = fresh
page-ww-origin-cauldron = cauldron
page-ww-origin-book = Book
page-ww-origin-into = chosen

## The brewing helper
page-ww-helper = Helper
page-ww-helper-title = The brewing helper
page-ww-helper-about = The best brews from here, counted with the workbench of { $nemesis } as it lies now. The helper does the steps one after the other.
page-ww-helper-overflow = { $count ->
    [0] no overflow
   *[other] { $count } overflow
  }
page-ww-helper-rest = { $count ->
    [0] Your workbench will be empty.
    [one] One cube stays on your workbench.
   *[other] { $count } cubes stay on your workbench.
  }
page-ww-helper-spends = Uses up your personality.
page-ww-helper-do = Brew this
page-ww-part-scholar = Spend a mandrake for a Book:

## The hand
page-ww-hand = Your hand
page-ww-hand-passes = What you keep goes left to { $name } when the round ends.
page-ww-deck = { $count ->
    [one] one recipe in the deck
   *[other] { $count } recipes in the deck
  }
page-ww-hand-empty = No recipes are left.
page-ww-play-turned = Play it turned: { $name }. { $does }
page-ww-turn = Play it turned
page-ww-gambled = chosen by chance
page-ww-wish = Which recipe do you play? It keeps your hand, unless you redraw first.
page-ww-wish-waits = You keep your hand. { $name } is played as soon as everybody has decided.
page-ww-keep-and-play = Keep the hand and play { $name }.
page-ww-wished = chosen, played next
page-ww-redraw = Redraw (once)
page-ww-redraw-what = Redraw, once in the game: give up your Initiate and your hand for four new recipes
page-ww-dealt = Keep one of two personalities
page-ww-keep = { $name } { $power } You begin with { $start }

## Personalities
page-ww-personality = Personality
page-ww-own-recipe = A recipe of your own, once in every round:
page-ww-start = You begin with

## Arcana
page-ww-arcana = Arcana
page-ww-every = an effect at every { $step }
page-ww-arcana-potion = Potion
page-ww-arcana-raven = Raven
page-ww-arcana-book = Book
page-ww-does-potion = Potion: one cube into your cauldron
page-ww-does-raven = Raven: clear up to two cubes
page-ww-does-book = Book: inputs from the supply
page-ww-level = { $arcana }: { $level }
page-ww-may-potion = { $count ->
    [one] Put one into your cauldron:
   *[other] { $count } times: put one into your cauldron:
  }
page-ww-may-raven = { $count ->
    [one] Clear one or two:
   *[other] { $count } times: clear one or two:
  }
page-ww-may-book = { $count ->
    [one] Name one to take from the supply:
   *[other] { $count } times: name one to take from the supply:
  }
page-ww-may-move = { $count ->
    [one] Potion Brewer: move one into your cauldron:
   *[other] Potion Brewer, { $count } times: move one into your cauldron:
  }
page-ww-may-gain = Take three of:
page-ww-may-claim = Into your circle:
page-ww-may-scholar = A mandrake for a Book of:
page-ww-may-scholar-made = A fresh mandrake for a Book of:
page-ww-may-dare = Earn with the card as printed:
page-ww-may-dare-turned = Earn with the card turned:
page-ww-book-open = Book open: { $kinds } from the supply
page-ww-raven-pick = Raven: { $kind }, { $count } picked
page-ww-raven-one = Raven: clear a { $kind }
page-ww-raven-takes = The Raven clears { $cubes }.

## What others do, in two or three words
page-ww-tell = { $what ->
    [overflow] into the circle
    [nothing] nothing
    [call] calls for order
    [gained] gains
    [redraw] redraws
   *[personality] personality
  }
page-ww-telling = { $phase ->
    [personality] Who everybody is:
    [reveal] The recipes are revealed:
    [trackers] The arcana rise:
    [arcana] The arcana are used:
    [brew] The cauldrons are filled:
    [pass] The cauldrons go around:
    [overflow] What does not fit:
   *[hands] the hands go to the left
  }

## The log
page-ww-log-decided = { $count ->
    [one] { $names } has decided.
   *[other] { $names } have decided.
  }
