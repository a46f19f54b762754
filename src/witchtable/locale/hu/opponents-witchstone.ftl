# Opponents: a line about each, then what they say at the table; $count: how many it was. Their names are the same
# everywhere.

opponent-odile = Toronytól toronyig fonja szálait, mielőtt más rátalálna az útra.
opponent-odile-hello = Egy gömb, tornyok, és még egy szál sincs köztük. Csábító.
opponent-odile-thread = Tessék, még egy szál. { $count } pont, és tart.
opponent-odile-crossed = Hosszú vonal, át a kötésemen. Szépen fontad.
opponent-odile-won = A végén minden összefügg.
opponent-odile-lost = Megtaláltad az egyetlen utat a szálaim nélkül.

opponent-maelis = Boszorkányai mindenütt ott vannak, és a gömb minden zsetonja az övé.
opponent-maelis-hello = A lányaim már becsomagoltak. Hová menjenek?
opponent-maelis-arrived = Integet onnan fentről. { $count } pont a kilátásért!
opponent-maelis-stone = Előttünk a kőnél? Lányok, gyorsabban.
opponent-maelis-won = Mindenki itthon? Számoljunk. Ó, jó.
opponent-maelis-lost = Miénk volt a szebb séta, tiéd a pont.

opponent-tamsin = Sosem tartogat varázsigét holnapra: a tekercsekben van még elég.
opponent-tamsin-hello = A varázspálca arra való, hogy suhintsunk vele. Kezdjük?
opponent-tamsin-cast = És már el is mondtam. Varázsigét sosem szabad tartogatni.
opponent-tamsin-answered = Ó, más is tud ilyet.
opponent-tamsin-won = Egy suhintás, és első.
opponent-tamsin-lost = Egy varázsige hiányzott.

opponent-ysolde = Éjjel járja a pentagrammát, és baglyokkal tér haza.
opponent-ysolde-hello = Hallgasd, ébren vannak a baglyok.
opponent-ysolde-owl = Gyere, tollas. Van hely a vállamon.
opponent-ysolde-flown = Majdnem az enyém volt. Etesd jól.
opponent-ysolde-won = Körbe-körbe, és nézd, hová jutottam.
opponent-ysolde-lost = Rövid éjszaka volt. Megérdemelted.

opponent-corvina = Minden tekercset kétszer olvas el: a jóslatok róla szólnak.
opponent-corvina-hello = Meg volt írva, hogy találkozunk.
opponent-corvina-scroll = Ez rólam szól. Mind rólam szól.
opponent-corvina-taken = Ugyanazt a tekercset olvasod. Másképp.
opponent-corvina-won = Ahogy meg volt írva.
opponent-corvina-lost = Bizonyára sajtóhiba.

opponent-petra = Szereti, ha rend van az üstben, a kristályokat pedig csak azon kívül.
opponent-petra-hello = Előbb rendet rakunk, aztán játszunk.
opponent-petra-shelved = Kristály a polcon. Ott ragyog.
opponent-petra-spilled = Csak úgy kidobtad? Szegény kristály.
opponent-petra-won = A tiszta üst nyer. Mindig mondom.
opponent-petra-lost = Ekkora rendetlenségben nyertél? Le a kalappal.

# Tempers, after a name: what one notices in her play.
temper-networks = hálózatot épít
temper-crowds = boszorkányokat küld
temper-spells = varázsol
temper-owls = baglyokat gyűjt
temper-scrolls = tekercseket olvas
temper-crystals = kristályokat rak ki
