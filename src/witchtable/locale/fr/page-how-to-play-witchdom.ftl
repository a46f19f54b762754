# How to play Witchdom, to read. The first line of a message is its heading.
how-wd-goal = Prépare des potions, fais entrer des sorcières dans ton clan et remplis les objectifs avant les autres. Le plus de points gagne.
how-wd-setup = Tu commences avec deux novices en main et une potion de départ ; chacun des trois lieux offre trois ressources, une potion et une sorcière.
how-wd-play = Récolte : joue une carte
    Elle est active ce tour. Ses chiffres sont tes points d’action dans chaque lieu. Une sorcière au symbole de renouvellement peut d’abord renouveler toutes les sorcières, toutes les potions ou les ressources d’un lieu.
how-wd-collect = Descends le plateau
    Chaque point prend une chose dans son lieu : une ressource, la potion, l’outil au dos de cette potion ou la sorcière. D’abord les montagnes, le lac en dernier. Les places libres sont remplies aussitôt.
how-wd-brew = Prépare une potion
    La sorcière active doit porter sa bannière ; une potion joker convient à toutes. Paie ses ressources et aie ses outils. Deux ressources identiques remplacent n’importe quelle ressource ou un outil.
how-wd-clan = Dans le clan
    Potion, sorcière et outils utilisés rejoignent ton clan et y restent. Un outil du clan sert à toutes les potions suivantes. Qui remplit un objectif en premier le prend.
how-wd-rest = Ou repose-toi
    Reprends toutes tes cartes jouées, et { $setup_rest_resources } ressources du plateau.
how-wd-score-cards = Potions et sorcières du clan : ce qu’elles indiquent.
how-wd-score-tools = Outils différents du clan : { $scoring_tools_ladder_1 } · { $scoring_tools_ladder_2 } · { $scoring_tools_ladder_3 } · { $scoring_tools_ladder_4 } · { $scoring_tools_ladder_5 } pour un à cinq.
how-wd-score-objectives = Objectifs : ce qu’ils indiquent.
how-wd-score-left = Ressources restantes : { $scoring_leftover_per_kind } par sorte, au plus { $scoring_leftover_max }.
how-wd-score-none = Ce qui attend encore, les cartes en main ou jouées : rien.
how-wd-end = Quand il reste au plus un objectif, ou qu’une pioche est épuisée, on finit la manche et on en joue encore une. Puis on compte.
how-wd-tie = Égalité ? Plus d’objectifs, puis plus de potions dans le clan ; ensuite, victoire partagée.
how-wd-mistake-up = Remonter. Une fois en forêt, les montagnes sont fermées pour ce tour.
how-wd-mistake-decline = Laisser un point. Tant qu’il y a quelque chose à prendre, il faut prendre.
how-wd-mistake-late = Renouveler en cours de route. C’est possible avant le premier point seulement.
how-wd-mistake-novice = Préparer avec une novice. Elle ne peut jamais, pas même une potion joker.
how-wd-mistake-below = Préparer avec une sorcière d’un tour précédent. Seule la carte active compte.
how-wd-mistake-rested = Préparer après un repos. Aucune sorcière n’est alors active.
how-wd-mistake-two = Préparer deux fois. La limite est d’une potion par tour.
how-wd-mistake-waiting = Compter les outils en attente. Ils rapportent une fois qu’une potion s’en est servie.
how-wd-mistake-pair = Payer une paire pour un outil et espérer l’outil. Aucun ne rejoint le clan.
how-wd-mistake-wild = Compter une potion joker pour un objectif. Elle n’a pas de couleur.
how-wd-animals = Avec les animaux
    Un point peut prendre une carte Sorcière comme l’animal de son dos. Dans un tour sans préparation, une sorcière active en apprivoise un, pour la ressource qu’il aime. Animaux différents : { $scoring_animals_ladder_1 } · { $scoring_animals_ladder_2 } · { $scoring_animals_ladder_3 } · { $scoring_animals_ladder_4 } · { $scoring_animals_ladder_5 }.
how-wd-solo = Seul contre Ostara
    { $solo_rounds } manches, qu’elle commence toutes. Un jeton dit ce qu’elle prend ; dès qu’elle peut préparer, elle le fait.
how-wd-open = Visible et caché
    Seules les mains sont cachées, et ce qui est face cachée.
how-wd-short = Quand tout s’épuise
    Sac vide, les places restent libres. Un point qui ne trouve rien est perdu.
