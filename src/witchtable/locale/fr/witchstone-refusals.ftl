# Witchstone. What may not be done, and why: loaded by the page with the first refusal.
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
