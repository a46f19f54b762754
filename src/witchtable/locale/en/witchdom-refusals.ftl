# Witchdom. What may not be done, and why: loaded by the page with the first refusal.
witchdom-refuse-over = The game is over.
witchdom-refuse-turn = It is the turn of { $whose }.
witchdom-refuse-first-novices = First choose your pair of novices.
witchdom-refuse-novices-dealt = At this table the novices are dealt, not chosen.
witchdom-refuse-novices-chosen = The novices have been chosen.
witchdom-refuse-pair-taken = That pair is taken already: { $pair }.
witchdom-refuse-no-such-pair = There is no pair “{ $pair }” to choose; there are { $known }.
witchdom-refuse-first-play = First choose your action: play a card, or rest.
witchdom-refuse-first-restore = First decide whether to refresh: your witch shows the restoration symbol.
witchdom-refuse-first-collect = First use your action points; { $points } left at this location.
witchdom-refuse-first-rest = You are resting: first take { $points ->
    [one] one more resource
   *[other] { $points } resources
  }.
witchdom-refuse-first-brew = Your action points are used up: brew, tame, or end your turn.
witchdom-refuse-first-pay = First pay for the potion that you are brewing, or go back.
witchdom-refuse-one-card = You play only one card a turn.
witchdom-refuse-played-already = { $card } lies in your played pile; rest to take it back.
witchdom-refuse-in-clan = { $card } belongs to your clan and stays there.
witchdom-refuse-not-in-hand = { $card } is not in your hand.
witchdom-refuse-nothing-played = You can rest only when a card lies in your played pile.
witchdom-refuse-refresh-late = Too late: refreshing comes before the first action point.
witchdom-refuse-refresh-once = You have already decided about refreshing; it is offered once.
witchdom-refuse-no-symbol = Your active card has no restoration symbol.
witchdom-refuse-nothing-to-refresh = There is nothing to refresh: { $what }.
witchdom-refuse-refresh-what = You can refresh the witches, the potions, or one location, not “{ $what }”.
witchdom-refuse-location = There is no location “{ $location }”; there are { $known }.
witchdom-refuse-item = “{ $item }” cannot be taken: take a resource, a potion, a tool, a witch or an animal.
witchdom-refuse-rest-resources = While resting you take resources only, no { $item }.
witchdom-refuse-not-there = There is no { $item } { $place }.
witchdom-refuse-which-alike = Which of the equal tokens goes makes no difference now: leave the number out.
witchdom-refuse-which-number = There is no number { $which } { $place } ({ $item }: { $count }).
witchdom-refuse-other-location = You are collecting { $here } now, not { $place }.
witchdom-refuse-no-animals = This game is played without the animal variant.
witchdom-refuse-brew-after-collect = You can brew only at the end of a Collect turn, with the card you just played.
witchdom-refuse-not-waiting = { $potion } does not wait beside your clan card.
witchdom-refuse-novice = { $card } is a novice, and novices cannot brew.
witchdom-refuse-banner = { $witch } does not have the banner of { $potion }.
witchdom-refuse-cannot-pay = You cannot pay for { $potion }: { $missing } missing, and you have { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
  } to replace them.
witchdom-refuse-pay-word = “{ $word }” is neither a resource nor a tool.
witchdom-refuse-pay-owned = You have { $owned } { $word } to give, not { $count }.
witchdom-refuse-pay-wrong = That does not pay for { $potion } exactly: each symbol takes its own token or tool, or a pair.
witchdom-refuse-not-paying = There is nothing to take back: you are not paying for a potion.
witchdom-refuse-brewing-already = You are brewing, so you cannot tame; go back first if you would rather do that.
witchdom-refuse-tame-after-collect = You can tame only at the end of a Collect turn.
witchdom-refuse-no-such-animal = No { $animal } waits beside your clan card.
witchdom-refuse-novice-tames = { $card } is a novice, and novices cannot tame.
witchdom-refuse-animal-twice = The { $animal } is in your clan already, and a clan never holds two of a kind.
witchdom-refuse-animal-price = Taming the { $animal } costs one { $price }, and you have none.
witchdom-refuse-no-passing = You cannot pass: play a card, or rest.
