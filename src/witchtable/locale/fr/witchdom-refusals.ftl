# Witchdom. What may not be done, and why: loaded by the page with the first refusal.
witchdom-refuse-over = La partie est finie.
witchdom-refuse-turn = C’est à { $whose } de jouer.
witchdom-refuse-first-novices = Choisis d’abord ta paire de novices.
witchdom-refuse-novices-dealt = À cette table, les novices sont distribuées, pas choisies.
witchdom-refuse-novices-chosen = Les novices ont déjà été choisies.
witchdom-refuse-pair-taken = Cette paire est déjà prise : { $pair }.
witchdom-refuse-no-such-pair = Il n’y a pas de paire « { $pair } » à choisir ; il y a : { $known }.
witchdom-refuse-first-play = Choisis d’abord ton action : joue une carte, ou repose-toi.
witchdom-refuse-first-restore = Décide d’abord si tu renouvelles l’offre : ta sorcière a le symbole de renouvellement.
witchdom-refuse-first-collect = Utilise d’abord tes points d’action ; il t’en reste { $points } dans ce lieu.
witchdom-refuse-first-rest = Tu te reposes : prends d’abord { $points ->
    [one] encore une ressource
   *[other] { $points } ressources
  }.
witchdom-refuse-first-brew = Tes points d’action sont épuisés : prépare une potion, apprivoise, ou finis ton tour.
witchdom-refuse-first-pay = Paie d’abord la potion que tu prépares, ou reviens en arrière.
witchdom-refuse-one-card = Tu ne joues qu’une carte par tour.
witchdom-refuse-played-already = { $card } est dans ta pile de cartes jouées ; repose-toi pour reprendre cette carte.
witchdom-refuse-in-clan = { $card } fait partie de ton clan et y reste.
witchdom-refuse-not-in-hand = { $card } n’est pas dans ta main.
witchdom-refuse-nothing-played = Tu ne peux te reposer que s’il y a une carte dans ta pile de cartes jouées.
witchdom-refuse-refresh-late = Trop tard : on renouvelle avant le premier point d’action.
witchdom-refuse-refresh-once = Tu as déjà décidé si tu renouvelles ; cela ne se propose qu’une fois.
witchdom-refuse-no-symbol = Ta carte active n’a pas le symbole de renouvellement.
witchdom-refuse-nothing-to-refresh = Il n’y a rien à renouveler : { $what ->
    [potions] potions
    [witches] sorcières
    [mountains] montagnes
    [forest] forêt
    [lake] lac
   *[other] { $what }
  }.
witchdom-refuse-refresh-what = Tu peux renouveler les sorcières (witches), les potions (potions) ou un lieu, pas « { $what } ».
witchdom-refuse-location = Il n’y a pas de lieu « { $location } » ; il y a : { $known }.
witchdom-refuse-item = On ne peut pas prendre « { $item } » : prends une ressource, une potion, un outil, une sorcière ou un animal.
witchdom-refuse-rest-resources = Pendant le repos, tu ne prends que des ressources, pas { $item ->
    [potion] de potion
    [tool] d’outil
    [witch] de sorcière
    [animal] d’animal
   *[other] de { $item }
  }.
witchdom-refuse-not-there = Il n’y a pas { $item ->
    [leaf] de feuille
    [berry] de baie
    [herb] d’herbe
    [mushroom] de champignon
    [feather] de plume
    [potion] de potion
    [tool] d’outil
    [witch] de sorcière
    [animal] d’animal
   *[other] de { $item }
  } { $place }.
witchdom-refuse-which-alike = Peu importe maintenant lequel des jetons identiques est pris : laisse le nombre de côté.
witchdom-refuse-which-number = Il n’y a pas de numéro { $which } { $place } ({ $item } : { $count }).
witchdom-refuse-other-location = Tu récoltes maintenant { $here }, pas { $place }.
witchdom-refuse-no-animals = Cette partie se joue sans la variante des animaux.
witchdom-refuse-brew-after-collect = Tu ne peux préparer une potion qu’à la fin d’un tour de récolte, avec la carte que tu viens de jouer.
witchdom-refuse-not-waiting = « { $potion } » n’attend pas à côté de ta carte de clan.
witchdom-refuse-novice = { $card } est novice, et les novices ne préparent pas de potions.
witchdom-refuse-banner = { $witch } n’a pas la bannière de cette potion : { $potion }.
witchdom-refuse-cannot-pay = Tu ne peux pas payer « { $potion } » : il manque { $missing } { $missing ->
    [one] symbole
   *[other] symboles
  }, et tu as { $pairs } { $pairs ->
    [one] paire
   *[other] paires
  } pour remplacer.
witchdom-refuse-pay-word = « { $word } » n’est ni une ressource ni un outil.
witchdom-refuse-pay-owned = Tu n’en as pas assez à donner ({ $word ->
    [leaf] feuille
    [berry] baie
    [herb] herbe
    [mushroom] champignon
    [feather] plume
    [ring] anneau
    [crystal] cristal
    [candle] bougie
    [flask] flacon
    [mortar] mortier
   *[other] { $word }
  }) : { $owned } au lieu de { $count }.
witchdom-refuse-pay-wrong = Cela ne paie pas exactement « { $potion } » : chaque symbole demande son jeton ou son outil, ou bien une paire.
witchdom-refuse-not-paying = Il n’y a rien à reprendre : tu n’es pas en train de payer une potion.
witchdom-refuse-brewing-already = Tu es en train de préparer une potion : si tu préfères apprivoiser, reviens d’abord en arrière.
witchdom-refuse-tame-after-collect = Tu ne peux apprivoiser qu’à la fin d’un tour de récolte.
witchdom-refuse-no-such-animal = Il n’y a { $animal ->
    [snake] aucun serpent
    [cat] aucun chat
    [owl] aucun hibou
    [toad] aucun crapaud
    [bat] aucune chauve-souris
   *[other] pas de « { $animal } »
  } en attente à côté de ta carte de clan.
witchdom-refuse-novice-tames = { $card } est novice, et les novices n’apprivoisent pas.
witchdom-refuse-animal-twice = Cet animal ({ $animal ->
    [snake] serpent
    [cat] chat
    [owl] hibou
    [toad] crapaud
    [bat] chauve-souris
   *[other] { $animal }
  }) est déjà dans ton clan, et un clan n’en a jamais deux de la même sorte.
witchdom-refuse-animal-price = Pour apprivoiser { $animal ->
    [snake] le serpent
    [cat] le chat
    [owl] le hibou
    [toad] le crapaud
    [bat] la chauve-souris
   *[other] l’animal { $animal }
  }, il faut une ressource que tu n’as pas : { $price ->
    [leaf] feuille
    [berry] baie
    [herb] herbe
    [mushroom] champignon
    [feather] plume
   *[other] { $price }
  }.
witchdom-refuse-no-passing = Tu ne peux pas passer : joue une carte, ou repose-toi.
