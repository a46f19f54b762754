# Opponents: a line about each, then what they say at the table; $count: how many it was. Their names are the same
# everywhere.

opponent-sukie = Prépare bien trop, et tout pour sa voisine.
opponent-sukie-hello = J’ai apporté une plus grande louche.
opponent-sukie-flood = { $count } par-dessus bord ! Vous avez une serpillière ?
opponent-sukie-wet = Hé ! Mes chaussures ! { $count } d’un coup !
opponent-sukie-won = Désolée pour votre parquet.
opponent-sukie-lost = Je suis trempée. Encore !

opponent-hesper = Construit d’abord une machine, qui travaille ensuite pour elle.
opponent-hesper-hello = Laissez-moi trois tours pour la graisser, et on en reparle.
opponent-hesper-machine = { $count } cubes, et j’y ai à peine touché.
opponent-hesper-rival = { $count } d’un coup ? Montrez-moi vos engrenages.
opponent-hesper-won = Elle tourne. Je n’ai fait que regarder.
opponent-hesper-lost = Une roue de trop, quelque part.

opponent-nerys = A toujours de la place sur son établi : essaie de l’inonder.
opponent-nerys-hello = Mon établi est vide, mon thé est chaud. Allez-y.
opponent-nerys-wet = { $count } de trop. C’est donc possible.
opponent-nerys-dry = Encore { $count } ? Il y a de la place. Toujours.
opponent-nerys-won = Les pieds au sec et l’établi propre.
opponent-nerys-lost = Il me faudra un second chiffon.

opponent-zerelda = Lit chaque recette dans les deux sens, et la préfère à l’envers.
opponent-zerelda-hello = Tout a une autre face. La lune aussi.
opponent-zerelda-turned = À l’envers, c’est bien plus clair.
opponent-zerelda-seen = Vous les retournez aussi ? Je ne suis donc pas seule.
opponent-zerelda-won = De l’autre côté, on le voyait depuis le début.
opponent-zerelda-lost = Retournez-le, et j’ai gagné.

opponent-bryony = Envoie des cœurs et des mandragores, pour lesquels personne n’a de place.
opponent-bryony-hello = Vous avez de la place pour un cœur ? Non ? Dommage.
opponent-bryony-spill = Ça déborde ! Les cœurs prennent tant de place.
opponent-bryony-late = { $count } d’un coup ? Et pas de moi ?
opponent-bryony-won = De tout cœur !
opponent-bryony-lost = J’ai le cœur brisé. Juste un peu.

opponent-wilmot = Attend la bonne recette, et elle arrive.
opponent-wilmot-hello = Je ne jette jamais rien.
opponent-wilmot-feast = { $count } cubes. Je les gardais de côté.
opponent-wilmot-gift = { $count } cubes, pour moi ? J’en ferai quelque chose.
opponent-wilmot-won = Vous voyez, tout a servi.
opponent-wilmot-lost = Une cave trop pleine, peut-être.

# Tempers, after a name: what one notices in her play.
temper-floods = inonde sa voisine
temper-machines = monte une machine
temper-tidy = garde l’établi libre
temper-turns = retourne ses recettes
temper-rarities = envoie cœurs et mandragores
temper-hoards = amasse les cubes
