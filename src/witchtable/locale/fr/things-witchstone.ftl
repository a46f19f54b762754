# What can be asked about on a table of Witchstone.

witchstone-thing-owl = Tuile Hibou
witchstone-thing-chip = Jeton magique
witchstone-thing-scroll = Parchemin
witchstone-thing-spell = Sort
witchstone-thing-prophecy = Prophétie
witchstone-thing-pile = Pioche de parchemins
witchstone-thing-energy-unit = Unité d’énergie
witchstone-thing-connection = Connexion
witchstone-thing-small-witch = Petite sorcière
witchstone-thing-tower = La grande sorcière et sa tour
witchstone-thing-location = Lieu
witchstone-thing-ring-counter = Pion sur le pentagramme
witchstone-thing-special = Tuile spéciale
witchstone-thing-special-stack = Pile de tuiles spéciales
witchstone-thing-wand-counter = Pion sur la baguette
witchstone-thing-wand-light = Case claire de la baguette
witchstone-thing-wand-dark = Case foncée de la baguette
witchstone-thing-silver = Case argentée : { $what }
witchstone-thing-bottom-shelf = Étagère du bas
witchstone-thing-crystal-piece = Cristal
witchstone-thing-rim = Bord du chaudron
witchstone-thing-space = Case libre
witchstone-thing-tile = Tuile
witchstone-thing-supply = Ta réserve de tuiles
witchstone-thing-bonus = Bonus
witchstone-thing-round = Les tours
witchstone-thing-symbol = { $symbol ->
    [energy] Action Énergie
    [crystal] Action Cristal
    [witch] Action Sorcière
    [wand] Action Baguette
    [pentagram] Action Pentagramme
   *[scroll] Action Parchemin
  }
witchstone-worth-score = { $track } sur la piste, plus { $added } à la fin si rien ne change : { $total }.
witchstone-worth-stone = La prochaine sorcière ici rapporte { $points } en plus.
witchstone-worth-silver = { $points ->
    [one] Tu en as { $count } : { $points } point maintenant.
   *[other] Tu en as { $count } : { $points } points maintenant.
  }
witchstone-worth-count = Tu en as { $count }.
witchstone-worth-connections = { $count ->
    [0] Pas encore de connexion achevée.
    [one] { $count } connexion achevée : { $points }.
   *[other] { $count } connexions achevées : { $points }.
  }
witchstone-worth-tile = Au mieux maintenant : { $grants }
witchstone-worth-cluster = Ton plus grand regroupement en compte { $size }.
witchstone-worth-crystals = { $count ->
    [0] Aucun cristal de ta couleur n’est encore dans l’armoire.
    [one] { $count } cristal de ta couleur est dans l’armoire.
   *[other] { $count } cristaux de ta couleur sont dans l’armoire.
  }
