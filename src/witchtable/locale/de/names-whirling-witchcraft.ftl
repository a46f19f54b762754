# Whirling Witchcraft: wie die Teile der Hausedition heißen. Die Kennung ist der englische Name; eine Edition mit anderen Namen
# behält ihre eigenen. U+00AD sagt, wo ein langes Wort getrennt werden darf; nur die Karten selbst zeigen es.

# Ingredients
name-heart-of-shadow = Schatten­herz
name-mandrake = Alraune
name-mushroom = Pilz
name-spider = Spinne
name-toad = Kröte

# Personalities: published names, to be recognised
name-initiate = Eingeweihte
name-clairvoyant = Hell­seherin
name-daredevil = Drauf­gängerin
name-fey-blessed = Feen­gesegnete
name-frog-whisperer = Frosch­flüsterin
name-hidden-power = Verborgene Macht
name-potion-brewer = Trank­brauerin
name-spellbook-scholar = Zauber­buch-Gelehrte
name-spider-summoner = Spinnen­beschwörerin
name-trickster = Trickserin
name-uncontrolled-powers = Unge­zügelte Kräfte
name-whirlwind = Wirbel­wind
name-witch-of-all-trades = Hexe für alle Fälle

# Recipes, by families
name-void-storm = Sturm der Leere
name-summoning-of-looms = Ruf der Web­stühle
name-summoning-of-reeds = Ruf des Schilfs
name-summoning-of-gills = Ruf der Lamellen
name-incantation-of-dusk = Formel der Dämme­rung
name-incantation-of-hollows = Formel der Höhlen
name-incantation-of-thorns = Formel der Dornen
name-the-great-work = Das Große Werk
name-broken-hearts = Gebro­chene Herzen
name-dusk-bloom = Dämmer­blüte
name-pond-bloom = Teich­blüte
name-heath-bloom = Heide­blüte
name-red-split-root = Rote Spalt­wurzel
name-blue-split-root = Blaue Spalt­wurzel
name-green-split-root = Grüne Spalt­wurzel
name-knot-of-green-thread = Grüner Faden­knoten
name-knot-of-red-thread = Roter Faden­knoten
name-knot-of-blue-thread = Blauer Faden­knoten
name-red-bargain = Roter Handel
name-blue-bargain = Blauer Handel
name-green-bargain = Grüner Handel
name-ember-tincture = Glut­tinktur
name-azure-tincture = Azur­tinktur
name-verdant-tincture = Smaragd­tinktur
name-veil-of-embers = Glut­schleier
name-veil-of-frost = Frost­schleier
name-veil-of-moss = Moos­schleier
name-green-graft = Grünes Pfropf­reis
name-red-graft = Rotes Pfropf­reis
name-blue-graft = Blaues Pfropf­reis
name-red-trickle = Rotes Rinn­sal
name-blue-trickle = Blaues Rinn­sal
name-green-trickle = Grünes Rinn­sal
name-whisper-of-gills = Raunen der Lamellen
name-whisper-of-silk = Raunen der Seide
name-whisper-of-marsh = Raunen des Moors
name-heartbreak-in-red = Herze­leid in Rot
name-heartbreak-in-blue = Herze­leid in Blau
name-heartbreak-in-green = Herze­leid in Grün
name-scarlet-candle = Schar­lach­kerze
name-indigo-candle = Indigo­kerze
name-jade-candle = Jade­kerze
name-red-heartseed = Roter Herz­samen
name-blue-heartseed = Blauer Herz­samen
name-green-heartseed = Grüner Herz­samen
name-sealed-still = Versie­gelte Brenn­blase
name-sealed-rookery = Versie­geltes Raben­nest
name-sealed-grimoire = Versie­geltes Grimoire
name-hedge-hodgepodge = Hecken­misch­masch
name-cellar-hodgepodge = Keller­misch­masch
name-bog-hodgepodge = Sumpf­misch­masch
name-tribute-of-caps = Tribut der Hüte
name-tribute-of-webs = Tribut der Netze
name-tribute-of-ponds = Tribut der Teiche
name-uprooted-caps = Ent­wurzelte Hüte
name-uprooted-nests = Ent­wurzelte Nester
name-uprooted-reeds = Ent­wurzeltes Schilf
name-ashes-of-caps = Asche der Hüte
name-ashes-of-webs = Asche der Netze
name-ashes-of-ponds = Asche der Teiche
