# The board of Witchstone on the page.

## Where we are
page-ws-setup = Mise en place
page-ws-moment = Tour { $round } sur { $rounds }
page-ws-trail-towers = Choix des tours
page-ws-trail-place = Poser une tuile
page-ws-trail-order = Ordre
page-ws-trail-first = Première action
page-ws-trail-second = Deuxième action
page-ws-trail-over = Fin

## The crystal ball
page-ws-ball = La boule de cristal
page-ws-ball-tab = Boule
page-ws-zoom = Plus près
page-ws-witchstone = Pierre des Sorcières
page-ws-ranks = Emplacements bonus de la Pierre des Sorcières. { $count ->
    [0] Personne n’y est encore.
   *[other] Occupés dans cet ordre : { $names }.
  } Libres : { $points }
page-ws-ranks-tell = La première sorcière arrivée ici rapporte le plus : { $points }.
page-ws-location = { $location ->
    [witchstone] La Pierre des Sorcières
    [tower-n] Tour nord
    [tower-e] Tour est
    [tower-s] Tour sud
    [tower-w] Tour ouest
    [castle-n] Château nord
    [castle-e] Château est
    [castle-s] Château sud
    [castle-w] Château ouest
    [forest-ne] Forêt nord-est
    [forest-se] Forêt sud-est
    [forest-sw] Forêt sud-ouest
    [forest-nw] Forêt nord-ouest
    [village-ne] Village nord-est
    [village-se] Village sud-est
    [village-sw] Village sud-ouest
    [village-nw] Village nord-ouest
   *[other] { $location }
  }
page-ws-tower-of = Tour occupée par { $who }. { $lying ->
    [0] Aucune sorcière n’est couchée à côté.
    [one] Une sorcière est couchée à côté.
   *[other] { $lying } sorcières sont couchées à côté.
  }
page-ws-standing = Sorcières debout ici : { $names }.
page-ws-chip-here = { $chip ->
    [points] Le jeton d’ici rapporte { $points } points.
    [energy] Le jeton d’ici donne une action Énergie.
    [crystal] Le jeton d’ici donne une action Cristal.
    [witch] Le jeton d’ici donne une action Sorcière.
    [wand] Le jeton d’ici donne une case sur la baguette.
    [pentagram] Le jeton d’ici donne une case sur le pentacle.
   *[scroll] Le jeton d’ici donne le parchemin en position 1.
  }
page-ws-connection = Entre { $start } et { $end }
page-ws-connection-tell = { $length ->
    [one] Une case
   *[other] { $length } cases
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } une fois achevée. { $who ->
    [nobody] Personne ne l’a entamée.
   *[other] { $units ->
        [one] { $units } unité posée par { $who }.
       *[other] { $units } unités posées par { $who }.
      }
  }

## The other tracks
page-ws-pentagram = Pentacle
page-ws-stack = { $count ->
    [0] aucune tuile
    [one] encore une tuile
   *[other] encore { $count } tuiles
  }
page-ws-on-ring = { $who }, case { $space } du pentacle
page-ws-steps-to = { $count ->
    [one] dans { $count } case
   *[other] dans { $count } cases
  }
page-ws-next-owl = { $value ->
    [0] sans hibou
   *[other] hibou { $value }
  }
page-ws-next-special = { $tile ->
    [none] 2 au choix
   *[other] une tuile
  }
page-ws-owl-space = Case Hibou
page-ws-owls = { $count ->
    [0] Il ne reste pas de hibou ici : des points à la place.
   *[other] Le hibou du dessus est pour toi. Il reste, en partant du haut : { $values }.
  }
page-ws-hexagon-space = Case hexagonale
page-ws-hexagon = { $tile ->
    [none] Il ne reste pas de tuile ici : deux actions d’un même type au choix.
   *[other] Prends la tuile spéciale { $tile }.
  }
