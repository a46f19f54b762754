# How to play, to read: what the pages of all games share. What a game says itself stands in page-how-to-play-….ftl;
# figures come from its edition, by the place where they stand there ($scoring_connection_0).
how-title = So geht { $game }
how-lead = Das ganze Spiel auf zwei Seiten. Zeig auf ein Spielteil oder halte es gedrückt, um zu erfahren, was es ist.
how-games = So geht’s, nach Spielen
how-print = Als Kurzregel drucken
how-all-rules = Alle Regeln
how-section = { $section ->
    [goal] Das Ziel
    [turn] Ein Zug auf einen Blick
    [round] Eine Runde auf einen Blick
    [scoring] Wertung
    [end] Das Ende
    [mistakes] Zehn häufige Fehler
   *[more] Gut zu wissen
  }
how-clauses = Regeln: { $what }
