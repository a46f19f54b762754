# Le cours de Whirling Witchcraft. Les signes entre deux-points sont dessinés après le mot qu’ils illustrent.

## Ta machine
lesson-whirling-witchcraft-machine = Ta machine
lesson-whirling-witchcraft-machine-about = Joue une recette, brasse, et envoie le tout.
lesson-whirling-witchcraft-machine-play-title = Joue une recette
lesson-whirling-witchcraft-machine-play = Bienvenue, je suis Pim ! Envoie à ta némésis plus de cubes que son établi n’en contient : cinq de trop et tu gagnes. Une recette : à gauche ce qui entre, à droite ce qui sort.
lesson-whirling-witchcraft-machine-play-task = Joue la recette qui change un champignon :ww-mushroom: et une araignée :ww-spider: en deux crapauds :ww-toad:.
lesson-whirling-witchcraft-machine-play-wrong-heart = Elle demande un cœur d’ombre :ww-heart: et ton établi n’en a pas.
lesson-whirling-witchcraft-machine-play-wrong-turned = À l’envers, elle ferait le contraire : crapauds à l’entrée, champignon et araignée à la sortie. Joue-la telle quelle.
lesson-whirling-witchcraft-machine-play-wrong-other = Pas mal non plus. Mais tu as beaucoup de champignons et d’araignées : joue la recette qui prend un de chaque.
lesson-whirling-witchcraft-machine-brew-title = Brasse
lesson-whirling-witchcraft-machine-brew = Les cartes sont révélées. La tienne est dans ta machine et y reste toute la partie. Elle prend un champignon et une araignée sur ton établi et donne deux crapauds.
lesson-whirling-witchcraft-machine-brew-task = Utilise ta recette.
lesson-whirling-witchcraft-machine-brew-wrong-done = Ton chaudron resterait vide. Utilise d’abord ta recette.
lesson-whirling-witchcraft-machine-send-title = Envoie
lesson-whirling-witchcraft-machine-send = Deux crapauds sont dans ton chaudron. Les chaudrons vont à droite : le tien chez ta némésis, et il t’en arrive un de gauche. À deux, c’est la même personne.
lesson-whirling-witchcraft-machine-send-task = Choisis « Terminer » pour les envoyer.
lesson-whirling-witchcraft-machine-send-wrong-back = Ton brassin est très bien ainsi. Envoie-le !
lesson-whirling-witchcraft-machine-challenge-title = Deux recettes
lesson-whirling-witchcraft-machine-challenge = Nouvelle manche : tu joues une carte de plus, et ta première recette resservira. « Tempête du vide » ne demande aucun cube. Chaque recette sert une fois par manche, dans l’ordre voulu.
lesson-whirling-witchcraft-machine-challenge-task = Joue « Tempête du vide », puis envoie 5 cubes.
lesson-whirling-witchcraft-machine-challenge-again = Utilise les deux recettes avant de terminer. « Pacte vert » doit prendre champignon et araignée sur l’établi, pas ceux que tu viens de produire : cela fait cinq.
lesson-whirling-witchcraft-machine-challenge-wrong-other = « Tempête du vide » est meilleure ici : trois cubes pour rien.