page-ws-light-space = Case claire
page-ws-wand = Baguette
page-ws-wand-space = Baguette, case { $at }
page-ws-wand-light = Ici, il ne se passe rien.
page-ws-wand-dark = { $symbol ->
    [energy] { $actions } Énergie
    [crystal] { $actions } Cristal
    [witch] { $actions } Sorcière
    [wand] { $actions } Baguette
    [pentagram] { $actions } Pentacle
   *[scroll] Un parchemin parmi { $actions }
  }, le double en première position
page-ws-wand-silver = Tes { $what } : { $points ->
    [one] { $points } point pièce
   *[other] { $points } points pièce
  }
page-ws-rack = Armoire à fioles
page-ws-rack-tab = Fioles
page-ws-vials = { $count } par étagère
page-ws-shelf = { $shelf ->
    [energy] Étagère Énergie
    [crystal] Étagère Cristal
    [witch] Étagère Sorcière
    [wand] Étagère Baguette
    [pentagram] Étagère Pentacle
    [scroll] Étagère Parchemin
   *[bottom] Étagère du bas
  } : { $filled } { $filled ->
    [one] fiole remplie
   *[other] fioles remplies
  } sur { $vials }
page-ws-shelf-tell = Un cristal rangé ici donne { $actions } { $actions ->
    [one] action
   *[other] actions
  } de ce type ; le noir en donne { $black }.
page-ws-bottom-tell = Un cristal rangé ici prend un des jetons sur la table.
page-ws-table = Jetons sur la table
page-ws-table-empty = Ils sont tous pris.
page-ws-chip = { $chip ->
    [points] Jeton : { $points } points
    [energy] Jeton Énergie
    [crystal] Jeton Cristal
    [witch] Jeton Sorcière
    [wand] Jeton Baguette
    [pentagram] Jeton Pentacle
   *[scroll] Jeton Parchemin
  }
page-ws-chip-tell = Pour un cristal sur l’étagère du bas. Il sert une fois et compte à la fin.
page-ws-scrolls = Parchemins
page-ws-pile = { $count ->
    [0] la pioche est vide
   *[other] { $count } dans la pioche
  }
page-ws-take = { $piece } : { $what }
page-ws-at-position = Position { $position } : { $scroll }
page-ws-spell-short = { $symbol ->
    [energy] sort : plus d’énergie
    [crystal] sort : plus de cristal
    [witch] sort : plus de sorcières
    [wand] sort : plus de cases
    [pentagram] sort : plus de cases
    [scroll] sort : plus de choix
   *[any] sort : un de plus, au choix
  }
page-ws-spell-tell = { $symbol ->
    [energy] Ajoute { $adds } aux actions Énergie en cours ; ne sert qu’une fois.
    [crystal] Ajoute { $adds } aux actions Cristal en cours ; ne sert qu’une fois.
    [witch] Ajoute { $adds } aux actions Sorcière en cours ; ne sert qu’une fois.
    [wand] Ajoute { $adds } aux cases de la baguette en cours ; ne sert qu’une fois.
    [pentagram] Ajoute { $adds } aux cases du pentacle en cours ; ne sert qu’une fois.
    [scroll] Ajoute { $adds } aux positions où prendre un parchemin ; ne sert qu’une fois.
   *[any] Ajoute { $adds } aux actions en cours, de n’importe quel type ; ne sert qu’une fois.
  }
page-ws-prophecy-tell = { $counts ->
    [cluster] À la fin : quelle taille a ton plus grand regroupement de ce symbole ?
    [witches] À la fin : as-tu des sorcières sur ces lieux, dans cet ordre ?
    [connected] À la fin : tes connexions relient-elles ces lieux à ta tour, dans cet ordre ?
    [witchstone-rank] À la fin : quel rang a ta sorcière sur la Pierre des Sorcières ?
    [witches-on-board] À la fin : combien de tes sorcières sont sur le plateau, même couchées, et la grande aussi ?
    [witches-lying] À la fin : combien de tes sorcières sont couchées à côté de ta tour ?
    [silver-spaces] À la fin : combien de cases argentées de la baguette as-tu atteintes ou dépassées ?
    [special-tiles] À la fin : combien de tuiles spéciales as-tu ?
    [scrolls] À la fin : combien de parchemins as-tu, avec celui-ci ?
    [chips] À la fin : combien de jetons magiques as-tu ?
   *[crystals] À la fin : combien de tes cristaux colorés sont sur les étagères ?
  }
