# How to play, to read: what the pages of all games share. What a game says itself stands in page-how-to-play-….ftl;
# figures come from its edition, by the place where they stand there ($scoring_connection_0).
how-title = Így játsszuk: { $game }
how-lead = Az egész játék két oldalon. Mutass egy elemre, vagy tartsd rajta az ujjad, és megtudod, mi az.
how-games = Így játsszuk, játékonként
how-print = Segédlap nyomtatása
how-all-rules = Minden szabály
how-section = { $section ->
    [goal] A cél
    [turn] Egy kör dióhéjban
    [round] Egy forduló dióhéjban
    [scoring] Pontozás
    [end] A játék vége
    [mistakes] Tíz gyakori hiba
   *[more] Jó tudni
  }
how-clauses = Szabályok: { $what }
