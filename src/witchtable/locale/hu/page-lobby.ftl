# Az előtér, a befejezett játszmák és a szabályok oldala.

## Mindenütt
lobby-pages = Oldalak
lobby-finished = Befejezett játszmák
lobby-credits = A Witchstone, a Whirling Witchcraft és a Witchdom a szerzőiké és a kiadóiké. A Witchtable játékosok műve; nincs kapcsolatban velük, a szövegei és a képei a sajátjai. Ha itt megtetszik egy játék, a doboza is tetszeni fog.

## Üdvözlet
lobby-hello = Húzz ide egy széket, már forr a teavíz.
lobby-hello-more = Három boszorkányos játék, fiók nem kell: tanulj meg egyet percek alatt, vagy ülj le rögtön egy asztalhoz.
lobby-your-name = A neved
lobby-guest = Vendég
# Nevek azoknak a vendégeknek, akik nem adták meg a sajátjukat, vesszővel elválasztva.
lobby-names = Agáta, Boróka, Csongor, Emese, Hanga, Ibolya, Kamilla, Ödön, Piroska, Rozália, Tünde, Vilma
lobby-name-hint = Csak javaslat: írd át, ha mást szeretnél.
lobby-name-kept = A többiek így szólítanak.

## A játékok
lobby-first-time = Először? Kezdd itt
lobby-players = { $least }–{ $most } fő
lobby-minutes = { $least }–{ $most } perc
lobby-by = { $names } játéka
lobby-about-witchstone = Egyetlen ügyes lapka láncot indít el: pontok, boszorkányok, kristályok, egyik jön a másik után.
lobby-about-whirling-witchcraft = Főzz többet, mint amennyi a szomszédodnál elfér: ami kicsordul, neked számít. Mindenki egyszerre játszik.
lobby-about-witchdom = Csapj le a legjobb hozzávalókra, főzz a megfelelő boszorkánnyal, és gyűjts legendás klánt. Egyedül is megy.
lobby-learn = { $minutes ->
    [one] Tanuld meg (egy perc alatt)
   *[other] Tanuld meg ({ $minutes } perc alatt)
  }
lobby-learn-how = az első kattintástól te játszol
lobby-learn-on = Tanulj tovább ({ $at } / { $of })
lobby-lessons = Leckék
lobby-play = Játssz botok ellen
lobby-play-how = { $count ->
    [one] egy bot ({ $level }), azonnal indul
    [2] két bot ({ $level }), azonnal indul
   *[other] { $count } bot ({ $level }), azonnal indul
  }
lobby-even = Lepj meg
lobby-even-how = kiegyenlített játszma kettesben
lobby-even-title = Kiegyenlített játszma: { $game }
lobby-even-why = Olyan erős, mint te, a botok elleni játszmáid szerint. Aki nyer, legközelebb erősebbel találkozik.
lobby-even-first = Az első játszmában tanoncként játszik. Néhány játszma után olyan erős lesz, mint te.
lobby-even-play = Játék
lobby-even-another = Valaki más
strength-points = { $points } pont
strength-what = Mit jelentenek a pontok?
strength-how = A botok sok játszmát játszottak egymás ellen. Aki 100 ponttal erősebb, 100 játszmából kb. 64-et nyer, 200-zal 76-ot, 400-zal 91-et.
lobby-invite = Meghívás
lobby-more-short = Több …
lobby-more = { $game ->
    [witchdom] Több lehetőség, egyedül is …
   *[other] Több lehetőség …
  }

## A listák
lobby-my-games = A játszmáid
lobby-my-games-empty = Még nincs egy sem. Az első játszma csak egy kattintás.
lobby-my-games-over = Most egy sincs folyamatban. A véget értek a befejezett játszmák között vannak.
lobby-open-tables = Nyitott asztalok
lobby-open-tables-empty = Most nincs nyitott nyilvános asztal. Nyiss egyet a „Több lehetőség” gombbal, és mások is csatlakozhatnak.
lobby-round = { $game }, { $round }. forduló
lobby-continued = újra nekifutva
lobby-you = te
lobby-won = győztes
lobby-ostara = Ostara
lobby-my-turn = te jössz
lobby-waits = akire várunk: { $names }
lobby-free = { $count ->
    [one] egy szabad hely
   *[other] { $count } szabad hely
  }
lobby-ready = indulhat
lobby-go-play = Játssz
lobby-go-look = Nézd meg
lobby-go-in = Lépj be
lobby-join = Csatlakozz
lobby-watch = Nézd
lobby-rest = { $count ->
    [one] Még egy
   *[other] Még { $count }
  }

