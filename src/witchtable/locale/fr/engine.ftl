# What every game shares.

seat = { $seat }
named = { $name } ({ $id })
game-not-loaded = Le jeu « { $name } » ne peut être chargé et reste de côté : { $reason }
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Errors
error-unknown-game = Le jeu « { $game } » n’existe pas. Jeux connus : { $known }.
error-unknown-bot = Le robot « { $bot } » n’existe pas. Robots connus : { $known }.
error-bad-bot = Le robot « { $bot } » ne peut pas prendre place : { $problem }
bot-no-module = son module ne peut pas être importé ({ $reason }).
bot-no-class = le module { $module } n’a pas de { $name }.
bot-not-built = l’appel avec (game, rng) a échoué ({ $reason }).
bot-no-choose = il n’a pas de choose(place).
bot-no-command = la commande est vide ou illisible ({ $reason }).
bot-bad-name = à une table il lui faut un nom à lui : lettres, chiffres, « . », « _ » ou « - », et pas celui d’un niveau.
bot-any-class = module:Classe
bot-any-command = command:programme
fault-raised = Le robot « { $bot } » a échoué : { $text }
fault-illegal = Le robot « { $bot } » a donné une réponse qui n’est pas permise : { $text }
fault-late = Le robot « { $bot } » a pris trop de temps : { $text }
fault-died = Le programme du robot « { $bot } » s’est arrêté : { $text }
error-unknown-clause = Les règles du jeu { $title } n’ont pas d’article « { $clause } ».
error-seat-count = { $title } se joue de { $least } à { $most }, pas à { $seats }.
error-seed = Une graine est un texte ou un nombre entier qu’on peut écrire, pas { $seed }.
error-name = Un nom est un texte qu’on peut écrire, pas { $name }.
error-unknown-seat = Il n’y a pas de place { $seat } à cette table : les places vont de 0 à { $last }.
error-option = Option « { $option } » : { $problem }
option-unknown = { $title } n’a pas cette option. Ses options : { $known }.
option-type = { $value } ne convient pas ; attendu : { $expected }.
option-value = « { $value } » n’est pas permis ; au choix : { $allowed }.
option-form = écris-la sous la forme nom=valeur.
type-bool = true ou false
type-int = un nombre entier
type-str = un mot
error-foreign-action = { $action } n’est pas une action du jeu { $title }.
error-edition = { $source } : { $count } { $count ->
    [one] erreur
   *[other] erreurs
  } : { $problems }

error-notation = Impossible de lire « { $text } » : { $problem }
notation-text = ce n’est pas du texte.
notation-empty = rien n’a été tapé.
notation-verb = « { $verb } » n’est pas un verbe de ce jeu ; les verbes sont : { $verbs }.
notation-missing = il manque une partie ({ $part }).
notation-surplus = « { $part } » est en trop.
notation-word = « { $part } » n’est ni un mot, ni un mot précédé d’un nombre.
notation-number = « { $part } » n’est pas un nombre entier.
notation-one-of = « { $part } » n’est pas parmi { $known }.
notation-json = { $detail }

## Undo
undo-nothing = Il n’y a rien à annuler.
undo-other = Le dernier coup n’était pas le tien.
undo-sealed = Ton dernier coup est une décision scellée : le jeu lui-même te laisse la reprendre tant qu’elle est scellée.
undo-reveal = Ton dernier coup a révélé quelque chose : il est définitif.
undo-away = Un robot joue pour quelqu’un qui n’est pas là : sans cette personne, on ne revient pas en arrière.

## Conseils
hint-thinking = Un instant de réflexion…
hint-chance = { $percent } % de chances de gagner
hint-part = { $percent } % { $source }
hint-alike = presque aucune différence
hint-only = Il n’y a rien à choisir ici.
