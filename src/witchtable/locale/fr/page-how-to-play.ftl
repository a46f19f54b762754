# How to play, to read: what the pages of all games share. What a game says itself stands in page-how-to-play-….ftl;
# figures come from its edition, by the place where they stand there ($scoring_connection_0).
how-title = Comment jouer à { $game }
how-lead = Tout le jeu en deux pages. Survole une pièce, ou garde le doigt dessus, pour savoir ce que c’est.
how-games = Comment jouer, par jeu
how-print = Imprimer l’aide de jeu
how-all-rules = Toutes les règles
how-section = { $section ->
    [goal] Le but
    [turn] Un tour en un coup d’œil
    [round] Une manche en un coup d’œil
    [scoring] Les points
    [end] La fin
    [mistakes] Dix erreurs fréquentes
   *[more] Bon à savoir
  }
how-clauses = Règles : { $what }
