opponent-odile = Tisse ses fils de tour en tour avant que les autres ne trouvent le chemin.
opponent-maelis = Ses sorcières sont partout, et chaque jeton de la boule est pour elle.
opponent-tamsin = Gravit la baguette pas à pas, sans jamais regarder en bas.
opponent-ysolde = Arpente le pentagramme la nuit et rentre avec des hiboux.
opponent-corvina = Lit chaque parchemin deux fois : les prophéties parlent d’elle.
opponent-petra = Aime un chaudron bien rangé, et les cristaux dehors.
