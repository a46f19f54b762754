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
witchstone-lies-crystal = un cristal
witchstone-lies-printed = un symbole imprimé
witchstone-lies-tile = une tuile hexagonale
witchstone-lies-special = une tuile hexagonale spéciale

## Options
witchstone-option-starting_player = Qui commence : la première place, ou quelqu’un tiré au sort.
witchstone-option-hidden_scrolls = Les prophéties et les sorts inutilisés restent cachés aux autres.
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
witchstone-event-tile-placed = { $seat } pose { $tile } sur { $first } et { $second }.
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
witchstone-event-special-laid = { $seat } pose pour de bon la tuile spéciale { $tile } sur { $space }.
witchstone-event-crystal-moved = { $seat } déplace le cristal { $crystal } de { $start } { $where ->
    [rim] jusqu’au bord ({ $end })
   *[space] vers { $end }
  } pour { $cost } { $cost ->
      [one] action
     *[other] actions
    }.
witchstone-event-crystal-shelved = { $seat } range le cristal { $crystal } sur une étagère : { $shelf }.
witchstone-event-crystal-laid-aside = Les deux étagères sont pleines : { $seat } met de côté le cristal { $crystal }.
witchstone-event-crystal-removed = { $seat } retire incorrectement le cristal { $crystal } en { $space } et perd { $cost } { $cost ->
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

## Refusals
witchstone-refuse-over = La partie est finie.
witchstone-refuse-turn = Ce n’est pas ton tour : c’est à { $whose } de décider.
witchstone-refuse-first-tower = Choisis d’abord une tour pour ta grande sorcière.
witchstone-refuse-first-place = Pose d’abord une tuile.
witchstone-refuse-first-order = Dis d’abord lequel des deux types d’action vient en premier.
witchstone-refuse-first-chip = Effectue d’abord l’action du jeton de ta tour, ou renonces-y.
witchstone-refuse-first-work = Ta tuile est posée ; effectue ses actions.
witchstone-refuse-other-batch = Il faut pour cela une action d’un autre type ({ $wanted }) ; les actions en cours sont : { $runs }.
witchstone-refuse-spent = Il ne reste pas d’action { $symbol } dans cette série.
witchstone-refuse-tower-chosen = Ta tour est { $tower } pour toute la partie.
witchstone-refuse-not-a-tower = « { $location } » n’est pas une tour ; les tours sont : { $towers }.
witchstone-refuse-tower-taken = Sur { $tower } se tient déjà une grande sorcière ({ $owner }).
witchstone-refuse-one-tile = Tu as déjà posé ta tuile de ce tour.
witchstone-refuse-space = Le chaudron n’a pas de case « { $space } » ; ses rangées vont de a à g.
witchstone-refuse-occupied = La case { $space } n’est pas libre : il y a { $what }.
witchstone-refuse-not-neighbours = { $first } et { $second } ne sont pas voisines.
witchstone-refuse-not-in-hand = Tu n’as pas de tuile visible « { $tile } » ; les tiennes : { $hand }.
witchstone-refuse-no-passing = Tu ne peux pas passer : pose une de tes tuiles.
witchstone-refuse-make-room = Il n’y a pas de place pour une tuile ; fais de la place en retirant des cristaux.
witchstone-refuse-discard-first = Il n’y a pas de place pour une tuile, et impossible d’en faire ; renonce à une de tes tuiles.
witchstone-refuse-order-chosen = L’ordre des deux types est déjà fixé.
witchstone-refuse-not-on-tile = « { $symbol } » n’est pas sur ta tuile ; elle montre : { $types }.
witchstone-refuse-location = Il n’y a pas de lieu « { $location } ».
witchstone-refuse-no-connection = Aucune connexion ne relie { $start } et { $end }.
witchstone-refuse-begun-by = La connexion entre { $start } et { $end } est déjà entamée par { $builder }.
witchstone-refuse-complete = Ta connexion entre { $start } et { $end } est déjà achevée.
witchstone-refuse-no-energy = Tu n’as plus d’unités d’énergie.
witchstone-refuse-finish-first = Achève d’abord ta connexion entre { $start } et { $end } : il manque { $missing } { $missing ->
    [one] unité
   *[other] unités
  }.
witchstone-refuse-not-joined = Tes propres connexions ne relient à ta tour ni { $start } ni { $end }.
witchstone-refuse-no-witch = Tu n’as plus de sorcière dans ta réserve ; { $lying ->
    [0] aucune n’est couchée
    [one] { $lying } est couchée
   *[other] { $lying } sont couchées
  } à côté de ta tour.
witchstone-refuse-own-tower = Ta grande sorcière se tient sur ta propre tour ; aucune autre de tes sorcières n’y ira jamais.
witchstone-refuse-witch-there = Tu as déjà une sorcière à cet endroit : { $location }.
witchstone-refuse-none-lying = Aucune de tes sorcières n’est couchée à côté de ta tour.
witchstone-refuse-no-route = Aucune suite de connexions achevées ne mène de ta tour vers { $location }.
witchstone-refuse-too-dear = Le chemin vers { $location } coûte { $price } { $price ->
    [one] action
   *[other] actions
  } ; il en reste { $left } dans cette série.
witchstone-refuse-steps = Tu ne peux pas avancer de { $steps } { $steps ->
    [one] case
   *[other] cases
  } ; cette série en permet { $left }.
witchstone-refuse-past-reward = Avancer de { $steps } { $steps ->
    [one] case
   *[other] cases
  } te ferait dépasser une récompense ; avance d’abord de { $most } et vois ce qu’elle apporte.
witchstone-refuse-no-crystal = Aucun de tes cristaux n’est en { $space }.
witchstone-refuse-rim-too-far = Le déplacer jusqu’au bord ({ $symbol }) coûte { $price } { $price ->
    [one] action
   *[other] actions
  } ; il en reste { $left } dans cette série.
witchstone-refuse-too-far = Le déplacer vers { $space } coûte { $price } { $price ->
    [one] action
   *[other] actions
  } ; il en reste { $left } dans cette série.
witchstone-refuse-wand-end = Il ne reste que { $room } { $room ->
    [one] case
   *[other] cases
  } sur la baguette.
witchstone-refuse-no-scroll = Il n’y a pas de parchemin en position { $position } ; { $shown } { $shown ->
    [one] est visible
   *[other] sont visibles
  }.
witchstone-refuse-range = La position { $position } est hors de ta portée ; tu choisis { $left ->
    [one] seulement la position 1.
   *[other] parmi les positions 1 à { $left }.
  }
witchstone-refuse-crystal = Un cristal est own ou black, pas « { $crystal } ».
witchstone-refuse-symbol = Il n’y a pas de symbole « { $symbol } » ; il y a : energy, crystal, witch, wand, pentagram et scroll.
witchstone-refuse-not-on-rim = Aucun cristal { $crystal } n’est sur le bord ({ $symbol }).
witchstone-refuse-rim-waits = Le cristal { $crystal } sur le bord ({ $symbol }) appartient à une série en attente ; on le range quand elle reprend.
witchstone-refuse-shelf-full = L’étagère ({ $shelf }) est pleine : { $vials } { $vials ->
    [one] fiole est en jeu
   *[other] fioles sont en jeu
  }.
witchstone-refuse-no-such-chip = Aucun jeton sur la table ne montre « { $chip } » ; il y a : { $table }.
witchstone-refuse-no-removal-in-setup = On ne retire des cristaux que pendant son propre tour, pas pendant la mise en place.
witchstone-refuse-rim-stays = Un cristal sur le bord va dans l’armoire à fioles ; on ne peut pas le retirer incorrectement.
witchstone-refuse-spell-alone = Un sort de renforcement ne fait qu’augmenter des actions en cours.
witchstone-refuse-unknown-scroll = Il n’y a pas de parchemin « { $scroll } ».
witchstone-refuse-spell-used = Tu as déjà utilisé { $spell } ; ce sort ne sert qu’une fois.
witchstone-refuse-not-your-scroll = Tu n’as pas { $scroll }.
witchstone-refuse-prophecy = Une prophétie n’ajoute rien, elle compte à la fin : { $scroll }.
witchstone-refuse-spell-type = Ne convient pas aux actions { $runs } : { $spell }.
witchstone-refuse-spell-late = Trop tard : la série { $runs } est terminée.
witchstone-refuse-spell-useless = D’autres actions { $runs } ne serviraient à rien maintenant.
witchstone-refuse-bonus-waits = Ce bonus ({ $bonus }) est plus ancien que les cases de la baguette et attend qu’elles soient résolues.
witchstone-refuse-no-bonus = Tu n’as pas ce bonus (« { $bonus } »).
witchstone-refuse-useless = De telles actions ({ $symbol }) ne te servent à rien maintenant.
witchstone-refuse-special = Il n’y a pas de tuile spéciale « { $tile } ».
witchstone-refuse-rim-first = Range d’abord les cristaux du bord dans l’armoire à fioles.

## Drawing
witchstone-draw-heading = { $stage ->
    [set-up] Mise en place · { $who } place sa grande sorcière sur une tour
    [over] La partie est finie · victoire : { $winners }
   *[turn] Tour { $round } sur { $rounds } · { $who } joue · départ : { $first }
  }
witchstone-draw-code = { $symbol ->
    [energy] én
    [crystal] cr
    [witch] so
    [wand] ba
    [pentagram] pe
    [scroll] pa
    [points] +{ $points }
   *[any] au choix
  }
witchstone-draw-points = { $points } { $points ->
    [one] point
   *[other] points
  }
witchstone-draw-runs = en cours
witchstone-draw-waiting = ensuite
witchstone-draw-held = bonus
witchstone-draw-queue = baguette
witchstone-draw-to-come = à venir
witchstone-draw-closing = clore
witchstone-draw-batch = { $kind ->
    [scroll] { $left ->
        [0] parchemin, pris ({ $source })
        [one] parchemin en position 1 ({ $source })
       *[other] parchemin parmi les positions 1 à { $left } ({ $source })
      }
   *[other] { $symbol } : encore { $left } sur { $granted } ({ $source })
  }
witchstone-draw-on-rim = sur le bord { $crystals }
witchstone-draw-bonus = { $count ->
    [one] { $name } : { $actions } { $what }
   *[other] { $count } { $name } : { $actions } { $what } par bonus
  }
witchstone-draw-bonus-name = { $source ->
    [chip] { $count ->
        [one] jeton
       *[other] jetons
      }
    [black-chip] { $count ->
        [one] jeton (cristal noir)
       *[other] jetons (cristal noir)
      }
    [vial] { $count ->
        [one] fiole
       *[other] fioles
      }
    [black-vial] { $count ->
        [one] fiole (cristal noir)
       *[other] fioles (cristal noir)
      }
    [hexagon] { $count ->
        [one] case hexagonale
       *[other] cases hexagonales
      }
   *[other] { $source }
  }
witchstone-draw-any-type = au choix
witchstone-draw-either = { $one } ou { $other }
witchstone-draw-waits = (attend la baguette)
witchstone-draw-type = { $symbol } en { $space }, regroupement de { $actions }
witchstone-draw-lapses = { $kind ->
    [scroll] perd le parchemin
   *[other] perd { $count } { $symbol }
  }
witchstone-draw-bonuses-lapse = { $count ->
    [one] perd le bonus
   *[other] perd { $count } bonus
  }
witchstone-draw-phase-ends = finit la phase
witchstone-draw-nothing-lapses = ne perd rien
witchstone-draw-rim-first = seulement quand les cristaux du bord sont rangés
witchstone-draw-cauldron = Chaudron : { $who }
witchstone-draw-cauldron-playing = Chaudron : { $who } (joue)
witchstone-draw-key = abrégés
witchstone-draw-own-crystal = cristal
witchstone-draw-black-crystal = noir
witchstone-draw-rim = flèches
witchstone-draw-rack = Armoire
witchstone-draw-table = table
witchstone-draw-tiles = { $count } { $count ->
    [one] tuile visible
   *[other] tuiles visibles
  }
witchstone-draw-supply = { $count } en réserve
witchstone-draw-ball = Boule de cristal
witchstone-draw-ball-key = libre : ○ à la portée de { $who }, · hors de portée ; ♜ grande sorcière
witchstone-draw-pentagram = Pentacle
witchstone-draw-owls = hibou { $values }
witchstone-draw-counter = en { $at } : { $what } dans { $steps }
witchstone-draw-counter-last = en { $at } : au bout
witchstone-draw-any-actions = { $count } au choix
witchstone-draw-ring-key = anneau de { $count } { $count ->
    [one] case
   *[other] cases
  }, { $stack } { $stack ->
    [one] tuile
   *[other] tuiles
  } dans la pile
witchstone-draw-wand = Baguette
witchstone-draw-silver = { $scores ->
    [connections] connexions
    [witches-on-board] sorcières
    [scrolls] parchemins
    [chips] jetons
    [crystals] cristaux
   *[special-tiles] spéciales
  }
witchstone-draw-wand-key = ■ actions, doublées en première position ; □ points pour chaque élément
witchstone-draw-scrolls = Parchemins
witchstone-draw-pile = { $count } dans la pioche
witchstone-draw-spell = { $spell } +{ $adds } { $code }
witchstone-draw-prophecy = { $counts ->
    [cluster] regroupement { $symbol } { $what }
    [witches] sorcières { $what }
    [connected] connectés { $what }
    [witchstone-rank] rang sur la Pierre des Sorcières
    [witches-on-board] sorcières sur le plateau { $what }
    [witches-lying] sorcières couchées { $what }
    [silver-spaces] cases argentées { $what }
    [special-tiles] tuiles spéciales { $what }
    [scrolls] parchemins { $what }
    [chips] jetons { $what }
   *[crystals] cristaux sur les étagères { $what }
  }
witchstone-draw-place = { $place ->
    [witchstone] Pierre des Sorcières
    [foreign-tower] autre tour
    [own-tower] ta tour
    [castle] château
    [forest] forêt
    [village] village
    [tower] tour
   *[other] { $place }
  }
witchstone-draw-energy = énergie { $count }
witchstone-draw-witches = sorcières { $supply } en réserve, { $lying } { $lying ->
    [one] couchée
   *[other] couchées
  }, { $standing } debout
witchstone-draw-chips = { $count } { $count ->
    [one] jeton
   *[other] jetons
  }
witchstone-draw-owl-tiles = { $count } { $count ->
    [one] hibou
   *[other] hiboux
  }
witchstone-draw-owl-values = hiboux { $values }
witchstone-draw-clusters = regroupements { $sizes }
witchstone-draw-crystals = cristaux { $left }{ $aside ->
    [0] { "" }
   *[other] , { $aside } de côté
  }{ $removed ->
    [0] { "" }
   *[other] { "" } ({ $removed } incorrectement)
  }
witchstone-draw-hex-tiles = tuiles { $open }+{ $supply }
witchstone-draw-special-tiles = { $count } { $count ->
    [one] tuile spéciale
   *[other] tuiles spéciales
  }
witchstone-draw-silver-spaces = { $count } { $count ->
    [one] case argentée
   *[other] cases argentées
  }
witchstone-draw-beside = à côté du paravent { $tiles }
witchstone-draw-discarded = abandonné { $tiles }
witchstone-draw-hidden-scrolls = parchemins cachés
witchstone-draw-owned = parchemins
witchstone-draw-now = (maintenant { $points })
witchstone-draw-used = utilisés { $spells }
