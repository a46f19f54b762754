# Les gens autour des tables : qui est absent, qui joue pour qui, ce qui se dit, et comment les autres trouvent le chemin.

## À une place
tag-away = absence : encore { $time } avant que les autres décident
tag-away-short = absence { $time }
tag-away-alone = n’est pas là
tag-decide = absence : les autres peuvent décider
tag-decide-short = absence
tag-stand-in = Un robot ({ $bot }) joue pour { $name }
tag-stand-in-short = un robot joue
tag-late = { $whose ->
    [mine] { $then ->
        [bot] plus que { $count } s, puis un robot joue pour toi
       *[other] plus que { $count } s, puis la table décide pour toi
      }
   *[other] { $then ->
        [bot] plus que { $count } s, puis un robot continue
       *[other] plus que { $count } s, puis la table décide
      }
  }
tag-late-short = plus que { $count } s

## Ce que dit la table
told-clock = Temps écoulé pour { $name } : la table a décidé. { $what }
told-clock-sealed = Temps écoulé pour { $name } : la table a décidé à sa place.
told-clock-bot = Temps écoulé pour { $name } : un robot ({ $bot }) joue à sa place.
told-away = { $name } n’était pas là, et tous les autres étaient d’accord : un robot ({ $bot }) joue à sa place.
told-left = { $name } a quitté la table : un robot ({ $bot }) joue à sa place.
told-back = { $name } est de retour et rejoue.

## Ce qui attend une réponse
vote-away = { $name } n’est pas là. Un robot ({ $bot }) doit-il continuer jusqu’à son retour ?
vote-agreed = { $name } est d’accord
vote-missing = { $name } n’a pas encore répondu
come-back-bot = Un robot ({ $bot }) joue pour toi.
take-seat-again = Reprendre ma place
notice-fold = Replier
notice-unfold = { $count ->
    [one] Une question à tous
   *[other] { $count } questions à tous
  }
leave-bot = Laisser un robot jouer pour moi
leave-why-bot = Un robot continue à ta place, et les autres en sont avertis. Tu peux revenir à tout moment.

## Discussion
chat-unread = { $count ->
    [one] Discussion, une nouvelle ligne
   *[other] Discussion, { $count } nouvelles lignes
  }
chat-emote-oops = Aïe
chat-about = À propos de { $name }
chat-mute = Ne plus lire { $name }
chat-muted = Tu ne lis plus { $name }.
chat-unmute = Lire de nouveau

## Un appareil pour plusieurs
seat-name = Nom
seat-name-of = Nom pour la place { $number }
seat-name-usual = Joueur { $number }
seat-rename = Un autre nom
seat-rename-keep = Garder
