# The command line.

save-problem = La partie ne peut pas être gardée dans { $file } : { $problem }
save-no-file = ce n’est pas un fichier.
save-taken = il contient déjà quelque chose. Continue cette partie (--resume) ou choisis un autre nom.
resume-settled = Une partie reprise a déjà ses joueurs, sa graine et ses options : --resume s’utilise sans --players, --seed, --option ni --shuffle.
resume-other-game = C’est une partie du jeu { $title }, pas du jeu { $asked }.

play-saving = Sauvegarde après chaque coup dans { $file }
play-begin = La donne est fixée : l’empreinte de sa graine est { $commitment }.
    Les coups marqués (définitif) montrent du nouveau, et ceux marqués (fin du tour) donnent la main aux autres : on ne peut pas les annuler.
    La touche Entrée affiche l’aide.
play-seat-person = { $letter } { $name } : une personne
play-seat-bot = { $letter } { $name } : un robot
play-seat-automatic = { $letter } { $name } : suit simplement les règles
play-which-game = Quel jeu ? Jeux connus : { $known }.
play-same-name = Deux personnes s’appellent « { $name } ».
play-players-or-bots = Donnez --players ou --bots, pas les deux.
resume-trust = La partie nomme un robot qui n’est pas de nous : « { $name } ». --trust lui permet de tourner sur cette machine.
play-help = Tape un numéro, ou la notation à côté, par exemple « { $action } ».
    u      annule ton dernier coup
    look   montre de nouveau la table ; « look { $letter } » montre ce qui est devant { $letter }
    s      montre les feuilles de score
    more   montre d’autres choix ; « more { $word } » montre ceux avec « { $word } »
    ?      explique le dernier refus ; « ? { $other } » explique un coup, « ? 1 » un choix, « ? { $clause } » une règle
    q      quitte (la partie est sauvegardée)
play-help-hint = hint   montre les meilleurs choix, leurs chances de gagner et pourquoi
play-help-memory = memory montre ce que tu as vu et ne vois plus
play-help-what = what   dit ce qu’est une chose et ce qu’elle te rapporte : « what { $name } »
play-what-which = Que veux-tu savoir ? Il y a : { $names }.
play-help-others = { $name }: { $action }   joue pour quelqu’un qui partage cet écran et à qui rien n’est demandé
play-more = … et encore { $count } : tape « more » pour les voir, ou « more » et un mot qu’ils contiennent.
play-aside = aussi possible : { $count } × { $verb } ; tape « more { $verb } »
play-aside-one = aussi possible : { $label } ; tape « { $action } »
play-none = Aucun choix ne contient « { $text } ».
play-choices = { $count ->
    [1] Il n’y a qu’un choix : 1
    [one] Il y a { $count } choix
   *[other] Il y a { $count } choix : de 1 à { $count }
  }.
play-no-clause = Il n’y a pas d’article « { $text } ». Pour chercher dans les règles : { $search }
play-too-long = C’est trop long pour être un coup.
play-no-hints = Cette table se joue sans conseils.
play-no-memory = Cette table se joue sans aide-mémoire.
play-reveals = (définitif)
play-ends-turn = (fin du tour)
play-hand-over = { $name }, c’est à toi de décider. Appuie sur Entrée quand personne d’autre ne voit l’écran.
play-says = { $name } : « { $what } »
play-saved = La partie est enregistrée dans { $file }
play-resume = Pour continuer :
play-salvaged = { $problem } On continue après le coup { $moves }.
play-backup = L’enregistrement abîmé est gardé sous { $file }

screen-explains = tape ? pour lire cette règle
screen-narrow = La table a besoin de { $needed } colonnes ; ce terminal en a { $columns }.
screen-no-seat = Il n’y a pas de place « { $seat } » à cette table ; il y a : { $known }.
screen-at-end = { $game ->
    [witchstone] Les tuiles Hibou, les jetons magiques, les sorts inutilisés et les prophéties s’ajoutent à la fin.
   *[other] { "" }
  }
screen-result = Victoire : { $winners }
screen-total = Total
screen-numbered = { $name } { $number }

replay-prompt = Entrée : suivant, b : retour, un nombre : ce coup, q : quitter >
replay-keys = Entrée avance, b recule, un nombre mène à ce coup, q quitte.
replay-end = C’est la fin : il y a { $last } { $last ->
    [one] coup
   *[other] coups
  }.
replay-start = C’est le début.
replay-no-move = Ce coup n’existe pas : il y en a { $last }.
replay-sealed = (scellé)

rules-none = Aucune règle ne contient « { $text } ».

verify-genuine = { $file } : authentique.
    donne     { $deal }
    coups     { $moves }, tous permis par la version { $rules } des règles
    résultat  { $result } (position { $digest })
