# Witchdom.
#
# Words are put into French before they enter a sentence, so selectors over them compare the French word
# (lac, outil, rien); the default variant is for words with accents, which cannot be keys (forêt, sorcière).
# Only “witches” stays as it is, as a key. Refusals get the English words, and select over these; drawings
# show them, for they are what one types.

witchdom-word = { $word ->
    [leaf] feuille
    [berry] baie
    [herb] herbe
    [mushroom] champignon
    [feather] plume
    [snake] serpent
    [cat] chat
    [owl] hibou
    [toad] crapaud
    [bat] chauve-souris
    [ring] anneau
    [crystal] cristal
    [candle] bougie
    [flask] flacon
    [mortar] mortier
    [mountains] montagnes
    [forest] forêt
    [lake] lac
    [resource] ressource
    [potion] potion
    [tool] outil
    [witch] sorcière
    [animal] animal
    [easy] facile
    [hard] difficile
   *[other] { $word }
  }
witchdom-several = { $count } { $word ->
    [feuille] feuilles
    [baie] baies
    [herbe] herbes
    [champignon] champignons
    [plume] plumes
   *[other] × { $word }
  }
witchdom-nothing = rien
witchdom-ostara = Ostara
witchdom-place = { $location ->
    [lac] au lac
    [montagnes] dans les montagnes
   *[other] dans la { $location }
  }
witchdom-want-more-tools = { $count ->
    [one] un autre outil au choix
   *[other] { $count } autres outils
  }
witchdom-want-any-animals = { $count ->
    [one] un animal au choix
   *[other] { $count } animaux au choix
  }

## Options
witchdom-option-animals = Variante des animaux : tes sorcières apprivoisent des animaux, qui rapportent jusqu’à 25 points.
witchdom-option-animal_objectives = Nombre d’objectifs Animaux que la variante des animaux ajoute à la rangée.
witchdom-option-animal_sides = Face visible des objectifs Animaux : facile, difficile, ou les deux en commençant par la facile.
witchdom-option-extra_hard = Nombre d’objectifs difficiles en plus ou en moins : pour une partie plus longue ou plus courte.
witchdom-option-extra_easy = Nombre d’objectifs faciles en plus ou en moins.
witchdom-option-choose_novices = Les novices se choisissent, paire par paire dans l’ordre du tour, au lieu d’être distribuées.
witchdom-option-difficulty = La force d’Ostara dans le jeu en solo.
witchdom-option-solo-only = elle ne vaut que pour le jeu en solo.
witchdom-option-not-solo = dans le jeu en solo, c’est la difficulté qui fixe les objectifs.
witchdom-option-animals-only = il faut la variante des animaux (animals=true).
witchdom-option-no-animal-objectives = il n’y a pas d’objectif Animaux dont on pourrait choisir la face.
witchdom-option-too-few = la rangée ne compte d’habitude que { $usual } objectifs { $side ->
    [hard] difficiles
   *[easy] faciles
  } à retirer.
witchdom-option-short-row = { $count ->
    [0] il ne resterait aucun objectif
    [one] il ne resterait qu’un objectif
   *[other] il ne resterait que { $count } objectifs
  } dans la rangée ; il en faut au moins { $least ->
    [2] deux
   *[other] { $least }
  }.
witchdom-option-tokens = il faut { $wanted ->
    [one] { $wanted } jeton
   *[other] { $wanted } jetons
  } avec une telle face, et l’édition n’en a { $there ->
    [0] aucun
   *[other] que { $there }
  }.

## What is asked
witchdom-ask-novices = Choisis ta paire de novices.
witchdom-ask-play = Joue une carte pour récolter, ou repose-toi.
witchdom-ask-play-only = Joue une carte pour récolter.
witchdom-ask-rest-only = Tu n’as plus de carte en main : repose-toi.
witchdom-ask-restore = Ta sorcière peut renouveler l’offre avant de récolter.
witchdom-ask-collect = Récolte { $place } : il te reste { $points } { $points ->
    [one] point d’action
   *[other] points d’action
  }.
witchdom-ask-rest = Repos : prends { $points ->
    [one] encore une ressource
   *[other] { $points } ressources
  } sur le plateau.
