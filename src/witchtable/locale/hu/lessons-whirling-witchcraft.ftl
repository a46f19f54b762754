# A Whirling Witchcraft tanfolyama. A kettőspontok közti jelek a szavuk után jelennek meg.

## A géped
lesson-whirling-witchcraft-machine = A géped
lesson-whirling-witchcraft-machine-about = Játssz ki egy receptet, főzz vele, és küldd el, amit főztél.
lesson-whirling-witchcraft-machine-play-title = Játssz ki egy receptet
lesson-whirling-witchcraft-machine-play = Üdv, Pim vagyok! Küldj a nemezisednek több kockát, mint amennyi a munkapadján elfér: öt fölösleges, és győztél. A kockákat receptek adják: bal oldalt áll, ami bemegy, jobb oldalt, ami kijön.
lesson-whirling-witchcraft-machine-play-task = Játszd ki a receptet, amely egy gombából :ww-mushroom: és egy pókból :ww-spider: két varangyot :ww-toad: csinál.
lesson-whirling-witchcraft-machine-play-wrong-heart = Ehhez árnyékszív :ww-heart: kell, és a munkapadodon egy sincs.
lesson-whirling-witchcraft-machine-play-wrong-turned = Elforgatva épp fordítva tenne: varangy be, gomba és pók ki. Játszd ki úgy, ahogy van.
lesson-whirling-witchcraft-machine-play-wrong-other = Ez sem rossz. De gombád és pókod van bőven: azt a receptet játszd ki, amelyik mindkettőből elvesz egyet.
lesson-whirling-witchcraft-machine-brew-title = Főzz
lesson-whirling-witchcraft-machine-brew = Minden lapot felfedtünk. A tiéd most a gépedben van, és az egész játékban ott marad. Elvesz egy gombát és egy pókot a munkapadodról, és két varangyot ad.
lesson-whirling-witchcraft-machine-brew-task = Használd a receptedet.
lesson-whirling-witchcraft-machine-brew-wrong-done = Akkor üres maradna az üstöd. Előbb használd a receptedet.
lesson-whirling-witchcraft-machine-send-title = Küldd el
lesson-whirling-witchcraft-machine-send = Két varangy van az üstödben. Az üstök jobbra mennek: a tiéd a nemezisedhez, balról pedig hozzád jön egy. Ketten játszva ez ugyanaz a játékos.
lesson-whirling-witchcraft-machine-send-task = A „Kész” gombbal küldd el őket.
lesson-whirling-witchcraft-machine-send-wrong-back = Jó ez így, ahogy van. Küldd el!
lesson-whirling-witchcraft-machine-challenge-title = Két recept
lesson-whirling-witchcraft-machine-challenge = Új forduló: kijátszol még egy lapot, és az első recepted újra működik. Az „Űrvihar” egyetlen kockát sem kér. Minden receptet fordulónként egyszer használhatsz, bármilyen sorrendben.
lesson-whirling-witchcraft-machine-challenge-task = Játszd ki az „Űrvihar” lapot, aztán küldj el 5 kockát.
lesson-whirling-witchcraft-machine-challenge-again = Használd mindkét receptet, mielőtt kész vagy. A „Zöld alku” a munkapadról vegye a gombát és a pókot, ne a frisseket: akkor lesz meg az öt.
lesson-whirling-witchcraft-machine-challenge-wrong-other = Most az „Űrvihar” a jobb: három kocka ingyen.