page-ws-scroll = { $id ->
    [double-energy] Sort Énergie
    [double-crystal] Sort Cristal
    [double-witch] Sort Sorcière
    [double-wand] Sort Baguette
    [double-pentagram] Sort Pentacle
    [double-scroll] Sort Parche­min
    [single] Sort simple
    [cluster-energy] Regrou­pement Énergie
    [cluster-crystal] Regrou­pement Cristal
    [cluster-witch] Regrou­pement Sorcière
    [cluster-wand] Regrou­pement Baguette
    [cluster-pentagram] Regrou­pement Pentacle
    [cluster-scroll] Regrou­pement Parche­min
    [witches-forest-village-tower] Sorcières dans l’ordre
    [witches-village-castle-tower] Sorcières dans l’ordre
    [witches-castle-forest-tower] Sorcières dans l’ordre
    [witches-forests] Sorcières en forêt
    [witches-villages] Sorcières au village
    [witches-castles] Sorcières au château
    [witches-towers] Sorcières sur les tours
    [connect-tower-tower-forest] Lieux connec­tés
    [connect-village-village-tower] Lieux connec­tés
    [connect-castle-castle-village] Lieux connec­tés
    [witchstone-rank] Rang sur la Pierre
    [witches-on-board] Sorcières de sortie
    [witches-lying] Sorcières couchées
    [silver-spaces] Cases argen­tées
    [special-tiles] Tuiles spéciales
    [scrolls] Parche­mins
    [chips] Jetons magiques
    [crystals] Cristaux en fioles
   *[other] { $id }
  }
page-ws-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
  }
page-ws-degree = Pour l’instant : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## The cauldron and the tiles
page-ws-cauldron = Chaudron
page-ws-cauldron-of = Chaudron : { $who }
page-ws-others = Autres
page-ws-look = Regarder le chaudron : { $who }
page-ws-tile-tell = Des symboles pareils côte à côte forment un regroupement ; un nouveau symbole y donne autant d’actions que le regroupement est grand.
page-ws-black-crystal = Le cristal noir
page-ws-crystal-of = Un cristal ({ $who })
page-ws-crystal-tell = Il va jusqu’au bord, et de là dans une fiole.
page-ws-rim = { $symbol ->
    [energy] Le bord : Énergie
    [crystal] Le bord : Cristal
    [witch] Le bord : Sorcière
    [wand] Le bord : Baguette
    [pentagram] Le bord : Pentacle
   *[scroll] Le bord : Parchemin
  }
page-ws-rim-tell = Ici, les cristaux quittent le chaudron, par une des deux flèches.
page-ws-choose-rim = { $symbol ->
    [energy] Le cristal sur le bord Énergie
    [crystal] Le cristal sur le bord Cristal
    [witch] Le cristal sur le bord Sorcière
    [wand] Le cristal sur le bord Baguette
    [pentagram] Le cristal sur le bord Pentacle
   *[scroll] Le cristal sur le bord Parchemin
  }
page-ws-crystal-where = Où va le cristal ? Choisis une case qui brille, ou un symbole sur le bord.
page-ws-remove-which = Quel cristal retires-tu ? Il ne rapporte rien, et le prix monte à chaque fois.
page-ws-special-where = Sur quelle case poses-tu pour de bon la tuile spéciale { $tile } ?
page-ws-move-crystal = Déplacer le cristal en { $space }
page-ws-take-out = { $points ->
    [0] Retirer un cristal
   *[other] Retirer un cristal (−{ $points })
  }
page-ws-hand = Tes tuiles
page-ws-hand-how = glisse, ou touches 1 à 5 ; R tourne
page-ws-supply = { $count ->
    [0] plus rien à piocher
   *[other] { $count } à piocher
  }