## Déborder
lesson-whirling-witchcraft-overflow = Le surplus et le cercle
lesson-whirling-witchcraft-overflow-about = Remplis une rangée déjà pleine, et gagne.
lesson-whirling-witchcraft-overflow-full-title = Une rangée pleine
lesson-whirling-witchcraft-overflow-full = Regarde ta némésis : neuf crapauds, et il n’y a que neuf cases. Chaque crapaud de plus déborde et va dans ton cercle. Chaque cube du cercle vaut un point.
lesson-whirling-witchcraft-overflow-full-task = Joue la recette qui donne deux crapauds :ww-toad:.
lesson-whirling-witchcraft-overflow-full-wrong-other = Elle donne moins de crapauds. Regarde le côté droit de tes cartes : l’une en montre deux.
lesson-whirling-witchcraft-overflow-watch-title = Vois-le venir
lesson-whirling-witchcraft-overflow-watch = Ta nouvelle recette prend une mandragore :ww-mandrake:. Utilise-la et regarde ta némésis : avant même l’envoi, tu vois ce qui déborderait.
lesson-whirling-witchcraft-overflow-watch-task = Utilise ta nouvelle recette.
lesson-whirling-witchcraft-overflow-watch-wrong-other = Bientôt ! Commence par la nouvelle recette, celle qui prend une mandragore.
lesson-whirling-witchcraft-overflow-watch-wrong-done = Rien ne déborderait. Utilise d’abord ta nouvelle recette.
lesson-whirling-witchcraft-overflow-challenge-title = Cinq pour gagner
lesson-whirling-witchcraft-overflow-challenge = Deux cubes iraient dans ton cercle. Qui en a cinq à la fin d’une manche gagne. Tes autres recettes donnent aussi des crapauds. Elles peuvent même prendre des cubes qu’une autre vient de produire.
lesson-whirling-witchcraft-overflow-challenge-task = Gagne la partie : fais déborder cinq crapauds cette manche.
lesson-whirling-witchcraft-overflow-challenge-again = Deux, deux et un font cinq. Utilise tes trois recettes avant de terminer.

## Arcanes
lesson-whirling-witchcraft-arcana = Les arcanes
lesson-whirling-witchcraft-arcana-about = Potion, Corbeau et Grimoire : trois effets qui t’aident.
lesson-whirling-witchcraft-arcana-icons-title = Les icônes des cartes
lesson-whirling-witchcraft-arcana-icons = Les icônes en haut d’une carte sont des arcanes. Chacune, une fois jouée, fait monter sa piste d’un cran ; chaque nombre pair donne un effet, cette manche. Tes pistes sont toutes à 1.
lesson-whirling-witchcraft-arcana-icons-task = Joue la carte aux trois icônes : Potion :ww-potion:, Corbeau :ww-raven: et Grimoire :ww-book:.
lesson-whirling-witchcraft-arcana-icons-wrong-other = Cette carte n’a qu’une icône. Une de tes cartes en a trois.
lesson-whirling-witchcraft-arcana-potion-title = La Potion
lesson-whirling-witchcraft-arcana-potion = Toutes les trois sont à 2 ! La Potion :ww-potion: met un cube de n’importe quelle sorte droit dans ton chaudron. Ta némésis a de la place pour presque tout, mais ses mandragores sont à quatre sur quatre.
lesson-whirling-witchcraft-arcana-potion-task = Choisis le cube qui débordera.
lesson-whirling-witchcraft-arcana-potion-wrong-fits = Celui-là a encore de la place. Regarde ta némésis : quelle rangée est pleine ?
lesson-whirling-witchcraft-arcana-potion-wrong-done = Ce qui ne sert pas cette manche est perdu. Utilise d’abord la Potion.
lesson-whirling-witchcraft-arcana-raven-title = Le Corbeau
lesson-whirling-witchcraft-arcana-raven = Le Corbeau :ww-raven: enlève jusqu’à deux cubes de ton propre établi. Cela fait de la place pour ce qu’on t’envoie. Ta rangée la plus remplie : six crapauds sur neuf.
lesson-whirling-witchcraft-arcana-raven-task = Enlève deux crapauds :ww-toad: et confirme.
lesson-whirling-witchcraft-arcana-raven-wrong-other = Le Corbeau peut en prendre deux, et ce sont tes crapauds qui manquent de place. Choisis deux fois un crapaud.
lesson-whirling-witchcraft-arcana-raven-wrong-done = Ce qui ne sert pas cette manche est perdu. Utilise d’abord le Corbeau.
lesson-whirling-witchcraft-arcana-book-title = Le Grimoire
lesson-whirling-witchcraft-arcana-book = Le Grimoire :ww-book: nomme une sorte : cette manche, tes recettes la prennent dans la réserve, autant qu’il en faut. « Voile de braises » change deux champignons en mandragore, mais tu n’en as pas.
lesson-whirling-witchcraft-arcana-book-task = Nomme ce qui manque à « Voile de braises ».
lesson-whirling-witchcraft-arcana-book-wrong-one = Cela n’en aide qu’une. Avec des champignons, les deux marchent : la première donne la mandragore que prend la seconde.
lesson-whirling-witchcraft-arcana-book-wrong-heart = Aucune de tes recettes ne prend de cœur d’ombre. Regarde leur côté gauche.
lesson-whirling-witchcraft-arcana-book-wrong-there = Tu en as sur ton établi. De quelles sortes n’as-tu rien ?
lesson-whirling-witchcraft-arcana-book-wrong-done = Ce qui ne sert pas cette manche est perdu. Nomme d’abord une sorte.
lesson-whirling-witchcraft-arcana-challenge-title = Deux pour le cercle
lesson-whirling-witchcraft-arcana-challenge = La Potion a mis une mandragore dans ton chaudron. Grâce au Grimoire, une recette peut en donner une autre. Termine d’abord tes arcanes ; ensuite tu brasses.
lesson-whirling-witchcraft-arcana-challenge-task = Fais déborder 2 mandragores :ww-mandrake: cette manche.
lesson-whirling-witchcraft-arcana-challenge-again = Une mandragore vient de la Potion ; l’autre doit venir d’une recette. Cherches-en une qui soit prête et donne une mandragore.

