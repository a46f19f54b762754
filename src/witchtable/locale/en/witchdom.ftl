# Witchdom.

witchdom-word = { $word }
witchdom-several = { $count } { $word ->
    [leaf] leaves
    [berry] berries
    [herb] herbs
    [mushroom] mushrooms
    [feather] feathers
   *[other] { $word }
  }
witchdom-nothing = nothing
witchdom-ostara = Ostara
witchdom-place = { $location ->
    [lake] at the { $location }
   *[other] in the { $location }
  }
witchdom-want-more-tools = { $count ->
    [one] any other tool
   *[other] { $count } other tools
  }
witchdom-want-any-animals = { $count ->
    [one] any animal
   *[other] any { $count } animals
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
witchdom-do-take-tool = Take the { $item }
witchdom-do-take-witch = Take the witch { $item }
witchdom-do-take-animal = Take the { $item }
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
    [resource] { $item ->
        [leaf] a leaf
        [berry] a berry
        [herb] a herb
        [mushroom] a mushroom
        [feather] a feather
       *[other] { $item }
      }
    [tool] the { $item }
    [animal] the { $item }
   *[other] the { $kind } { $item }
  } from the { $location }.
witchdom-event-taken-resting = { $seat } takes { $item ->
    [leaf] a leaf
    [berry] a berry
    [herb] a herb
    [mushroom] a mushroom
    [feather] a feather
   *[other] { $item }
  } from the { $location }.
witchdom-event-taken-by-ostara = { $seat } takes { $kind ->
    [resource] { $item ->
        [leaf] a leaf
        [berry] a berry
        [herb] a herb
        [mushroom] a mushroom
        [feather] a feather
       *[other] { $item }
      }
    [tool] the { $item }
    [animal] the { $item }
   *[other] the { $kind } { $item }
  } from the { $location }.
witchdom-event-card-turned-up = { $card } is turned up beside the { $location }.
witchdom-event-token-drawn = New { $location ->
    [lake] at the lake
   *[other] in the { $location }
  }: { $kind }.
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
witchdom-event-objective-claimed = { $seat } takes { $side ->
    [easy] an easy
   *[hard] a hard
  } objective ({ $objective }): { $points } points.
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
witchdom-event-ostara-token-revealed = Ostara reveals a token. She gains { $gains }{ $criteria ->
    [nothing] .
   *[other] ; she looks for { $criteria }.
  }
witchdom-event-ostara-chose = Ostara wants { $kind ->
    [resource] { $item ->
        [leaf] a leaf
        [berry] a berry
        [herb] a herb
        [mushroom] a mushroom
        [feather] a feather
       *[other] { $item }
      }
    [tool] the { $item }
    [animal] the { $item }
   *[other] the { $kind } { $item }
  }: { $criteria }.
witchdom-event-ostara-gain-lapsed = There is no { $kind } for Ostara to take.
witchdom-event-leftover-objective = An objective is still open and goes to Ostara ({ $objective }): { $points } points.
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

## Objectives
witchdom-aim-taken = taken by { $owner }
witchdom-aim-want-witches = { $count } { $colour } { $count ->
    [one] witch
   *[other] witches
  }
witchdom-aim-want-potions = { $count } { $colour } { $count ->
    [one] potion
   *[other] potions
  }
witchdom-aim-any-tool = any tool

## How well one has done alone
witchdom-level-new_apprentice = a new apprentice
witchdom-level-skilled_witch = a skilled witch
witchdom-level-clan_grandmistress = the Clan Grandmistress
