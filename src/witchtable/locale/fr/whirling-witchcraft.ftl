# Whirling Witchcraft.
#
# Recipes and personalities keep the names on their cards.

whirling-witchcraft-word = { $word ->
    [heart] cœur d’ombre
    [mandrake] mandragore
    [mushroom] champignon
    [spider] araignée
    [toad] crapaud
    [made-heart] cœur d’ombre (produit)
    [made-mandrake] mandragore (produite)
    [made-mushroom] champignon (produit)
    [made-spider] araignée (produite)
    [made-toad] crapaud (produit)
    [book-heart] cœur d’ombre (Grimoire)
    [book-mandrake] mandragore (Grimoire)
    [book-mushroom] champignon (Grimoire)
    [book-spider] araignée (Grimoire)
    [book-toad] crapaud (Grimoire)
    [cauldron-heart] cœur d’ombre (chaudron)
    [cauldron-mandrake] mandragore (chaudron)
    [cauldron-mushroom] champignon (chaudron)
    [cauldron-spider] araignée (chaudron)
    [cauldron-toad] crapaud (chaudron)
    [into-heart] → cœur d’ombre
    [into-mandrake] → mandragore
    [into-mushroom] → champignon
    [into-spider] → araignée
    [into-toad] → crapaud
    [potion] Potion
    [raven] Corbeau
    [book] Grimoire
    [upright] à l’endroit
    [rotated] à l’envers
   *[other] { $word }
  }
whirling-witchcraft-several = { $count } { $kind ->
    [heart] cœurs d’ombre
    [mandrake] mandragores
    [mushroom] champignons
    [spider] araignées
    [toad] crapauds
   *[other] × { $word }
  }
whirling-witchcraft-nothing = rien

## Options
whirling-witchcraft-option-personality_mode = Tout le monde joue une Initiée, ou reçoit deux personnalités et en garde une.
whirling-witchcraft-option-brew_mode = Arcanes et brassages : tous à la fois ; dans l’ordre d’initiative si quelqu’un le demande ; ou toujours dans cet ordre.
whirling-witchcraft-option-potion_cube_feeds_recipes = Les cubes mis directement dans le chaudron peuvent encore servir aux recettes.
whirling-witchcraft-option-reshuffle_discards = Quand la pioche est vide, la défausse devient la nouvelle pioche.
whirling-witchcraft-option-quick_play = Jeu rapide : quand un choix d’arcanes ou un brassage ne peut plus continuer, il est définitif aussitôt, sans confirmation.

## What is asked
whirling-witchcraft-ask-personality = Quelle personnalité gardes-tu ?
whirling-witchcraft-ask-uncontrolled = Tes pouvoirs se déchaînent : de quel ingrédient prends-tu trois cubes ?
whirling-witchcraft-ask-redraw = Renonces-tu à ton Initiée et à ta main pour quatre nouvelles recettes ?
whirling-witchcraft-ask-play = Quelle recette joues-tu, et dans quel sens ?
whirling-witchcraft-ask-dare = Le hasard a choisi « { $recipe } ». Quel effet y gagnes-tu ?
whirling-witchcraft-ask-arcana = Utilise tes effets d’arcane, ou renonces-y.
whirling-witchcraft-ask-confirm-arcana = Il n’y a plus d’effet à utiliser. As-tu terminé, ou reviens-tu d’une étape en arrière ?
whirling-witchcraft-ask-brew = Brasse : utilise tes recettes dans l’ordre de ton choix, puis termine.
whirling-witchcraft-ask-confirm-brew = Il n’y a plus rien à brasser. As-tu terminé, ou reviens-tu d’une étape en arrière ?
whirling-witchcraft-ask-trades = Ton chaudron contient un ingrédient de chaque sorte : en mets-tu un dans ton cercle ?
whirling-witchcraft-ask-wait = On attend : { $waiting }.
whirling-witchcraft-ask-over = La partie est finie.

