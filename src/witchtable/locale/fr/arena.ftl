# L’arène.
arena-no-bots = Nomme les robots, séparés par des virgules : --bots adept,apprentice
arena-seconds = Un robot a besoin d’un peu de temps pour une décision, mais pas d’un temps infini : { $seconds } s ne convient pas.
arena-other-setup = { $where ->
    [worker] Un processus de calcul joue avec autre chose que cette machine : { $differences }.
   *[other] Les parties dans { $where } ont d’autres réglages (ce qui diffère : { $differences }). Choisis un autre dossier pour --work.
  }
arena-bad-work = Les parties terminées dans { $folder } sont inutilisables : { $problem }
arena-work-unreadable = { $detail }.
arena-work-line = la ligne { $line } est abîmée ({ $detail }).
arena-unwritable = impossible d’écrire { $file } : { $reason }
arena-no-distributed = --scheduler a besoin du paquet « distributed » : pip install 'witchtable[lab]' ({ $detail })
arena-no-scheduler = Il n’y a pas d’ordonnanceur Dask à l’adresse { $address } : { $detail }
arena-no-workers = L’ordonnanceur à l’adresse { $address } n’a aucun processus de calcul.
arena-worker-failed = Un processus de calcul de l’ordonnanceur a échoué : { $detail }
arena-scheduler-gone = L’ordonnanceur a disparu. Avec --work, les parties terminées sont gardées, et la même commande continue.
arena-progress = { $title }, { $seats } { $seats ->
    [one] place
   *[other] places
  }
arena-stopped = Arrêté ; { $games } { $games ->
    [one] partie n’est pas terminée
   *[other] parties ne sont pas terminées
  }. (Avec --work DIR, la même commande continuerait ici.)
arena-stopped-kept = Arrêté ; il manque { $games } { $games ->
    [one] partie
   *[other] parties
  }. La même commande continue ici.

arena-title = { $title }, { $seats } { $seats ->
    [one] place
   *[other] places
  } : { $games } { $games ->
    [one] partie
   *[other] parties
  }
arena-line-ups = Tablées : { $line_ups }
arena-deals = Donnes : { $deals }, chacune dans toutes les rotations des places ; { $games } parties sur { $planned } sont terminées
arena-setting = Graine : { $seed } ; secondes par décision : { $seconds }
arena-options = Options : { $options }
arena-versions = Witchtable { $version }, version des règles { $rules }, édition { $edition }
arena-clear = Arrêté après { $deals } { $deals ->
    [one] donne
   *[other] donnes
  } : il était clair si { $bot } gagne plus ou moins que sa juste part.

arena-about-wins = Victoires
arena-about-pairs = Qui a fini devant qui
arena-about-ladder = Échelle Elo
arena-about-scores = Points
arena-about-time = Temps par décision
arena-about-faults = Fautes
arena-wins-note = Une partie compte une fois pour chaque place que le robot y occupait ; une victoire partagée compte en parts. Intervalles : 95 %.
arena-ladder-note = { $bot } a { $points } points ; avec 400 points de plus on gagne dix fois contre une. Les intervalles sont ceux de l’écart.
arena-no-faults = Aucun robot n’a failli.
arena-lost = Une partie a mis fin à son processus à chaque essai et ne compte pas : { $bots } (partie { $game }).

arena-head-bot = robot
arena-head-other = contre
arena-head-games = parties
arena-head-won = gagnées
arena-head-share = part
arena-head-interval = 95 %
arena-head-fair = juste part
arena-head-meetings = rencontres
arena-head-elo = Elo
arena-head-mean = moyenne
arena-head-deviation = écart-type
arena-head-least = minimum
arena-head-lower = quart
arena-head-median = moitié
arena-head-upper = trois quarts
arena-head-most = maximum
arena-head-decisions = décisions par partie
arena-head-thought = moyenne
arena-head-slow = 95 sur 100 en dessous
arena-head-slowest = la plus lente
arena-head-raised = exception
arena-head-illegal = interdit
arena-head-late = en retard
arena-head-died = mort
