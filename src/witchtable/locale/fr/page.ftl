# The page around the boards.

## Everywhere
game-witchdom = Witchdom
game-witchstone = Witchstone
game-whirling-witchcraft = Whirling Witchcraft
loading = Un instant…
close = Fermer
search = Chercher
back = Retour
undo = Annuler
language = Langue
language-auto = Comme le navigateur
settings = Réglages
rules = Règles
how-to-play = Comment jouer
to-the-lobby = Vers l’accueil
no-such-table = Cette table ne t’est pas ouverte.
no-such-table-why = Elle n’existe peut-être plus, ou il te faut une invitation : demande le lien à la personne qui l’a ouverte.

## The table
board = Le plateau
mine = Tes affaires
players = Joueurs
decision = Ce qui t’est demandé
trail = Où en est la manche
log = Journal
memory = Ce que tu as vu
memory-about = Tout ceci a été visible une fois. Qui est attentif s’en souvient.
log-empty = Il ne s’est encore rien passé.
log-newest = Dernier coup
log-turn = tour { $number }
log-round = Manche { $round }
log-opening = Avant la première manche
log-rule = Règle : { $clauses }
log-replay = Voir dans la rediffusion
rule-numbers = Montrer les numéros de règle dans le journal
remarks = Les adversaires font des remarques
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dis quelque chose à la table
chat-send = Envoyer
chat-emotes = Le dire d’un clic
chat-emote-wave = Saluer
chat-emote-clap = Applaudir
chat-emote-laugh = Rire
chat-emote-think = Réfléchir
chat-emote-cheer = Faire la fête
about-this = À propos de ceci
ask = Qu’est-ce que c’est ?
you = Toi, { $name }
bot = Un robot ({ $level })
bot-for = Un robot ({ $level }) pour { $name }
bot-name = Robot
present = est là
absent = n’est pas là
thinking = réfléchit
clock = Temps restant
days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
points-so-far = à présent
points-word = { $count ->
    [one] point
   *[other] points
  }
seat-free = Place libre
line-lost = Connexion perdue, on revient…
reveals-warning = révèle quelque chose : définitif
legend-reveals = pointillé : révèle quelque chose, c’est définitif
do-it = Vas-y
all-choices = Tous les choix ({ $count })
choices-title = Tout ce que tu peux faire maintenant
and-more = Et encore { $count } : cherche-les.
hint = Conseil
hint-title = La boule de cristal suggère
hint-found = { $count ->
    [one] Une suggestion
   *[other] { $count } suggestions
  }
hint-take = Choisir
hint-take-this = Choisir : { $choice }
hint-note = Estimé d’après { $count } essais. La boule ne voit rien de plus que toi.
hint-never = Pas de conseils à cette table.
waiting-for = On attend { $names }.
game-over = La partie est finie.
abandoned = Cette partie a été abandonnée.
title-my-turn = À toi : { $title }
refused = { $code ->
    [stale] La question a changé entre-temps.
    [out_of_turn] Ce n’est pas ton tour.
    [no_hints] Cette table se joue sans conseils.
    [no_memory] Cette table se joue sans aide-mémoire.
    [cannot_undo] Cela ne peut pas être annulé.
    [too_many] Trop vite : attends un instant.
    [forbidden] Ce n’est pas à toi de le faire.
    [seat_taken] Quelqu’un est déjà assis là.
    [seats_free] Il manque encore quelqu’un.
    [present] On ne remplace pas quelqu’un qui est là, ou qui l’était à l’instant.
    [shared_deal] D’autres jouent la même donne. On pourra montrer cela quand ils auront fini.
    [not_running] La partie n’est pas en cours.
    [unavailable] Le serveur ne répond pas. Réessaie dans un instant.
    [other_rules] Cette partie a été jouée avec une version antérieure des règles et ne peut plus être montrée.
   *[other] Cela n’a pas marché ({ $code }).
  }
refused-wait = { $seconds ->
    [one] C’était plus que ta part. On continue dans { $seconds } seconde.
   *[other] C’était plus que ta part. On continue dans { $seconds } secondes.
  }
