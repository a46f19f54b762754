# Ce que dit Pim lors d’une partie accompagnée : avant chaque type de décision, selon sa question.
coach-witchdom-ask-play = Le plus souvent, tu joues une sorcière et tu récoltes avec elle. Le repos te rend toutes les cartes jouées : repose-toi quand ta main ne vaut plus grand-chose.
coach-witchdom-ask-play-only = Regarde les nombres sous chaque sorcière : elle récolte autant de fois dans les montagnes, dans la forêt et au lac. Joue celle dont les lieux ont ce qu’il te faut.
coach-witchdom-ask-rest-only = Ta main est vide, donc tu te reposes : toutes tes cartes jouées reviennent, et tu prends en plus des ressources.
coach-witchdom-ask-restore = Avant de récolter, cette sorcière peut remplacer les sorcières, les potions ou les ressources d’un lieu. Fais-le seulement si ce qui s’y trouve ne t’aide pas.
coach-witchdom-ask-collect = Un point prend une chose dans ce lieu : une ressource, la potion, son côté outil ou la sorcière. Une potion te dit quoi récolter ensuite.
coach-witchdom-ask-rest = Pendant le repos, tu prends des ressources n’importe où sur le plateau. Prends ce qui manque à tes potions en attente.
coach-witchdom-ask-brew = Tout est là : la sorcière jouée montre la couleur, et tu peux payer. La potion et la sorcière rejoignent ton clan et rapportent, mais elle ne se joue plus.
coach-witchdom-ask-tame = Tu peux apprivoiser un animal maintenant. Il reste dans ton clan ; chaque espèce une seule fois.
coach-witchdom-ask-brew-or-tame = L’un des deux à la fin du tour : une potion ou un animal. Lequel te rapproche d’un objectif ?
coach-witchdom-ask-pay = Il y a plusieurs façons de payer. Deux ressources identiques remplacent ce qui manque : garde les sortes dont tu auras besoin ensuite.
coach-witchdom-ask-novices = Tes deux novices sont tes premières cartes. Elles ne préparent jamais de potion, mais elles récoltent : choisis les lieux qui te plaisent.
