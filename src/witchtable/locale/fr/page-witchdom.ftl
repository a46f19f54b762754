# The board of Witchdom on the page.

## Signs
page-wd-colour = { $colour ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [green] verte
    [wild] joker
   *[other] { $colour }
  }
page-wd-location = { $location ->
    [mountains] Montagnes
    [forest] Forêt
    [lake] Lac
   *[other] { $location }
  }
page-wd-ap = { $location } : { $count ->
    [0] aucun point d’action
    [one] un point d’action
   *[other] { $count } points d’action
  }
page-wd-stock = { $count } × { $kind }
page-wd-need = { $there ->
    [yes] { $kind } (c’est là)
   *[no] { $kind } (manque)
  }
page-wd-novice = novice
page-wd-restores = symbole de renouvellement

## The board
page-wd-location-points = { $when ->
    [now] { $points ->
        [one] point restant
       *[other] points restants
      }
   *[later] ensuite
  }
page-wd-about-location = Chaque point d’action imprimé pour ce lieu prend une chose qui s’y trouve : une ressource, la potion ou son outil, la sorcière ou son animal.
page-wd-gap = une place libre : il n’y a rien ici
page-wd-no-potion = pas de potion
page-wd-no-witch = pas de sorcière
page-wd-back = dos : { $kind }
page-wd-or-animal = ou { $animal ->
    [chauve-souris] une { $animal }
   *[other] un { $animal }
  }, à apprivoiser avec { $price ->
    [champignon] un { $price }
   *[other] une { $price }
  }
page-wd-completes = Il ne manque que cela pour « { $potion } ».
page-wd-about-resource = Les ressources paient les potions. Deux de la même sorte remplacent tout ce qui manque.
page-wd-about-tool = Un outil ne s’use jamais. Dès qu’il sert une première fois, il rejoint le clan et sert pour toutes les potions suivantes.
page-wd-about-tool-side = Son dos est un outil : { $tool }.
page-wd-about-animal = { $animal ->
    [chauve-souris] La { $animal }
   *[other] Le { $animal }
  } attend qu’une sorcière l’apprivoise, à la fin d’un tour sans potion préparée ; cela coûte { $price ->
    [champignon] un { $price }
   *[other] une { $price }
  }.
page-wd-about-potion = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } dans un clan. { $colour ->
    [wild] Toutes les sorcières peuvent la préparer.
   *[other] Il faut une sorcière à bannière { $name }.
  }
page-wd-about-witch = Elle prépare { $count ->
    [one] les potions { $colours ->
        [rouge] rouges
        [bleue] bleues
        [jaune] jaunes
        [verte] vertes
       *[other] { $colours }
      } et les potions joker
   *[other] les potions joker et celles de ces bannières : { $colours }
  }. Puis elle rejoint le clan, où elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
page-wd-about-ap = Points d’action : { $mountains } dans les montagnes, { $forest } dans la forêt, { $lake } au lac.
page-wd-about-needs = Il faut : { $what }.
page-wd-about-restore = Quand tu la joues, elle peut renouveler les sorcières, les potions ou les ressources d’un lieu.
page-wd-about-novice = Une novice récolte, mais ne prépare jamais de potion et ne rejoint jamais un clan.
page-wd-deck = { $deck ->
    [potions] Potions
   *[witches] Sorcières
  }
page-wd-deck-left = { $deck ->
    [potions] { $size ->
        [one] potion
       *[other] potions
      }
   *[witches] { $size ->
        [one] sorcière
       *[other] sorcières
      }
  }
page-wd-deck-next = dessus : { $back }
page-wd-about-deck = { $size } { $deck ->
    [potions] { $size ->
        [one] potion
       *[other] potions
      }
   *[witches] { $size ->
        [one] sorcière
       *[other] sorcières
      }
  } face cachée ; on voit le dos de la carte du dessus. Quand une pioche est vide, la partie finit après encore une manche complète.{ $boxed ->
    [0] {""}
   *[other] {" "}Il y en a encore { $boxed } en réserve dans la boîte.
  }

## Objectives
page-wd-objectives = Objectifs
page-wd-objective-points = { $side }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-wd-standing = { $name } : { $have } sur { $of }
page-wd-about-objective = { $side ->
    [hard] Un objectif difficile
   *[easy] Un objectif facile
  } : { $points } { $points ->
    [one] point
   *[other] points
  } pour qui, en premier, a tout cela dans son clan.

## My cards
page-wd-pairs = Novices
page-wd-pairs-left = { $count ->
    [one] { $count } paire restante
   *[other] { $count } paires restantes
  }
page-wd-about-pair = Deux novices au symbole de ce clan : ce sont tes premières cartes, et sa carte Clan est posée devant toi. Qui choisit plus tard a une paire de moins au choix.
page-wd-hand = Ta main
page-wd-hand-empty = Aucune carte en main : repose-toi pour reprendre celles que tu as jouées.
page-wd-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
page-wd-played = Cartes jouées
page-wd-active = active
page-wd-played-none = Rien pour l’instant. Ce que tu joues attend ici jusqu’à ton repos.
page-wd-below = Dessous : { $names }

## My potions
page-wd-potions = Potions en attente
page-wd-potions-none = Aucune potion n’attend. Prends-en une sur le plateau.
page-wd-all-there = { $colour ->
    [wild] Tout y est : toutes les sorcières peuvent la préparer.
   *[other] Tout y est : une sorcière { $name } peut la préparer.
  }
