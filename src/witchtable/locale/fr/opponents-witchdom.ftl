# Opponents: a line about each, then what they say at the table; $count: how many it was. Their names are the same
# everywhere.

opponent-agatha = A lu tout ce qui est posé là, et voudrait voir autre chose.
opponent-agatha-hello = J’ai lu les objectifs. Deux fois.
opponent-agatha-goal = { $count } points, comme noté dans mon agenda.
opponent-agatha-missed = Celui-là était sur ma liste. Pour demain.
opponent-agatha-won = Coché, coché et coché.
opponent-agatha-lost = Je ferai une liste plus longue.

opponent-fenella = Prépare ce qui peut l’être tout de suite ; plus tard, c’est pour les autres.
opponent-fenella-hello = Asseyez-vous, asseyez-vous, ça commence !
opponent-fenella-quick = Préparée ! Qu’attendez-vous donc ?
opponent-fenella-end = C’est bientôt fini ? Bien, maintenant ça compte.
opponent-fenella-won = Première arrivée, première partie, première.
opponent-fenella-lost = La prochaine fois, j’irai encore plus vite.

opponent-gudrun = Un petit repos, dit-elle, et deux jetons de plus dans la poche.
opponent-gudrun-hello = Ça ne dérange personne si je prends une feuille ou deux ?
opponent-gudrun-rest = Un petit repos, et un petit quelque chose pour la poche.
opponent-gudrun-waste = { $count } bons jetons, comme ça. Mon cœur.
opponent-gudrun-won = Épargné, c’est gagné.
opponent-gudrun-lost = Au moins, il me reste quelque chose.

opponent-isaura = Connaît toutes les sorcières du bois, et la plupart la suivent.
opponent-isaura-hello = Nous sommes nombreuses. Faites de la place.
opponent-isaura-friend = Je connais sa tante. Bien sûr qu’elle vient.
opponent-isaura-gone = Vous la prenez ? Saluez-la pour moi.
opponent-isaura-won = Nous avons gagné. Il faut dire qu’on est nombreuses.
opponent-isaura-lost = C’était bien de voir tout le monde.

opponent-morwenna = A plus de potions en attente que son étagère n’en tient, et prépare d’abord les plus grandes.
opponent-morwenna-hello = Je ne prépare pas de petites choses.
opponent-morwenna-great = Celle-ci a pris du temps. Attention aux vapeurs.
opponent-morwenna-rival = Une grande potion. Vous prenez votre temps, vous aussi.
opponent-morwenna-won = Cela valait l’attente.
opponent-morwenna-lost = Elle n’était pas prête.

opponent-tilda = Il y a un outil pour tout, et il est accroché à son mur.
opponent-tilda-hello = Qui a emprunté ma petite passoire ?
opponent-tilda-tool = Ah, il me reste un clou pour celui-là.
opponent-tilda-borrowed = Vous me le rendrez quand vous aurez fini.
opponent-tilda-won = Le bon outil, voyez-vous.
opponent-tilda-lost = À mains nues ! Et ça a marché.

# Tempers, after a name: what one notices in her play.
temper-refreshes = renouvelle l’étalage
temper-hurries = prépare aussitôt
temper-rests = se repose souvent
temper-recruits = réunit des sorcières
temper-potions = réunit les potions
temper-tools = collectionne les outils
