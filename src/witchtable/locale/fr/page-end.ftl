# La fin d’une partie.

end-title = Fin
end-show = Voir le résultat
end-winner = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
  }
end-why = { $margin ->
    [one] Un point
   *[other] { $margin } points
  } d’avance sur { $other }, surtout grâce à « { $source } » : { $mine } contre { $theirs }.
end-why-points = { $margin ->
    [one] Un point
   *[other] { $margin } points
  } d’avance sur { $other }.
end-why-tie = Autant de points que { $other } : le départage tranche.
end-why-shared = { $points } points chacun.
end-next = Et maintenant
end-lobby = Accueil
end-nobody = Personne ne gagne.
end-sheets = Feuilles de score
end-source = Source
end-total = Total
end-chart = Les scores au fil du temps
end-moves = { $count } { $count ->
    [one] coup
   *[other] coups
  }
end-uncounted = { $why ->
    [named_deal] Une donne demandée ne compte pas pour les statistiques.
    [hot_seat] Une partie avec plusieurs places pour une personne ne compte pas pour les statistiques.
    [rewound] Une partie revenue en arrière ne compte pas pour les statistiques.
   *[continued] Une partie reprise ne compte pas pour les statistiques.
  }
end-rematch = Rejouer
end-same-deal = Même donne
end-join-rematch = Rejoindre la revanche
end-review = Analyse
end-replay = Revoir
end-record = Enregistrement
nobody = personne
