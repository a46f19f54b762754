# Ce que dit Pim lors d’une partie accompagnée : avant chaque type de décision, selon sa question.
coach-witchstone-ask-tower = Ta grande sorcière reste sur cette tour, et tes connexions en partent. Le jeton qui s’y trouve donne son action aussitôt.
coach-witchstone-ask-place = Des symboles identiques côte à côte forment un regroupement : trois symboles, trois actions. Fais toucher à chaque moitié de la tuile ses semblables.
coach-witchstone-ask-order = Les deux types viendront, tu choisis seulement le premier. Ce qui aide l’autre passe avant : l’énergie avant les sorcières, ce que compte la baguette avant la baguette.
coach-witchstone-ask-energy = Remplis des connexions qui partent de ta tour ou de ce qui lui est relié. Seules les connexions complètes rapportent : 1, 3 ou 6 points pour une, deux ou trois cases.
coach-witchstone-ask-witch = Couche une petite sorcière près de ta tour, ou envoies-en une par tes connexions. L’arrivée rapporte, et le jeton du lieu est à toi.
coach-witchstone-ask-wand = Les cases argentées comptent ce que tu possèdes au passage, les foncées donnent des actions, le double si personne n’est devant toi. Les pas non faits sont perdus.
coach-witchstone-ask-pentagram = Avance sur l’anneau dans le sens horaire. Les cases hexagonales donnent des tuiles spéciales, et chez les hiboux, qui arrive en premier gagne le plus.
coach-witchstone-ask-crystal = Déplace un cristal vers le bord. Une fois sorti, il donne des actions depuis une étagère, et sa case se libère pour des tuiles.
coach-witchstone-ask-scroll = Un sort aide une fois, une prophétie compte à la fin. Prends une prophétie qui va avec ce que tu fais déjà.
coach-witchstone-ask-spent = Ces actions sont épuisées. Jetons, fioles et sorts peuvent encore en ajouter : ce que tu n’utilises pas avant de clore est perdu.
coach-witchstone-ask-rim = Un cristal a quitté ton chaudron. Sur l’étagère de son symbole, il donne deux actions ; sur celle du bas, un jeton.
coach-witchstone-ask-make-room = Plus aucune tuile ne rentre : un cristal doit partir. Cela coûte des points : choisis celui dont la case libère le plus de place.
coach-witchstone-ask-discard = Ton chaudron est plein : renonce à la tuile dont tu as le moins besoin.
