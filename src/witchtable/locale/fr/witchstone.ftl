# Witchstone.
#
# The terms are those of the French rulebook. Locations bring their article: they stand after “sur”, “vers”
# or “entre”, never after “à” or “de”, which would contract with it.

witchstone-word = { $word ->
    [witchstone] la Pierre des Sorcières
    [tower-n] la tour nord
    [tower-e] la tour est
    [tower-s] la tour sud
    [tower-w] la tour ouest
    [castle-n] le château nord
    [castle-e] le château est
    [castle-s] le château sud
    [castle-w] le château ouest
    [forest-ne] la forêt nord-est
    [forest-se] la forêt sud-est
    [forest-sw] la forêt sud-ouest
    [forest-nw] la forêt nord-ouest
    [village-ne] le village nord-est
    [village-se] le village sud-est
    [village-sw] le village sud-ouest
    [village-nw] le village nord-ouest
    [energy] Énergie
    [crystal] Cristal
    [witch] Sorcière
    [wand] Baguette
    [pentagram] Pentacle
    [scroll] Parchemin
    [points] points
    [own] coloré
    [black] noir
    [bottom] en bas
    [main] regroupement
    [chip] jeton magique
    [vial] fiole
    [energy-chip] un jeton Énergie
    [crystal-chip] un jeton Cristal
    [witch-chip] un jeton Sorcière
    [wand-chip] un jeton Baguette
    [pentagram-chip] un jeton Pentacle
    [scroll-chip] un jeton Parchemin
    [energy-black-chip] un jeton Énergie du cristal noir
    [crystal-black-chip] un jeton Cristal du cristal noir
    [witch-black-chip] un jeton Sorcière du cristal noir
    [wand-black-chip] un jeton Baguette du cristal noir
    [pentagram-black-chip] un jeton Pentacle du cristal noir
    [scroll-black-chip] un jeton Parchemin du cristal noir
    [energy-vial] une fiole Énergie
    [witch-vial] une fiole Sorcière
    [wand-vial] une fiole Baguette
    [pentagram-vial] une fiole Pentacle
    [scroll-vial] une fiole Parchemin
    [energy-black-vial] une fiole Énergie du cristal noir
    [witch-black-vial] une fiole Sorcière du cristal noir
    [wand-black-vial] une fiole Baguette du cristal noir
    [pentagram-black-vial] une fiole Pentacle du cristal noir
    [scroll-black-vial] une fiole Parchemin du cristal noir
    [black-chip] jeton du cristal noir
    [black-vial] fiole du cristal noir
    [hexagon] case hexagonale vide
    [energy-crystal] énergie/cristal
    [energy-witch] énergie/sorcière
    [energy-wand] énergie/baguette
    [energy-pentagram] énergie/pentacle
    [energy-scroll] énergie/parchemin
    [crystal-witch] cristal/sorcière
    [crystal-wand] cristal/baguette
    [crystal-pentagram] cristal/pentacle
    [crystal-scroll] cristal/parchemin
    [witch-wand] sorcière/baguette
    [witch-pentagram] sorcière/pentacle
    [witch-scroll] sorcière/parchemin
    [wand-pentagram] baguette/pentacle
    [wand-scroll] baguette/parchemin
    [pentagram-scroll] pentacle/parchemin
    [double-energy] le sort de renforcement Énergie
    [double-crystal] le sort de renforcement Cristal
    [double-witch] le sort de renforcement Sorcière
    [double-wand] le sort de renforcement Baguette
    [double-pentagram] le sort de renforcement Pentacle
    [double-scroll] le sort de renforcement Parchemin
    [single] le sort de renforcement simple
    [cluster-energy] la prophétie « Regroupement Énergie »
    [cluster-crystal] la prophétie « Regroupement Cristal »
    [cluster-witch] la prophétie « Regroupement Sorcière »
    [cluster-wand] la prophétie « Regroupement Baguette »
    [cluster-pentagram] la prophétie « Regroupement Pentacle »
    [cluster-scroll] la prophétie « Regroupement Parchemin »
    [witches-forest-village-tower] la prophétie « Sorcières : forêt, village, autre tour »
    [witches-village-castle-tower] la prophétie « Sorcières : village, château, autre tour »
    [witches-castle-forest-tower] la prophétie « Sorcières : château, forêt, autre tour »
    [witches-forests] la prophétie « Sorcières dans les forêts »
    [witches-villages] la prophétie « Sorcières dans les villages »
    [witches-castles] la prophétie « Sorcières dans les châteaux »
    [witches-towers] la prophétie « Sorcières sur les autres tours »
    [connect-tower-tower-forest] la prophétie « Connectés : autre tour, autre tour, forêt »
    [connect-village-village-tower] la prophétie « Connectés : village, village, autre tour »
    [connect-castle-castle-village] la prophétie « Connectés : château, château, village »
    [witchstone-rank] la prophétie « Rang sur la Pierre des Sorcières »
    [witches-on-board] la prophétie « Sorcières sur le plateau »
    [witches-lying] la prophétie « Sorcières couchées »
    [silver-spaces] la prophétie « Cases argentées »
    [special-tiles] la prophétie « Tuiles hexagonales spéciales »
    [scrolls] la prophétie « Parchemins »
    [chips] la prophétie « Jetons magiques »
    [crystals] la prophétie « Cristaux sur les étagères »
   *[other] { $word }
  }