## Túlcsordulás
lesson-whirling-witchcraft-overflow = Túlcsordulás és a kör
lesson-whirling-witchcraft-overflow-about = Tölts tele egy sort, ami már tele van, és győzz.
lesson-whirling-witchcraft-overflow-full-title = Egy teli sor
lesson-whirling-witchcraft-overflow-full = Nézd a nemezisedet: kilenc varangya van, és csak kilenc hely van nekik. Minden további varangy túlcsordul, és a te boszorkánykörödbe kerül. Ott minden kocka egy pont.
lesson-whirling-witchcraft-overflow-full-task = Játszd ki azt a receptet, amelyik két varangyot :ww-toad: ad.
lesson-whirling-witchcraft-overflow-full-wrong-other = Ez kevesebb varangyot ad. Nézd a lapjaid jobb oldalát: az egyiken kettő van.
lesson-whirling-witchcraft-overflow-watch-title = Lásd előre
lesson-whirling-witchcraft-overflow-watch = Az új recepted egy mandragórát :ww-mandrake: vesz el. Használd, és figyeld a nemezisedet: már az elküldés előtt látod, mi csordulna túl.
lesson-whirling-witchcraft-overflow-watch-task = Használd az új receptedet.
lesson-whirling-witchcraft-overflow-watch-wrong-other = Mindjárt! Kezdd az új recepttel, amelyik mandragórát vesz el.
lesson-whirling-witchcraft-overflow-watch-wrong-done = Akkor semmi sem csordulna túl. Előbb használd az új receptedet.
lesson-whirling-witchcraft-overflow-challenge-title = Öttel győzöl
lesson-whirling-witchcraft-overflow-challenge = Két kocka kerülne a körödbe. Akinek egy forduló végén öt van ott, az győz. A többi recepted is ad varangyot. Olyan kockát is elvehetnek, amelyet egy másik recept az imént adott.
lesson-whirling-witchcraft-overflow-challenge-task = Nyerd meg a játékot: ebben a fordulóban öt varangy csorduljon túl.
lesson-whirling-witchcraft-overflow-challenge-again = Kettő, kettő meg egy az öt. Használd mindhárom receptet, mielőtt kész vagy.

## Arkánumok
lesson-whirling-witchcraft-arcana = Arkánumok
lesson-whirling-witchcraft-arcana-about = Bájital, Holló és Könyv: három hatás, amely segíti a főzést.
lesson-whirling-witchcraft-arcana-icons-title = Ikonok a lapokon
lesson-whirling-witchcraft-arcana-icons = A lapok tetején lévő ikonok az arkánumok. Ha kijátszod a lapot, mindegyik eggyel emeli a sávját; minden páros szám hatást ad abban a fordulóban. A sávjaid mind 1-en állnak.
lesson-whirling-witchcraft-arcana-icons-task = Játszd ki a lapot, amelyen mindhárom ikon rajta van: Bájital :ww-potion:, Holló :ww-raven: és Könyv :ww-book:.
lesson-whirling-witchcraft-arcana-icons-wrong-other = Ezen a lapon csak egy ikon van. Az egyik lapodon három is.
lesson-whirling-witchcraft-arcana-potion-title = A Bájital
lesson-whirling-witchcraft-arcana-potion = Mindhárom 2-n áll! A Bájital :ww-potion: bármilyen kockát egyenesen az üstödbe tesz. A legtöbbnek van helye a nemezisednél, de a mandragórái négyből négyen állnak.
lesson-whirling-witchcraft-arcana-potion-task = Válaszd azt a kockát, amelyik túlcsordul.
lesson-whirling-witchcraft-arcana-potion-wrong-fits = Annak még van helye. Nézd a nemezisedet: melyik sora van tele?
lesson-whirling-witchcraft-arcana-potion-wrong-done = Amit ebben a fordulóban nem használsz, elvész. Előbb a Bájital.
lesson-whirling-witchcraft-arcana-raven-title = A Holló
lesson-whirling-witchcraft-arcana-raven = A Holló :ww-raven: legfeljebb két kockát elvisz a saját munkapadodról. Így lesz hely annak, amit neked küldenek. A legtelibb sorod a varangyoké: hat a kilencből.
lesson-whirling-witchcraft-arcana-raven-task = Vitess el két varangyot :ww-toad:, és hagyd jóvá.
lesson-whirling-witchcraft-arcana-raven-wrong-other = A Holló kettőt vihet, és a varangyoknak kell leginkább a hely. Válassz kétszer varangyot.
lesson-whirling-witchcraft-arcana-raven-wrong-done = Amit ebben a fordulóban nem használsz, elvész. Előbb a Holló.
lesson-whirling-witchcraft-arcana-book-title = A Könyv
lesson-whirling-witchcraft-arcana-book = A Könyv :ww-book: megnevez egy fajtát: ebben a fordulóban a receptjeid azt a készletből kapják, amennyi csak kell. A „Parázsfátyol” két gombából mandragórát csinál, de gombád nincs.
lesson-whirling-witchcraft-arcana-book-task = Nevezd meg, mi hiányzik a „Parázsfátyol” recepthez.
lesson-whirling-witchcraft-arcana-book-wrong-one = Ez csak az egyiken segít. Gombával mindkettő működik: az első adja a mandragórát, amit a második elvesz.
lesson-whirling-witchcraft-arcana-book-wrong-heart = Egyik receptedhez sem kell árnyékszív. Nézd a bal oldalukat.
lesson-whirling-witchcraft-arcana-book-wrong-there = Az van a munkapadodon. Miből nincs egy sem?
lesson-whirling-witchcraft-arcana-book-wrong-done = Amit ebben a fordulóban nem használsz, elvész. Előbb nevezz meg egy fajtát.
lesson-whirling-witchcraft-arcana-challenge-title = Kettő a körbe
lesson-whirling-witchcraft-arcana-challenge = A Bájital egy mandragórát tett az üstödbe. A Könyvnek hála egy recept adhat még egyet. Előbb fejezd be az arkánumokat, azután főzöl.
lesson-whirling-witchcraft-arcana-challenge-task = Ebben a fordulóban 2 mandragóra :ww-mandrake: csorduljon túl.
lesson-whirling-witchcraft-arcana-challenge-again = Az egyik mandragóra a Bájitaltól jött, a másiknak receptből kell jönnie. Keress egyet, amelyik kész, és mandragórát ad.

