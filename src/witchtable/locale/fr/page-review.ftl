# Retour sur une partie terminée, sur la page.
page-review-note = En trois phrases
page-review-for = À qui on le raconte
page-review-you = Toi, { $name }
page-review-won = victoire
page-review-working = Retour sur la partie : le premier coup d’œil prend quelques secondes.
page-review-deeper = analyse plus fine… { $percent } %
page-review-progress = Avancement de l’analyse
page-review-size = { $players ->
    [one] une personne
   *[other] { $players } à table
  }, { $moves } coups
page-review-not-over = Cette partie dure encore : l’analyse viendra à la fin.
page-review-failed = Cette partie n’a pas pu être analysée.
page-review-stopped = L’analyse s’est arrêtée en chemin : voici où elle en est.
page-review-of-moves = { $count } en { $moves } coups
page-review-news = { $count ->
    [one] Montrer un tournant de plus
   *[other] Montrer { $count } tournants de plus
  }
page-review-kind = { $kind ->
    [slip] Erreur
    [find] Coup fort
    [misfortune] Malchance
   *[luck] Chance
  }
page-review-luck-of = { $mine ->
    [1] Pour toi
   *[other] Pour { $name }
  }
page-review-percent = { $figure } %
page-review-at-least = au moins { $figure } %
page-review-played = Joué
page-review-better = Mieux
page-review-best = Le mieux
page-review-best-of = parmi { $count } choix
page-review-for-you = Pour toi : { $figure } %.
page-review-view = { $view ->
    [share] Chances
    [score] Points
   *[words] Tableau
  }
page-review-view-about = { $view ->
    [share] toujours 100 % en tout ; le bord flou est l’incertitude
    [score] les points sur la table après chaque coup
   *[words] au début de chaque manche
  }
page-review-views = Présentation
page-review-turn = { $turn ->
    [0] mise en place
   *[other] manche { $turn }
  }
page-review-column-turn = Manche
page-review-column-end = La fin
page-review-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
page-review-move = Coup { $move } : { $name }, { $turn ->
    [0] avant la première manche
   *[other] manche { $turn }
  }
page-review-before-after = { $name } : { $before } % avant, { $after } % après
page-review-before-after-better = { $name } : { $before } % avant, { $after } % après ; { $better } % avec le meilleur choix
page-review-previous = Tournant précédent
page-review-next = Tournant suivant
page-review-try = Que ferais-tu ?
page-review-play-on = Continuer d’ici
page-review-keys-points = tournants
page-review-keys-moves = coup par coup
page-review-account = Le compte
page-review-unit = { $measure ->
    [share] en % de la victoire
   *[score] en points
  }
page-review-unsure = incertain
page-review-back = Retour à l’analyse
page-review-judging = En cours d’évaluation…
page-review-again = Réessayer
page-review-next-slip = Ton erreur suivante
page-review-yours = Le tien
page-review-verdict = { $verdict ->
    [best] Le meilleur choix trouvé
    [good] Un bon choix
    [slip] Une erreur
   *[blunder] Une grosse erreur
  }
page-review-as-played = C’est ce qui a été joué.
page-review-against = { $way ->
    [even] À peu près aussi bon que ce qui a été joué.
    [better] Vaut { $figure } % de plus que ce qui a été joué.
   *[worse] Vaut { $figure } % de moins que ce qui a été joué.
  }
page-review-jumps = Parties de l’analyse
page-review-jump = { $part ->
    [story] Récit
    [board] Plateau
    [moments] Tournants
   *[account] Compte
  }
page-review-winning = Qui menait
page-review-turned = Le tournant : { $where }, { $figure } % pour { $mine ->
    [1] toi
   *[other] { $whose }
  }. L’analyse montre pourquoi.
