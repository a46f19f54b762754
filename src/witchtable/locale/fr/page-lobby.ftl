# The lobby, the finished games and the page of rules.

## Everywhere
lobby-pages = Pages
lobby-finished = Parties finies
lobby-credits = Witchstone, Whirling Witchcraft et Witchdom appartiennent à leurs auteurs et à leurs éditeurs. Witchtable est l’œuvre de joueurs ; elle n’est pas liée à eux, et ses mots et ses images sont les siens. Si un jeu te plaît ici, sa boîte te plaira aussi.

## Welcome
lobby-hello = Prends une chaise, la bouilloire chante déjà.
lobby-hello-more = Trois jeux de sorcières, pas de compte : apprends-en un en quelques minutes, ou va droit à une table.
lobby-your-name = Ton nom
lobby-guest = Invité
# Names for guests who have not given theirs, separated by commas.
lobby-names = Agathe, Basile, Capucine, Églantine, Hortense, Joachim, Léonie, Mélusine, Odilon, Prune, Séraphine, Théodule
lobby-name-hint = C’est une idée : change-la si tu veux.
lobby-name-kept = C’est ainsi que les autres t’appellent.

## The games
lobby-first-time = Première fois ? Commence ici
lobby-players = de { $least } à { $most }
lobby-minutes = de { $least } à { $most } min
lobby-by = Un jeu créé par { $names }
lobby-about-witchstone = Une tuile bien posée lance une réaction en chaîne : points, sorcières, cristaux, une chose en entraîne une autre.
lobby-about-whirling-witchcraft = Brasse plus que ton voisin ne peut garder : ce qui déborde compte pour toi. Tous jouent à la fois.
lobby-about-witchdom = Rafle les meilleurs ingrédients, prépare des potions avec la bonne sorcière et réunis un clan de légende. Aussi en solo.
lobby-learn = { $minutes ->
    [one] Apprends-le (en une minute)
   *[other] Apprends-le (en { $minutes } minutes)
  }
lobby-learn-how = tu joues dès le premier clic
lobby-learn-on = Continuer à apprendre ({ $at } sur { $of })
lobby-lessons = Leçons
lobby-play = Jouer contre des robots
lobby-play-how = { $count ->
    [one] un robot ({ $level }), tout de suite
    [2] deux robots ({ $level }), tout de suite
   *[other] { $count } robots ({ $level }), tout de suite
  }
lobby-even = Surprends-moi
lobby-even-how = une partie équilibrée à deux
lobby-even-title = Une partie équilibrée : { $game }
lobby-even-why = Aussi forte que toi, d’après tes parties contre les robots. Qui gagne rencontre plus forte la prochaine fois.
lobby-even-first = Pour une première partie, elle joue en apprentie. Après quelques parties, elle sera aussi forte que toi.
lobby-even-play = Jouer
lobby-even-another = Une autre
strength-points = { $points } points
strength-what = Que veulent dire ces points ?
strength-how = Les robots ont joué de nombreuses parties entre eux. Avec 100 points de plus, on gagne environ 64 parties sur 100, avec 200 de plus 76, avec 400 de plus 91.
lobby-invite = Inviter
lobby-more-short = Plus…
lobby-more = { $game ->
    [witchdom] Plus, aussi en solo…
   *[other] Plus de choix…
  }

## The lists
lobby-my-games = Tes parties
lobby-my-games-empty = Rien pour l’instant. La première partie est à un clic.
lobby-my-games-over = Aucune n’est en cours. Celles qui sont terminées figurent parmi les parties finies.
lobby-open-tables = Tables ouvertes
lobby-open-tables-empty = Aucune table publique n’est ouverte en ce moment. Ouvres-en une sous « Plus de choix », et d’autres pourront te rejoindre.
lobby-round = { $game }, manche { $round }
lobby-continued = nouvel essai
lobby-you = toi
lobby-won = victoire
lobby-ostara = Ostara
lobby-my-turn = à toi
lobby-waits = on attend { $names }
lobby-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
lobby-ready = on peut commencer
lobby-go-play = Jouer
lobby-go-look = Voir
lobby-go-in = Entrer
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-rest = { $count ->
    [one] Encore une
   *[other] Encore { $count }
  }

