opponent-agatha = A lu tous les objectifs avant que vous ne soyez assis.
opponent-fenella = Prépare ce qui peut l’être tout de suite ; plus tard, c’est pour les autres.
opponent-gudrun = Jamais un jeton de trop, dit-elle, les deux poches pleines.
opponent-isaura = Connaît toutes les sorcières du bois, et la plupart la suivent.
opponent-morwenna = Attend la grande potion, puis en prépare une autre.
opponent-tilda = Il y a un outil pour tout, et il est accroché à son mur.