witchstone-several = { $count } fois { $word }
witchstone-nothing = rien
witchstone-where = { $part ->
    [top] en haut
    [top-right] en haut à droite
    [right] à droite
    [bottom-right] en bas à droite
    [bottom] en bas
    [bottom-left] en bas à gauche
    [left] à gauche
    [top-left] en haut à gauche
   *[middle] au milieu
  }
witchstone-lies-crystal = un cristal
witchstone-lies-printed = un symbole imprimé
witchstone-lies-tile = une tuile hexagonale
witchstone-lies-special = une tuile hexagonale spéciale

## Options
witchstone-option-starting_player = Qui commence : la première place, ou quelqu’un tiré au sort.
witchstone-option-hidden_scrolls = Les prophéties et les sorts inutilisés restent cachés aux autres.
witchstone-option-seat_points = Des points pour les places suivantes : qui joue après le premier en a quelques-uns dès le début.
witchstone-option-handicap_a = Handicap de la première place : 0 aucun, 3 léger (trois tuiles au choix), 2 moyen (deux), 1 fort (pas de choix).
witchstone-option-handicap_b = Handicap de la deuxième place, de 0 (aucun) et 3 (léger) à 1 (fort).
witchstone-option-handicap_c = Handicap de la troisième place, de 0 (aucun) et 3 (léger) à 1 (fort).
witchstone-option-handicap_d = Handicap de la quatrième place, de 0 (aucun) et 3 (léger) à 1 (fort).
witchstone-option-no-seat = il n’y a que { $seats } { $seats ->
    [one] place
   *[other] places
  } à cette table

## What is asked
witchstone-ask-tower = Quelle tour sera la tienne ?
witchstone-ask-place = Tour { $round } : pose une de tes tuiles sur deux cases libres voisines.
witchstone-ask-order = Lequel des deux types d’action vient en premier ?
witchstone-ask-energy = Énergie : encore { $left } sur { $granted }. Où poses-tu une unité ?
witchstone-ask-crystal = Cristal : encore { $left } sur { $granted }. Lequel va où ?
witchstone-ask-witch = Sorcière : encore { $left } sur { $granted }. En coucher une, ou en envoyer une ?
witchstone-ask-wand = Baguette magique : { $left } { $left ->
    [one] case
   *[other] cases
  }. De combien avances-tu ?
witchstone-ask-pentagram = Pentacle : encore { $left } sur { $granted }. De combien avances-tu ?
witchstone-ask-scroll = Parchemin : prends { $left ->
    [one] celui de la position 1.
   *[other] l’un de ceux des positions 1 à { $left }.
  }
witchstone-ask-spent = Plus d’action { $symbol }. Que fais-tu avant de clore ?
witchstone-ask-rim = Range les cristaux du bord dans l’armoire à fioles.
witchstone-ask-make-room = Il n’y a pas de place pour une tuile : retire un cristal.
witchstone-ask-discard = Il n’y a pas de place pour une tuile, et impossible d’en faire : renonce à une tuile.
witchstone-ask-wait = On attend : { $waiting }.
witchstone-ask-over = La partie est finie.

