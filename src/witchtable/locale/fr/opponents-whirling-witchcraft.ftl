opponent-sukie = Prépare bien trop, et tout pour sa voisine.
opponent-hesper = Construit d’abord une machine, qui travaille ensuite pour elle.
opponent-nerys = A toujours de la place sur son établi : essayez de l’inonder.
opponent-zerelda = Sait à quoi servent les arcanes, et quand.
opponent-bryony = Fait déborder d’abord et pense ensuite à son propre établi.
opponent-wilmot = Attend la bonne recette, et elle arrive.
