# Witchdom: wie die Teile der Hausedition heißen. Die Kennung ist der englische Name; eine Edition mit anderen Namen
# behält ihre eigenen. U+00AD sagt, wo ein langes Wort getrennt werden darf; nur die Karten selbst zeigen es.

# Clans
name-clan-of-the-crescent = Clan der Mond­sichel
name-clan-of-the-falling-star = Clan der Stern­schnuppe
name-clan-of-the-crooked-broom = Clan des krummen Besens
name-clan-of-the-singing-cauldron = Clan des singenden Kessels
name-clan-of-the-hourglass = Clan der Sand­uhr
name-ostara-s-clan = Ostaras Clan

# Novices
name-pip = Pippa
name-dilly = Dilli
name-wren = Meise
name-oda = Oda
name-tuck = Tucki
name-mina = Mina
name-bree = Bria
name-juno = Juno
name-lark = Lerche
name-effi = Effi

# Starting potions
name-first-bubble = Erstes Blubbern
name-apprentice-s-soup = Lehr­lings­suppe
name-shy-simmer = Scheues Köcheln
name-lucky-ladle = Glücks­kelle
name-grandmother-s-recipe = Omas Rezept

# Witches: red
name-cinder-maroush = Marusch Funken­flug
name-vesna-peppercorn = Vesna Pfeffer­korn
name-ruta-emberhem = Ruta Glut­saum
name-odile-coalsong = Odile Kohlen­sang
name-hearthmother-brana = Herd­mutter Brana
name-scarlet-wick = Karmina Docht
name-ilka-of-the-red-kiln = Ilka vom roten Ofen
name-madder-roswith = Roswith Krapp­rot
name-thessa-brandwine = Thessa Brannt­wein

# Witches: blue
name-nixie-fennimore = Nixie Moor­quell
name-lady-undertow = Gräfin von Sog
name-isbeth-rime = Isbeth Rau­reif
name-marle-of-the-still-pool = Marle vom stillen Teich
name-dewdrop-ansa = Ansa Tau­tropf
name-cobalt-perrin = Perrine Kobalt
name-hush-wintermere = Leisa Winter­see
name-grandmother-drizzle = Oma Niesel
name-selka-farwater = Selka Fern­wasser

# Witches: yellow
name-honeytongue-mab = Mab Honig­zunge
name-dorota-gildenhand = Dorota Gülden­hand
name-saffron-quill = Safrana Feder­kiel
name-marigold-threep = Ringela Zank
name-beeswax-agathe = Agathe Bienen­wachs
name-sister-noonday = Schwester Mittag
name-ottoline-lemonpeel = Ottoline Zitronat
name-tansy-goldfinch = Raina Stieg­litz
name-aunt-candlemas = Tante Licht­mess

# Witches: green
name-bramble-hesketh = Hessi Brom­beer
name-mossy-eluned = Eluned im Moos
name-fern-underleaf = Farna Unter­blatt
name-nettle-grizzel = Grisel Nessel
name-ivy-crookstaff = Evi Krumm­stab
name-wormwood-petra = Wermut-Petra
name-hazel-tanglefoot = Hasel Stolper­fuß
name-old-mother-lichen = Mütter­chen Flechte
name-verdi-sorrelkin = Verdi Sauer­ampfer

# Witches: two and four banners
name-steamweaver-joss = Dampf­weberin Joss
name-violetta-twinflame = Violetta Zwie­flamm
name-amber-flint = Ambra Feuer­stein
name-ysolde-of-the-sunset = Isolde vom Abend­rot
name-rosehip-maud = Maud Hage­butt
name-autumna-bracken = Autumna Farn­kraut
name-lotte-moonbeam = Lotte Mond­strahl
name-tilda-rainbow = Tilda Regen­bogen
name-reed-marrable = Marabel im Ried
name-tarn-willoway = Tarna Weiden­weg
name-meadow-primm = Wiesa Primel
name-linden-apfel = Linde Apfel
name-prisma-the-wanderer = Prisma die Wanderin
name-grandmother-patchwork = Oma Flick­werk

# Potions: red
name-ember-cordial = Glut­likör
name-salamander-syrup = Sala­mander­sirup
name-heartkindle-draught = Herz­ent­facher
name-scarlet-fever-break = Schar­lach­brecher
name-forge-arm-tonic = Schmiede­arm-Tonikum
name-bloodmoon-claret = Blut­mond­wein
name-firewalk-balm = Feuer­läufer-Balsam
name-dragon-s-blush = Drachen­röte
name-phoenix-lees = Phönix­trester
name-elixir-of-roaring-courage = Brüll­mut-Elixier
name-volcano-posset = Vulkan­punsch

# Potions: blue
name-puddle-tea = Pfützen­tee
name-frostbite-bitters = Frost­beulen-Bitter
name-mermaid-s-gargle = Nixen-Gurgel­wasser
name-tidecaller-tincture = Gezeiten­tinktur
name-sleepwalker-s-nightcap = Schlaf­wandler­trunk
name-cloudglass-essence = Wolken­glas-Essenz
name-whisper-of-rain = Regen­geflüster
name-deepwater-lungs = Tief­see­lunge
name-draught-of-the-drowned-bell = Trank der ver­sunkenen Glocke
name-winter-s-long-dream = Langer Winter­traum
name-blue-hour-brew = Sud der blauen Stunde

# Potions: yellow
name-buttercup-fizz = Butter­blumen­brause
name-sunbeam-cordial = Sonnen­likör
name-gilded-honeydew = Goldener Honig­tau
name-beekeeper-s-boon = Imker­segen
name-canary-tonic = Kanarien­tonikum
name-noonglow-oil = Mittags­glut-Öl
name-alchemist-s-yolk = Alche­misten­dotter
name-laughing-gas-punch = Lach­gas­bowle
name-crown-of-daylight = Krone des Tages
name-goldsmith-s-marmalade = Gold­schmied-Marme­lade
name-harvest-moon-mead = Ernte­mond­met

# Potions: green
name-clover-sip = Klee­schlück­chen
name-toadflax-infusion = Lein­kraut-Aufguss
name-bramblewine = Brom­beer­wein
name-wolfsbane-remedy = Eisen­hut-Arznei
name-barkskin-lotion = Borken­haut-Lotion
name-swampfire-spirits = Irr­licht­geist
name-sprout-overnight = Spross-über-Nacht
name-stag-s-breath = Hirsch­atem
name-heart-of-the-old-forest = Herz des alten Waldes
name-greenwitch-s-masterpiece = Grün­hexen-Meister­stück
name-giant-s-gherkin-brine = Riesen­gurken­wasser

# Potions: wild
name-pocket-potion = Taschen­trank
name-kettle-surprise = Kessel-Über­raschung
name-hedge-panacea = Hecken­heil
name-everywitch-s-stew = Aller­hexen-Eintopf
name-borrowed-broth = Geborgte Brühe
name-tavern-philtre = Wirts­haus­zauber