witchdom-ask-brew = Fin de ton tour : prépare une potion, ou termine.
witchdom-ask-tame = Fin de ton tour : apprivoise un animal, ou termine.
witchdom-ask-brew-or-tame = Fin de ton tour : prépare une potion, apprivoise un animal, ou termine.
witchdom-ask-pay = Comment paies-tu « { $potion } » ?
witchdom-ask-wait = On attend les autres.
witchdom-ask-over = La partie est finie.

## Actions
witchdom-do-choose = Choisir « { $clan } » : { $cards }
witchdom-do-play = Jouer { $card }
witchdom-do-rest = Se reposer
witchdom-do-refresh = Renouveler { $what ->
    [potions] les potions
    [witches] les sorcières
    [lac] les ressources du lac
    [montagnes] les ressources des montagnes
   *[other] les ressources de la { $what }
  }
witchdom-do-keep = Ne rien renouveler
witchdom-do-take = Prendre { $item ->
    [feuille] une feuille
    [baie] une baie
    [herbe] une herbe
    [champignon] un champignon
    [plume] une plume
    [potion] une potion
    [outil] un outil
    [animal] un animal
   *[other] une { $item }
  } { $location ->
    [lac] au lac
    [montagnes] dans les montagnes
   *[other] dans la { $location }
  }
witchdom-do-take-which = Prendre { $item ->
    [champignon] le { $which ->
        [1] premier
        [2] deuxième
       *[3] troisième
      }
   *[other] la { $which ->
        [1] première
        [2] deuxième
       *[3] troisième
      }
  } { $item } en partant de la gauche, { $location ->
    [lac] au lac
    [montagnes] dans les montagnes
   *[other] dans la { $location }
  }
witchdom-do-take-potion = Prendre la potion { $item }
witchdom-do-take-tool = Prendre { $item ->
    [ring] un anneau
    [crystal] un cristal
    [candle] une bougie
    [flask] un flacon
    [mortar] un mortier
   *[other] l’outil { $item }
  }
witchdom-do-take-witch = Prendre la sorcière { $item }
witchdom-do-take-animal = Prendre { $item ->
    [snake] un serpent
    [cat] un chat
    [owl] un hibou
    [toad] un crapaud
    [bat] une chauve-souris
   *[other] l’animal { $item }
  }
witchdom-do-brew = Préparer « { $potion } »
witchdom-do-pay = Payer { $given }
witchdom-do-back = Ne pas préparer « { $potion } », finalement
witchdom-do-tame = Apprivoiser { $animal ->
    [serpent] le serpent
    [chat] le chat
    [hibou] le hibou
    [crapaud] le crapaud
    [chauve-souris] la chauve-souris
   *[other] l’animal { $animal }
  }
witchdom-do-end = Finir le tour

## Events
witchdom-event-novices-chosen = { $seat } choisit « { $clan } », avec les novices { $cards }.
witchdom-event-round-began = La manche { $round } commence.
witchdom-event-card-played = { $seat } joue { $card }.
witchdom-event-rested = { $seat } se repose et reprend { $cards }.
witchdom-event-display-kept = { $seat } laisse l’offre telle quelle.
witchdom-event-refreshed = { $seat } renouvelle { $what ->
    [potions] les potions
    [witches] les sorcières
    [lac] les ressources du lac
    [montagnes] les ressources des montagnes
   *[other] les ressources de la { $what }
  }. Retiré de l’offre : { $returned }.
witchdom-event-item-taken = { $seat } prend { $kind ->
    [ressource] { $item ->
        [feuille] une feuille
        [baie] une baie
        [herbe] une herbe
        [champignon] un champignon
        [plume] une plume
       *[other] { $item }
      }
    [potion] la potion { $item }
    [outil] { $item ->
        [anneau] un anneau
        [cristal] un cristal
        [bougie] une bougie
        [flacon] un flacon
        [mortier] un mortier
       *[other] l’outil { $item }
      }
    [animal] { $item ->
        [serpent] un serpent
        [chat] un chat
        [hibou] un hibou
        [crapaud] un crapaud
        [chauve-souris] une chauve-souris
       *[other] l’animal { $item }
      }
   *[other] la sorcière { $item }
  } { $location ->
      [lac] au lac
      [montagnes] dans les montagnes
     *[other] dans la { $location }
    }.
