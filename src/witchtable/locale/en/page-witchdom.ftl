# The board of Witchdom on the page.

## Signs
page-wd-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
    [wild] wild
   *[other] { $colour }
  }
page-wd-location = { $location ->
    [mountains] Mountains
    [forest] Forest
    [lake] Lake
   *[other] { $location }
  }
page-wd-ap = { $location }: { $count ->
    [0] no action points
    [one] one action point
   *[other] { $count } action points
  }
page-wd-stock = { $count } × { $kind }
page-wd-need = { $there ->
    [yes] { $kind } (there)
   *[no] { $kind } (missing)
  }
page-wd-novice = novice
page-wd-restores = restoration symbol

## The board
page-wd-location-points = { $when ->
    [now] { $points ->
        [one] point left
       *[other] points left
      }
   *[later] next
  }
page-wd-about-location = Every action point printed for this place takes one thing that lies here: a resource, the potion or its tool, the witch or her animal.
page-wd-gap = a gap: nothing lies here
page-wd-no-potion = no potion
page-wd-no-witch = no witch
page-wd-back = back: { $kind }
page-wd-or-animal = or { $animal }, tamed with { $price }
page-wd-completes = This is all that { $potion } still needs.
page-wd-about-resource = Resources pay for potions. Two of one kind stand in for anything that is missing.
page-wd-about-tool = A tool is never spent. Used for the first time, it joins the clan and serves every later potion.
page-wd-about-tool-side = Its other side is a tool: { $tool }.
page-wd-about-animal = The { $animal } waits until a witch tames it at the end of a turn without brewing; that costs one { $price }.
page-wd-about-potion = Worth { $points ->
    [one] one point
   *[other] { $points } points
  } in a clan. { $colour ->
    [wild] Any witch can brew it.
   *[other] It takes a witch with a { $name } banner.
  }
page-wd-about-witch = She brews { $count ->
    [one] { $colours } potions and wild ones
   *[other] potions of these colours and wild ones: { $colours }
  }. Then she joins the clan, worth { $points ->
    [one] one point
   *[other] { $points } points
  }.
page-wd-about-ap = Action points: { $mountains } in the mountains, { $forest } in the forest, { $lake } at the lake.
page-wd-about-needs = It needs { $what }.
page-wd-about-restore = When she is played, she may refresh the witches, the potions, or the resources of one location.
page-wd-about-novice = A novice collects, but never brews and never joins a clan.
page-wd-deck = { $deck ->
    [potions] Potions
   *[witches] Witches
  }
page-wd-deck-left = { $deck ->
    [potions] { $size ->
        [one] potion left
       *[other] potions left
      }
   *[witches] { $size ->
        [one] witch left
       *[other] witches left
      }
  }
page-wd-deck-next = next: { $back }
page-wd-about-deck = { $size } face-down { $deck ->
    [potions] potions
   *[witches] witches
  }; the top card’s back can be seen. When a deck runs out, the game ends after one more full round.{ $boxed ->
    [0] {""}
   *[other] {" "}{ $boxed } more lie in the box as a reserve.
  }

## Objectives
page-wd-objectives = Objectives
page-wd-objective-points = { $side }, { $points ->
    [one] one point
   *[other] { $points } points
  }
page-wd-standing = { $name }: { $have } of { $of }
page-wd-about-objective = { $side ->
    [hard] A hard objective
   *[easy] An easy objective
  }, worth { $points } points for whoever first has all of it in the clan.

## My cards
page-wd-pairs = Novices
page-wd-pairs-left = { $count ->
    [one] one pair left
   *[other] { $count } pairs left
  }
page-wd-about-pair = Two novices with the symbol of this clan: they are your first cards, and its clan card lies before you. Whoever chooses later has one pair less to choose from.
page-wd-hand = Your hand
page-wd-hand-empty = No card in hand: rest to take back what you have played.
page-wd-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
page-wd-played = Played
page-wd-active = active
page-wd-played-none = Nothing yet. Here lies what you play, until you rest.
page-wd-below = Below: { $names }

## My potions
page-wd-potions = Potions in progress
page-wd-potions-none = No potion waits. Take one from the board.
page-wd-all-there = { $colour ->
    [wild] All there: any witch can brew it.
   *[other] All there: a { $name } witch can brew it.
  }
page-wd-missing = Missing: { $what }{ $pairs ->
    [0] {""}
    [one] {" "}(one pair can stand in)
   *[other] {" "}({ $pairs } pairs can stand in)
  }