page-ws-hand-tell = Glisse-la sur deux cases libres de ton chaudron. Chaque moitié donne des actions selon le regroupement qu’elle rejoint.
page-ws-tile-number = Tuile { $number } : { $tile }
page-ws-hold-over = { $tile } sur { $space }
page-ws-grant = { $symbol ->
    [energy] { $actions ->
        [one] { $actions } action Énergie
       *[other] { $actions } actions Énergie
      }
    [crystal] { $actions ->
        [one] { $actions } action Cristal
       *[other] { $actions } actions Cristal
      }
    [witch] { $actions ->
        [one] { $actions } action Sorcière
       *[other] { $actions } actions Sorcière
      }
    [wand] { $actions ->
        [one] { $actions } case sur la baguette
       *[other] { $actions } cases sur la baguette
      }
    [pentagram] { $actions ->
        [one] { $actions } case sur le pentacle
       *[other] { $actions } cases sur le pentacle
      }
   *[scroll] { $actions ->
        [0] aucun parchemin
        [one] le premier parchemin
       *[other] un parchemin parmi { $actions }
      }
  }
page-ws-place-here = Poser la tuile ici pour { $grants } ?
page-ws-place-where = Poser la tuile ici ?
page-ws-place-it = Poser
page-ws-turn-it = Tourner

## This turn
page-ws-turn = Ce tour
page-ws-turn-of = Tour en cours : { $who }
page-ws-turn-nothing = { $phase ->
    [tower] { $mine ->
        [yes] Choisis une tour : tes connexions et tes sorcières partiront de là.
       *[no] Quelqu’un choisit sa tour.
      }
    [over] La partie est finie.
   *[other] { $mine ->
        [yes] Pose une tuile. Ce que te donnent ses deux symboles s’affichera ici, et tu choisiras la suite.
       *[no] Quelqu’un pose une tuile.
      }
  }
page-ws-batch = { $symbol ->
    [energy] Énergie : encore { $left } sur { $granted }
    [crystal] Cristal : encore { $left } sur { $granted }
    [witch] Sorcière : encore { $left } sur { $granted }
    [wand] { $left ->
        [one] Baguette : { $left } case
       *[other] Baguette : { $left } cases
      }
    [pentagram] Pentacle : encore { $left } sur { $granted }
   *[scroll] { $left ->
        [one] Le premier parchemin
       *[other] Un parchemin parmi { $left }
      }
  }
page-ws-batch-done = { $symbol ->
    [energy] Toute l’énergie est posée
    [crystal] Tous les déplacements de cristaux sont faits
    [witch] Toutes les actions de sorcière sont faites
    [wand] Toutes les cases de la baguette sont parcourues
    [pentagram] Tous les pas du pentacle sont faits
   *[scroll] Parchemin pris
  }
page-ws-source = { $source ->
    [main] grâce au regroupement
    [wand] grâce à la baguette
    [chip] grâce à un jeton
    [black-chip] grâce à un jeton du cristal noir
    [vial] grâce à une fiole
    [black-vial] grâce à une fiole du cristal noir
    [hexagon] grâce au pentacle
   *[other] grâce à une tuile spéciale
  }
page-ws-goes-on = reprend ensuite
page-ws-on-rim = { $count ->
    [one] Un cristal attend sur le bord : choisis son étagère, ou un jeton sur la table.
   *[other] { $count } cristaux attendent sur le bord : choisis des étagères, ou des jetons sur la table.
  }
page-ws-shelve = { $symbol ->
    [energy] Sur l’étagère Énergie
    [crystal] Sur l’étagère Cristal
    [witch] Sur l’étagère Sorcière
    [wand] Sur l’étagère Baguette
    [pentagram] Sur l’étagère Pentacle
   *[scroll] Sur l’étagère Parchemin
  }
page-ws-lay-witch = En coucher une
page-ws-now = en cours
page-ws-later = plus tard
page-ws-bonus = { $bonus ->
    [chip] { $count ->
        [one] Un jeton
       *[other] { $count } jetons
      }
    [black-chip] Jeton du cristal noir
    [vial] { $count ->
        [one] Une fiole
       *[other] { $count } fioles
      }
    [black-vial] Fiole du cristal noir
    [hexagon] { $count ->
        [one] Case hexagonale vide
       *[other] { $count } cases hexagonales vides
      }
   *[special] Tuile spéciale
  }