witchdom-event-taken-resting = { $seat } prend { $item ->
    [feuille] une feuille
    [baie] une baie
    [herbe] une herbe
    [champignon] un champignon
    [plume] une plume
   *[other] { $item }
  } { $location ->
    [lac] au lac
    [montagnes] dans les montagnes
   *[other] dans la { $location }
  }.
witchdom-event-taken-by-ostara = { $seat } prend { $kind ->
    [ressource] { $item ->
        [feuille] une feuille
        [baie] une baie
        [herbe] une herbe
        [champignon] un champignon
        [plume] une plume
       *[other] { $item }
      }
    [potion] la potion { $item }
    [outil] { $item ->
        [anneau] un anneau
        [cristal] un cristal
        [bougie] une bougie
        [flacon] un flacon
        [mortier] un mortier
       *[other] l’outil { $item }
      }
    [animal] { $item ->
        [serpent] un serpent
        [chat] un chat
        [hibou] un hibou
        [crapaud] un crapaud
        [chauve-souris] une chauve-souris
       *[other] l’animal { $item }
      }
   *[other] la sorcière { $item }
  } { $location ->
      [lac] au lac
      [montagnes] dans les montagnes
     *[other] dans la { $location }
    }.
witchdom-event-card-turned-up = Nouvelle carte { $location ->
    [lac] près du lac
    [montagnes] près des montagnes
   *[other] près de la { $location }
  } : { $card }.
witchdom-event-token-drawn = Jeton pioché { $location ->
    [lac] pour le lac
    [montagnes] pour les montagnes
   *[other] pour la { $location }
  } : { $kind }.
witchdom-event-gap-filled = Une place libre est remplie, jeton pioché { $location ->
    [lac] pour le lac
    [montagnes] pour les montagnes
   *[other] pour la { $location }
  } : { $kind }.
witchdom-event-points-lapsed = Il ne reste rien { $location ->
    [lac] au lac
    [montagnes] dans les montagnes
   *[other] dans la { $location }
  } : { $seat } perd { $points } { $points ->
    [one] point d’action
   *[other] points d’action
  }.
witchdom-event-potion-chosen = { $seat } s’apprête à préparer « { $potion } ».
witchdom-event-brew-taken-back = { $seat } renonce à préparer « { $potion } ».
witchdom-event-potion-brewed = { $witch } a préparé « { $potion } » pour { $seat }. Payé : { $spent }{ $tools ->
    [rien] .
   *[other] {" "}; dans le clan : { $tools }.
  }
witchdom-event-animal-tamed = { $seat } apprivoise { $animal ->
    [serpent] le serpent
    [chat] le chat
    [hibou] le hibou
    [crapaud] le crapaud
    [chauve-souris] la chauve-souris
   *[other] l’animal { $animal }
  }{ $spent ->
    [rien] .
   *[other] {" "}; payé : { $spent }.
  }
witchdom-event-objective-claimed = { $seat } prend un objectif { $side } ({ $objective }) : { $points } { $points ->
    [one] point
   *[other] points
  }.
witchdom-event-turn-ended = { $seat } finit son tour.
witchdom-event-deck-ran-out = La pioche { $deck ->
    [potions] des potions
    [witches] des sorcières
   *[other] ({ $deck })
  } est vide ; { $reserve ->
    [0] il n’y a pas de réserve
    [one] { $reserve } carte de la réserve la remplace
   *[other] { $reserve } cartes de la réserve la remplacent
  }.
witchdom-event-end-triggered = { $cause ->
    [deck] Une pioche est vide
   *[objectives] L’avant-dernier objectif est pris
  } : la manche { $last_round } sera la dernière.
witchdom-event-ostara-tokens-shuffled = Étape { $stage } : tous les jetons d’Ostara sont mélangés.
witchdom-event-ostara-token-revealed = Ostara révèle un jeton. Elle gagne { $gains }{ $criteria ->
    [rien] .
   *[other] {" "}; elle regarde : { $criteria }.
  }
