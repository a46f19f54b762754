# Witchdom. The table in a terminal; the page never asks for these.
witchdom-draw-heading = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round }{ $last ->
        [none] {""}
       *[other] {" "}sur { $last }
      }
  } · potions { $potions } (dessus : { $potion_back }) · sorcières { $witches } (dessus : { $witch_back }) · sac { $pouch }
witchdom-draw-numbers = Les nombres d’une sorcière, comme 1-0-2 : ses points d’action dans les montagnes, dans la forêt, au lac.
witchdom-draw-objectives = objectifs
witchdom-draw-wants = { $objective } { $side ->
    [easy] facile
    [hard] difficile
   *[other] { $side }
  }, { $points } { $points ->
      [one] point
     *[other] points
    } : { $what }
witchdom-draw-any-animal = animal au choix
witchdom-draw-points = { $points } { $points ->
    [one] point
   *[other] points
  }
witchdom-draw-in-hand = { $count } { $count ->
    [one] carte
   *[other] cartes
  } en main
witchdom-draw-resources = stock
witchdom-draw-pairs = novices
witchdom-draw-hand = main
witchdom-draw-played = jouée
witchdom-draw-below = dessous
witchdom-draw-witches = sorcières
witchdom-draw-waiting = attend
witchdom-draw-clan = clan
witchdom-draw-tokens = jetons
witchdom-draw-ready = prête
witchdom-draw-lacks = manque : { $what }{ $pairs ->
    [0] {""}
    [all] {" "}(des paires pourraient remplacer)
    [one] {" "}(une paire pourrait en remplacer un)
   *[other] {" "}(des paires pourraient en remplacer { $pairs })
  }
witchdom-draw-under = Sous les { $deck ->
    [potions] potions
   *[witches] sorcières
  }, dans l’ordre où elles viendront
witchdom-draw-memory-empty = Rien de ce que tu as vu n’est caché à présent : aucune main sauf la tienne, aucune carte retournée, rien sous les pioches.
witchdom-draw-restore = renouvelle
witchdom-draw-potion = potion
witchdom-draw-witch = sorcière
witchdom-draw-back = dos : { $what }
witchdom-draw-stack = { $hidden } cachés ; visibles : { $shown }
witchdom-draw-gain-either = { $first ->
    [potion] potion
    [tool] outil
    [witch] sorcière
    [animal] animal
   *[other] { $first }
  } ou { $second ->
    [potion] potion
    [tool] outil
    [witch] sorcière
    [animal] animal
   *[other] { $second }
  }
witchdom-draw-gain-both = { $first ->
    [potion] potion
    [tool] outil
    [witch] sorcière
    [animal] animal
   *[other] { $first }
  } et { $second ->
    [potion] potion
    [tool] outil
    [witch] sorcière
    [animal] animal
   *[other] { $second }
  }
witchdom-draw-gain-resource = { $count } { $count ->
    [one] ressource
   *[other] ressources
  }
witchdom-draw-gain-animal = animal