## Egy asztal megterítése
lobby-setup-title = { $game }: megterítünk
lobby-setup-seats = Hányan játszotok, és kik?
lobby-setup-solo = Egyedül Ostara ellen
lobby-setup-seat = Ki ül itt: { $number }. hely
lobby-faces = Ki legyen az
lobby-sitter-bot = Bot: { $level }
lobby-sitter-guest = Szabad, vendégnek
lobby-sitter-here = Valaki más ennél a készüléknél
lobby-setup-who = Ki ülhet a szabad helyekre?
lobby-setup-by-link = Akinek megvan a meghívó link
lobby-setup-public = Bárki: az asztal látszik az előtérben
lobby-setup-options = Házi szabályok
lobby-setup-rest = Óra, osztás és tippek
lobby-setup-clock = Gondolkodási idő
lobby-clock-none = ameddig jólesik
lobby-clock-quick = döntésenként egy perc
lobby-clock-calm = döntésenként három perc
lobby-clock-game = az egész játékra harminc perc
lobby-clock-turns = óra nélkül, amikor épp benéztek
lobby-clock-days = döntésenként három nap
lobby-setup-patience = Ennyit várunk a válaszra
lobby-patience = { $days ->
    [one] { $days } nap
   *[other] { $days } nap
  }
lobby-setup-stand-in = Ki játsszon a távol lévők helyett
lobby-setup-stand-in-how = Csak ha mindenki más beleegyezik. A hely a végéig az övék marad.
lobby-setup-deal = Az osztás száma
lobby-setup-deal-how = Ugyanaz a szám mindenkinek ugyanazt a játszmát osztja.
lobby-setup-deal-any = véletlen
lobby-setup-hints = Lehet tippet kérni
lobby-setup-memory = Vissza lehet nézni, amit már láttatok
lobby-setup-begin = Kezdődjön a játék
lobby-setup-open = Nyisd meg az asztalt
lobby-value-initiate = mindenki Beavatott
lobby-value-draft = kettőt kapsz, egyet megtartasz
lobby-value-simultaneous = mindenki egyszerre
lobby-value-on_call = kérésre sorrendben
lobby-value-strict_initiative = mindig sorrendben
lobby-value-new_apprentice = Új tanonc
lobby-value-skilled_witch = Képzett boszorkány
lobby-value-clan_grandmistress = A klán nagyasszonya
lobby-value-first_seat = az első hely
lobby-value-random = véletlen
lobby-value-mixed = vegyes, előbb könnyű
lobby-value-easy = könnyű
lobby-value-hard = nehéz
lobby-difference = { $way ->
    [more] { $count ->
        [1] eggyel több
        [2] kettővel több
        [3] hárommal több
        [4] néggyel több
       *[other] +{ $count }
      }
    [fewer] { $count ->
        [1] eggyel kevesebb
        [2] kettővel kevesebb
        [3] hárommal kevesebb
        [4] néggyel kevesebb
       *[other] −{ $count }
      }
   *[usual] a szokásos
  }
lobby-handicap = { $level ->
    [1] 1, nehéz
    [2] 2, közepes
    [3] 3, könnyű
   *[other] 0, nincs
  }

## Másik készülék
lobby-account = Játék más készülékről
lobby-account-why = Itt nem kell fiók: ez a böngésző ismer téged. Belépési névvel viszont a többi készülékeden is megtalálod a játszmáidat.
lobby-account-new = Viszem magammal a játszmáimat
lobby-account-new-how = { $name } maradsz, az összes játszmáddal. Válassz belépési nevet és jelszót, és add meg őket a másik készüléken.
lobby-account-make = Kérj belépési nevet
lobby-account-old = Már van belépési nevem
lobby-account-old-how = Aki most ebben a böngészőben játszik, az hátramarad, hacsak neki is nincs belépési neve.
lobby-account-enter = Belépés
lobby-account-known = Ez a böngésző ezzel a belépési névvel játszik: „{ $login }”.
lobby-account-elsewhere = A másik készüléken nyisd meg ezt az oldalt, válaszd ugyanezt a gombot, és add meg ott a belépési nevet és a jelszót.
lobby-account-leave = Kilépés ebben a böngészőben
lobby-account-leave-everywhere = Kilépés mindenhol
lobby-account-change = Más belépési név vagy jelszó
lobby-account-change-how = Az összes többi készülék kilép, és a botjaid kulcsa lecserélődik.
lobby-account-change-keep = Megváltoztatom
lobby-account-changed = Megváltozott. Az összes többi készülék kilépett.
lobby-sessions = Ahol be vagy lépve
lobby-sessions-unknown = Ismeretlen böngésző vagy program
lobby-sessions-here = Ez a böngésző
lobby-sessions-used = Utoljára használva: { $when }
lobby-sessions-end = Kiléptetés
lobby-sessions-end-there = Kiléptetés: { $device }
lobby-sessions-others = Kiléptetés mindenhol máshol
lobby-key = Kulcs botoknak és programoknak
lobby-key-how = Akinél a kulcs van, a nevedben játszik. Az új lecseréli a régit, és minden más készülék kilép.
lobby-key-new = Új kulcsot kérek
lobby-key-once = Az új kulcsod. Másold ki most: csak ez egyszer látszik.
lobby-account-refused = { $code ->
    [login_taken] Ez a belépési név már foglalt. Válassz másikat.
    [common_password] Ezt a jelszót mindenki először próbálná ki. Válassz másikat.
    [too_many] Túl sok próbálkozás: várj negyed órát.
    [present] Nem ez a jelenlegi jelszavad.
   *[other] Nincs ilyen belépési név, vagy más a jelszava.
  }
