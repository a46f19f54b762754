# How to play Witchdom, to read. The first line of a message is its heading.
how-wd-goal = Brew potions, bring witches into your clan, and be the first to meet the objectives. Most points win.
how-wd-setup = You begin with two novices in hand and one starting potion; the board shows three resources, a potion and a witch at each of three locations.
how-wd-play = Collect: play a card
    It is active for this turn. Its numbers are your action points at each location. A witch with the refresh sign may first renew all witches, all potions or the resources of one location.
how-wd-collect = Go down the board
    Each point takes one thing at its own location: a resource, the potion, the tool on that potion’s back, or the witch. Mountains first, lake last. Gaps are refilled at once.
how-wd-brew = Brew one potion
    The active witch must show its banner; for a wild potion any witch will do. Pay its resources and have its tools. Two equal resources stand in for any one resource or tool.
how-wd-clan = Into the clan
    Potion, witch and the tools used join your clan and stay there. A tool of the clan serves every later potion. Whoever meets an objective first takes it.
how-wd-rest = Or rest instead
    Take back all cards you have played, and { $setup_rest_resources } resources from the board.
how-wd-score-cards = Potions and witches in your clan: what is printed on them.
how-wd-score-tools = Different tools in your clan: { $scoring_tools_ladder_1 } · { $scoring_tools_ladder_2 } · { $scoring_tools_ladder_3 } · { $scoring_tools_ladder_4 } · { $scoring_tools_ladder_5 } for one to five.
how-wd-score-objectives = Objectives: what is printed on them.
how-wd-score-left = Resources left over: { $scoring_leftover_per_kind } for each kind, at most { $scoring_leftover_max }.
how-wd-score-none = What still waits, and cards in hand or played: nothing.
how-wd-end = When at most one objective is left, or a deck has run out, this round is finished and one more is played. Then points are counted.
how-wd-tie = Tied? More objectives, then more potions in the clan; after that the win is shared.
how-wd-mistake-up = Going back up. Once in the forest, the mountains are closed for this turn.
how-wd-mistake-decline = Leaving a point unused. As long as there is something to take, you must.
how-wd-mistake-late = Refreshing in between. It is possible before the first point only.
how-wd-mistake-novice = Brewing with a novice. She never can, not even a wild potion.
how-wd-mistake-below = Brewing with a witch of an earlier turn. Only the active card counts.
how-wd-mistake-rested = Brewing after a rest. No witch is active then.
how-wd-mistake-two = Brewing twice. One potion a turn is the limit.
how-wd-mistake-waiting = Counting tools that wait. They score once a potion has used them.
how-wd-mistake-pair = Paying a pair for a tool and hoping for the tool. None joins your clan.
how-wd-mistake-wild = Counting a wild potion for an objective. It has no colour.
how-wd-animals = With animals
    A point may take a witch card as the animal on its back. In a turn without brewing an active witch tames one, for the resource it likes. Different animals: { $scoring_animals_ladder_1 } · { $scoring_animals_ladder_2 } · { $scoring_animals_ladder_3 } · { $scoring_animals_ladder_4 } · { $scoring_animals_ladder_5 }.
how-wd-solo = Alone against Ostara
    { $solo_rounds } rounds, and she begins each. A token says what she takes; whenever she can brew, she does.
how-wd-open = Open and hidden
    Only hands are hidden, and what lies face down.
how-wd-short = When things run out
    Without tokens in the pouch gaps stay open. A point that finds nothing lapses.
