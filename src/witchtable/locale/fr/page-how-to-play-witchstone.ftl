# How to play Witchstone, to read. The first line of a message is its heading.
how-ws-goal = Pose des tuiles dans ton chaudron pour que les mêmes symboles se touchent : plus le regroupement est grand, plus tu as d’actions. Le plus de points après { $setup_turns } tours gagne.
how-ws-setup = Tu commences avec une grande sorcière sur la tour de ton choix, { $setup_open_tiles } tuiles visibles, { $cauldron_crystals_count } cristaux et un noir dans ton chaudron.
how-ws-tile = Poser une tuile
    Sur deux cases vides voisines de ton chaudron. Effectue les deux symboles, dans l’ordre voulu ; puis pioche une tuile.
how-ws-cluster = Compter le regroupement
    Tu as autant d’actions qu’il y a de symboles identiques d’un seul tenant, imprimés compris.
how-ws-bonus = Enchaîner les bonus
    Jetons, tuiles spéciales, fioles et baguette donnent des actions de plus. Utilise-les aussitôt ou un peu plus tard, mais avant le symbole suivant.
how-ws-energy = Énergie
    Une unité sur une connexion, à partir de ta tour. Achève-la avant d’en entamer une autre : { $scoring_connection_0 }, { $scoring_connection_1 } ou { $scoring_connection_2 } points.
how-ws-witch = Sorcière
    Couche une sorcière près de ta tour, ou envoie-la par des connexions achevées : une action pour la partie à toi, une par connexion d’un autre. { $scoring_standing_witch } points, et le jeton du lieu.
how-ws-wand = Baguette
    Une case. Les cases foncées donnent des actions, le double si personne n’est devant toi ; celles d’argent rapportent des points.
how-ws-pentagram = Pentacle
    Une case. Prends des hiboux, des points à la fin, et des tuiles spéciales : { $pentagram_special_actions } actions une fois, ou une place dans ton chaudron pour de bon.
how-ws-crystal = Cristal
    Déplace un cristal d’une case. Par une flèche, il rejoint l’armoire : { $rack_symbol_actions } actions de ce symbole ({ $rack_black_symbol_actions } pour le noir), ou un jeton.
how-ws-scroll = Parchemin
    Toujours un seul ; le nombre dit jusqu’où tu peux choisir. Les sorts ajoutent des actions, les prophéties comptent à la fin.
how-ws-score-connections = Connexions achevées : { $scoring_connection_0 }, { $scoring_connection_1 } ou { $scoring_connection_2 }, selon la longueur.
how-ws-score-witches = Sorcières envoyées : { $scoring_standing_witch } chacune ; à la Pierre des Sorcières { $scoring_witchstone_0 }, { $scoring_witchstone_1 }, { $scoring_witchstone_2 } ou { $scoring_witchstone_3 } de plus, la première le plus.
how-ws-score-silver = Cases d’argent : { $wand_spaces_1_points } par élément montré, { $wand_spaces_10_points } par tuile spéciale.
how-ws-score-chips = Jetons : { $scoring_points_chip } aussitôt s’ils le montrent ; à la fin { $scoring_chip_at_end } pour chacun.
how-ws-score-owls = Hiboux, à la fin : leur valeur, de { $pentagram_owls_4 } à { $pentagram_owls_0 }.
how-ws-score-scrolls = Parchemins, à la fin : { $scoring_unused_spell } par sort inutilisé ; { $scoring_prophecy_0 }, { $scoring_prophecy_1 }, { $scoring_prophecy_2 } ou { $scoring_prophecy_3 } par prophétie.
how-ws-end = Après { $setup_turns } tours chacun, on ajoute hiboux, jetons, sorts inutilisés et prophéties.
how-ws-tie = Égalité ? Qui est plus loin sur la baguette, ou est arrivé avant sur cette case.
how-ws-mistake-touch = Ne poser qu’à côté d’autres tuiles. Elles n’ont pas à se toucher.
how-ws-mistake-special = Compter aussitôt une tuile spéciale. Elle agrandit les séries suivantes, pas celle en cours.
how-ws-mistake-save = Garder un bonus pour le second symbole. Il est perdu avant.
how-ws-mistake-add = Additionner des bonus. Deux jetons Parchemin sont deux petits choix.
how-ws-mistake-begun = Entamer une seconde connexion. La première doit être achevée.
how-ws-mistake-way = Passer par des connexions inachevées, même les tiennes.
how-ws-mistake-stands = Déplacer une sorcière debout. Elle reste.
how-ws-mistake-rest = Arrêter un cristal sur quelque chose. Il peut traverser, pas s’arrêter.
how-ws-mistake-wand = Résoudre la baguette pas à pas. D’abord toutes les avancées, puis les cases dans l’ordre.
how-ws-mistake-scrolls = Prendre deux parchemins avec un regroupement de deux. C’est toujours un.
how-ws-removal = Un cristal gêne ?
    À ton tour, tu peux le retirer : moins 1 point, puis 2, puis 3 … Le score peut passer sous 0.
how-ws-handicap = Handicaps
    Les experts choisissent parmi { $handicap_open_tiles_2 } ou { $handicap_open_tiles_1 } tuiles, ou prennent chacune comme elle vient.
how-ws-open = Visible et caché
    Tes tuiles sont secrètes, la valeur de tes hiboux aussi. Tout le reste est visible.
how-ws-undo = Annuler
    Tout ce qui est de ton tour, jusqu’à ce que du nouveau soit révélé.