verify-published = la graine donne { $hash }, l’empreinte que tu as reçue, et de nouveau la même donne
verify-alone = la graine donne { $hash } et de nouveau la même donne ; compare cette empreinte avec celle qui a été publiée (--deal HASH)

edition-good = { $file } : une bonne édition du jeu { $title }, « { $name } » (empreinte { $fingerprint }, { $marks } { $marks ->
    [one] marque
   *[other] marques
  }).
edition-no-game = meta.game: manque ; cette valeur dit de quel jeu il s’agit
edition-nothing-printed = ce jeu n’a pas de fichier de composants.

simulate-title = { $title } : { $games } { $games ->
    [one] partie
   *[other] parties
  }, { $players } { $players ->
    [one] joueur
   *[other] joueurs
  }
simulate-progress = { $title }, { $seats } { $seats ->
    [one] place
   *[other] places
  }
simulate-faults = Place { $seat } : { $faults ->
    [one] une décision jouée
   *[other] { $faults } décisions jouées
  } à la place d’un robot qui a échoué. La première fois : { $first }
simulate-bots = { $seats ->
    [one] Il faut un robot pour { $seats } place
   *[other] Il faut { $seats } robots pour { $seats } places, ou un seul niveau pour toutes
  } ; tu en as nommé { $bots }.
simulate-automatic = automatique
simulate-speed = { $games } parties/s, { $decisions } décisions/s, { $length } décisions par partie
simulate-seat = place
simulate-bot = robot
simulate-wins = victoires
simulate-mean = moyenne
simulate-deviation = écart-type
simulate-least = minimum
simulate-most = maximum

games-title = { $title }, de { $least } à { $most } joueurs
games-option = option
games-default = par défaut
games-allowed = permis
games-meaning = sens

