# Witchdom: a házi kiadás darabjainak neve. Az azonosító az angol név; a más neveket használó kiadás a sajátjait
# tartja meg. Az U+00AD jelzi, hol választható el a hosszú szó; csak maguk a kártyák használják.

# Clans
name-clan-of-the-crescent = Hold­sarló klán
name-clan-of-the-falling-star = Hulló­csillag klán
name-clan-of-the-crooked-broom = Görbe Seprű klán
name-clan-of-the-singing-cauldron = Dalos Üst klán
name-clan-of-the-hourglass = Homok­óra klán
name-ostara-s-clan = Ostara klánja

# Novices
name-pip = Csipi
name-dilly = Dilla
name-wren = Cinke
name-oda = Odett
name-tuck = Tücsök
name-mina = Mina
name-bree = Bori
name-juno = Junó
name-lark = Pacsi
name-effi = Effi

# Starting potions
name-first-bubble = Első buborék
name-apprentice-s-soup = Inas­leves
name-shy-simmer = Félénk fortyogó
name-lucky-ladle = Mázlis merő­kanál
name-grandmother-s-recipe = Nagy­anyó receptje

# Witches: red
name-cinder-maroush = Pernye Marus
name-vesna-peppercorn = Bors­szem Veszna
name-ruta-emberhem = Zsarát­nok Ruta
name-odile-coalsong = Szén­nóta Odil
name-hearthmother-brana = Tűz­anyó Brana
name-scarlet-wick = Kanócos Skarlett
name-ilka-of-the-red-kiln = Vörös­kemence Ilka
name-madder-roswith = Pirosító Rozvita
name-thessa-brandwine = Pálinkás Tessza

# Witches: blue
name-nixie-fennimore = Lápi Nixi
name-lady-undertow = Lady Örvény
name-isbeth-rime = Zúzmara Izbet
name-marle-of-the-still-pool = Csendes­tavi Marle
name-dewdrop-ansa = Harmat­csepp Anza
name-cobalt-perrin = Kobalt Perrin
name-hush-wintermere = Téltavi Csendike
name-grandmother-drizzle = Szemerke nagy­anyó
name-selka-farwater = Messzi­vízi Szelka

# Witches: yellow
name-honeytongue-mab = Mézes­szájú Mab
name-dorota-gildenhand = Arany­kezű Dorota
name-saffron-quill = Sáfrány Penna
name-marigold-threep = Pörös Büdöske
name-beeswax-agathe = Méh­viasz Agáta
name-sister-noonday = Délidő nővér
name-ottoline-lemonpeel = Citrom­héj Ottilia
name-tansy-goldfinch = Tengelic Panka
name-aunt-candlemas = Gyertyás néni

# Witches: green
name-bramble-hesketh = Szeder Heszti
name-mossy-eluned = Mohos Eluned
name-fern-underleaf = Levél­alji Fanni
name-nettle-grizzel = Csalán Grizel
name-ivy-crookstaff = Görbe­bot Ivi
name-wormwood-petra = Üröm Petra
name-hazel-tanglefoot = Bot­lábú Mogyoró
name-old-mother-lichen = Zuzmó anyóka
name-verdi-sorrelkin = Sóskás Verdi

# Witches: two and four banners
name-steamweaver-joss = Gőz­szövő Józsa
name-violetta-twinflame = Iker­láng Violetta
name-amber-flint = Kova Ámbra
name-ysolde-of-the-sunset = Alkonyi Izolda
name-rosehip-maud = Csipke­bogyó Maud
name-autumna-bracken = Haraszt Őszike
name-lotte-moonbeam = Hold­sugár Lotti
name-tilda-rainbow = Szivár­vány Tilda
name-reed-marrable = Nádas Marabel
name-tarn-willoway = Fűzfai Tengerke
name-meadow-primm = Réti Kankalin
name-linden-apfel = Hársfai Alma
name-prisma-the-wanderer = Vándor Prizma
name-grandmother-patchwork = Foltos nagy­anyó

# Potions: red
name-ember-cordial = Parázs­likőr
name-salamander-syrup = Szala­mandra­szörp
name-heartkindle-draught = Szív­gyújtó
name-scarlet-fever-break = Skarlát­űző
name-forge-arm-tonic = Kovács­kar-tonik
name-bloodmoon-claret = Vér­hold­bor
name-firewalk-balm = Tűz­járó balzsam
name-dragon-s-blush = Sárkány­pír
name-phoenix-lees = Főnix­seprő
name-elixir-of-roaring-courage = Oroszlán­szív-elixír
name-volcano-posset = Vulkán­puncs

# Potions: blue
name-puddle-tea = Pocsolya­tea
name-frostbite-bitters = Fagy­keserű
name-mermaid-s-gargle = Sellő­öblögető
name-tidecaller-tincture = Árapály­tinktúra
name-sleepwalker-s-nightcap = Alva­járó-altató
name-cloudglass-essence = Felhő­eszencia
name-whisper-of-rain = Eső­suttogás
name-deepwater-lungs = Mély­tengeri tüdő
name-draught-of-the-drowned-bell = El­süllyedt harang itala
name-winter-s-long-dream = Hosszú téli álom
name-blue-hour-brew = Kék óra főzete

# Potions: yellow
name-buttercup-fizz = Boglárka­fröccs
name-sunbeam-cordial = Nap­sugár­likőr
name-gilded-honeydew = Aranyló méz­harmat
name-beekeeper-s-boon = Méhész­áldás
name-canary-tonic = Kanári­tonik
name-noonglow-oil = Dél­fény­olaj
name-alchemist-s-yolk = Alkimista sárgája
name-laughing-gas-punch = Nevető­gáz­puncs
name-crown-of-daylight = Nappal koronája
name-goldsmith-s-marmalade = Ötvös­lekvár
name-harvest-moon-mead = Arató­holdi mézbor

# Potions: green
name-clover-sip = Lóhere­korty
name-toadflax-infusion = Gyújto­vány­tea
name-bramblewine = Szeder­bor
name-wolfsbane-remedy = Sisak­virág­szer
name-barkskin-lotion = Kéreg­bőr-krém
name-swampfire-spirits = Lidérc­pálinka
name-sprout-overnight = Holnapra kihajt
name-stag-s-breath = Szarvas­lehelet
name-heart-of-the-old-forest = Vén erdő szíve
name-greenwitch-s-masterpiece = Füves­asszony remeke
name-giant-s-gherkin-brine = Óriás uborka­leve

# Potions: wild
name-pocket-potion = Zseb­bájital
name-kettle-surprise = Üst­meglepetés
name-hedge-panacea = Sövény-csoda­szer
name-everywitch-s-stew = Boszor­kány­egytál
name-borrowed-broth = Kölcsön­leves
name-tavern-philtre = Csárda­bájital