undo-asked = { $name } demande à revenir avant son dernier coup. Ce qui a été vu reste vu.
undo-agree = D’accord
undo-refuse = Non
undo-waiting = Tu as demandé à revenir en arrière. On attend { $names }.
replace-do = Laisser jouer un robot
hand-over = Passe l’appareil à { $name }
hand-over-why = Les autres regardent ailleurs.
hand-over-me = Je suis { $name }

## Suivre les autres
telling = Ce que font les autres
telling-at = { $at } sur { $of }
telling-pause = Pause
telling-on = Continuer
telling-skip = Passer
telling-mine = À toi
since = Depuis ton dernier tour
since-gain = { $sign ->
    [more] +{ $points }
   *[less] { $points }
  }
since-nothing = rien encore
since-before = { $back ->
    [one] Le tour d’avant
   *[other] { $back } tours plus tôt
  }
since-earlier = Le tour d’avant
since-later = Le tour d’après

## Help
help = Aide
help-title = Que puis-je faire maintenant ?
help-how = Choisis une des pièces qui brillent, ou un des boutons à côté de la question.
help-glow = Un anneau vert marque ce que tu peux choisir. Garde le doigt sur une pièce, ou pointe-la, pour lire ce que c’est.
help-keys = Au clavier : Tab et les flèches passent d’un choix à l’autre, Entrée le prend. Le point d’interrogation (?) demande ce que sont les choses.
help-undo = Un coup peut être annulé tant que rien de caché n’est révélé. Un bouton qui révèle quelque chose le dit.
help-rules = Les règles derrière tout ça

## Settings
motion = Mouvement
motion-auto = Comme le système
motion-full = Les pièces bougent
motion-less = Rien ne bouge
pace = Raconter les tours des autres
pace-slow = lentement
pace-normal = normalement
pace-fast = vite
pace-off = pas du tout
colours = Couleurs
colours-night = Nuit
colours-day = Jour
colours-contrast = Contraste élevé
confirm = Demander « vraiment ? »
confirm-never = jamais
confirm-reveals = avant ce qui est définitif
confirm-always = avant chaque coup
sound = Son
sound-off = Couper le son
sound-on = Activer le son
full-screen = Plein écran
notify = Notification du système quand c’est à moi
ask-undo = Demander à tous de revenir d’un coup
abandon = Voter l’abandon de la partie
abandon-sure = Vraiment abandonner ? C’est sans retour
abandon-votes = { $count ->
    [one] Une personne veut abandonner la partie.
   *[other] { $count } personnes veulent abandonner la partie.
  }
coaching = Accompagnement par Pim
coaching-auto = lors d’une première partie
coaching-on = à chaque partie
coaching-off = jamais

## Rules
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun article
    [one] Un article
   *[other] { $count } articles
  }

## Before the game
waiting-free = Il reste des places : envoie le lien à des amis, ou fais asseoir des robots.
waiting-full = Tout le monde est là.
waiting-host = C’est l’hôte qui lance la partie.
sit-here = S’asseoir ici
add-bot = Ajouter un robot
remove-bot = Retirer
level-random = joue au hasard
level-novice = novice
level-apprentice = apprenti
level-hedgewitch = sorcière des haies
level-charmer = charmeuse
level-adept = adepte
level-enchantress = enchanteresse
level-mistress = maîtresse
level-grandmistress = grande maîtresse
level-about-random = N’importe quel coup permis : pas un vrai adversaire.
level-about-novice = Passe à côté de bien des choses : pour la toute première partie.
level-about-apprentice = Répond aussitôt et se trompe : pour les premières parties.
level-about-hedgewitch = Voit ce qui est proche et se trompe de temps en temps.
level-about-charmer = Manque rarement une bonne occasion, mais en laisse passer quelques-unes.
level-about-adept = Regarde un tour en avant et bat le plus souvent l’apprenti.
level-about-enchantress = Essaie tout son tour ; bat l’adepte plus souvent qu’à son tour.
level-about-mistress = Pense aussi au tour suivant ; seule la grande maîtresse réfléchit plus longtemps.
level-about-grandmistress = Réfléchit jusqu’à une seconde, même à ce qu’elle ne voit pas ; bat l’adepte au moins quatre fois sur cinq.
invite-link = Lien d’invitation
copy = Copier
copied = Copié
begin = Commencer la partie