witchdom-event-ostara-chose = Ostara veut { $kind ->
    [ressource] { $item ->
        [feuille] une feuille
        [baie] une baie
        [herbe] une herbe
        [champignon] un champignon
        [plume] une plume
       *[other] { $item }
      }
    [potion] la potion { $item }
    [outil] { $item ->
        [anneau] un anneau
        [cristal] un cristal
        [bougie] une bougie
        [flacon] un flacon
        [mortier] un mortier
       *[other] l’outil { $item }
      }
    [animal] { $item ->
        [serpent] un serpent
        [chat] un chat
        [hibou] un hibou
        [crapaud] un crapaud
        [chauve-souris] une chauve-souris
       *[other] l’animal { $item }
      }
   *[other] la sorcière { $item }
  } : { $criteria }.
witchdom-event-ostara-gain-lapsed = Ostara ne trouve { $kind ->
    [ressource] aucune ressource
    [potion] aucune potion
    [outil] aucun outil
    [animal] aucun animal
   *[other] aucune { $kind }
  } à prendre.
witchdom-event-leftover-objective = Un objectif est resté libre et revient à Ostara ({ $objective }) : { $points } { $points ->
    [one] point
   *[other] points
  }.
witchdom-event-game-ended = La partie est finie. Points : { $scores }. Victoire : { $winners }.

## Ostara’s tokens
witchdom-gain-either = { $first ->
    [potion] une potion
    [tool] un outil
    [witch] une sorcière
    [animal] un animal
   *[other] { $first }
  } ou { $second ->
    [potion] une potion
    [tool] un outil
    [witch] une sorcière
    [animal] un animal
   *[other] { $second }
  } (ce qu’elle a en moins grand nombre)
witchdom-gain-both = { $first ->
    [potion] une potion
    [tool] un outil
    [witch] une sorcière
    [animal] un animal
   *[other] { $first }
  } et { $second ->
    [potion] une potion
    [tool] un outil
    [witch] une sorcière
    [animal] un animal
   *[other] { $second }
  }
witchdom-gain-resource = { $count } { $count ->
    [one] ressource
   *[other] ressources
  }
witchdom-gain-animal = un animal (ou à défaut { $count } { $count ->
    [one] ressource
   *[other] ressources
  })
witchdom-criterion-objective = aide pour un objectif
witchdom-criterion-banner = bannière assortie
witchdom-criterion-points = le plus de points
witchdom-criterion-first = le premier choix en partant du haut
witchdom-criterion-recipe = utile pour « { $potion } »

## Score sheet
witchdom-score-potions = Potions du clan
witchdom-score-witches = Sorcières du clan
witchdom-score-tools = Outils différents
witchdom-score-objectives = Objectifs
witchdom-score-leftovers = Sortes de ressources restantes
witchdom-score-animals = Animaux différents

## Where an advantage comes from (a hint names it)
witchdom-source-potions = potions
witchdom-source-witches = sorcières
witchdom-source-objectives = objectifs
witchdom-source-tools = outils
witchdom-source-animals = animaux
witchdom-source-resources = ressources
witchdom-source-tempo = rythme
witchdom-source-ostara = Ostara

## Objectives
witchdom-aim-taken = pris par { $owner }
witchdom-aim-want-witches = { $count ->
    [one] { $count } sorcière { $colour ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [green] verte
       *[other] ({ $colour })
      }
   *[other] { $count } sorcières { $colour ->
        [red] rouges
        [blue] bleues
        [yellow] jaunes
        [green] vertes
       *[other] ({ $colour })
      }
  }
witchdom-aim-want-potions = { $count ->
    [one] { $count } potion { $colour ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [green] verte
       *[other] ({ $colour })
      }
   *[other] { $count } potions { $colour ->
        [red] rouges
        [blue] bleues
        [yellow] jaunes
        [green] vertes
       *[other] ({ $colour })
      }
  }
witchdom-aim-any-tool = outil au choix

## How well one has done alone
witchdom-level-new_apprentice = nouvelle apprentie
witchdom-level-skilled_witch = sorcière confirmée
witchdom-level-clan_grandmistress = Grande Maîtresse du Clan
