# Opponents: a line about each, then what they say at the table; $count: how many it was. Their names are the same
# everywhere.

opponent-agatha = Mindent elolvasott, ami kint van, és szívesen látna mást.
opponent-agatha-hello = Elolvastam a célokat. Kétszer.
opponent-agatha-goal = { $count } pont, ahogy a naptáramban áll.
opponent-agatha-missed = Az az én listámon volt. Holnapra.
opponent-agatha-won = Pipa, pipa és pipa.
opponent-agatha-lost = Hosszabb listát írok.

opponent-fenella = Azt főzi, amit most lehet; a később másoké.
opponent-fenella-hello = Üljetek le, üljetek le, kezdődik!
opponent-fenella-quick = Kész a főzet! Mire vártok?
opponent-fenella-end = Mindjárt vége? Jó, most számít.
opponent-fenella-won = Elsőnek jött, elsőnek végzett, első.
opponent-fenella-lost = Legközelebb még gyorsabb leszek.

opponent-gudrun = Csak egy kis pihenő, mondja, és máris két jelzővel több van a zsebében.
opponent-gudrun-hello = Nem baj, ha elteszek egy-két levelet?
opponent-gudrun-rest = Egy kis pihenő, és egy kevéske a zsebbe.
opponent-gudrun-waste = { $count } jó jelző, csak úgy. A szívem.
opponent-gudrun-won = Amit megtakarítasz, megkerested.
opponent-gudrun-lost = Legalább maradt valamim.

opponent-isaura = Az erdő minden boszorkányát ismeri, és a legtöbbjük vele tart.
opponent-isaura-hello = Ennyien vagyunk. Helyet még többnek.
opponent-isaura-friend = Ismerem a nagynénjét. Persze hogy velem jön.
opponent-isaura-gone = Elviszed? Üdvözlöm.
opponent-isaura-won = Győztünk. Vagyunk is elegen.
opponent-isaura-lost = Jó volt mindenkit látni.

opponent-morwenna = Több főzete vár, mint amennyi a polcára fér, és a legnagyobbal kezdi.
opponent-morwenna-hello = Kicsit nem főzök.
opponent-morwenna-great = Ez eltartott egy ideig. Vigyázat, gőz.
opponent-morwenna-rival = Nagy főzet. Te is kivárod, mint én.
opponent-morwenna-won = Megérte várni.
opponent-morwenna-lost = Még nem volt kész.

opponent-tilda = Mindenre van szerszám, és az az ő falán lóg.
opponent-tilda-hello = Ki vitte el a kis szitámat?
opponent-tilda-tool = Á, ennek van még egy szabad szögem.
opponent-tilda-borrowed = Azt kérem vissza, ha végeztél.
opponent-tilda-won = A jó szerszám, látod.
opponent-tilda-lost = Puszta kézzel! És működött.

# Tempers, after a name: what one notices in her play.
temper-refreshes = frissíti a kínálatot
temper-hurries = azonnal főz
temper-rests = gyakran pihen
temper-recruits = boszorkányokat gyűjt
temper-potions = főzeteket gyűjt
temper-tools = szerszámokat gyűjt