## Actions
whirling-witchcraft-do-choose = Garder « { $personality } »
whirling-witchcraft-do-gain = Prendre 3 × { $type }
whirling-witchcraft-do-redraw = Repiocher
whirling-witchcraft-do-keep = Garder la main
whirling-witchcraft-do-play = Jouer « { $recipe } »
whirling-witchcraft-do-rotate = Jouer « { $recipe } » à l’envers
whirling-witchcraft-do-gamble = Parier : laisser le hasard choisir la recette
whirling-witchcraft-do-dare = Gagner un effet { $arcana } ; la carte est { $way }
whirling-witchcraft-do-potion = Potion : { $type } dans le chaudron
whirling-witchcraft-do-raven = Corbeau : rendre { $types }
whirling-witchcraft-do-book = Grimoire : nommer « { $type } »
whirling-witchcraft-do-move = Déplacer dans le chaudron : { $type }
whirling-witchcraft-do-use = Utiliser « { $recipe } » : { $cubes }
whirling-witchcraft-do-scholar = Payer un Grimoire ({ $type }) : { $payment }
whirling-witchcraft-do-claim = Mettre dans ton cercle : { $type }
whirling-witchcraft-do-done = Terminer
whirling-witchcraft-do-done-last = Terminer la manche
whirling-witchcraft-do-back = Revenir en arrière
whirling-witchcraft-do-call = Demander l’ordre d’initiative

## Events
whirling-witchcraft-event-round-began = La manche { $round } commence.
whirling-witchcraft-event-personalities-dealt = Tu as le choix entre { $personalities }.
whirling-witchcraft-event-personality-revealed = { $seat } joue avec « { $personality } ».
whirling-witchcraft-event-cards-drawn = { $seat } pioche { $count } { $count ->
    [one] recette
   *[other] recettes
  } : { $cards }.
whirling-witchcraft-event-cards-drawn-none = { $seat } pioche { $count } { $count ->
    [one] recette
   *[other] recettes
  }.
whirling-witchcraft-event-step = Tu choisis : { $action }.
whirling-witchcraft-event-step-taken-back = Tu annules ta dernière étape.
whirling-witchcraft-event-committed = Décision prise : { $seat }.
whirling-witchcraft-event-reopened = { $seat } réfléchit encore.
whirling-witchcraft-event-gambled = Le hasard choisit pour toi « { $recipe } ».
whirling-witchcraft-event-gained = { $seat } prend un ingrédient ({ $type }) : { $stored } sur l’établi, { $overflow } dans le cercle à gauche.
whirling-witchcraft-event-redraws-revealed = Nouvelle main : { $redrawing }.
whirling-witchcraft-event-redraws-revealed-none = Personne ne repioche.
whirling-witchcraft-event-hand-discarded = { $seat } défausse { $count } { $count ->
    [one] recette
   *[other] recettes
  } pour repiocher.
whirling-witchcraft-event-recipe-revealed = Après un pari, { $seat } révèle « { $recipe } », { $way } ; effet gagné : { $dare }.
whirling-witchcraft-event-recipe-revealed-none = { $seat } révèle « { $recipe } », { $way }.
whirling-witchcraft-event-trackers-raised = Icônes d’arcane pour { $seat } : { $icons } ; effets déclenchés : { $triggered }.
whirling-witchcraft-event-trackers-raised-none = Icônes d’arcane pour { $seat } : { $icons }.
whirling-witchcraft-event-initiative-called = { $seat } demande l’ordre d’initiative.
whirling-witchcraft-event-arcana-revealed = Arcanes ({ $seat }) : { $steps }.
whirling-witchcraft-event-arcana-revealed-none = { $seat } renonce aux effets d’arcane.
whirling-witchcraft-event-brew-revealed = { $seat } brasse : { $steps }. Dans le chaudron : { $cauldron }.
whirling-witchcraft-event-brew-revealed-none = { $seat } brasse : { $steps }. Le chaudron est vide.
whirling-witchcraft-event-personality-discarded = { $seat } remet « { $personality } » dans la boîte.
whirling-witchcraft-event-circle-claimed = { $seat } met dans son cercle : { $type }.
whirling-witchcraft-event-circle-claimed-none = { $seat } ne met rien dans son cercle.
whirling-witchcraft-event-cauldron-passed = { $seat } passe son chaudron à { $to }. Rangé sur l’établi : { $stored } ; dans le cercle ({ $seat }) : { $overflow }.
whirling-witchcraft-event-cauldron-passed-none = { $seat } passe son chaudron à { $to }. Rangé sur l’établi : { $stored }.
whirling-witchcraft-event-hands-passed = Toutes les mains passent à gauche.
whirling-witchcraft-event-personality-rotated = { $seat } retourne sa personnalité.
whirling-witchcraft-event-deck-reshuffled = { $cards ->
    [one] La recette défaussée devient la nouvelle pioche.
   *[other] Les { $cards } recettes défaussées sont mélangées en une nouvelle pioche.
  }
