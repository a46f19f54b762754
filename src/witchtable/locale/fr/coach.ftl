# Ce que dit Pim lors d’une partie accompagnée.
coach = Pim, ton guide
coach-choices = À considérer :
coach-thinking = Pim réfléchit…
coach-why = bon pour : { $source }
coach-do = Faire cela
coach-off = Sans Pim désormais
coach-careful = Attention !
coach-blunder = Cela gâche environ { $percent } % de tes chances de gagner.
coach-rather = Pim préférerait : { $better }.
coach-anyway = Quand même
coach-better = Choisir autre chose
coach-brought = Cela t’a rapporté { $points ->
    [one] un point
   *[other] { $points } points
  }.
coach-brought-none = Pas encore de points : cela prépare les suivants.
coach-brought-part = { $what } { $points }
