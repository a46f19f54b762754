# Witchstone. The table in a terminal; the page never asks for these.
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
