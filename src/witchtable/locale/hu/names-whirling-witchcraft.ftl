# Whirling Witchcraft: a házi kiadás darabjainak neve. Az azonosító az angol név; a más neveket használó kiadás a sajátjait
# tartja meg. Az U+00AD jelzi, hol választható el a hosszú szó; csak maguk a kártyák használják.

# Ingredients
name-heart-of-shadow = Árnyék­szív
name-mandrake = Mandragóra
name-mushroom = Gomba
name-spider = Pók
name-toad = Varangy

# Personalities: published names, to be recognised
name-initiate = Beavatott
name-clairvoyant = Látnok
name-daredevil = Vak­merő
name-fey-blessed = Tündér­áldott
name-frog-whisperer = Béka­suttogó
name-hidden-power = Rejtett erő
name-potion-brewer = Bájital­főző
name-spellbook-scholar = Varázs­könyv-tudós
name-spider-summoner = Pók­idéző
name-trickster = Csíny­tevő
name-uncontrolled-powers = El­szabadult erők
name-whirlwind = Forgó­szél
name-witch-of-all-trades = Ezer­mester boszorkány

# Recipes, by families
name-void-storm = Űr­vihar
name-summoning-of-looms = Szövő­szék-idézés
name-summoning-of-reeds = Nád­idézés
name-summoning-of-gills = Gomba­idézés
name-incantation-of-dusk = Alkonyat igéje
name-incantation-of-hollows = Üregek igéje
name-incantation-of-thorns = Tüskék igéje
name-the-great-work = A Nagy Mű
name-broken-hearts = Össze­tört szívek
name-dusk-bloom = Alkony­virág
name-pond-bloom = Tavi­rózsa
name-heath-bloom = Hanga­virág
name-red-split-root = Vörös hasadt­gyökér
name-blue-split-root = Kék hasadt­gyökér
name-green-split-root = Zöld hasadt­gyökér
name-knot-of-green-thread = Zöld­fonal-csomó
name-knot-of-red-thread = Vörös­fonal-csomó
name-knot-of-blue-thread = Kék­fonal-csomó
name-red-bargain = Vörös alku
name-blue-bargain = Kék alku
name-green-bargain = Zöld alku
name-ember-tincture = Parázs­tinktúra
name-azure-tincture = Azúr­tinktúra
name-verdant-tincture = Lomb­tinktúra
name-veil-of-embers = Parázs­fátyol
name-veil-of-frost = Dér­fátyol
name-veil-of-moss = Moha­fátyol
name-green-graft = Zöld oltvány
name-red-graft = Vörös oltvány
name-blue-graft = Kék oltvány
name-red-trickle = Vörös csermely
name-blue-trickle = Kék csermely
name-green-trickle = Zöld csermely
name-whisper-of-gills = Gomba­suttogás
name-whisper-of-silk = Selyem­suttogás
name-whisper-of-marsh = Mocsár­suttogás
name-heartbreak-in-red = Vörös szív­bánat
name-heartbreak-in-blue = Kék szív­bánat
name-heartbreak-in-green = Zöld szív­bánat
name-scarlet-candle = Skarlát­gyertya
name-indigo-candle = Indigó­gyertya
name-jade-candle = Jáde­gyertya
name-red-heartseed = Vörös szív­mag
name-blue-heartseed = Kék szív­mag
name-green-heartseed = Zöld szív­mag
name-sealed-still = Pecsétes lombik
name-sealed-rookery = Pecsétes holló­fészek
name-sealed-grimoire = Pecsétes grimoár
name-hedge-hodgepodge = Sövény­kotyva­lék
name-cellar-hodgepodge = Pince­kotyva­lék
name-bog-hodgepodge = Láp­kotyva­lék
name-tribute-of-caps = Kalapok adója
name-tribute-of-webs = Hálók adója
name-tribute-of-ponds = Tavak adója
name-uprooted-caps = Kitépett kalapok
name-uprooted-nests = Kitépett fészkek
name-uprooted-reeds = Kitépett nádak
name-ashes-of-caps = Kalapok hamva
name-ashes-of-webs = Hálók hamva
name-ashes-of-ponds = Tavak hamva
