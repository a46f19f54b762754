# Witchdom.

witchdom-word = { $word }
witchdom-several = { $count } { $word }
witchdom-nothing = nothing
witchdom-ostara = Ostara
witchdom-place = { $location ->
    [lake] at the { $location }
   *[other] in the { $location }
  }

## Options
witchdom-option-animals = Animal variant: tame animals with witches, score up to 25 points for them.
witchdom-option-animal_objectives = How many animal objectives the animal variant adds to the row.
witchdom-option-animal_sides = Which side of the animal objectives lies up: easy, hard, or mixed with an easy one first.
witchdom-option-extra_hard = How many hard objectives more or fewer than usual: a longer or a shorter game.
witchdom-option-extra_easy = How many easy objectives more or fewer than usual.
witchdom-option-choose_novices = Novices are chosen, pair by pair in turn order, instead of dealt.
witchdom-option-difficulty = How strong Ostara is in the solo game.
witchdom-option-solo-only = it belongs to the solo game only.
witchdom-option-not-solo = in the solo game the difficulty decides about the objectives.
witchdom-option-animals-only = it needs the animal variant (animals=true).
witchdom-option-no-animal-objectives = there is no animal objective whose side could be chosen.
witchdom-option-too-few = the row usually has only { $usual } { $side } objectives that could be left out.
witchdom-option-short-row = that leaves { $count ->
    [0] no objective
    [one] one objective
   *[other] { $count } objectives
  } in the row, and at least { $least ->
    [2] two
   *[other] { $least }
  } are needed.
witchdom-option-tokens = this takes { $wanted ->
    [one] one token
   *[other] { $wanted } tokens
  } with such a side, and the edition has { $there ->
    [0] none
   *[other] only { $there }
  }.

## What is asked
witchdom-ask-novices = Choose your pair of novices.
witchdom-ask-play = Play a card to collect, or rest.
witchdom-ask-play-only = Play a card to collect.
witchdom-ask-rest-only = You have no card in hand: rest.
witchdom-ask-restore = Your witch may refresh the display before she collects.
witchdom-ask-collect = Collect { $place }: { $points ->
    [one] one action point
   *[other] { $points } action points
  } left.
witchdom-ask-rest = Resting: take { $points ->
    [one] one more resource
   *[other] { $points } resources
  } from the board.
witchdom-ask-brew = End of your turn: brew a potion, or leave it.
witchdom-ask-tame = End of your turn: tame an animal, or leave it.
witchdom-ask-brew-or-tame = End of your turn: brew a potion, tame an animal, or leave it.
witchdom-ask-pay = How do you pay for { $potion }?
witchdom-ask-wait = Waiting for the others.
witchdom-ask-over = The game is over.

## Actions
witchdom-do-choose = Choose { $clan }: { $cards }
witchdom-do-play = Play { $card }
witchdom-do-rest = Rest
witchdom-do-refresh = Refresh the { $what ->
    [potions] potions
    [witches] witches
   *[other] resources of the { $what }
  }
witchdom-do-keep = Refresh nothing
witchdom-do-take = Take { $item } from the { $location }
witchdom-do-take-which = Take the { $which ->
    [1] first
    [2] second
   *[3] third
  } { $item } from the left { $location ->
    [lake] at the { $location }
   *[other] in the { $location }
  }
witchdom-do-take-potion = Take the potion { $item }
witchdom-do-take-tool = Take the tool { $item }
witchdom-do-take-witch = Take the witch { $item }
witchdom-do-take-animal = Take the animal { $item }
witchdom-do-brew = Brew { $potion }
witchdom-do-pay = Pay { $given }
witchdom-do-back = Do not brew { $potion } after all
witchdom-do-tame = Tame the { $animal }
witchdom-do-end = End the turn

## Events
witchdom-event-novices-chosen = { $seat } chooses { $clan }, with the novices { $cards }.
witchdom-event-round-began = Round { $round } begins.
witchdom-event-card-played = { $seat } plays { $card }.
witchdom-event-rested = { $seat } rests and takes back { $cards }.
witchdom-event-display-kept = { $seat } leaves the display as it is.
witchdom-event-refreshed = { $seat } refreshes the { $what ->
    [potions] potions
    [witches] witches
   *[other] resources of the { $what }
  }; these go back: { $returned }.
witchdom-event-item-taken = { $seat } takes { $kind ->
    [resource] { $item }
   *[other] the { $kind } { $item }
  } from the { $location }.
witchdom-event-taken-resting = { $seat } takes { $item } from the { $location }.
witchdom-event-taken-by-ostara = { $seat } takes { $kind ->
    [resource] { $item }
   *[other] the { $kind } { $item }
  } from the { $location }.
witchdom-event-card-turned-up = Turned up beside the { $location }: { $card }.
witchdom-event-token-drawn = Drawn onto the { $location }: { $kind }.
witchdom-event-gap-filled = A gap is filled, drawn onto the { $location }: { $kind }.
witchdom-event-points-lapsed = Nothing is left at the { $location }: { $points ->
    [one] one action point of { $seat } lapses
   *[other] { $points } action points of { $seat } lapse
  }.
