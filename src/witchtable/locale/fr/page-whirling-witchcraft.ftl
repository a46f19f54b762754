# The board of Whirling Witchcraft on the page.

## Ingredients
page-ww-name-heart = cœur d’ombre
page-ww-name-mandrake = mandragore
page-ww-name-mushroom = champignon
page-ww-name-spider = araignée
page-ww-name-toad = crapaud
page-ww-any = { $count ->
    [one] un ingrédient au choix
   *[other] { $count } ingrédients au choix
  }
page-ww-some-heart = { $count ->
    [one] un cœur d’ombre
   *[other] { $count } cœurs d’ombre
  }
page-ww-some-mandrake = { $count ->
    [one] une mandragore
   *[other] { $count } mandragores
  }
page-ww-some-mushroom = { $count ->
    [one] un champignon
   *[other] { $count } champignons
  }
page-ww-some-spider = { $count ->
    [one] une araignée
   *[other] { $count } araignées
  }
page-ww-some-toad = { $count ->
    [one] un crapaud
   *[other] { $count } crapauds
  }
page-ww-cubes = { $count ->
    [0] vide
    [one] un cube
   *[other] { $count } cubes
  }

## The round
page-ww-round = Manche { $round }
page-ww-step-play = Jouer
page-ww-step-reveal = Révéler
page-ww-step-arcana = Arcanes
page-ww-step-brew = Brasser
page-ww-step-pass = Passer
page-ww-step-check = Vérifier
page-ww-step-hands = Mains

## My workbench and circle
page-ww-pane-bench = Établi
page-ww-bench = Ton établi
page-ww-row = { $kind } : { $count } sur { $spaces }
page-ww-over = +{ $count }
page-ww-circle = Ton cercle
page-ww-circle-about = Avoir { $needed } ingrédients dans son cercle au moment de vérifier, c’est gagner. Ils viennent du surplus sur l’établi de la némésis.
page-ww-circle-count = Cercle : { $count } sur { $needed }{ $coming ->
    [0] {""}
    [one] , et { $coming } de plus arriverait maintenant
   *[other] , et { $coming } de plus arriveraient maintenant
  }
page-ww-would-win = De quoi gagner !

## Neighbours
page-ww-pane-threat = Menace
page-ww-pane-nemesis = Némésis
page-ww-threat = Menace : { $name }
page-ww-nemesis = Ta némésis : { $name }
page-ww-look = Regarder chez { $name }
page-ww-comes = Ce qui t’arrive :
page-ww-threat-over = { $name } aurait { $circle } dans son cercle, dont :
page-ww-threat-fits = Tout tiendrait sur ton établi.
page-ww-threat-brewing = { $name } brasse encore.
page-ww-threat-none = { $name } n’a encore rien dans son chaudron.
page-ww-overflows = Surplus :
page-ww-into-circle = Ton cercle : { $before } → { $after }, sauf si { $name } fait de la place.
page-ww-all-fits = { $name } aurait encore de la place pour tout ton brassage sur son établi.
page-ww-nothing-sent = Ce que tu brasses va chez { $name } ; ce qui n’y tient pas arrive dans ton cercle.
page-ww-on-the-left = à gauche
page-ww-on-the-right = à droite
page-ww-both-sides = à gauche et à droite
page-ww-is-sealed = a décidé
page-ww-is-busy = { $phase ->
    [brew] brasse
    [arcana] arcanes
   *[other] choisit
  }

## Another player's table
page-ww-cauldron-of = Dans le chaudron :
page-ww-recipes-of = { $count ->
    [0] Pas encore de recette
    [one] Une recette
   *[other] { $count } recettes
  }
page-ww-known = { $count ->
    [one] Une carte en main. Déjà vu :
   *[other] { $count } cartes en main. Déjà vu :
  }

## The cauldron
page-ww-cauldron = Ton chaudron
page-ww-cauldron-holds = Dans ton chaudron : { $cubes }. Il ira chez { $name }.

## Recipes
page-ww-recipes = Tes recettes
page-ww-no-recipes = La recette que tu joues à chaque manche arrive ici, et elle sert à chaque manche à partir de là.
page-ww-recipe-words = Change { $inputs } en { $outputs }.
page-ww-recipe-about = { $does } { $way } { $arcana }
page-ww-two-way = Une recette à deux sens : tu peux la retourner en la jouant.
page-ww-one-way = Une recette à un seul sens.
page-ww-icons = Arcanes : { $icons }.
page-ww-no-icons = Pas d’arcane.
page-ww-card = { $shown }. { $does }
page-ww-used = utilisée en { $order ->
    [1] 1er
   *[other] { $order }e
  }
page-ww-used-fed = utilisée en { $order ->
    [1] 1er
   *[other] { $order }e
  }, nourrie par { $names }
page-ww-ready = { $ways ->
    [one] prête
   *[other] prête de { $ways } façons
  }
page-ww-needs = il manque { $cubes }
page-ww-not-now = impossible à remplir
page-ww-chosen = choisie, encore scellée
page-ww-sealed = C’est scellé. Tu peux encore revenir en arrière.
page-ww-decided = C’est décidé.
page-ww-order = Ordre d’initiative : { $names }

