# A Whirling Witchcraft táblája az oldalon.

## Hozzávalók
page-ww-name-heart = árnyékszív
page-ww-name-mandrake = mandragóra
page-ww-name-mushroom = gomba
page-ww-name-spider = pók
page-ww-name-toad = varangy
page-ww-any = { $count ->
    [one] bármilyen hozzávaló
   *[other] { $count } bármilyen hozzávaló
  }
page-ww-some-heart = { $count ->
    [one] egy árnyékszív
   *[other] { $count } árnyékszív
  }
page-ww-some-mandrake = { $count ->
    [one] egy mandragóra
   *[other] { $count } mandragóra
  }
page-ww-some-mushroom = { $count ->
    [one] egy gomba
   *[other] { $count } gomba
  }
page-ww-some-spider = { $count ->
    [one] egy pók
   *[other] { $count } pók
  }
page-ww-some-toad = { $count ->
    [one] egy varangy
   *[other] { $count } varangy
  }
page-ww-cubes = { $count ->
    [0] üres
    [one] egy kocka
   *[other] { $count } kocka
  }

## A forduló
page-ww-round = { $round }. forduló
page-ww-step-play = Kijátszás
page-ww-step-reveal = Felfedés
page-ww-step-arcana = Arkánumok
page-ww-step-brew = Főzés
page-ww-step-pass = Átadás
page-ww-step-check = Ellenőrzés
page-ww-step-hands = Lapok

## A munkapadom és a köröm
page-ww-pane-bench = Munkapad
page-ww-bench = A munkapadod
page-ww-row = { $kind }: { $count }/{ $spaces }
page-ww-over = +{ $count }
page-ww-circle = Boszorkánykör
page-ww-circle-about = Akinek az ellenőrzéskor { $needed } hozzávaló van a körében, az győz. Ezek abból lesznek, ami a nemezis munkapadján már nem fér el.
page-ww-circle-count = Kör: { $count }/{ $needed }{ $coming ->
    [0] {""}
   *[other] , és most még { $coming } jönne
  }
page-ww-would-win = Ezzel győznél!

## Szomszédok
page-ww-pane-threat = Veszély
page-ww-pane-nemesis = Nemezis
page-ww-threat = Veszély: { $name }
page-ww-nemesis = A nemezised: { $name }
page-ww-look = Nézd meg { $name } asztalát
page-ww-comes = Feléd tart:
page-ww-threat-over = { $name } körébe, ahol így { $circle } lenne:
page-ww-threat-fits = Minden elférne a munkapadodon.
page-ww-threat-brewing = { $name } még főz.
page-ww-threat-none = { $name } üstjében még nincs semmi.
page-ww-overflows = Túlcsordul:
page-ww-into-circle = A köröd: { $before } → { $after }, hacsak { $name } nem csinál helyet.
page-ww-all-fits = Minden, amit főztél, még elférne { $name } munkapadján.
page-ww-nothing-sent = Amit főzöl, azt { $name } kapja; ami nála nem fér el, a te körödbe kerül.
page-ww-on-the-left = balra
page-ww-on-the-right = jobbra
page-ww-both-sides = balra és jobbra
page-ww-is-sealed = döntött
page-ww-is-busy = { $phase ->
    [brew] főz
    [arcana] arkánum
   *[other] választ
  }

## Egy másik játékos asztala
page-ww-cauldron-of = Az üstben:
page-ww-recipes-of = { $count ->
    [0] Még nincs recept
    [one] Egy recept
   *[other] { $count } recept
  }
page-ww-known = { $count ->
    [one] Egy lap kézben. Amit láttál belőle:
   *[other] { $count } lap kézben. Amit láttál belőlük:
  }

## Az üst
page-ww-cauldron = Az üstöd
page-ww-cauldron-holds = Az üstödben: { $cubes }. { $name } kapja meg.

## Receptek
page-ww-recipes = Receptjeid
page-ww-no-recipes = Ide kerül a recept, amelyet egy fordulóban kijátszol, és onnantól minden fordulóban működik.
page-ww-recipe-words = Ebből: { $inputs }; ez lesz: { $outputs }.
page-ww-recipe-about = { $does } { $way } { $arcana }
page-ww-two-way = Kétirányú recept: kijátszáskor elforgatható.
page-ww-one-way = Egyirányú recept.
page-ww-icons = Arkánumok: { $icons }.
page-ww-no-icons = Nincs arkánum.
page-ww-card = { $shown }. { $does }
page-ww-used = használva ({ $order }.)
page-ww-used-fed = használva ({ $order }.), ami táplálta: { $names }
page-ww-ready = { $ways ->
    [one] használható
   *[other] { $ways } módon használható
  }
page-ww-needs = kell még: { $cubes }
page-ww-not-now = most nem tölthető meg
page-ww-chosen = kiválasztva, még titkos
page-ww-sealed = Lezárva. Még visszavonhatod.
page-ww-decided = Eldőlt.
page-ww-order = Kezdeményezési sorrend: { $names }