## A szomszédaid
lesson-whirling-witchcraft-neighbours = Balra és jobbra tőled
lesson-whirling-witchcraft-neighbours-about = Mi jön balról, és mi nem fér el jobbra.
lesson-whirling-witchcraft-neighbours-left-title = Nézz balra
lesson-whirling-witchcraft-neighbours-left = Most hárman vagytok. Aki balra ül tőled, az neked küld. Nyomd meg a szemet :ui-eye: és nézd: az egyik receptje mandragórát ad. A te mandragóráid viszont négyből négyen állnak. Még egy, és az már az ő pontja!
lesson-whirling-witchcraft-neighbours-room-title = Csinálj helyet
lesson-whirling-witchcraft-neighbours-room = Használj hát el egy mandragórát: a helyet csak akkor számoljuk, ha már mindenki főzött. És nézz jobbra: a nemezisednek nincs helye póknak. Egy lap mindkettőben segít.
lesson-whirling-witchcraft-neighbours-room-task = Játszd ki a receptet, amely egy mandragórából :ww-mandrake: pókokat :ww-spider: csinál.
lesson-whirling-witchcraft-neighbours-room-wrong-more = Ez nem vesz el mandragórát a munkapadodról: a sorod tele maradna.
lesson-whirling-witchcraft-neighbours-room-wrong-other = Ettől lesz hely, de ami kijön belőle, az jobbra még elfér. Csinálj pókokat.
lesson-whirling-witchcraft-neighbours-challenge-title = Három pók
lesson-whirling-witchcraft-neighbours-challenge = Az új recepted két pókot ad. Egy másik recepted elvesz egy pókot, és ad is egyet: ügyelj, melyik pókot teszed bele.
lesson-whirling-witchcraft-neighbours-challenge-task = Ebben a fordulóban 3 pók :ww-spider: csorduljon túl.
lesson-whirling-witchcraft-neighbours-challenge-again = Használd a „Kék hasadtgyökér” és a „Tavirózsa” lapot. A második a munkapadról vegye a pókot, ne egy frisset.