## Actions
witchstone-do-tower = Placer ta grande sorcière sur { $tower } ({ $chip ->
    [none] pas de jeton
   *[other] jeton : { $chip }
  })
witchstone-do-place = Poser { $tile } sur { $first } et { $second } : { $one_size } { $one_symbol }, { $other_size } { $other_symbol }
witchstone-do-discard = Renoncer à { $tile }
witchstone-do-first = Commencer par { $symbol }
witchstone-do-energy = Poser de l’énergie entre { $start } et { $end } ({ $points ->
    [0] { $units } sur { $length }
    [one] connexion achevée : { $points } point
   *[other] connexion achevée : { $points } points
  })
witchstone-do-witch = Coucher une sorcière à côté de ta tour
witchstone-do-send = Envoyer une sorcière vers { $location } pour { $price } { $price ->
    [one] action
   *[other] actions
  }{ $bonus ->
    [0] { "" }
   *[other] { "" } (emplacement bonus : { $bonus })
  }{ $chip ->
    [none] { "" }
   *[other] { "" } (jeton : { $chip })
  }
witchstone-do-walk = Avancer de { $steps } { $steps ->
    [one] case
   *[other] cases
  }, { $onto }
witchstone-onto-light = sur une case claire
witchstone-onto-owl = { $value ->
    [0] sur une case Hibou sans tuile
   *[other] jusqu’à la tuile Hibou de valeur { $value }
  }
witchstone-onto-hexagon = { $tile ->
    [none] sur une case hexagonale vide
   *[other] jusqu’à la tuile spéciale { $tile }
  }
witchstone-do-crystal = Déplacer le { $crystal ->
    [black] cristal noir
   *[own] cristal
  } en { $start } { $where ->
    [rim] jusqu’au bord ({ $end })
   *[space] vers { $end }
  } pour { $price } { $price ->
      [one] action
     *[other] actions
    }
witchstone-do-shelve = Ranger le cristal { $crystal } sur l’étagère { $symbol } : { $actions } { $actions ->
    [one] action
   *[other] actions
  } { $symbol }
witchstone-do-bottom = Ranger le cristal { $crystal } ({ $symbol }) sur l’étagère du bas et prendre un jeton : { $chip ->
    [points] { $actions } { $actions ->
        [one] point
       *[other] points
      }
   *[other] { $actions } { $actions ->
       [one] action
      *[other] actions
     } { $chip }
  }
witchstone-do-advance = Avancer de { $steps } { $steps ->
    [one] case
   *[other] cases
  } sur la baguette{ $brings ->
    [none] { "" }
   *[other] {" "}: { $brings }
  }{ $lost ->
    [0] { "" }
   *[other] { "" } (renonce à { $lost })
  }
witchstone-brings-bonus = { $number } { $symbol }
witchstone-brings-points = { $points } { $points ->
    [one] point
   *[other] points
  } ({ $what })
witchstone-points = { $points } { $points ->
    [one] point
   *[other] points
  }
witchstone-do-scroll = Prendre { $scroll } en position { $position }
witchstone-do-spell = Jouer { $spell } : { $adds } de plus
witchstone-do-use = Utiliser le bonus ({ $bonus }) : { $actions } { $actions ->
    [one] action
   *[other] actions
  } { $symbol }
witchstone-do-lay = Poser pour de bon la tuile spéciale { $tile } sur { $space } (regroupements : { $clusters })
witchstone-do-remove = Retirer incorrectement le { $crystal ->
    [black] cristal noir
   *[own] cristal
  } en { $space } au prix de { $price } { $price ->
      [one] point
     *[other] points
    }
witchstone-lost-scroll = le parchemin
witchstone-lost-actions = { $left } { $left ->
    [one] action
   *[other] actions
  } { $symbol }
witchstone-do-close = Clore la série { $symbol }{ $lost ->
    [none] { "" }
   *[other] {" "}; perdu : { $lost }
  }
witchstone-do-close-chip = Ne pas utiliser le jeton
witchstone-do-close-phase = Finir la phase { $symbol }{ $lost ->
    [none] { "" }
   *[other] {" "}; perdu : { $lost }
  }{ $unused ->
    [none] { "" }
   *[other] {" "}; bonus inutilisés : { $unused }
  }