## serve
serve-ready = Witchtable est ouvert à l’adresse { $address } (Ctrl+C le ferme)
serve-lan = Depuis ce réseau, les autres vont à l’adresse { $address }
serve-log = le journal est text ou json, pas « { $log } »
serve-bot = « { $text } » doit être NOM=SPEC : un nom pour les visiteurs et le robot derrière lui.
serve-host-name = « { $text } » n’est pas seulement un nom de machine : --host-name play.example.org
serve-limit = « { $text } » doit être NOM=PART, par exemple moves=80/600 ou sockets=24. Il y a : { $known }
serve-proxy = ce n’est pas l’adresse d’un proxy : { $reason }
serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
serve-taken = un autre serveur garde ses parties dans { $place } : arrêtez-le d’abord, ou indiquez un autre dossier avec --data
serve-newer = { $place } a été écrit par une version plus récente de Witchtable ({ $detail }) : mettez le programme à jour, ou indiquez un autre dossier avec --data ; rien n’a été modifié
serve-damaged = { $place } est endommagé ou n’est pas un fichier de Witchtable ({ $detail }) : remplacez-le par une sauvegarde, ou indiquez un autre dossier avec --data
serve-forbidden = rien ne peut être gardé dans { $place } ({ $detail }) : vérifiez qui peut y écrire et si le disque est plein, ou indiquez un autre dossier avec --data
serve-incomplete = la page manque dans { $place } : réinstallez Witchtable
serve-foreign = { $place } contient les tables d’autre chose ({ $detail }) : Witchtable a besoin d’une base ou d’un schéma à lui
serve-unreachable = la base { $place } est injoignable : { $detail } (--store est postgresql://utilisateur@hôte/nom)
serve-no-driver = pour garder les parties dans PostgreSQL, installez son pilote : pip install 'witchtable[postgresql]'
serve-failed = le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi
serve-older = { $place } a été écrit par une version plus ancienne de Witchtable ({ $detail }), dont les processus tournent encore : arrêtez-les tous d’abord ; rien n’a été modifié

cluster-system = plusieurs processus sur une machine demandent Linux ou macOS : utilisez witchtable serve
cluster-making = Création d’un PostgreSQL dans { $folder }
cluster-no-postgresql = il n’y a pas de PostgreSQL ici : installez-le (Debian : apt install postgresql), ou indiquez-en un avec --store
cluster-database = PostgreSQL n’a pas pu démarrer : { $reason }
cluster-worker = le processus { $worker } n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi
cluster-worker-ready = Le processus { $worker } sur { $workers } est prêt
cluster-ready = Witchtable tourne sur { $address } avec { $workers } processus – Ctrl+C l’arrête, et rien n’est perdu
cluster-died = Le processus { $worker } est mort ; il est relancé
cluster-restarting = Tous les processus sont relancés, l’un après l’autre
cluster-restarted = Les { $workers } processus ont été relancés
cluster-none = aucun cluster ne tourne dans { $folder }
cluster-root = PostgreSQL refuse de tourner sous root, et son propre utilisateur (postgres) ne peut rien garder dans { $folder } : lancez ceci sous un autre utilisateur, ou indiquez un autre dossier avec --data
cluster-version = { $folder } a été créé par PostgreSQL { $made } ; il n’y a ici que { $found } : installez aussi cette version, ou indiquez un autre dossier avec --data ; rien n’a été modifié
cluster-database-died = PostgreSQL s’est arrêté ; il est relancé
cluster-not-restarted = Le processus { $worker } ne revient pas, les autres n’ont donc pas été relancés ; on réessaie

## admin
admin-no-data = il n’y a pas de parties dans { $folder } (--data dit où elles sont gardées)
admin-backup-taken = il y a déjà quelque chose dans { $file }
admin-backup-failed = impossible de copier dans { $file } : { $reason }
admin-backup-done = Tout est dans { $file } ({ $size } Ko). Garde ce fichier pour toi : il contient le secret du serveur.
admin-status = l’état « { $status } » n’existe pas ; états des tables : { $known }
admin-none = Il n’y a pas de telle table.
admin-table = table
admin-game = jeu
admin-standing = état
admin-players = joueurs
admin-moves = coups
admin-changed = dernier changement
admin-no-table = il n’y a pas de table « { $table } »
admin-closed-already = la table { $table } est déjà fermée (état : { $status })
admin-close-done = La table { $table } est fermée. Si le serveur tourne, tout le monde y sera prévenu en quelques secondes.
admin-move-not-empty = { $place } est déjà habité : on ne déménage que dans une maison vide
admin-move-failed = tout n’est pas arrivé, n’utilisez donc pas le nouvel endroit : { $reason }
admin-move-done = Tout est maintenant dans { $place }, ligne par ligne : { $tables } tables de jeu, { $rows } lignes. Rien n’a été retiré de l’ancien endroit.

## train
train-no-numpy = L’entraînement a besoin du laboratoire : pip install "witchtable[lab]" ({ $detail })
train-no-features = { $title } n’a pas de poids à apprendre : sa tête ne mesure aucune caractéristique
train-other-course = { $where } appartient à un autre entraînement (différences : { $different }) ; choisissez un autre dossier
train-playing = parties contre soi-même
train-fitting = ajustement
train-gate = nouveaux contre anciens
train-generation = Génération { $number } : apprise de { $games } parties, surprise { $before } → { $after } ; contre les meilleurs jusqu’ici { $share } ({ $low } à { $high }) { $kept ->
    [yes] – gardée.
   *[no] – écartée.
  }
train-nothing = Rien n’a fait mieux que l’existant : aucun poids n’a été écrit.
train-written = Les meilleurs poids sont dans { $file }.

## balance
balance-written = Le rapport est dans { $file }.

# witchtable learn
learn-unknown = Il n’y a pas de leçon « { $name } » pour { $title }. Leçons : { $known }.
learn-minutes = environ { $minutes } min
learn-help = Tape un nombre pour choisir. Aussi : skip (montre-moi), again (cette étape depuis le début), previous (l’étape d’avant), ? (la règle), q (partir ; on reprendra ici).
learn-coach = Pim dit de quoi il s’agit à chaque nouvelle décision. Tape un nombre pour choisir ; coach off et coach on renvoient et rappellent Pim ; hint et h t’aident, q pour partir.
learn-coach-on = Pim est de nouveau à tes côtés.
learn-coach-off = Pim se tait. « coach on » le fait revenir.
learn-coach-sure = { $careful } { $words } { $rather } Tape-le encore une fois pour le faire quand même.
learn-step = étape { $step } sur { $steps }
learn-enter = Entrée pour continuer.
learn-done = Bravo : cette leçon est acquise.
learn-next = Ensuite : { $lesson }. Entrée pour commencer, q pour partir.
learn-all = Tu as suivi toutes les leçons de { $title }.
learn-left = On reprendra où tu t’es arrêté : { $command }

# Un site : la table sous forme de dossier.

site-written = La table se trouve dans { $folder } : { $files } fichiers, { $megabytes } Mo. Tout hébergeur web peut la servir ; ici : python3 -m http.server --directory { $folder }
site-no-pyodide = Un site se fait avec Pyodide { $version }, qui n’est pas ici. Pour l’obtenir : npm install pyodide@{ $version } (ou dites où il se trouve : --pyodide).
site-other-file = { $file } n’est pas le fichier de Pyodide { $version }. Pour le retrouver : npm install pyodide@{ $version }
site-no-wheels = Les bibliothèques qu’il faut à un site ne peuvent pas être téléchargées : { $problem }
site-no-node = Un site se compile avec Node.js, qui n’est pas ici (la commande « node »).
site-not-compiled = Les sources ne peuvent pas être compilées pour un site : { $problem }
site-not-empty = { $folder } contient autre chose qu’un site. Choisissez un nouveau dossier : le contenu du dossier d’un site est remplacé.