page-ws-bonus-tell = À utiliser maintenant ou plus tard, mais avant le début de la deuxième action.
page-ws-bonus-waits = attend que la baguette soit résolue
page-ws-any = { $actions ->
    [one] { $actions } action au choix
   *[other] { $actions } actions d’un même type
  }
page-ws-use = Utiliser
page-ws-lay = Poser
page-ws-lay-special = Poser : la tuile spéciale { $tile }, dans le chaudron
page-ws-queue-tell = Les cases de la baguette se résolvent dans leur ordre.
page-ws-then = { $symbol ->
    [energy] { $actions ->
        [one] Puis { $actions } action Énergie
       *[other] Puis { $actions } actions Énergie
      }
    [crystal] { $actions ->
        [one] Puis { $actions } action Cristal
       *[other] Puis { $actions } actions Cristal
      }
    [witch] { $actions ->
        [one] Puis { $actions } action Sorcière
       *[other] Puis { $actions } actions Sorcière
      }
    [wand] { $actions ->
        [one] Puis { $actions } case sur la baguette
       *[other] Puis { $actions } cases sur la baguette
      }
    [pentagram] { $actions ->
        [one] Puis { $actions } case sur le pentacle
       *[other] Puis { $actions } cases sur le pentacle
      }
   *[scroll] { $actions ->
        [0] Puis aucun parchemin
        [one] Puis le premier parchemin
       *[other] Puis un parchemin parmi { $actions }
      }
  }
page-ws-then-tell = Compté au début de l’action : une tuile spéciale posée avant peut encore agrandir le regroupement.
page-ws-cluster-of = { $count ->
    [one] un symbole tout seul
   *[other] un regroupement de { $count }
  }
page-ws-begin = Commencer

## What players hold
page-ws-held = Acquis
page-ws-scrolls-held = Parchemins acquis
page-ws-scrolls-hidden = Les parchemins restent cachés.
page-ws-held-nothing = Pas encore de parchemin. Sorts et prophéties viendront ici.
page-ws-used = a servi
page-ws-energy-left = { $count ->
    [0] aucune unité d’énergie
    [one] encore une unité d’énergie
   *[other] encore { $count } unités d’énergie
  }
page-ws-witches-left = { $count ->
    [0] aucune sorcière en réserve
    [one] une sorcière en réserve
   *[other] { $count } sorcières en réserve
  }
page-ws-chips-kept = { $count ->
    [0] aucun jeton magique
    [one] un jeton magique
   *[other] { $count } jetons magiques
  }
page-ws-owls-kept = { $count ->
    [0] aucune tuile Hibou
    [one] une tuile Hibou
   *[other] { $count } tuiles Hibou
  }
page-ws-scrolls-kept = { $count ->
    [0] aucun parchemin
    [one] un parchemin
   *[other] { $count } parchemins
  }

## Where points come from, put together
page-ws-source-chips = Jetons magiques
page-ws-source-owls = Hiboux
page-ws-source-wand = Baguette
page-ws-source-prophecies = Prophéties
page-ws-left-out = Points sur la piste. Hiboux, jetons gardés, sorts non joués et prophéties s’ajoutent à la fin.

## What others do, in two or three words
page-ws-tell = { $what ->
    [tower] grande sorcière
    [energy] énergie
    [connection] connexion, +{ $points }
    [lay] sorcière couchée
    [send] sorcière envoyée
    [witchstone] Pierre des Sorcières, +{ $points }
    [walk] sur le pentacle
    [owl] hibou
    [special] tuile spéciale
    [wand] sur la baguette
    [scroll] prend : { $name }
    [spell] joue : { $name }
    [tile] pose une tuile
    [discard] défausse une tuile
    [crystal] cristal déplacé
    [remove] cristal retiré
    [shelve] cristal rangé
    [chip] jeton
   *[points] +{ $points }
  }
