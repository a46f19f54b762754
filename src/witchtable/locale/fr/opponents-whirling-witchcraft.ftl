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

opponent-nerys = A toujours de la place sur son établi : essayez de l’inonder.
opponent-nerys-hello = Mon établi est vide, mon thé est chaud. Allez-y.
opponent-nerys-wet = { $count } de trop. C’est donc possible.
opponent-nerys-dry = Encore { $count } ? Il y a de la place. Toujours.
opponent-nerys-won = Les pieds au sec et l’établi propre.
opponent-nerys-lost = Il me faudra un second chiffon.

opponent-zerelda = Sait à quoi servent les arcanes, et quand.
opponent-zerelda-hello = La lune est bonne, ce soir.
opponent-zerelda-arcana = Vous l’avez senti aussi, n’est-ce pas ?
opponent-zerelda-seen = Vous connaissez donc ce signe. C’est rare.
opponent-zerelda-won = J’ai demandé à la lune. Elle ne ment jamais.
opponent-zerelda-lost = La lune était derrière un nuage.

opponent-bryony = Fait déborder d’abord et pense ensuite à son propre établi.
opponent-bryony-hello = Vite, avant que ça bouille !
opponent-bryony-first = Ça déborde ! Je vous avais dit de vous presser.
opponent-bryony-late = { $count } d’un coup ? Et moi qui me croyais pressée.
opponent-bryony-won = Fini ! On a le temps d’en refaire une ?
opponent-bryony-lost = Je suis passée à côté, hein ?

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
temper-arcana = vit des arcanes
temper-rushes = fait déborder tôt
temper-hoards = amasse les cubes