lobby-login = Belépési név
lobby-password = Jelszó
lobby-password-present = Jelenlegi jelszó
lobby-password-new = Jelszó, legalább { $count } karakter

## Befejezett játszmák
finished-title = Befejezett játszmák
finished-more = Bármelyiket újranézheted, bármelyik helyről, lépésről lépésre, és bármelyik lépéstől folytathatod.
finished-figures = Hogy ment eddig
finished-games = játszma
finished-won = győzelem
finished-mean = átlagpont
finished-mine = A tieid
finished-mine-empty = Még egy játszmát sem fejeztél be.
finished-public = Nyilvános játszmák
finished-public-empty = Mások nyilvános játszmái közül még egy sem ért véget.
finished-review = Elemzés
finished-replay = Visszajátszás
finished-result = Eredmény
finished-abandoned = félbemaradt

## A szabályok
lobby-rules-title = A { $game } szabályai
lobby-rules-more = A saját szavainkkal, pontról pontra. Bármi történik az asztalnál, ott áll mellette, melyik pont van mögötte.
lobby-rules-contents = Fejezetek
lobby-rules-games = A játékok szabályai

## A játszma előtt
waiting-public = Bárki beülhet
waiting-private = Meghívással
waiting-clock = { $per ->
    [game] { $time } az egész játszmára
   *[decision] { $time } egy döntésre
  }
waiting-you = ez te vagy
waiting-here = ezen a készüléken
waiting-for-anybody = annak, aki előbb jön
waiting-for-guest = annak, akinek meghívója van
waiting-delete = Asztal törlése
waiting-why-delete = Ide már senki sem ülhet le, és a meghívó sehová sem vezet. Aki itt van, értesül róla.
waiting-leave = Felállok az asztaltól
waiting-why-leave = A helyed újra szabad lesz. Amíg az marad, a linken visszajöhetsz.
sit-here-too = Ezen a készüléken
invite-title = Hívj meg másokat
invite-code = A meghívó QR-kódként
invite-addresses = A kiszolgáló címei
invite-how = Küldd el a linket, vagy olvastasd be a kódot egy telefonnal.
invite-network = Ez a cím a hálózatodban mindenkinél működik. Küldd el a linket, vagy olvastasd be a kódot egy telefonnal.
invite-closed = Ez a link csak ezen a számítógépen működik. Hogy a hálózatodban mások is idetaláljanak, így indítsd a kiszolgálót:

## Az előtérből
lobby-bot-for-me = egy bot ({ $bot }) játszik helyetted
leave-title = Távozás …
leave-label = Távozás: { $game }
leave-not = Maradok
leave-delete = Asztal törlése
leave-why-delete = Az asztal eltűnik. Aki ott ül, értesül róla, és a meghívó sehová sem vezet.
leave-stand-up = Felállok az asztaltól
leave-why-stand-up = A helyed újra szabad lesz.
leave-vote = Szavazok: hagyjuk abba
leave-why-vote = Ha az asztalnál mindenki így szavazott, a játszma azonnal véget ér, eredmény nélkül.
leave-end = A játszma befejezése
leave-why-end = Csak botok játszanak ellened: a játszma azonnal véget ér, eredmény nélkül, és nem folytatható.

## Sehol
lost-title = Itt nem terem semmi
lost-why = Ez a cím sehová sem vezet. Talán útközben levágták a link végét: nyisd meg még egyszer, vagy menj az előtérbe.