## Tes voisins
lesson-whirling-witchcraft-neighbours = À ta gauche, à ta droite
lesson-whirling-witchcraft-neighbours-about = Ce qui vient de gauche, et ce que la droite ne peut contenir.
lesson-whirling-witchcraft-neighbours-left-title = Regarde à gauche
lesson-whirling-witchcraft-neighbours-left = Vous voilà trois. À ta gauche, on t’envoie des cubes. Touche l’œil :ui-eye: et regarde : une recette y donne des mandragores. Or les tiennes sont à quatre sur quatre. Une de plus serait un point là-bas !
lesson-whirling-witchcraft-neighbours-room-title = Fais de la place
lesson-whirling-witchcraft-neighbours-room = Dépense donc une mandragore : la place se compte une fois que tous ont brassé. Et regarde à droite : ta némésis n’a plus de place pour les araignées. Une carte fait les deux.
lesson-whirling-witchcraft-neighbours-room-task = Joue la recette qui change une mandragore :ww-mandrake: en araignées :ww-spider:.
lesson-whirling-witchcraft-neighbours-room-wrong-more = Elle ne prend aucune mandragore sur ton établi : ta rangée resterait pleine.
lesson-whirling-witchcraft-neighbours-room-wrong-other = Cela fait de la place, mais ce qui sort tient encore à droite. Fais des araignées.
lesson-whirling-witchcraft-neighbours-challenge-title = Trois araignées
lesson-whirling-witchcraft-neighbours-challenge = Ta nouvelle recette donne deux araignées. Une autre prend une araignée et en donne une : attention à celle que tu y mets.
lesson-whirling-witchcraft-neighbours-challenge-task = Fais déborder 3 araignées :ww-spider: cette manche.
lesson-whirling-witchcraft-neighbours-challenge-again = Utilise « Racine fendue bleue » et « Fleur d’étang ». La seconde doit prendre son araignée sur ton établi, pas une que tu viens de produire.

