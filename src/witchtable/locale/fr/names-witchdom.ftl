# Witchdom : les noms des pièces de l’édition maison. L’identifiant est le nom anglais ; une édition qui en a d’autres
# garde les siens. U+00AD dit où un mot long peut être coupé ; seules les cartes s’en servent.

# Clans
name-clan-of-the-crescent = Clan du Croissant
name-clan-of-the-falling-star = Clan de l’Étoile filante
name-clan-of-the-crooked-broom = Clan du Balai tordu
name-clan-of-the-singing-cauldron = Clan du Chaudron chantant
name-clan-of-the-hourglass = Clan du Sablier
name-ostara-s-clan = Clan d’Ostara

# Novices
name-pip = Pépine
name-dilly = Dilly
name-wren = Mésange
name-oda = Oda
name-tuck = Toquette
name-mina = Mina
name-bree = Briette
name-juno = Junon
name-lark = Alouette
name-effi = Effie

# Starting potions
name-first-bubble = Première bulle
name-apprentice-s-soup = Soupe d’apprentie
name-shy-simmer = Mijoté timide
name-lucky-ladle = Louche chanceuse
name-grandmother-s-recipe = Recette de grand-mère

# Witches: red
name-cinder-maroush = Cendrine Maroush
name-vesna-peppercorn = Vesna Poivrade
name-ruta-emberhem = Ruta Ourle­braise
name-odile-coalsong = Odile Chante-Suie
name-hearthmother-brana = Dame Brana du Foyer
name-scarlet-wick = Scarlett Lamèche
name-ilka-of-the-red-kiln = Ilka du Four rouge
name-madder-roswith = Roswith Garance
name-thessa-brandwine = Thessa Brande­vin

# Witches: blue
name-nixie-fennimore = Ondine Fenni­more
name-lady-undertow = Dame Ressac
name-isbeth-rime = Isbeth Givre
name-marle-of-the-still-pool = Marle Eau-qui-Dort
name-dewdrop-ansa = Ansa Larosée
name-cobalt-perrin = Perrine Cobalt
name-hush-wintermere = Chut Hivernel
name-grandmother-drizzle = Mamie Bruine
name-selka-farwater = Selka Outre­mer

# Witches: yellow
name-honeytongue-mab = Mab Langue-de-Miel
name-dorota-gildenhand = Dorota Maindor
name-saffron-quill = Safrane Laplume
name-marigold-threep = Souci Rous­pète
name-beeswax-agathe = Agathe Lacire
name-sister-noonday = Sœur Midi
name-ottoline-lemonpeel = Ottoline Zeste
name-tansy-goldfinch = Tanaisie Serin
name-aunt-candlemas = Tante Chande­leur

# Witches: green
name-bramble-hesketh = Ronce Hesketh
name-mossy-eluned = Eluned la Moussue
name-fern-underleaf = Fougeline Sous­bois
name-nettle-grizzel = Griselle Lortie
name-ivy-crookstaff = Liane Bâton­tors
name-wormwood-petra = Petra l’Absinthe
name-hazel-tanglefoot = Noisette Croche­pied
name-old-mother-lichen = Mère-Grand Lichen
name-verdi-sorrelkin = Verdine Oseille

# Witches: two and four banners
name-steamweaver-joss = Joss Tisse­vapeur
name-violetta-twinflame = Violetta Deux-Flammes
name-amber-flint = Ambre Silex
name-ysolde-of-the-sunset = Yseult du Couchant
name-rosehip-maud = Maud l’Églan­tine
name-autumna-bracken = Automna Fougeraie
name-lotte-moonbeam = Lotte Clair­delune
name-tilda-rainbow = Tilda Arc-en-Ciel
name-reed-marrable = Roselle des Joncs
name-tarn-willoway = Saulange du Tarn
name-meadow-primm = Prime­vère Despré
name-linden-apfel = Tilia Lapomme
name-prisma-the-wanderer = Prisma la Vaga­bonde
name-grandmother-patchwork = Mamie Patch­work

# Potions: red
name-ember-cordial = Cordial de braise
name-salamander-syrup = Sirop de sala­mandre
name-heartkindle-draught = Allume-cœur
name-scarlet-fever-break = Brise-scarla­tine
name-forge-arm-tonic = Tonique du forgeron
name-bloodmoon-claret = Clairet de lune rousse
name-firewalk-balm = Baume marche-feu
name-dragon-s-blush = Fard de dragon
name-phoenix-lees = Lie de phénix
name-elixir-of-roaring-courage = Élixir Cœur-de-Lion
name-volcano-posset = Lait de volcan

# Potions: blue
name-puddle-tea = Thé de flaque
name-frostbite-bitters = Amer d’engelure
name-mermaid-s-gargle = Garga­risme de sirène
name-tidecaller-tincture = Teinture des marées
name-sleepwalker-s-nightcap = Tisane du somnam­bule
name-cloudglass-essence = Essence de nuage
name-whisper-of-rain = Murmure-de-pluie
name-deepwater-lungs = Poumons des abysses
name-draught-of-the-drowned-bell = Breuvage du clocher noyé
name-winter-s-long-dream = Long rêve d’hiver
name-blue-hour-brew = Brassin de l’heure bleue

# Potions: yellow
name-buttercup-fizz = Bouton-d’or pétillant
name-sunbeam-cordial = Cordial de soleil
name-gilded-honeydew = Miellat doré
name-beekeeper-s-boon = Manne de l’api­culteur
name-canary-tonic = Tonique du canari
name-noonglow-oil = Huile de plein midi
name-alchemist-s-yolk = Jaune d’alchi­miste
name-laughing-gas-punch = Punch hilarant
name-crown-of-daylight = Couronne du jour
name-goldsmith-s-marmalade = Marme­lade d’orfèvre
name-harvest-moon-mead = Hydro­mel des moissons

# Potions: green
name-clover-sip = Gorgée de trèfle
name-toadflax-infusion = Infusion de linaire
name-bramblewine = Vin de ronces
name-wolfsbane-remedy = Remède tue-loup
name-barkskin-lotion = Lotion peau-d’écorce
name-swampfire-spirits = Esprit feu-follet
name-sprout-overnight = Pousse-en-une-nuit
name-stag-s-breath = Souffle de cerf
name-heart-of-the-old-forest = Cœur du vieux bois
name-greenwitch-s-masterpiece = Chef-d’œuvre d’herbo­riste
name-giant-s-gherkin-brine = Jus de corni­chon géant

# Potions: wild
name-pocket-potion = Potion de poche
name-kettle-surprise = Surprise du chaudron
name-hedge-panacea = Panacée des haies
name-everywitch-s-stew = Potée des sorcières
name-borrowed-broth = Bouillon emprunté
name-tavern-philtre = Philtre de taverne
