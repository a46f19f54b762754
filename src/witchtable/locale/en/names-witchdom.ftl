# Witchdom: what the pieces of the house edition are called. The id of a name is the English one; an edition with
# other names keeps its own. U+00AD marks where a long word may be broken; only the cards themselves show it.

# Clans
name-clan-of-the-crescent = Clan of the Crescent
name-clan-of-the-falling-star = Clan of the Falling Star
name-clan-of-the-crooked-broom = Clan of the Crooked Broom
name-clan-of-the-singing-cauldron = Clan of the Singing Cauldron
name-clan-of-the-hourglass = Clan of the Hourglass
name-ostara-s-clan = Ostara's Clan

# Novices
name-pip = Pip
name-dilly = Dilly
name-wren = Wren
name-oda = Oda
name-tuck = Tuck
name-mina = Mina
name-bree = Bree
name-juno = Juno
name-lark = Lark
name-effi = Effi

# Starting potions
name-first-bubble = First Bubble
name-apprentice-s-soup = Apprentice's Soup
name-shy-simmer = Shy Simmer
name-lucky-ladle = Lucky Ladle
name-grandmother-s-recipe = Grandmother's Recipe

# Witches: red
name-cinder-maroush = Cinder Maroush
name-vesna-peppercorn = Vesna Pepper­corn
name-ruta-emberhem = Ruta Ember­hem
name-odile-coalsong = Odile Coal­song
name-hearthmother-brana = Hearth­mother Brana
name-scarlet-wick = Scarlet Wick
name-ilka-of-the-red-kiln = Ilka of the Red Kiln
name-madder-roswith = Madder Roswith
name-thessa-brandwine = Thessa Brand­wine

# Witches: blue
name-nixie-fennimore = Nixie Fenni­more
name-lady-undertow = Lady Under­tow
name-isbeth-rime = Isbeth Rime
name-marle-of-the-still-pool = Marle of the Still Pool
name-dewdrop-ansa = Dew­drop Ansa
name-cobalt-perrin = Cobalt Perrin
name-hush-wintermere = Hush Winter­mere
name-grandmother-drizzle = Grand­mother Drizzle
name-selka-farwater = Selka Far­water

# Witches: yellow
name-honeytongue-mab = Honey­tongue Mab
name-dorota-gildenhand = Dorota Gilden­hand
name-saffron-quill = Saffron Quill
name-marigold-threep = Mari­gold Threep
name-beeswax-agathe = Bees­wax Agathe
name-sister-noonday = Sister Noon­day
name-ottoline-lemonpeel = Ottoline Lemon­peel
name-tansy-goldfinch = Tansy Gold­finch
name-aunt-candlemas = Aunt Candle­mas

# Witches: green
name-bramble-hesketh = Bramble Hesketh
name-mossy-eluned = Mossy Eluned
name-fern-underleaf = Fern Under­leaf
name-nettle-grizzel = Nettle Grizzel
name-ivy-crookstaff = Ivy Crook­staff
name-wormwood-petra = Worm­wood Petra
name-hazel-tanglefoot = Hazel Tangle­foot
name-old-mother-lichen = Old Mother Lichen
name-verdi-sorrelkin = Verdi Sorrel­kin

# Witches: two and four banners
name-steamweaver-joss = Steam­weaver Joss
name-violetta-twinflame = Violetta Twin­flame
name-amber-flint = Amber Flint
name-ysolde-of-the-sunset = Ysolde of the Sunset
name-rosehip-maud = Rose­hip Maud
name-autumna-bracken = Autumna Bracken
name-lotte-moonbeam = Lotte Moon­beam
name-tilda-rainbow = Tilda Rain­bow
name-reed-marrable = Reed Marrable
name-tarn-willoway = Tarn Willo­way
name-meadow-primm = Meadow Primm
name-linden-apfel = Linden Apfel
name-prisma-the-wanderer = Prisma the Wanderer
name-grandmother-patchwork = Grand­mother Patch­work

# Potions: red
name-ember-cordial = Ember Cordial
name-salamander-syrup = Sala­mander Syrup
name-heartkindle-draught = Heart­kindle Draught
name-scarlet-fever-break = Scarlet Fever-Break
name-forge-arm-tonic = Forge-Arm Tonic
name-bloodmoon-claret = Blood­moon Claret
name-firewalk-balm = Fire­walk Balm
name-dragon-s-blush = Dragon's Blush
name-phoenix-lees = Phoenix Lees
name-elixir-of-roaring-courage = Elixir of Roaring Courage
name-volcano-posset = Volcano Posset

# Potions: blue
name-puddle-tea = Puddle Tea
name-frostbite-bitters = Frost­bite Bitters
name-mermaid-s-gargle = Mermaid's Gargle
name-tidecaller-tincture = Tide­caller Tincture
name-sleepwalker-s-nightcap = Sleep­walker's Night­cap
name-cloudglass-essence = Cloud­glass Essence
name-whisper-of-rain = Whisper-of-Rain
name-deepwater-lungs = Deep­water Lungs
name-draught-of-the-drowned-bell = Draught of the Drowned Bell
name-winter-s-long-dream = Winter's Long Dream
name-blue-hour-brew = Blue Hour Brew

# Potions: yellow
name-buttercup-fizz = Butter­cup Fizz
name-sunbeam-cordial = Sun­beam Cordial
name-gilded-honeydew = Gilded Honey­dew
name-beekeeper-s-boon = Bee­keeper's Boon
name-canary-tonic = Canary Tonic
name-noonglow-oil = Noon­glow Oil
name-alchemist-s-yolk = Alchemist's Yolk
name-laughing-gas-punch = Laughing-Gas Punch
name-crown-of-daylight = Crown of Day­light
name-goldsmith-s-marmalade = Gold­smith's Marma­lade
name-harvest-moon-mead = Harvest Moon Mead

# Potions: green
name-clover-sip = Clover Sip
name-toadflax-infusion = Toad­flax Infusion
name-bramblewine = Bramble­wine
name-wolfsbane-remedy = Wolfs­bane Remedy
name-barkskin-lotion = Bark­skin Lotion
name-swampfire-spirits = Swamp­fire Spirits
name-sprout-overnight = Sprout-Over­night
name-stag-s-breath = Stag's Breath
name-heart-of-the-old-forest = Heart of the Old Forest
name-greenwitch-s-masterpiece = Green­witch's Master­piece
name-giant-s-gherkin-brine = Giant's Gherkin Brine

# Potions: wild
name-pocket-potion = Pocket Potion
name-kettle-surprise = Kettle Surprise
name-hedge-panacea = Hedge Panacea
name-everywitch-s-stew = Every­witch's Stew
name-borrowed-broth = Borrowed Broth
name-tavern-philtre = Tavern Philtre