## Manches scellées
lesson-whirling-witchcraft-sealed = Manches scellées
lesson-whirling-witchcraft-sealed-about = Tous décident à la fois, les cartes se retournent, les mains passent.
lesson-whirling-witchcraft-sealed-look-title = Tous à la fois
lesson-whirling-witchcraft-sealed-look = Cartes et brassins se choisissent en secret et se révèlent ensemble. Demande-toi donc ce que ta némésis peut faire. Touche l’œil :ui-eye: et lis ses recettes : certaines dépensent des crapauds, aucune des mandragores.
lesson-whirling-witchcraft-sealed-turn-title = Deux sens
lesson-whirling-witchcraft-sealed-turn = Une carte à deux sens :ww-twoway: peut se retourner quand tu la joues ; ensuite elle reste ainsi. La tienne change deux crapauds en une mandragore ; à l’envers, une mandragore en deux crapauds.
lesson-whirling-witchcraft-sealed-turn-task = Joue-la pour produire ce que ta némésis ne peut pas dépenser.
lesson-whirling-witchcraft-sealed-turn-wrong-toads = Ta némésis peut dépenser deux crapauds cette manche même, et les tiens auraient de la place. Les mandragores sont sûres.
lesson-whirling-witchcraft-sealed-turn-wrong-other = Il s’agit ici de la carte aux deux flèches :ww-twoway:.
lesson-whirling-witchcraft-sealed-brew-title = À coup sûr
lesson-whirling-witchcraft-sealed-brew = Ta némésis brasse en même temps que toi, sans être vue. Mais quoi qu’elle fasse, ses mandragores restent à quatre sur quatre : la tienne débordera.
lesson-whirling-witchcraft-sealed-brew-task = Produis une mandragore :ww-mandrake: et envoie-la.
lesson-whirling-witchcraft-sealed-brew-again = La mandragore vient de ta nouvelle recette. Utilise-la avant de terminer.
lesson-whirling-witchcraft-sealed-challenge-title = Les mains passent
lesson-whirling-witchcraft-sealed-challenge = Des crapauds ont bien été dépensés ; ta mandragore a débordé. Et les mains sont allées à gauche : ta némésis avait ces cartes, et recevra ce que tu ne joues pas. Ne lui laisse pas de trésor !
lesson-whirling-witchcraft-sealed-challenge-task = Fais-en déborder encore 2 cette manche.
lesson-whirling-witchcraft-sealed-challenge-again = Les mandragores débordent toujours. Deux de tes recettes en donnent une, avec deux araignées ou deux crapauds : joue n’importe quelle carte, puis utilise les deux.

## Ta première partie
lesson-whirling-witchcraft-first-game = Ta première partie
lesson-whirling-witchcraft-first-game-about = Une partie entière contre un apprenti, avec Pim à tes côtés.

## Personnalités
lesson-whirling-witchcraft-personalities = Personnalités
lesson-whirling-witchcraft-personalities-about = Pour plus tard : chacun a une recette ou un pouvoir à soi.
lesson-whirling-witchcraft-personalities-keep-title = Gardes-en une
lesson-whirling-witchcraft-personalities-keep = Quand on connaît le jeu, on joue avec des personnalités : chacun en reçoit deux et en garde une. Elle dit avec quoi tu commences et apporte une recette ou un pouvoir que personne d’autre n’a.
lesson-whirling-witchcraft-personalities-keep-task = Garde celle dont la recette ne demande aucun ingrédient.
lesson-whirling-witchcraft-personalities-keep-wrong-trickster = Elle est bonne aussi ; sa recette se retourne à chaque manche. Mais garde ici celle dont la recette ne demande rien.
lesson-whirling-witchcraft-personalities-recipe-title = Qui est qui
lesson-whirling-witchcraft-personalities-recipe = Ta némésis est la Charmeuse de grenouilles et commence avec neuf crapauds : la rangée est déjà pleine ! La recette de ta personnalité est dans ta machine dès le début.
lesson-whirling-witchcraft-personalities-recipe-task = Joue en plus la carte qui donne deux crapauds :ww-toad:.
lesson-whirling-witchcraft-personalities-recipe-wrong-turned = À l’envers, elle dépenserait des crapauds. Joue-la telle quelle.
lesson-whirling-witchcraft-personalities-recipe-wrong-other = Il n’en sort aucun crapaud. Regarde le côté droit de tes cartes.
lesson-whirling-witchcraft-personalities-challenge-title = Ta propre recette
lesson-whirling-witchcraft-personalities-challenge = La recette d’une personnalité sert comme toute autre : une fois par manche, si tu as ce qu’il faut.
lesson-whirling-witchcraft-personalities-challenge-task = Fais déborder 3 crapauds :ww-toad: cette manche.
lesson-whirling-witchcraft-personalities-challenge-again = Une recette ne suffit pas. Utilise ta carte et la recette de ta personnalité avant de terminer.
lesson-whirling-witchcraft-personalities-others-title = Et les autres
lesson-whirling-witchcraft-personalities-others = D’autres ont des pouvoirs : cinq cartes en main, retourner toute recette, un Grimoire contre une mandragore. La carte l’emporte sur les règles. Ce que tu ignores, demande-le : survol, appui long ou « ? ».