page-wd-missing = Il manque : { $what }{ $pairs ->
    [0] {""}
    [one] {" "}(une paire peut remplacer)
   *[other] {" "}({ $pairs } paires peuvent remplacer)
  }
page-wd-missing-few = { $count ->
    [0] Tout y est
    [one] il en manque un
   *[other] il en manque { $count }
  }
page-wd-pay = Payer
page-wd-pay-other = Autrement ({ $count })
page-wd-pay-back = Ne pas préparer
page-wd-pay-how = Comment paies-tu « { $potion } » ?
page-wd-pay-why = Deux jetons de la même sorte remplacent tout ce qui est demandé. Un outil en attente qui sert rejoint ton clan.
page-wd-pay-group = { $cost ->
    [0] Aucun jeton
    [one] Un jeton
   *[other] { $cost } jetons
  }
page-wd-pay-ways = { $count ->
    [one] une façon
   *[other] { $count } façons
  }
page-wd-pay-more = D’autres façons
page-wd-pay-costly = { $count ->
    [one] une qui coûte plus que nécessaire
   *[other] { $count } qui coûtent plus que nécessaire
  }
page-wd-pay-way = { $count ->
    [0] Payer { $tokens }
   *[other] { $tokens ->
        [rien] Ne rien payer
       *[other] Payer { $tokens }
      } ; dans le clan : { $tools }
  }

## My things
page-wd-resources = Ressources
page-wd-waiting = En attente
page-wd-waiting-none = Ni outil ni animal.

## Clans
page-wd-clan = Ton clan
page-wd-about-clan = Ce qui a rejoint ton clan compte à la fin. Ce qui attend à côté, ou reste dans ta main, ne compte pas.
page-wd-kinds = { $count ->
    [one] une sorte
   *[other] { $count } sortes
  }
page-wd-source = { $source ->
    [potions] Potions
    [witches] Sorcières
    [tools] Outils
    [animals] Animaux
    [objectives] Objectifs
   *[leftovers] Restes
  }
page-wd-claimed = { $count ->
    [one] un pris
   *[other] { $count } pris
  }
page-wd-scores-potions = Chaque potion du clan rapporte les points imprimés sur elle.
page-wd-scores-witches = Chaque sorcière du clan rapporte les points imprimés sur elle.
page-wd-scores-objectives = Chaque objectif pris rapporte les points de sa face visible.
page-wd-scores-tools = 1, 3, 6, 10 ou 15 points pour un à cinq outils différents dans le clan.
page-wd-scores-animals = 1, 4, 9, 16 ou 25 points pour un à cinq animaux différents dans le clan.
page-wd-scores-leftovers = Un point pour chaque sorte de ressource restante.

## The others
page-wd-others = Joueurs
page-wd-before = Devant { $name }
page-wd-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
page-wd-brewing = { $count ->
    [one] { $count } potion en attente
   *[other] { $count } potions en attente
  }
page-wd-holds = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $count } cartes en main
  } ; cartes jouées : { $played }.
page-wd-brewed = { $count ->
    [one] { $count } potion préparée
   *[other] { $count } potions préparées
  }
page-wd-card-points = { $card } ({ $points })

## What I have seen
page-wd-memory-hand = En main
page-wd-memory-turned = Retournées
page-wd-memory-under = Sous les { $deck ->
    [potions] potions
   *[witches] sorcières
  }
page-wd-memory-order = La première à venir est en tête.
page-wd-memory-none = Rien de ce que tu as vu n’est caché à présent.

## Ostara
page-wd-ostara-token = Jeton { $token }
page-wd-ostara-gains = Elle prend { $what }.
page-wd-ostara-brews = Elle prépare une potion, si elle peut.
page-wd-ostara-criteria = S’il y a le choix, elle préfère, dans cet ordre :
page-wd-ostara-did = Ce qu’elle vient de faire
page-wd-ostara-stack = Jeton { $shown } sur 5 de cette étape ; { $hidden ->
    [0] aucun jeton n’est face cachée
    [one] un jeton est face cachée
   *[other] { $hidden } jetons sont face cachée
  }.
page-wd-ostara-earlier = Jetons précédents de cette étape
page-wd-ostara-has = Ce qu’elle a
page-wd-ostara-witches = { $count ->
    [0] Aucune sorcière n’attend.
    [one] Sa sorcière : { $names }.
   *[other] Ses sorcières : { $names }.
  }

## Where in the round we are
page-wd-trail-play = Jouer une carte
page-wd-trail-rest = Repos
page-wd-trail-brew = { $animals ->
    [true] Préparer ou apprivoiser
   *[false] Préparer
  }
page-wd-round = { $round ->
    [0] Avant la première manche
   *[other] { $isLast ->
        [true] Dernière manche ({ $round })
       *[false] { $last ->
            [none] Manche { $round }
           *[other] Manche { $round } sur { $last }
          }
      }
  }

## What others do, in two or three words
page-wd-tell = { $what ->
    [clan] choisit { $name }
    [play] joue { $name }
    [rest] se repose
    [refresh] renouvelle
    [brew] prépare { $name }
    [tame] apprivoise : { $name }
    [objective] objectif
   *[take] prend : { $name }
  }

## The log
page-wd-log-takes = { $seat } prend { $count } { $item ->
    [feuille] feuilles
    [baie] baies
    [herbe] herbes
    [champignon] champignons
    [plume] plumes
   *[other] { $item }
  } { $location ->
    [lac] au lac
    [montagnes] dans les montagnes
   *[other] dans la { $location }
  }.
