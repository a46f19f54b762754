# Whirling Witchcraft : les noms des pièces de l’édition maison. L’identifiant est le nom anglais ; une édition qui en a d’autres
# garde les siens. U+00AD dit où un mot long peut être coupé ; seules les cartes s’en servent.

# Ingredients
name-heart-of-shadow = Cœur d’ombre
name-mandrake = Mandragore
name-mushroom = Champignon
name-spider = Araignée
name-toad = Crapaud

# Personalities: published names, to be recognised
name-initiate = Initiée
name-clairvoyant = Voyante
name-daredevil = Tête brûlée
name-fey-blessed = Bénie des fées
name-frog-whisperer = Charmeuse de grenouilles
name-hidden-power = Pouvoir caché
name-potion-brewer = Brasseuse de potions
name-spellbook-scholar = Érudite du grimoire
name-spider-summoner = Invoca­trice d’araignées
name-trickster = Filoute
name-uncontrolled-powers = Pouvoirs incon­trôlés
name-whirlwind = Tourbillon
name-witch-of-all-trades = Sorcière à tout faire

# Recipes, by families
name-void-storm = Tempête du vide
name-summoning-of-looms = Appel des fuseaux
name-summoning-of-reeds = Appel des roseaux
name-summoning-of-gills = Appel des lamelles
name-incantation-of-dusk = Incan­tation du soir
name-incantation-of-hollows = Incan­tation des creux
name-incantation-of-thorns = Incan­tation d’épines
name-the-great-work = Le Grand Œuvre
name-broken-hearts = Cœurs brisés
name-dusk-bloom = Fleur du soir
name-pond-bloom = Fleur d’étang
name-heath-bloom = Fleur de lande
name-red-split-root = Racine fendue rouge
name-blue-split-root = Racine fendue bleue
name-green-split-root = Racine fendue verte
name-knot-of-green-thread = Nœud de fil vert
name-knot-of-red-thread = Nœud de fil rouge
name-knot-of-blue-thread = Nœud de fil bleu
name-red-bargain = Pacte rouge
name-blue-bargain = Pacte bleu
name-green-bargain = Pacte vert
name-ember-tincture = Teinture de braise
name-azure-tincture = Teinture d’azur
name-verdant-tincture = Teinture verdoyante
name-veil-of-embers = Voile de braises
name-veil-of-frost = Voile de givre
name-veil-of-moss = Voile de mousse
name-green-graft = Greffe verte
name-red-graft = Greffe rouge
name-blue-graft = Greffe bleue
name-red-trickle = Filet rouge
name-blue-trickle = Filet bleu
name-green-trickle = Filet vert
name-whisper-of-gills = Murmure des lamelles
name-whisper-of-silk = Murmure de la soie
name-whisper-of-marsh = Murmure du marais
name-heartbreak-in-red = Chagrin rouge
name-heartbreak-in-blue = Chagrin bleu
name-heartbreak-in-green = Chagrin vert
name-scarlet-candle = Bougie écarlate
name-indigo-candle = Bougie indigo
name-jade-candle = Bougie de jade
name-red-heartseed = Graine de cœur rouge
name-blue-heartseed = Graine de cœur bleue
name-green-heartseed = Graine de cœur verte
name-sealed-still = Alambic scellé
name-sealed-rookery = Corbe­tière scellée
name-sealed-grimoire = Grimoire scellé
name-hedge-hodgepodge = Méli-mélo des haies
name-cellar-hodgepodge = Méli-mélo de cave
name-bog-hodgepodge = Méli-mélo du marais
name-tribute-of-caps = Tribut des chapeaux
name-tribute-of-webs = Tribut des toiles
name-tribute-of-ponds = Tribut des mares
name-uprooted-caps = Chapeaux déracinés
name-uprooted-nests = Nids déracinés
name-uprooted-reeds = Roseaux déracinés
name-ashes-of-caps = Cendres de chapeaux
name-ashes-of-webs = Cendres de toiles
name-ashes-of-ponds = Cendres de mares
