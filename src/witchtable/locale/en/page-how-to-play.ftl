# How to play, to read: what the pages of all games share. What a game says itself stands in page-how-to-play-….ftl;
# figures come from its edition, by the place where they stand there ($scoring_connection_0).
how-title = How to play { $game }
how-lead = The whole game on two pages. Hover over a piece, or hold it, to ask what it is.
how-games = How to play, by game
how-print = Print the reference card
how-all-rules = All rules
how-section = { $section ->
    [goal] The goal
    [turn] A turn at a glance
    [round] A round at a glance
    [scoring] Scoring
    [end] The end
    [mistakes] Ten common mistakes
   *[more] Good to know
  }
how-clauses = Rules: { $what }