## Ways to fill a recipe
page-ww-ways = Comment remplis-tu « { $name } » ?
page-ww-way = { $inputs }
page-ww-way-into = { $inputs } → { $outputs }
page-ww-from-bench = { $kind }
page-ww-from-made = { $kind } d’une recette
page-ww-from-cauldron = { $kind } du chaudron
page-ww-from-book = { $kind } du Grimoire
page-ww-origin-made = recette
page-ww-origin-cauldron = chaudron
page-ww-origin-book = Grimoire
page-ww-origin-into = choisi

## The brewing helper
page-ww-helper = Assistant
page-ww-helper-title = L’assistant de brassage
page-ww-helper-about = Les meilleurs brassages à partir d’ici, comptés avec l’établi de ta némésis ({ $nemesis }) tel qu’il est maintenant. L’assistant fait les étapes l’une après l’autre.
page-ww-helper-overflow = { $count ->
    [0] pas de surplus
   *[other] { $count } en surplus
  }
page-ww-helper-rest = { $count ->
    [0] Ton établi sera vide.
    [one] Un cube reste sur ton établi.
   *[other] { $count } cubes restent sur ton établi.
  }
page-ww-helper-spends = Ta personnalité y passe.
page-ww-helper-do = Brasser ainsi
page-ww-part-scholar = Dépenser une mandragore pour un Grimoire :

## The hand
page-ww-hand = Ta main
page-ww-hand-passes = Ce que tu gardes va à gauche, chez { $name }, à la fin de la manche.
page-ww-deck = { $count ->
    [one] { $count } recette dans la pioche
   *[other] { $count } recettes dans la pioche
  }
page-ww-hand-empty = Il ne reste pas de recette.
page-ww-play-turned = Jouer à l’envers : { $name }. { $does }
page-ww-turn = Jouer à l’envers
page-ww-gambled = choisie par le hasard
page-ww-wish = Quelle recette joues-tu ? Tu gardes ainsi ta main, sauf si tu repioches d’abord.
page-ww-wish-waits = Tu gardes ta main. { $name } sera jouée dès que tout le monde aura décidé.
page-ww-keep-and-play = Garder la main et jouer { $name }.
page-ww-wished = choisie, bientôt jouée
page-ww-redraw = Repiocher (une fois)
page-ww-redraw-what = Repiocher, une fois dans la partie : renoncer à ton Initiée et à ta main pour quatre nouvelles recettes
page-ww-dealt = Garde une personnalité sur deux
page-ww-keep = { $name } { $power } Tu commences avec { $start }

## Personalities
page-ww-personality = Personnalité
page-ww-own-recipe = Une recette rien qu’à toi, une fois par manche :
page-ww-start = Tu commences avec

## Arcana
page-ww-arcana = Arcanes
page-ww-every = un effet tous les { $step }
page-ww-arcana-potion = Potion
page-ww-arcana-raven = Corbeau
page-ww-arcana-book = Grimoire
page-ww-does-potion = Potion : un cube dans ton chaudron
page-ww-does-raven = Corbeau : rends jusqu’à deux cubes
page-ww-does-book = Grimoire : des entrées prises dans la réserve
page-ww-level = { $arcana } : { $level }
page-ww-may-potion = { $count ->
    [one] Mets-en un dans ton chaudron :
   *[other] { $count } fois, mets-en un dans ton chaudron :
  }
page-ww-may-raven = { $count ->
    [one] Rends-en un ou deux :
   *[other] { $count } fois, rends-en un ou deux :
  }
page-ww-may-book = { $count ->
    [one] Nommes-en un à prendre dans la réserve :
   *[other] { $count } fois, nommes-en un à prendre dans la réserve :
  }
page-ww-may-move = { $count ->
    [one] Brasseuse de potions, déplaces-en un dans ton chaudron :
   *[other] Brasseuse de potions, { $count } fois, déplaces-en un dans ton chaudron :
  }
page-ww-may-gain = Prends-en trois :
page-ww-may-claim = Dans ton cercle :
page-ww-may-scholar = Une mandragore pour un Grimoire :
page-ww-may-scholar-made = Une mandragore produite pour un Grimoire :
page-ww-may-dare = Gagne un effet, la carte à l’endroit :
page-ww-may-dare-turned = Gagne un effet, la carte à l’envers :
page-ww-book-open = Grimoire ouvert : { $kinds } dans la réserve
page-ww-raven-pick = Corbeau : { $kind }, { $count } { $count ->
    [one] choisi
   *[other] choisis
  }
page-ww-raven-one = Corbeau : rendre ({ $kind })
page-ww-raven-takes = Le Corbeau rend { $cubes }.

## What others do, in two or three words
page-ww-tell = { $what ->
    [overflow] dans le cercle
    [nothing] rien
    [call] réclame l’ordre
    [gained] gagne
    [redraw] repioche
   *[personality] personnalité
  }
page-ww-telling = { $phase ->
    [personality] Qui est qui :
    [reveal] Les recettes sont révélées :
    [trackers] Les arcanes montent :
    [arcana] Les arcanes agissent :
    [brew] Les chaudrons se remplissent :
    [pass] Les chaudrons circulent :
    [overflow] Ce qui ne tient pas :
   *[hands] les mains passent à gauche
  }

## The log
page-ww-log-decided = { $count ->
    [one] { $names } a décidé.
   *[other] { $names } ont décidé.
  }