whirling-witchcraft-event-game-ended = La partie est finie. Cercles : { $scores }. Victoire : { $winners }.

## Score sheet
whirling-witchcraft-score-heart = Cœurs d’ombre dans le cercle
whirling-witchcraft-score-mandrake = Mandragores dans le cercle
whirling-witchcraft-score-mushroom = Champignons dans le cercle
whirling-witchcraft-score-spider = Araignées dans le cercle
whirling-witchcraft-score-toad = Crapauds dans le cercle

## Where an advantage comes from (a hint names it)
whirling-witchcraft-source-overflow = ce qui déborde
whirling-witchcraft-source-room = place sur l’établi
whirling-witchcraft-source-recipes = recettes
whirling-witchcraft-source-arcana = arcanes
whirling-witchcraft-source-hand = cartes en main
whirling-witchcraft-source-personality = personnalité

## The brewing helper
whirling-witchcraft-aid-brews = brews  montre les meilleurs brassages à partir d’ici, étape par étape
whirling-witchcraft-brew = { $steps } → { $cauldron } ; { $overflow ->
    [0] rien ne déborde
    [one] { $overflow } ingrédient déborde
   *[other] { $overflow } ingrédients débordent
  } ; { $bench ->
    [0] ton établi sera vide
    [one] { $bench } cube reste sur ton établi
   *[other] { $bench } cubes restent sur ton établi
  }{ $spends ->
    [0] {""}
   *[other] {" "}; ta personnalité y passe
  }
whirling-witchcraft-brews-none = Il n’y a plus rien à brasser.
whirling-witchcraft-brews-left-out = Tu as trop de recettes pour les essayer toutes. Laissées de côté, car elles comptent le moins : { $recipes }.
whirling-witchcraft-brews-not-all = Il y a plus de brassages que l’on ne pouvait en essayer ; voici les meilleurs de ceux qui l’ont été.

## Powers of the personalities
whirling-witchcraft-power-redraw = une fois, avant de jouer les recettes : renonce à cette carte et à ta main, pioche quatre recettes
whirling-witchcraft-power-clairvoyance = une main de cinq recettes
whirling-witchcraft-power-gamble = laisse le hasard choisir la recette que tu joues, et utilise un effet d’arcane de ton choix
whirling-witchcraft-power-spent-by-use = la recette ne sert qu’une fois dans la partie
whirling-witchcraft-power-brew-by-icons = pour chaque icône Potion que tu révèles, déplace un ingrédient de l’établi au chaudron
whirling-witchcraft-power-pay-for-book = une fois par manche, pendant le brassage : dépense une mandragore pour un Grimoire
whirling-witchcraft-power-rotates = la recette se retourne chaque fois que les mains passent
whirling-witchcraft-power-forced-gain = à chaque manche, tu dois prendre trois cubes d’un même ingrédient ; le surplus va à gauche
whirling-witchcraft-power-rotate-any = tu peux retourner n’importe quelle recette en la jouant
whirling-witchcraft-power-full-set = avec un ingrédient de chaque sorte dans ton chaudron, mets-en un dans ton cercle