## Events
witchstone-event-big-witch-placed = { $seat } place sa grande sorcière sur { $tower } : { $points } { $points ->
    [one] point
   *[other] points
  }.
witchstone-event-turn-began = { $seat } commence son tour { $turn }.
witchstone-event-tile-placed = { $seat } pose la tuile { $tile } { $where } du chaudron.
witchstone-event-tile-discarded = { $seat } n’a pas de place et renonce à { $tile }.
witchstone-event-tile-drawn = { $seat } pioche { $tile ->
    [hidden] une tuile
   *[other] { $tile }
  }.
witchstone-event-turn-tile-drawn = { $seat } pioche { $tile ->
    [hidden] la tuile
   *[other] { $tile }
  } pour ce tour.
witchstone-event-phase-began = { $seat } commence ses actions { $symbol } : regroupement de { $actions }.
witchstone-event-phase-skipped = Sans utilité pour { $seat }, type d’action passé : { $symbol }.
witchstone-event-batch-began = { $seat } utilise un bonus ({ $source }) : { $actions } { $actions ->
    [one] action
   *[other] actions
  } { $symbol }.
witchstone-event-batch-grew = { $actions } { $actions ->
    [one] action
   *[other] actions
  } Cristal de plus pour { $seat }.
witchstone-event-batch-closed = { $seat } renonce à ceci : { $lost }.
witchstone-event-bonuses-lapsed = { $seat } n’utilise pas ces bonus : { $bonuses }.
witchstone-event-spell-played = { $seat } joue { $spell } : { $adds } { $adds ->
    [one] action
   *[other] actions
  } { $symbol } de plus.
witchstone-event-chip-taken = { $seat } prend le jeton posé sur { $location } : { $chip }.
witchstone-event-setup-chip-taken = { $seat } prend le jeton posé sur { $location } : { $chip }.
witchstone-event-table-chip-taken = { $seat } prend un jeton sur la table : { $chip }.
witchstone-event-chip-scored = Le jeton rapporte { $points } { $points ->
    [one] point
   *[other] points
  } à { $seat }.
witchstone-event-table-chip-scored = Le jeton rapporte { $points } { $points ->
    [one] point
   *[other] points
  } à { $seat }.
witchstone-event-black-chip-scored = Le jeton et le cristal noir rapportent { $points } { $points ->
    [one] point
   *[other] points
  } à { $seat }.
witchstone-event-energy-laid = { $seat } pose de l’énergie entre { $start } et { $end } ({ $units } sur { $length }).
witchstone-event-connection-completed = { $seat } achève la connexion entre { $start } et { $end } : { $points } { $points ->
    [one] point
   *[other] points
  }.
witchstone-event-witch-laid = { $seat } couche une sorcière à côté de sa tour.
witchstone-event-witch-sent = { $seat } envoie une sorcière vers { $location } pour { $cost } { $cost ->
    [one] action
   *[other] actions
  } : { $points } { $points ->
    [one] point
   *[other] points
  }.
witchstone-event-witchstone-reached = { $seat } occupe le rang { $rank } sur la Pierre des Sorcières : { $points } { $points ->
    [one] point
   *[other] points
  }.
witchstone-event-pentagram-walked = { $seat } avance de { $steps } { $steps ->
    [one] case
   *[other] cases
  } sur le pentacle.
witchstone-event-owl-taken = { $seat } prend une tuile Hibou de valeur { $value }.
witchstone-event-empty-owl-space-reached = Il ne reste pas de tuile Hibou : { $points } { $points ->
    [one] point
   *[other] points
  } pour { $seat }.
witchstone-event-special-taken = { $seat } prend la tuile spéciale { $tile }.
witchstone-event-hexagon-refilled = Nouveau sur le pentacle : la tuile spéciale { $tile }.
witchstone-event-empty-hexagon-reached = Il ne reste pas de tuile spéciale : { $seat } gagne des actions d’un même type au choix.
witchstone-event-special-laid = { $seat } pose pour de bon la tuile spéciale { $tile } { $where } du chaudron.
witchstone-event-crystal-moved = { $seat } déplace le cristal { $crystal } { $to ->
    [rim] jusqu’au bord ({ $end })
   *[space] dans le chaudron
  } pour { $cost } { $cost ->
    [one] action
   *[other] actions
  }{ $to ->
    [rim] .
   *[space] { "" } ; il est maintenant { $where }.
  }
