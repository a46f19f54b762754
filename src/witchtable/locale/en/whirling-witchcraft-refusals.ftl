# Whirling Witchcraft. What may not be done, and why: loaded by the page with the first refusal.
whirling-witchcraft-refuse-over = The game is over.
whirling-witchcraft-refuse-turn = Nothing is asked of you now; waiting for { $waiting }.
whirling-witchcraft-refuse-committed = You have already decided; take it back first if you want to change it.
whirling-witchcraft-refuse-shown = Your decision has been shown and stands.
whirling-witchcraft-refuse-nothing-to-take-back = You have nothing to take back.
whirling-witchcraft-refuse-no-calling = At this table everybody decides at once; initiative order cannot be called.
whirling-witchcraft-refuse-call-late = Initiative order can be called only while arcana or brews are open, and once a round.
whirling-witchcraft-refuse-moment = Not now; this is asked first: { $phase }
whirling-witchcraft-refuse-not-dealt = You were not dealt { $personality }.
whirling-witchcraft-refuse-type = There is no ingredient “{ $type }”; there are { $known }.
whirling-witchcraft-refuse-arcana = There is no arcana “{ $arcana }”; there are potion, raven and book.
whirling-witchcraft-refuse-way = A card lies upright or rotated, not “{ $way }”.
whirling-witchcraft-refuse-not-in-hand = { $recipe } is not in your hand.
whirling-witchcraft-refuse-one-way = { $recipe } works one way only and cannot be rotated.
whirling-witchcraft-refuse-gambled = You have gambled this round; the card stands.
whirling-witchcraft-refuse-gamble-first = First gamble, then name the effect.
whirling-witchcraft-refuse-no-daredevil = Only the Daredevil gambles.
whirling-witchcraft-refuse-not-triggered = You have no { $effect ->
    [potion] Potion
    [raven] Raven
    [book] Book
   *[other] { $effect }
  } effect to use.
whirling-witchcraft-refuse-raven-number = The Raven returns one or two ingredients, not { $number }.
whirling-witchcraft-refuse-not-on-bench = Your workbench holds { $lying } × { $type }, not { $number }.
whirling-witchcraft-refuse-named-already = You have already named { $type } this round.
whirling-witchcraft-refuse-no-moves = You have no ingredient to move: the Potion Brewer moves one for each Potion icon revealed.
whirling-witchcraft-refuse-not-in-front = { $recipe } does not lie in front of you.
whirling-witchcraft-refuse-used-already = You have used { $recipe } this round.
whirling-witchcraft-refuse-inputs = That does not fill the inputs of { $recipe }: { $given }.
whirling-witchcraft-refuse-outputs = Choose an output for every space of { $recipe } that offers a choice, as into-toad.
whirling-witchcraft-refuse-hybrids = Name a type for every hybrid input of { $recipe }, one of those it pictures, as as-toad.
whirling-witchcraft-refuse-half-named = Name every cube of { $recipe } with its origin, or only the types of its hybrid inputs, as as-toad.
whirling-witchcraft-refuse-cauldron-closed = Cubes in the cauldron cannot be used at this table.
whirling-witchcraft-refuse-no-book = No Book names { $type } for you this round.
whirling-witchcraft-refuse-not-enough = You do not have { $number } × { $type }.
whirling-witchcraft-refuse-cannot-fill = You cannot fill all inputs of { $recipe }.
whirling-witchcraft-refuse-no-scholar = Only the Spellbook Scholar pays for a Book.
whirling-witchcraft-refuse-scholar-once = The Scholar pays for a Book once a round.
whirling-witchcraft-refuse-scholar-payment = You do not have a { $payment } to pay with.