## Hogyan tölthető meg egy recept
page-ww-ways = Mivel töltöd meg ezt: { $name }?
page-ww-way = { $inputs }
page-ww-way-into = { $inputs } → { $outputs }
page-ww-from-bench = { $kind }
page-ww-from-made = friss { $kind }
page-ww-from-cauldron = { $kind } az üstből
page-ww-from-book = { $kind } könyvből
page-ww-origin-made = friss
page-ww-origin-cauldron = üst
page-ww-origin-book = könyv
page-ww-origin-into = választott

## A főzősegéd
page-ww-helper = Segéd
page-ww-helper-title = A főzősegéd
page-ww-helper-about = A legjobb főzetek innen, { $nemesis } mostani munkapadjával számolva. A segéd egymás után elvégzi a lépéseket.
page-ww-helper-overflow = { $count ->
    [0] semmi sem csordul túl
   *[other] { $count } túlcsordul
  }
page-ww-helper-rest = { $count ->
    [0] A munkapadod üres lesz.
    [one] Egy kocka marad a munkapadodon.
   *[other] { $count } kocka marad a munkapadodon.
  }
page-ww-helper-spends = Elhasználja a személyiségedet.
page-ww-helper-do = Főzd ezt
page-ww-part-scholar = Egy mandragóra könyvért, erre:

## A kéz
page-ww-hand = A kezed
page-ww-hand-passes = Ami nálad marad, a forduló végén balra megy: { $name } kapja.
page-ww-deck = { $count ->
    [one] egy recept a pakliban
   *[other] { $count } recept a pakliban
  }
page-ww-hand-empty = Elfogytak a receptek.
page-ww-play-turned = Játszd ki elforgatva: { $name }. { $does }
page-ww-turn = Elforgatva
page-ww-gambled = a véletlen választotta
page-ww-wish = Melyik receptet játszod ki? Ezzel megtartod a lapjaidat, hacsak előbb nem húzol újakat.
page-ww-wish-waits = Megtartod a lapjaidat. { $name } kijátszása következik, amint mindenki döntött.
page-ww-keep-and-play = Megtartod a lapjaidat, és kijátszod ezt: { $name }.
page-ww-wished = kiválasztva, mindjárt jön
page-ww-redraw = Új kéz (egyszer)
page-ww-redraw-what = Új lapok, egyszer a játékban: feladod a Beavatottadat és a kezedben lévő összes lapot négy új receptért
page-ww-dealt = Két személyiségből tarts meg egyet
page-ww-keep = { $name } { $power } Ezzel kezdesz: { $start }

## Személyiségek
page-ww-personality = Személyiség
page-ww-own-recipe = Saját recept, fordulónként egyszer:
page-ww-start = Ezzel kezdesz:

## Arkánumok
page-ww-arcana = Arkánumok
page-ww-every = { $step } ikononként egy hatás
page-ww-arcana-potion = Bájital
page-ww-arcana-raven = Holló
page-ww-arcana-book = Könyv
page-ww-does-potion = Bájital: egy kocka az üstödbe
page-ww-does-raven = Holló: legfeljebb két kocka vissza a készletbe
page-ww-does-book = Könyv: bemenetek a készletből
page-ww-level = { $arcana }: { $level }
page-ww-may-potion = { $count ->
    [one] Tegyél egyet az üstödbe:
   *[other] { $count } alkalommal: tegyél egyet az üstödbe:
  }
page-ww-may-raven = { $count ->
    [one] Egyet vagy kettőt vissza a készletbe:
   *[other] { $count } alkalommal: egyet vagy kettőt vissza a készletbe:
  }
page-ww-may-book = { $count ->
    [one] Nevezz meg egyet, amelyet a készletből veszel:
   *[other] { $count } alkalommal: nevezz meg egyet, amelyet a készletből veszel:
  }
page-ww-may-move = { $count ->
    [one] Bájitalfőző: tegyél át egyet az üstödbe:
   *[other] Bájitalfőző, { $count } alkalommal: tegyél át egyet az üstödbe:
  }
page-ww-may-gain = Vegyél el hármat ebből:
page-ww-may-claim = A boszorkánykörödbe:
page-ww-may-scholar = Mandragóráért könyv erre:
page-ww-may-scholar-made = Friss mandragóráért könyv erre:
page-ww-may-dare = A kért hatás, a lap alaphelyzetben:
page-ww-may-dare-turned = A kért hatás, a lap elforgatva:
page-ww-book-open = Nyitott könyv: { $kinds } a készletből
page-ww-raven-pick = Holló: { $kind }, { $count } kiválasztva
page-ww-raven-one = Holló: vissza a készletbe: { $kind }
page-ww-raven-takes = A holló visszaviszi: { $cubes }.

## What others do, in two or three words
page-ww-tell = { $what ->
    [overflow] a körbe
    [nothing] semmi
    [call] sorrendet kér
    [gained] kap
    [redraw] újat húz
   *[personality] személyiség
  }
page-ww-telling = { $phase ->
    [personality] Ki kicsoda:
    [reveal] A receptek felfedve:
    [trackers] Az arkánumok emelkednek:
    [arcana] Az arkánumok hatnak:
    [brew] Az üstök megtelnek:
    [pass] Az üstök továbbvándorolnak:
    [overflow] Ami nem fér el:
   *[hands] a kezek balra vándorolnak
  }

## The log
page-ww-log-decided = { $count ->
    [one] { $names } döntött.
   *[other] { $names } döntöttek.
  }
