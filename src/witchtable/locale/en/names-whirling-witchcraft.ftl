# Whirling Witchcraft: what the pieces of the house edition are called. The id of a name is the English one; an edition with
# other names keeps its own. U+00AD marks where a long word may be broken; only the cards themselves show it.

# Ingredients
name-heart-of-shadow = Heart of Shadow
name-mandrake = Mandrake
name-mushroom = Mushroom
name-spider = Spider
name-toad = Toad

# Personalities: published names, to be recognised
name-initiate = Initiate
name-clairvoyant = Clair­voyant
name-daredevil = Dare­devil
name-fey-blessed = Fey-Blessed
name-frog-whisperer = Frog Whisperer
name-hidden-power = Hidden Power
name-potion-brewer = Potion Brewer
name-spellbook-scholar = Spell­book Scholar
name-spider-summoner = Spider Summoner
name-trickster = Trickster
name-uncontrolled-powers = Uncon­trolled Powers
name-whirlwind = Whirl­wind
name-witch-of-all-trades = Witch of All Trades

# Recipes, by families
name-void-storm = Void Storm
name-summoning-of-looms = Summoning of Looms
name-summoning-of-reeds = Summoning of Reeds
name-summoning-of-gills = Summoning of Gills
name-incantation-of-dusk = Incan­tation of Dusk
name-incantation-of-hollows = Incan­tation of Hollows
name-incantation-of-thorns = Incan­tation of Thorns
name-the-great-work = The Great Work
name-broken-hearts = Broken Hearts
name-dusk-bloom = Dusk Bloom
name-pond-bloom = Pond Bloom
name-heath-bloom = Heath Bloom
name-red-split-root = Red Split Root
name-blue-split-root = Blue Split Root
name-green-split-root = Green Split Root
name-knot-of-green-thread = Knot of Green Thread
name-knot-of-red-thread = Knot of Red Thread
name-knot-of-blue-thread = Knot of Blue Thread
name-red-bargain = Red Bargain
name-blue-bargain = Blue Bargain
name-green-bargain = Green Bargain
name-ember-tincture = Ember Tincture
name-azure-tincture = Azure Tincture
name-verdant-tincture = Verdant Tincture
name-veil-of-embers = Veil of Embers
name-veil-of-frost = Veil of Frost
name-veil-of-moss = Veil of Moss
name-green-graft = Green Graft
name-red-graft = Red Graft
name-blue-graft = Blue Graft
name-red-trickle = Red Trickle
name-blue-trickle = Blue Trickle
name-green-trickle = Green Trickle
name-whisper-of-gills = Whisper of Gills
name-whisper-of-silk = Whisper of Silk
name-whisper-of-marsh = Whisper of Marsh
name-heartbreak-in-red = Heart­break in Red
name-heartbreak-in-blue = Heart­break in Blue
name-heartbreak-in-green = Heart­break in Green
name-scarlet-candle = Scarlet Candle
name-indigo-candle = Indigo Candle
name-jade-candle = Jade Candle
name-red-heartseed = Red Heart­seed
name-blue-heartseed = Blue Heart­seed
name-green-heartseed = Green Heart­seed
name-sealed-still = Sealed Still
name-sealed-rookery = Sealed Rookery
name-sealed-grimoire = Sealed Grimoire
name-hedge-hodgepodge = Hedge Hodge­podge
name-cellar-hodgepodge = Cellar Hodge­podge
name-bog-hodgepodge = Bog Hodge­podge
name-tribute-of-caps = Tribute of Caps
name-tribute-of-webs = Tribute of Webs
name-tribute-of-ponds = Tribute of Ponds
name-uprooted-caps = Uprooted Caps
name-uprooted-nests = Uprooted Nests
name-uprooted-reeds = Uprooted Reeds
name-ashes-of-caps = Ashes of Caps
name-ashes-of-webs = Ashes of Webs
name-ashes-of-ponds = Ashes of Ponds