witchstone-event-crystal-shelved = { $seat } range le cristal { $crystal } sur une étagère : { $shelf }.
witchstone-event-crystal-laid-aside = Les deux étagères sont pleines : { $seat } met de côté le cristal { $crystal }.
witchstone-event-crystal-removed = { $seat } retire incorrectement le cristal { $crystal } ({ $where }) et perd { $cost } { $cost ->
    [one] point
   *[other] points
  }.
witchstone-event-wand-advanced = { $seat } avance de { $steps } { $steps ->
    [one] case
   *[other] cases
  } sur la baguette, jusqu’à la case { $space }{ $is_first ->
    [yes] , en première position
   *[no] { "" }
  }.
witchstone-event-wand-scored = La baguette rapporte { $points } { $points ->
    [one] point
   *[other] points
  } à { $seat } ({ $what }).
witchstone-event-tiles-scored = La baguette rapporte { $points } { $points ->
    [one] point
   *[other] points
  } à { $seat } ({ $what }).
witchstone-scored = { $what ->
    [connections] connexions
    [witches-on-board] sorcières sur le plateau
    [scrolls] parchemins
    [chips] jetons magiques
    [crystals] cristaux sur les étagères
   *[special-tiles] tuiles spéciales
  }
witchstone-event-scroll-taken = { $seat } prend { $scroll } en position { $position }.
witchstone-event-scroll-revealed = Nouveau sur l’étagère : { $scroll }.
witchstone-event-game-ended = La partie est finie. Points : { $scores }. Victoire : { $winners }.

## Score sheet
witchstone-score-connections = Connexions
witchstone-score-witches = Sorcières debout
witchstone-score-witchstone = Emplacements bonus de la Pierre des Sorcières
witchstone-score-chip-points = Jetons à points
witchstone-score-owl-spaces = Cases Hibou sans tuile
witchstone-score-wand-connections = Baguette : connexions
witchstone-score-wand-witches = Baguette : sorcières sur le plateau
witchstone-score-wand-scrolls = Baguette : parchemins
witchstone-score-wand-chips = Baguette : jetons magiques
witchstone-score-wand-crystals = Baguette : cristaux sur les étagères
witchstone-score-wand-tiles = Baguette : tuiles spéciales
witchstone-score-removals = Cristaux retirés incorrectement
witchstone-score-owls = Tuiles Hibou
witchstone-score-chips = Jetons magiques
witchstone-score-spells = Sorts inutilisés
witchstone-score-seat = Position dans l’ordre du tour
witchstone-score-prophecy-cluster = Prophétie : plus grand regroupement
witchstone-score-prophecy-witches = Prophétie : sorcières sur des lieux, dans l’ordre
witchstone-score-prophecy-witches-alike = Prophétie : sorcières sur des lieux d’un même type
witchstone-score-prophecy-connected = Prophétie : lieux connectés, dans l’ordre
witchstone-score-prophecy-witchstone-rank = Prophétie : rang sur la Pierre des Sorcières
witchstone-score-prophecy-witches-on-board = Prophétie : sorcières sur le plateau
witchstone-score-prophecy-witches-lying = Prophétie : sorcières couchées
witchstone-score-prophecy-silver-spaces = Prophétie : cases argentées
witchstone-score-prophecy-special-tiles = Prophétie : tuiles spéciales
witchstone-score-prophecy-scrolls = Prophétie : parchemins
witchstone-score-prophecy-chips = Prophétie : jetons magiques
witchstone-score-prophecy-crystals = Prophétie : cristaux sur les étagères

# Ce qui, pour un bot, fait la différence entre deux choix.
witchstone-source-energy = énergie
witchstone-source-witches = sorcières et jetons
witchstone-source-wand = baguette
witchstone-source-pentagram = pentacle
witchstone-source-crystals = cristaux
witchstone-source-scrolls = parchemins
witchstone-source-tiles = tuiles du chaudron
