# Finished games again, move by move.
replay-name = Revoir
replay-review = Analyse
replay-title = { $game }, partie revue
replay-controls = À travers la partie
replay-move = Coup
replay-at = Coup { $step } sur { $steps }
replay-first = À la donne
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un coup en avant
replay-last = À la fin
replay-speed = Vitesse
replay-times = { $speed }×
replay-eyes = Avec les yeux de qui
replay-spectator = Spectateur
replay-things = Devant { $name }
replay-copy = Copier le lien
replay-deal = La donne
replay-before = Tout est en place ; personne n’a encore joué.
replay-unseen = D’ici, on ne voyait rien de ce coup.
replay-move-of = Coup { $step } : { $name }
replay-continue = Continuer d’ici
replay-continue-how = { $eyes ->
    [spectator] Ouvre une nouvelle table à ce coup précis : tu joues pour qui joue ensuite, des robots jouent les autres.
   *[seat] Ouvre une nouvelle table à ce coup précis : tu joues pour { $name }, des robots jouent les autres.
  }
replay-continue-over = Après ce coup, il n’y a plus rien à jouer.
replay-not-over = Cette partie continue encore.
replay-to-table = Vers la table
