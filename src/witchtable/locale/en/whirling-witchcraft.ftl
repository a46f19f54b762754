# Whirling Witchcraft.

whirling-witchcraft-word = { $word ->
    [heart] Heart of Shadow
    [made-heart] Heart of Shadow (just made)
    [made-mandrake] mandrake (just made)
    [made-mushroom] mushroom (just made)
    [made-spider] spider (just made)
    [made-toad] toad (just made)
    [cauldron-heart] Heart of Shadow (cauldron)
    [cauldron-mandrake] mandrake (cauldron)
    [cauldron-mushroom] mushroom (cauldron)
    [cauldron-spider] spider (cauldron)
    [cauldron-toad] toad (cauldron)
    [book-heart] Heart of Shadow (Book)
    [book-mandrake] mandrake (Book)
    [book-mushroom] mushroom (Book)
    [book-spider] spider (Book)
    [book-toad] toad (Book)
    [into-heart] → Heart of Shadow
    [into-mandrake] → mandrake
    [into-mushroom] → mushroom
    [into-spider] → spider
    [into-toad] → toad
    [potion] Potion
    [raven] Raven
    [book] Book
   *[other] { $word }
  }
whirling-witchcraft-several = { $count } { $kind ->
    [heart] Hearts of Shadow
    [mandrake] mandrakes
    [mushroom] mushrooms
    [spider] spiders
    [toad] toads
    [potion] Potions
    [raven] Ravens
    [book] Books
   *[other] × { $word }
  }
whirling-witchcraft-nothing = nothing

## Options
whirling-witchcraft-option-personality_mode = Everybody plays an Initiate, or is dealt two personalities and keeps one.
whirling-witchcraft-option-brew_mode = Arcana and brews: all at once; in initiative order when somebody calls for it; or always in that order.
whirling-witchcraft-option-potion_cube_feeds_recipes = Cubes put straight into the cauldron may still feed recipes.
whirling-witchcraft-option-reshuffle_discards = The discard pile becomes a new deck when the deck is empty.
whirling-witchcraft-option-quick_play = Quick play: an arcana choice or a brew that cannot go on is final at once, without asking.

## What is asked
whirling-witchcraft-ask-personality = Which personality do you keep?
whirling-witchcraft-ask-uncontrolled = Your powers run wild: which ingredient do you take three of?
whirling-witchcraft-ask-redraw = Do you give up your Initiate and your hand for four new recipes?
whirling-witchcraft-ask-play = Which recipe do you play, and which way round?
whirling-witchcraft-ask-dare = Chance has chosen { $recipe }. Which effect does it earn you?
whirling-witchcraft-ask-arcana = Use your arcana effects, or decline them.
whirling-witchcraft-ask-confirm-arcana = No effect is left to use. Are you done, or do you take a step back?
whirling-witchcraft-ask-brew = Brew: use your recipes in any order, then be done.
whirling-witchcraft-ask-confirm-brew = Nothing more can be brewed. Are you done, or do you take a step back?
whirling-witchcraft-ask-trades = Your cauldron holds one of each: move one to your circle?
whirling-witchcraft-ask-wait = Waiting for { $waiting }.
whirling-witchcraft-ask-over = The game is over.

## Actions
whirling-witchcraft-do-choose = Keep { $personality }
whirling-witchcraft-do-gain = Take three of { $type }
whirling-witchcraft-do-redraw = Redraw
whirling-witchcraft-do-keep = Keep the hand
whirling-witchcraft-do-play = Play { $recipe }
whirling-witchcraft-do-rotate = Play { $recipe } rotated
whirling-witchcraft-do-gamble = Gamble: let chance choose the recipe
whirling-witchcraft-do-dare = Earn a { $arcana }; the card lies { $way }
whirling-witchcraft-do-potion = Potion: put a { $type } into the cauldron
whirling-witchcraft-do-raven = Raven: return { $types }
whirling-witchcraft-do-book = Book: name { $type }
whirling-witchcraft-do-move = Move a { $type } into the cauldron
whirling-witchcraft-do-use = Use { $recipe }: { $cubes }
whirling-witchcraft-do-scholar = Spend a { $payment } for a Book of { $type }
whirling-witchcraft-do-claim = Move a { $type } to your circle
whirling-witchcraft-do-done = Done
whirling-witchcraft-do-done-last = Done: end the round
whirling-witchcraft-do-back = Take back
whirling-witchcraft-do-call = Call for initiative order

## Events
whirling-witchcraft-event-round-began = Round { $round } begins.
whirling-witchcraft-event-personalities-dealt = You may choose between { $personalities }.
whirling-witchcraft-event-personality-revealed = { $seat } is { $personality }.
whirling-witchcraft-event-cards-drawn = { $seat } draws { $count ->
    [one] one recipe
   *[other] { $count } recipes
  }: { $cards }.
whirling-witchcraft-event-cards-drawn-none = { $seat } draws { $count ->
    [one] one recipe
   *[other] { $count } recipes
  }.
