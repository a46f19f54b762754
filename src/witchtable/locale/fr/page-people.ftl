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
leave-bot = Laisser un robot jouer pour moi
leave-why-bot = Un robot continue à ta place, et les autres en sont avertis. Tu peux revenir à tout moment.
leave-vote = Voter l’abandon de la partie
leave-why-vote = Quand tout le monde à la table aura voté ainsi, la partie s’arrêtera aussitôt, sans résultat.
leave-end = Arrêter la partie
leave-why-end = Seuls des robots jouent contre toi : la partie s’arrête aussitôt, sans résultat, et ne pourra pas être reprise.

## Nulle part
lost-title = Rien ne pousse ici
lost-why = Cette adresse ne mène nulle part. Le lien a peut-être été coupé en route : ouvre-le encore une fois, ou va à l’accueil.