witchdom-event-potion-chosen = { $seat } sets about brewing { $potion }.
witchdom-event-brew-taken-back = { $seat } does not brew { $potion } after all.
witchdom-event-potion-brewed = { $witch } has brewed { $potion } for { $seat }. Paid: { $spent }{ $tools ->
    [nothing] .
   *[other] ; moved into the clan: { $tools }.
  }
witchdom-event-animal-tamed = { $seat } has tamed the { $animal }{ $spent ->
    [nothing] .
   *[other] ; paid: { $spent }.
  }
witchdom-event-objective-claimed = { $seat } takes objective { $objective } ({ $side }) for { $points } points.
witchdom-event-turn-ended = { $seat } ends the turn.
witchdom-event-deck-ran-out = The { $deck } have run out; { $reserve ->
    [0] there is no reserve
   *[other] { $reserve } cards of the reserve take their place
  }.
witchdom-event-end-triggered = { $cause ->
    [deck] A deck has run out
   *[objectives] The last but one objective is gone
  }: round { $last_round } will be the last.
witchdom-event-ostara-tokens-shuffled = Stage { $stage }: all of Ostara’s tokens are shuffled.
witchdom-event-ostara-token-revealed = Ostara reveals token { $token }. She gains { $gains }{ $criteria ->
    [nothing] .
   *[other] ; she looks for { $criteria }.
  }
witchdom-event-ostara-chose = Ostara wants { $kind ->
    [resource] { $item }
   *[other] the { $kind } { $item }
  }: { $criteria }.
witchdom-event-ostara-gain-lapsed = There is no { $kind } for Ostara to take.
witchdom-event-leftover-objective = Objective { $objective } is still open and goes to Ostara: { $points } points.
witchdom-event-game-ended = The game is over. Points: { $scores }. Won by { $winners }.

## Ostara’s tokens
witchdom-gain-either = a { $first } or a { $second } (what she has fewer of)
witchdom-gain-both = a { $first } and a { $second }
witchdom-gain-resource = { $count ->
    [one] one resource
   *[other] { $count } resources
  }
witchdom-gain-animal = an animal (or else { $count ->
    [one] one resource
   *[other] { $count } resources
  })
witchdom-criterion-objective = help with an objective
witchdom-criterion-banner = a matching banner
witchdom-criterion-points = most points
witchdom-criterion-first = the first from the top
witchdom-criterion-recipe = { $potion } needs it

## Score sheet
witchdom-score-potions = Potions in the clan
witchdom-score-witches = Witches in the clan
witchdom-score-tools = Different tools
witchdom-score-objectives = Objectives
witchdom-score-leftovers = Kinds of resources left
witchdom-score-animals = Different animals

## Where an advantage comes from (a hint names it)
witchdom-source-potions = potions
witchdom-source-witches = witches
witchdom-source-objectives = objectives
witchdom-source-tools = tools
witchdom-source-animals = animals
witchdom-source-resources = resources
witchdom-source-tempo = tempo
witchdom-source-ostara = Ostara

## Refusals
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

## The table in a terminal
witchdom-draw-heading = { $round ->
    [0] Before the first round
   *[other] Round { $round }{ $last ->
        [none] {""}
       *[other] {" "}of { $last }
      }
  } · potions { $potions } (top: { $potion_back }) · witches { $witches } (top: { $witch_back }) · pouch { $pouch }
witchdom-draw-objectives = objectives
witchdom-draw-wants = { $objective } { $side }, { $points } points: { $what }
witchdom-draw-taken = taken by { $owner }
witchdom-draw-want-witches = { $count } { $colour } { $count ->
    [one] witch
   *[other] witches
  }
witchdom-draw-want-potions = { $count } { $colour } { $count ->
    [one] potion
   *[other] potions
  }
witchdom-draw-any-tool = any tool
witchdom-draw-any-animal = any animal
witchdom-draw-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
witchdom-draw-in-hand = { $count ->
    [one] one card
   *[other] { $count } cards
  } in hand
witchdom-draw-resources = resources
witchdom-draw-pairs = novices
witchdom-draw-hand = hand
witchdom-draw-played = played
witchdom-draw-below = below it
witchdom-draw-witches = witches
witchdom-draw-waiting = waiting
witchdom-draw-clan = clan
witchdom-draw-tokens = tokens
witchdom-draw-ready = ready
witchdom-draw-lacks = lacks { $what }{ $pairs ->
    [0] {""}
    [all] {" "}(pairs could replace it)
    [one] {" "}(a pair could replace one)
   *[other] {" "}(pairs could replace { $pairs })
  }
witchdom-draw-under = Under the { $deck ->
    [potions] potions
   *[witches] witches
  }, first what comes up first
witchdom-draw-memory-empty = Nothing that you have seen is hidden now: no hands but your own, no turned cards, nothing under the decks.
witchdom-draw-restore = refresh
witchdom-draw-potion = potion
witchdom-draw-witch = witch
witchdom-draw-back = back: { $what }
witchdom-draw-stack = { $hidden } hidden; shown: { $shown }
witchdom-draw-gain-either = { $first } or { $second }
witchdom-draw-gain-both = { $first } and { $second }
witchdom-draw-gain-resource = { $count ->
    [one] one resource
   *[other] { $count } resources
  }
witchdom-draw-gain-animal = animal
witchdom-level-new_apprentice = a new apprentice
witchdom-level-skilled_witch = a skilled witch
witchdom-level-clan_grandmistress = the Clan Grandmistress