page-wd-missing-few = { $count ->
    [0] All there
    [one] one missing
   *[other] { $count } missing
  }
page-wd-pay = Pay
page-wd-pay-other = Other ways ({ $count })
page-wd-pay-back = Do not brew
page-wd-pay-how = How do you pay for { $potion }?
page-wd-pay-why = Two tokens of one kind stand in for anything that is asked for. A waiting tool that is used joins your clan.
page-wd-pay-group = { $cost ->
    [0] No tokens
    [one] One token
   *[other] { $cost } tokens
  }
page-wd-pay-ways = { $count ->
    [one] one way
   *[other] { $count } ways
  }
page-wd-pay-more = More ways
page-wd-pay-costly = { $count ->
    [one] one that costs more than needed
   *[other] { $count } that cost more than needed
  }
page-wd-pay-way = { $count ->
    [0] Pay { $tokens }
   *[other] Pay { $tokens }; into the clan: { $tools }
  }

## My things
page-wd-resources = Resources
page-wd-waiting = Waiting
page-wd-waiting-none = No tools or animals.

## Clans
page-wd-clan = Your clan
page-wd-about-clan = What has joined your clan counts at the end. What waits beside it, or is held in hand, does not.
page-wd-kinds = { $count ->
    [one] one kind
   *[other] { $count } kinds
  }
page-wd-source = { $source ->
    [potions] Potions
    [witches] Witches
    [tools] Tools
    [animals] Animals
    [objectives] Objectives
   *[leftovers] Left over
  }
page-wd-claimed = { $count ->
    [one] one taken
   *[other] { $count } taken
  }
page-wd-scores-potions = Every potion in the clan counts the points printed on it.
page-wd-scores-witches = Every witch in the clan counts the points printed on her.
page-wd-scores-objectives = Every objective taken counts the points on the side that lay up.
page-wd-scores-tools = 1, 3, 6, 10 or 15 points for one to five different tools in the clan.
page-wd-scores-animals = 1, 4, 9, 16 or 25 points for one to five different animals in the clan.
page-wd-scores-leftovers = One point for every kind of resource left over.

## The others
page-wd-others = Players
page-wd-before = What lies in front of { $name }
page-wd-held = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
page-wd-brewing = { $count ->
    [one] one potion in progress
   *[other] { $count } potions in progress
  }
page-wd-holds = { $count ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $count } cards in hand
  }; played: { $played }.
page-wd-brewed = { $count ->
    [one] one potion brewed
   *[other] { $count } potions brewed
  }
page-wd-card-points = { $card } ({ $points })

## What I have seen
page-wd-memory-hand = In hand
page-wd-memory-turned = Turned over
page-wd-memory-under = Under the { $deck ->
    [potions] potions
   *[witches] witches
  }
page-wd-memory-order = What comes up first stands first.
page-wd-memory-none = Nothing that you have seen is hidden now.

## Ostara
page-wd-ostara-token = Token { $token }
page-wd-ostara-gains = She takes { $what }.
page-wd-ostara-brews = She brews, if she can.
page-wd-ostara-criteria = Among several she prefers, in this order:
page-wd-ostara-did = What she has just done
page-wd-ostara-stack = Token { $shown } of 5 in this stage; { $hidden ->
    [one] one token lies
   *[other] { $hidden } tokens lie
  } face down.
page-wd-ostara-earlier = Earlier tokens of this stage
page-wd-ostara-has = What she has
page-wd-ostara-witches = { $count ->
    [0] No witch waits.
    [one] Her witch: { $names }.
   *[other] Her witches: { $names }.
  }

## Where in the round we are
page-wd-trail-play = Play a card
page-wd-trail-rest = Rest
page-wd-trail-brew = { $animals ->
    [true] Brew or tame
   *[false] Brew
  }
page-wd-round = { $round ->
    [0] Before the first round
   *[other] { $isLast ->
        [true] Last round ({ $round })
       *[false] { $last ->
            [none] Round { $round }
           *[other] Round { $round } of { $last }
          }
      }
  }

## What others do, in two or three words
page-wd-tell = { $what ->
    [clan] chooses { $name }
    [play] plays { $name }
    [rest] rests
    [refresh] refreshes
    [brew] brews { $name }
    [tame] tames { $name }
    [objective] objective
   *[take] takes { $name }
  }

## The log
page-wd-log-takes = { $seat } takes { $count } { $item ->
    [leaf] leaves
    [berry] berries
    [herb] herbs
    [mushroom] mushrooms
    [feather] feathers
   *[other] { $item }
  } from the { $location }.
