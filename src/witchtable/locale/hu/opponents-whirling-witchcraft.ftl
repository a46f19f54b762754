# Opponents: a line about each, then what they say at the table; $count: how many it was. Their names are the same
# everywhere.

opponent-sukie = Jóval többet főz a kelleténél, és mind a szomszédjának szánja.
opponent-sukie-hello = Hoztam egy nagyobb merőkanalat.
opponent-sukie-flood = { $count } a peremen túl! Van felmosód?
opponent-sukie-wet = Hé! A cipőm! Egyszerre { $count }!
opponent-sukie-won = Bocs a padlóért.
opponent-sukie-lost = Bőrig áztam. Még egyet!

opponent-hesper = Előbb gépezetet épít, aztán hagyja, hogy az dolgozzon helyette.
opponent-hesper-hello = Adj három kört, hogy megolajozzam, aztán beszélünk.
opponent-hesper-machine = { $count } kocka, és alig nyúltam hozzá.
opponent-hesper-rival = { $count } egy menetben? Mutasd a fogaskerekeidet.
opponent-hesper-won = Megy magától. Én csak néztem.
opponent-hesper-lost = Valahol eggyel több fogaskerék.

opponent-nerys = Mindig van hely a munkapadján: próbáld csak elárasztani.
opponent-nerys-hello = Üres a munkapadom, forró a teám. Rajta.
opponent-nerys-wet = { $count } túl sok. Szóval mégis lehet.
opponent-nerys-dry = Még { $count }? Van hely. Mindig van hely.
opponent-nerys-won = Száraz láb, tiszta munkapad.
opponent-nerys-lost = Kelleni fog még egy rongy.

opponent-zerelda = Minden receptet mindkét irányból elolvas, de fejjel lefelé szereti igazán.
opponent-zerelda-hello = Mindennek van másik oldala. A holdnak is.
opponent-zerelda-turned = Fejjel lefelé sokkal értelmesebb.
opponent-zerelda-seen = Te is megfordítod? Akkor nem vagyok egyedül.
opponent-zerelda-won = A másik oldalról végig így látszott.
opponent-zerelda-lost = Fordítsd meg, és én nyertem.

opponent-bryony = Szíveket és mandragórákat küld, amiknek senkinél sincs helyük.
opponent-bryony-hello = Van helyed egy szívnek? Nincs? Kár.
opponent-bryony-spill = Túlcsordul! A szíveknek annyi hely kell.
opponent-bryony-late = Egyszerre { $count }? És nem tőlem?
opponent-bryony-won = Tiszta szívből!
opponent-bryony-lost = Összetört a szívem. Csak egy kicsit.

opponent-wilmot = Kivárja a megfelelő receptet, és az meg is érkezik.
opponent-wilmot-hello = Én sosem dobok ki semmit.
opponent-wilmot-feast = { $count } kocka. Tartogattam őket.
opponent-wilmot-gift = { $count } kocka, nekem? Jók lesznek valamire.
opponent-wilmot-won = Látod, minden jó volt valamire.
opponent-wilmot-lost = Talán túl tele volt a pince.

# Tempers, after a name: what one notices in her play.
temper-floods = elárasztja a szomszédját
temper-machines = gépezetet épít
temper-tidy = üresen tartja a padját
temper-turns = megfordítja a recepteket
temper-rarities = szíveket és mandragórákat küld
temper-hoards = kockákat halmoz
