# Opponents: a line about each, then what they say at the table; $count: how many it was. Their names are the same
# everywhere.

opponent-odile = Tisse ses fils de tour en tour avant que les autres ne trouvent le chemin.
opponent-odile-hello = Une boule, des tours, et pas encore un fil entre elles. C’est tentant.
opponent-odile-thread = Voilà, un fil de plus. { $count } points, et il tient.
opponent-odile-crossed = Une longue ligne, en plein dans mon tricot. Bien filé.
opponent-odile-won = À la fin, tout se tient.
opponent-odile-lost = Vous avez trouvé le seul chemin sans mes fils.

opponent-maelis = Ses sorcières sont partout, et chaque jeton de la boule est pour elle.
opponent-maelis-hello = Mes filles ont déjà fait leurs valises. Où les envoyer ?
opponent-maelis-arrived = Elle fait signe de là-haut. { $count } points pour la vue !
opponent-maelis-stone = À la pierre avant nous ? Les filles, pressez le pas.
opponent-maelis-won = Tout le monde est rentré ? Comptons. Oh, bien.
opponent-maelis-lost = Nous avons eu la promenade, vous les points.

opponent-tamsin = Ne garde jamais un sort pour demain : il y en a d’autres dans les parchemins.
opponent-tamsin-hello = Une baguette, c’est fait pour s’agiter. On y va ?
opponent-tamsin-cast = Et hop. Il ne faut jamais garder un sort.
opponent-tamsin-answered = Oh, quelqu’un d’autre sait le faire.
opponent-tamsin-won = Un tour de poignet, et première.
opponent-tamsin-lost = Il m’a manqué un sort.

opponent-ysolde = Arpente le pentagramme la nuit et rentre avec des hiboux.
opponent-ysolde-hello = Écoutez, les hiboux sont réveillés.
opponent-ysolde-owl = Viens là, petit emplumé. Il y a de la place sur mon épaule.
opponent-ysolde-flown = Il était presque à moi. Nourrissez-le bien.
opponent-ysolde-won = En rond, toujours en rond, et voyez où j’arrive.
opponent-ysolde-lost = La nuit fut courte. C’est mérité.

opponent-corvina = Lit chaque parchemin deux fois : les prophéties parlent d’elle.
opponent-corvina-hello = Il était écrit que nous nous rencontrerions.
opponent-corvina-scroll = Celui-ci parle de moi. Comme tous les autres.
opponent-corvina-taken = Vous lisez le même parchemin. Autrement.
opponent-corvina-won = Comme il était écrit.
opponent-corvina-lost = Une coquille, sûrement.

opponent-petra = Aime un chaudron bien rangé, et les cristaux dehors.
opponent-petra-hello = D’abord on range, ensuite on joue.
opponent-petra-shelved = Un cristal sur l’étagère. C’est là qu’il brille.
opponent-petra-spilled = Vous l’avez jeté dehors ? Pauvre cristal.
opponent-petra-won = Un chaudron propre gagne. Je le dis toujours.
opponent-petra-lost = Gagner dans ce désordre ? Chapeau.

# Tempers, after a name: what one notices in her play.
temper-networks = tisse des réseaux
temper-crowds = envoie ses sorcières
temper-spells = jette des sorts
temper-owls = collectionne les hiboux
temper-scrolls = lit les parchemins
temper-crystals = sort les cristaux