whirling-witchcraft-event-step = You choose: { $action }.
whirling-witchcraft-event-step-taken-back = You take your last step back.
whirling-witchcraft-event-committed = { $seat } has decided.
whirling-witchcraft-event-reopened = { $seat } thinks again.
whirling-witchcraft-event-gambled = Chance chooses { $recipe } for you.
whirling-witchcraft-event-gained = { $seat } takes { $type }: { $stored } on the workbench, { $overflow } to the circle on the left.
whirling-witchcraft-event-redraws-revealed = Redrawing: { $redrawing }.
whirling-witchcraft-event-redraws-revealed-none = Nobody redraws.
whirling-witchcraft-event-hand-discarded = { $seat } discards { $count } recipes to redraw.
whirling-witchcraft-event-recipe-revealed = { $seat } has gambled and reveals { $recipe }, { $way }; it earns a { $dare }.
whirling-witchcraft-event-recipe-revealed-none = { $seat } reveals { $recipe }, { $way }.
whirling-witchcraft-event-trackers-raised = { $seat } gains { $icons }; triggered: { $triggered }.
whirling-witchcraft-event-trackers-raised-none = { $seat } gains { $icons }.
whirling-witchcraft-event-initiative-called = { $seat } calls for initiative order.
whirling-witchcraft-event-arcana-revealed = Arcana of { $seat }: { $steps }.
whirling-witchcraft-event-arcana-revealed-none = { $seat } declines the arcana effects.
whirling-witchcraft-event-brew-revealed = { $seat } brews: { $steps }. In the cauldron: { $cauldron }.
whirling-witchcraft-event-brew-revealed-none = { $seat } brews: { $steps }. The cauldron is empty.
whirling-witchcraft-event-personality-discarded = { $personality } of { $seat } goes back to the box.
whirling-witchcraft-event-circle-claimed = { $seat } moves a { $type } to the circle.
whirling-witchcraft-event-circle-claimed-none = { $seat } moves nothing to the circle.
whirling-witchcraft-event-cauldron-passed = The cauldron of { $seat } goes to { $to }: { $stored } stored; into the circle of { $seat }: { $overflow }.
whirling-witchcraft-event-cauldron-passed-none = The cauldron of { $seat } goes to { $to }: { $stored } stored.
whirling-witchcraft-event-hands-passed = All hands go to the left.
whirling-witchcraft-event-personality-rotated = The personality of { $seat } turns around.
whirling-witchcraft-event-deck-reshuffled = The { $cards } discarded recipes are shuffled into a new deck.
whirling-witchcraft-event-game-ended = The game is over. Circles: { $scores }. Won by { $winners }.

## Score sheet
whirling-witchcraft-score-heart = Hearts of Shadow in the circle
whirling-witchcraft-score-mandrake = Mandrakes in the circle
whirling-witchcraft-score-mushroom = Mushrooms in the circle
whirling-witchcraft-score-spider = Spiders in the circle
whirling-witchcraft-score-toad = Toads in the circle

## Where an advantage comes from (a hint names it)
whirling-witchcraft-source-overflow = what overflows
whirling-witchcraft-source-room = room on the workbench
whirling-witchcraft-source-recipes = recipes
whirling-witchcraft-source-arcana = arcana
whirling-witchcraft-source-hand = cards in hand
whirling-witchcraft-source-personality = personality

## The brewing helper
whirling-witchcraft-aid-brews = brews  shows the best brews from here, step by step
whirling-witchcraft-brew = { $steps } → { $cauldron }; { $overflow ->
    [0] no overflow
   *[other] { $overflow } overflow
  }; { $bench ->
    [0] your workbench will be empty
    [one] one cube stays on your workbench
   *[other] { $bench } cubes stay on your workbench
  }{ $spends ->
    [0] {""}
   *[other] ; uses up your personality
  }
whirling-witchcraft-brews-none = Nothing more can be brewed.
whirling-witchcraft-brews-left-out = You have too many recipes to try them all. Left out, because they matter least: { $recipes }.
whirling-witchcraft-brews-not-all = There are more brews than could be tried; these are the best of those that were.

## Powers of the personalities
whirling-witchcraft-power-redraw = once, before recipes are played: give up this card and your hand, draw four
whirling-witchcraft-power-clairvoyance = a hand of five recipes
whirling-witchcraft-power-gamble = let chance choose the recipe you play, and use one arcana effect of your choice
whirling-witchcraft-power-spent-by-use = the recipe can be used once in the game
whirling-witchcraft-power-brew-by-icons = for each Potion icon you reveal, move an ingredient from workbench to cauldron
whirling-witchcraft-power-pay-for-book = once a round while brewing: spend a mandrake for a Book
whirling-witchcraft-power-rotates = the recipe turns around whenever hands are passed
whirling-witchcraft-power-forced-gain = every round you must take three of one ingredient; overflow goes to your left
whirling-witchcraft-power-rotate-any = you may rotate any recipe while you play it
whirling-witchcraft-power-full-set = with one of each in your cauldron, move one of them to your circle