## Setting a table up
lobby-setup-title = { $game } : mettre la table
lobby-setup-seats = À combien joue-t-on, et avec qui ?
lobby-setup-solo = En solo contre Ostara
lobby-setup-seat = Qui est assis à la place { $number }
lobby-faces = Qui c’est
lobby-sitter-bot = Robot : { $level }
lobby-sitter-guest = Libre, pour un invité
lobby-sitter-here = Quelqu’un d’autre sur cet appareil
lobby-setup-who = Qui peut prendre les places libres ?
lobby-setup-by-link = Qui a le lien d’invitation
lobby-setup-public = Tout le monde : montrer la table à l’accueil
lobby-setup-options = Règles de la maison
lobby-setup-rest = Horloge, donne et conseils
lobby-setup-clock = Temps de réflexion
lobby-clock-none = tout le temps qu’on veut
lobby-clock-quick = une minute par décision
lobby-clock-calm = trois minutes par décision
lobby-clock-game = trente minutes pour la partie
lobby-clock-turns = sans horloge, quand on passe
lobby-clock-days = trois jours par décision
lobby-setup-patience = Combien de temps attendre une réponse
lobby-patience = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
lobby-setup-stand-in = Qui joue à la place des absents
lobby-setup-stand-in-how = Seulement si tous les autres sont d’accord. La place leur reste jusqu’à la fin.
lobby-setup-deal = Numéro de donne
lobby-setup-deal-how = Le même numéro donne la même partie à tout le monde.
lobby-setup-deal-any = au hasard
lobby-setup-hints = Les conseils sont permis
lobby-setup-memory = On peut revoir ce qu’on a vu
lobby-setup-begin = Commencer la partie
lobby-setup-open = Ouvrir la table
lobby-value-initiate = une Initiée chacun
lobby-value-draft = deux reçues, une gardée
lobby-value-simultaneous = tous à la fois
lobby-value-on_call = dans l’ordre sur demande
lobby-value-strict_initiative = toujours dans l’ordre
lobby-value-new_apprentice = Nouvelle apprentie
lobby-value-skilled_witch = Sorcière confirmée
lobby-value-clan_grandmistress = Grande Maîtresse du Clan
lobby-value-first_seat = la première place
lobby-value-random = au hasard
lobby-value-mixed = les deux, facile d’abord
lobby-value-easy = facile
lobby-value-hard = difficile
lobby-difference = { $way ->
    [more] { $count } de plus
    [fewer] { $count } de moins
   *[usual] comme d’habitude
  }
lobby-handicap = { $level ->
    [1] 1, fort
    [2] 2, moyen
    [3] 3, léger
   *[other] 0, aucun
  }

## Another device
lobby-account = Jouer depuis un autre appareil
lobby-account-why = Pas besoin de compte ici : ce navigateur te connaît. Avec un identifiant, tu retrouves aussi tes parties sur tes autres appareils.
lobby-account-new = Emporter mes parties
lobby-account-new-how = Tu restes { $name }, avec toutes tes parties. Choisis un identifiant et un mot de passe, et tape-les sur l’autre appareil.
lobby-account-make = Créer un identifiant
lobby-account-old = J’ai un identifiant
lobby-account-old-how = La personne qui joue maintenant dans ce navigateur sera oubliée ici, sauf si elle a aussi un identifiant.
lobby-account-enter = Se connecter
lobby-account-known = Ce navigateur joue avec l’identifiant « { $login } ».
lobby-account-elsewhere = Sur l’autre appareil, ouvre cette page, choisis le même bouton, et tapes-y l’identifiant et le mot de passe.
lobby-account-leave = Se déconnecter de ce navigateur
lobby-account-leave-everywhere = Se déconnecter partout
lobby-account-change = Changer d’identifiant ou de mot de passe
lobby-account-change-how = Tous les autres appareils seront déconnectés, et la clé de tes robots sera remplacée.
lobby-account-change-keep = Changer
lobby-account-changed = C’est changé. Tous les autres appareils sont déconnectés.
lobby-sessions = Tes appareils connectés
lobby-sessions-unknown = Navigateur ou programme inconnu
lobby-sessions-here = Ce navigateur
lobby-sessions-used = Dernière utilisation : { $when }
lobby-sessions-end = Déconnecter
lobby-sessions-end-there = Déconnecter : { $device }
lobby-sessions-others = Se déconnecter partout ailleurs
lobby-key = Une clé pour robots et programmes
lobby-key-how = Qui a la clé joue à ta place. Une nouvelle remplace l’ancienne et déconnecte tous les autres appareils.
lobby-key-new = Créer une nouvelle clé
lobby-key-once = Ta nouvelle clé. Copie-la maintenant : elle n’est montrée que cette fois.
lobby-account-refused = { $code ->
    [login_taken] Quelqu’un a déjà cet identifiant. Choisis-en un autre.
    [common_password] Tout le monde essaierait d’abord ce mot de passe. Choisis-en un autre.
    [too_many] Trop de tentatives : attends un quart d’heure.
    [present] Ton mot de passe actuel est un autre.
   *[other] Identifiant inconnu, ou autre mot de passe.
  }