## Titkos döntések
lesson-whirling-witchcraft-sealed = Titkos fordulók
lesson-whirling-witchcraft-sealed-about = Mindenki egyszerre dönt, a lapok elforgathatók, a maradék továbbvándorol.
lesson-whirling-witchcraft-sealed-look-title = Mind egyszerre
lesson-whirling-witchcraft-sealed-look = A lapokat és a főzetet titokban választjuk, és együtt fedjük fel. Gondold hát végig, mit tehet a nemezised. Nyomd meg a szemet :ui-eye: és olvasd el a receptjeit: némelyik varangyot használ el, mandragórát egyik sem.
lesson-whirling-witchcraft-sealed-turn-title = Két irány
lesson-whirling-witchcraft-sealed-turn = A kétirányú lapot :ww-twoway: kijátszáskor elforgathatod; azután úgy marad. A tiéd két varangyból mandragórát csinál, elforgatva egy mandragórából két varangyot.
lesson-whirling-witchcraft-sealed-turn-task = Játszd ki úgy, hogy olyat adjon, amit a nemezised nem tud elhasználni.
lesson-whirling-witchcraft-sealed-turn-wrong-toads = Két varangyot még ebben a fordulóban elhasználhat, és a tieid elférnének. A mandragóra biztos.
lesson-whirling-witchcraft-sealed-turn-wrong-other = Most a két nyíllal :ww-twoway: jelölt lapról van szó.
lesson-whirling-witchcraft-sealed-brew-title = Biztosra mész
lesson-whirling-witchcraft-sealed-brew = A nemezised veled egy időben főz, látatlanul. De bármit tesz, a mandragórái négyből négyen maradnak: a tiéd túlcsordul.
lesson-whirling-witchcraft-sealed-brew-task = Főzz egy mandragórát :ww-mandrake: és küldd el.
lesson-whirling-witchcraft-sealed-brew-again = A mandragóra az új receptedből jön. Használd, mielőtt kész vagy.
lesson-whirling-witchcraft-sealed-challenge-title = Továbbadott lapok
lesson-whirling-witchcraft-sealed-challenge = Tényleg elhasznált varangyokat; a mandragórád túlcsordult. A kézben maradt lapok pedig balra mentek: ezek a nemezisedéi voltak, és övé lesz, amit nem játszol ki. Kincset sose hagyj neki!
lesson-whirling-witchcraft-sealed-challenge-task = Ebben a fordulóban még 2 csorduljon túl.
lesson-whirling-witchcraft-sealed-challenge-again = A mandragóra még mindig túlcsordul. Két recepted is ad egyet-egyet, két pókból és két varangyból: játssz ki bármilyen lapot, aztán használd mindkettőt.

## Az első játékod
lesson-whirling-witchcraft-first-game = Az első játékod
lesson-whirling-witchcraft-first-game-about = Egy teljes játék egy tanonc ellen, Pimmel az oldaladon.

## Személyiségek
lesson-whirling-witchcraft-personalities = Személyiségek
lesson-whirling-witchcraft-personalities-about = Későbbre: mindenkinek saját receptje vagy képessége van.
lesson-whirling-witchcraft-personalities-keep-title = Tarts meg egyet
lesson-whirling-witchcraft-personalities-keep = Aki ismeri a játékot, személyiségekkel játszik: mindenki kettőt kap, és egyet tart meg. Ez mondja meg, mivel kezdesz, és olyan receptet vagy képességet ad, ami senki másnak nincs.
lesson-whirling-witchcraft-personalities-keep-task = Tartsd meg azt, akinek a receptjéhez nem kell hozzávaló.
lesson-whirling-witchcraft-personalities-keep-wrong-trickster = Ő is jó; a receptje minden fordulóban megfordul. De most azt tartsd meg, akinek a receptjéhez semmi sem kell.
lesson-whirling-witchcraft-personalities-recipe-title = Ki kicsoda
lesson-whirling-witchcraft-personalities-recipe = A nemezised a Békasuttogó, és kilenc varanggyal kezd: a sor máris tele van! A te személyiséged saját receptje kezdettől a gépedben van.
lesson-whirling-witchcraft-personalities-recipe-task = Játszd ki mellé a lapot, amelyik két varangyot :ww-toad: ad.
lesson-whirling-witchcraft-personalities-recipe-wrong-turned = Elforgatva varangyot használna el. Játszd ki úgy, ahogy van.
lesson-whirling-witchcraft-personalities-recipe-wrong-other = Ebből nem jön ki varangy. Nézd a lapjaid jobb oldalát.
lesson-whirling-witchcraft-personalities-challenge-title = A saját recepted
lesson-whirling-witchcraft-personalities-challenge = A személyiség receptje olyan, mint a többi: fordulónként egyszer használhatod, ha megvan, ami kell hozzá.
lesson-whirling-witchcraft-personalities-challenge-task = Ebben a fordulóban 3 varangy :ww-toad: csorduljon túl.
lesson-whirling-witchcraft-personalities-challenge-again = Egy recept kevés. Használd a lapodat és a személyiséged receptjét is, mielőtt kész vagy.
lesson-whirling-witchcraft-personalities-others-title = És a többiek
lesson-whirling-witchcraft-personalities-others = Másoknak képességük van: öt lap a kézben, bármely recept elforgatása, Könyv egy mandragóráért. A lap erősebb a szabálynál. Amit nem ismersz, kérdezd meg: mutass rá, nyomd hosszan, vagy használd a „?” jelet.
