# Retour sur une partie.

# Ce que quelqu’un a fait, et ce que cela valait.
review-slip = { $name } a choisi « { $played } » ; « { $better } » valait { $bound ->
    [least] au moins { $percent }
   *[exact] { $percent }
  } % de plus.
review-find = { $name } a trouvé « { $played } » parmi { $choices } possibilités : { $percent } % de plus que le jeu ordinaire.
review-luck-deal = { $way ->
    [good] La donne a souri à { $name } : { $percent } % au-dessus de la part équitable.
   *[bad] La donne a été dure pour { $name } : { $percent } % sous la part équitable.
  }
review-luck-drawn = { $way ->
    [good] Chance pour { $name }, qui vaut { $percent } %.
   *[bad] Malchance pour { $name }, qui coûte { $percent } %.
  }
review-luck-shown = { $way ->
    [good] Ce qui s’est révélé a aidé { $name } de { $percent } %.
   *[bad] Ce qui s’est révélé a coûté { $percent } % à { $name }.
  }
review-luck-why = { $way ->
    [good] Cela aide pour : { $sources }.
   *[bad] Cela nuit pour : { $sources }.
  }
review-luck-nothing = C’était le hasard : personne n’y pouvait rien.
review-luck-together = Tout le monde a décidé en même temps : personne ne pouvait savoir ce que feraient les autres.

# Pourquoi.
review-why-less = Cela apporte moins de ceci : { $less }.
review-why-more = Cela apporte plus de ceci : { $more }.
review-why-both = Cela apporte plus de ceci : { $more } ; et moins de ceci : { $less }.
review-why-points = Environ { $points ->
    [one] un point
   *[other] { $points } points
  } de { $kind ->
    [fewer] moins
   *[more] plus
  } à la fin.
review-why-gift = Un cadeau pour { $name } : { $percent } %.

# Ce que dirait une amie : où l’on en était.
review-stood-abandoned = La partie est restée inachevée, { $name } ; tes chances en étaient à { $percent } %.
review-stood-won = Tu as gagné, { $name }, et { $turn ->
    [0] personne n’a jamais été
   *[other] dès la manche { $turn } personne n’était plus
  } devant toi.
review-stood-behind-won = Tu as gagné, { $name }, alors que tes chances étaient tombées à { $percent } % { $turn ->
    [0] avant la première manche
   *[other] à la manche { $turn }
  }.
review-stood-led-lost = À la manche { $turn } tu étais en tête pour la dernière fois, { $name }, avec { $percent } % au mieux ; puis la partie t’a échappé.
review-stood-lost = Tu as eu la tâche difficile, { $name } : ton meilleur moment est venu { $turn ->
    [0] avant la première manche
   *[other] à la manche { $turn }
  }, avec { $percent } %.
# Où cela a tourné.
review-turned-slip = Tout a basculé { $turn ->
    [0] avant la première manche
   *[other] à la manche { $turn }
  } : « { $better } » aurait valu { $bound ->
    [least] au moins { $percent }
   *[exact] { $percent }
  } % de plus que « { $played } ».
review-turned-slip-won = C’est { $turn ->
    [0] avant la première manche
   *[other] à la manche { $turn }
  } que tu as le plus gâché : « { $better } » aurait valu { $bound ->
    [least] au moins { $percent }
   *[exact] { $percent }
  } % de plus que « { $played } ».
review-turned-find = Ton meilleur coup a été « { $played } » { $turn ->
    [0] avant la première manche
   *[other] à la manche { $turn }
  }, { $percent } % de plus que le jeu ordinaire.
review-turned-gift = { $turn ->
    [0] Avant la première manche
   *[other] À la manche { $turn }
  }, { $other } a choisi « { $played } » et t’a laissé { $percent } %.
review-turned-cost = { $turn ->
    [0] Avant la première manche
   *[other] À la manche { $turn }
  }, { $other } a joué « { $played } », ce qui t’a coûté { $percent } %.
review-turned-nowhere = Aucun coup n’a décidé à lui seul, beaucoup de petits l’ont fait ensemble.
# Ce qui était de la chance.
review-luck-even = La chance a été équitable : elle ne t’a ni beaucoup aidé ni beaucoup nui.
review-luck-unknown = On ne peut pas dire avec certitude quelle part était de la chance.
review-luck-sum = { $way ->
    [good] La chance était avec toi, tantôt ici, tantôt là : { $percent } % de la partie.
   *[bad] La chance était contre toi, tantôt ici, tantôt là : { $percent } % de la partie, et tu n’y pouvais rien.
  }
review-luck-unforeseen = { $way ->
    [good] Les manches ont mieux fini pour toi qu’elles ne s’annonçaient, de { $percent } % en tout ; ce qui a été pioché a moins compté.
   *[bad] Les manches ont plus mal fini pour toi qu’elles ne s’annonçaient, de { $percent } % en tout ; ce qui a été pioché a moins compté.
  }
review-luck-most = { $way ->
    [good] La chance était avec toi, { $percent } % de la partie en tout ; son meilleur moment, { $part } %, est venu { $where ->
        [deal] avec la donne
       *[round] à la manche { $turn }
      }.
   *[bad] La chance était contre toi, { $percent } % de la partie en tout ; son pire moment, { $part } %, est venu { $where ->
        [deal] avec la donne
       *[round] à la manche { $turn }
      }, et tu n’y pouvais rien.
  }

# Que ferais-tu ?
review-try-best = Rien de mieux n’a été trouvé parmi { $choices } possibilités.
review-try-good = Un bon choix, à peu près aussi bon que le meilleur trouvé : « { $better } ».
review-try-slip = « { $better } » vaut { $percent } % de plus.
review-try-blunder = Cela gâche { $percent } % de la victoire ; « { $better } » les garde.
review-try-step = Rien n’a été décidé à l’étape { $step } : il y a { $steps } coups.

# Le compte.
review-name = Retour sur la partie
review-title = { $game } : retour sur la partie
review-account = Le compte, en pour cent de la victoire
review-account-points = Le compte, en points
review-fair = part équitable
review-skill = talent
review-gifts = cadeaux
review-luck = chance
review-result = résultat
review-given-away = gâché
review-explained = Part équitable : ce que vaut la place avant la distribution. Talent : gains et pertes de ses propres décisions face au jeu ordinaire. Cadeaux : ceux des décisions des autres. Chance : ce qui a été distribué et pioché. Les chiffres pâles ne sont pas sûrs.
review-at-least = Ce n’était qu’un coup d’œil : on a peut-être gâché plus qu’il n’est dit ici.
review-least = au moins { $worth }
review-abandoned = Cette partie n’a pas été jouée jusqu’au bout : les résultats sont les dernières estimations.
review-turning-points = Tournants
review-where = coup { $move }, { $turn ->
    [0] avant la première manche
   *[other] manche { $turn }
  }
review-where-deal = la donne
review-played = joué
review-better = mieux
review-shares = Chances de gagner, coup par coup
review-share-at = coup { $move } : { $shares }
review-working = Retour sur la partie
review-no-moments = Rien n’est sorti du lot.
review-no-mind = { $title } n’a pas de juge à lui : tous les chiffres viennent de parties jouées au hasard et sont grossiers.
review-bad-depth = Il n’y a pas de profondeur « { $depth } » ; il y a : { $known }.
review-bad-work = { $file } ne contient aucune revue à poursuivre : { $problem }
review-unwritable = Impossible d’écrire { $file } : { $problem }