lobby-login = Identifiant
lobby-password = Mot de passe
lobby-password-present = Mot de passe actuel
lobby-password-new = Mot de passe, au moins { $count } caractères

## Finished games
finished-title = Parties finies
finished-more = Chacune peut être revue, depuis chaque place, coup par coup, et reprise à partir de n’importe quel coup.
finished-figures = Ton palmarès
finished-games = { $count ->
    [one] partie
   *[other] parties
  }
finished-won = victoires
finished-mean = points en moyenne
finished-mine = Les tiennes
finished-mine-empty = Tu n’as encore fini aucune partie.
finished-public = Parties publiques
finished-public-empty = Aucune partie publique des autres n’est encore finie.
finished-review = Analyse
finished-replay = Revoir
finished-result = Résultat
finished-abandoned = abandonnée

## The rules
lobby-rules-title = Les règles de { $game }
lobby-rules-more = Avec nos propres mots, article par article. La table nomme l’article derrière tout ce qui se passe.
lobby-rules-contents = Chapitres
lobby-rules-games = Règles des jeux

## Avant la partie
waiting-public = Ouverte à tous
waiting-private = Sur invitation
waiting-clock = { $per ->
    [game] { $time } pour toute la partie
   *[decision] { $time } par décision
  }
waiting-you = c’est toi
waiting-here = sur cet appareil
waiting-for-anybody = pour qui viendra en premier
waiting-for-guest = pour qui a l’invitation
waiting-delete = Supprimer la table
waiting-why-delete = Plus personne ne pourra s’asseoir ici, et l’invitation ne mènera nulle part. Ceux qui sont là en seront avertis.
waiting-leave = Quitter la table
waiting-why-leave = Ta place redevient libre. Tant qu’elle le reste, tu peux revenir par le lien.
sit-here-too = Sur cet appareil
invite-title = Inviter des amis
invite-code = L’invitation en code QR
invite-addresses = Adresses de ce serveur
invite-how = Envoie le lien, ou fais lire le code à un téléphone.
invite-network = Cette adresse fonctionne pour tous ceux de ton réseau. Envoie le lien, ou fais lire le code à un téléphone.
invite-closed = Ce lien ne fonctionne que sur cet ordinateur. Pour les autres de ton réseau, lance le serveur avec

## Depuis l’accueil
lobby-bot-for-me = un robot ({ $bot }) joue pour toi
leave-title = Quitter…
leave-label = Quitter { $game }
leave-not = Rester
leave-delete = Supprimer la table
leave-why-delete = La table est retirée. Ceux qui y sont assis en seront avertis, et l’invitation ne mènera nulle part.
leave-stand-up = Quitter la table
leave-why-stand-up = Ta place redevient libre.
leave-vote = Voter l’abandon de la partie
leave-why-vote = Quand tout le monde à la table aura voté ainsi, la partie s’arrêtera aussitôt, sans résultat.
leave-end = Arrêter la partie
leave-why-end = Seuls des robots jouent contre toi : la partie s’arrête aussitôt, sans résultat, et ne pourra pas être reprise.

## Nulle part
lost-title = Rien ne pousse ici
lost-why = Cette adresse ne mène nulle part. Le lien a peut-être été coupé en route : ouvre-le encore une fois, ou va à l’accueil.
