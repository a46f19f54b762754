# How to play Whirling Witchcraft, to read. The first line of a message is its heading.
how-ww-goal = Envoie à ta némésis, à ta droite, plus que son établi ne peut contenir. Ce qui déborde va dans ton cercle ; avec { $rules_win_threshold } ingrédients, tu gagnes.
how-ww-setup = Tu commences avec les ingrédients d’une personnalité sur ton établi et { $setup_hand_limit } recettes secrètes en main.
how-ww-play = Jouer une recette
    Tous choisissent une carte en secret et la révèlent ensemble. Une recette à deux sens peut être retournée avant. Elle reste à toi et sert à chaque manche.
how-ww-arcana = Utiliser les arcanes
    Chaque icône de ta nouvelle carte fait monter sa piste d’un cran. Chaque nombre pair atteint ou dépassé te donne l’effet, cette manche.
how-ww-brew = Brasser
    Utilise chaque recette au plus une fois, dans l’ordre voulu. Remplis toutes ses entrées, depuis l’établi ou des sorties de cette manche, puis toutes ses sorties depuis la réserve. Ainsi une recette nourrit la suivante.
how-ww-cauldron = Remplir le chaudron
    Ce qui reste sur les sorties va dans ton chaudron. Ce qui est entré est dépensé.
how-ww-pass = Passer à droite
    Chacun range ce qui a de la place. Ce qui n’en a pas revient dans le cercle de l’expéditeur.
how-ww-hands = Les mains à gauche
    Si personne n’a gagné, toutes les mains passent à gauche, et chacun complète à { $setup_hand_limit }.
how-ww-score-cube = Chaque ingrédient de ton cercle compte un, quel qu’il soit, et n’en sort jamais.
how-ww-score-narrow = Les rangées étroites débordent d’abord : un établi ne loge que { $pieces_ingredients_heart_capacity } cœurs d’ombre et { $pieces_ingredients_mandrake_capacity } mandragores.
how-ww-score-wide = Champignons, araignées et crapauds ont { $pieces_ingredients_toad_capacity } cases chacun.
how-ww-end = On vérifie une fois par manche, après les chaudrons : { $rules_win_threshold } ou plus dans le cercle.
how-ww-tie = Plusieurs ? Le plus d’ingrédients dans le cercle, puis le plus de sortes, puis l’établi le plus vide ; ensuite, victoire partagée.
how-ww-mistake-turn = Retourner une recette plus tard. Une fois révélée, elle reste ainsi.
how-ww-mistake-icons = Recompter d’anciennes icônes. Seule la nouvelle carte compte.
how-ww-mistake-save = Garder un effet. Ce qui ne sert pas cette manche est perdu.
how-ww-mistake-potion = Brasser avec l’ingrédient de la Potion. Il est déjà dans le chaudron.
how-ww-mistake-twice = Utiliser deux fois une recette. C’est une fois par manche.
how-ww-mistake-half = Remplir une demi-recette. Toutes les entrées ou aucune ; et toutes les sorties sont produites.
how-ww-mistake-keep = Garder une sortie. Ce qu’aucune recette ne prend va à ta némésis.
how-ww-mistake-room = Compter trop tôt la place de ta némésis. Elle brasse d’abord, ce qui libère des cases.
how-ww-mistake-choice = Choisir ce qui déborde. Tout ce qui a de la place doit être rangé.
how-ww-mistake-sides = Confondre les côtés. Les chaudrons vont à droite, les mains à gauche.
how-ww-personalities = Personnalités
    Première partie : tout le monde est Initiée. Plus tard, chacun en reçoit { $setup_personalities_dealt } autres et en garde une, avec un pouvoir ou une recette. Sa carte l’emporte sur les règles.
how-ww-order = Qui d’abord ?
    Tous décident en même temps. Une table peut jouer à l’initiative : le plus petit numéro de la dernière recette commence.
how-ww-open = Visible et caché
    Mains, pioche et ce qui n’est pas révélé sont secrets. Tout le reste est visible.
how-ww-clock = Temps écoulé
    Ta recette la plus basse est jouée telle quelle, et rien de plus n’est brassé.
