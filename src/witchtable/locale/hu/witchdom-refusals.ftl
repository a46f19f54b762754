# Witchdom. What may not be done, and why: loaded by the page with the first refusal.
witchdom-refuse-over = A játék véget ért.
witchdom-refuse-turn = Nem te jössz, hanem { $whose }.
witchdom-refuse-first-novices = Előbb válassz egy pár novíciát.
witchdom-refuse-novices-dealt = Ennél az asztalnál a novíciákat osztás adja, nem választás.
witchdom-refuse-novices-chosen = A novíciákat már kiválasztottátok.
witchdom-refuse-pair-taken = Ez a pár már elkelt: { $pair }.
witchdom-refuse-no-such-pair = Nincs ilyen választható pár: „{ $pair }”. A párok: { $known }.
witchdom-refuse-first-play = Előbb válassz akciót: játssz ki egy lapot, vagy pihenj.
witchdom-refuse-first-restore = Előbb döntsd el, frissítesz-e: a boszorkányodon frissítés szimbólum van.
witchdom-refuse-first-collect = Előbb használd fel az akciópontjaidat: ezen a helyszínen még { $points } van.
witchdom-refuse-first-rest = Pihensz: előbb vegyél el { $points ->
    [one] még egy alapanyagot
   *[other] { $points } alapanyagot
  }.
witchdom-refuse-first-brew = Elfogytak az akciópontjaid: főzz, szelídíts, vagy fejezd be a körödet.
witchdom-refuse-first-pay = Előbb fizesd ki a bájitalt, amelyet főzöl, vagy lépj vissza.
witchdom-refuse-one-card = Egy körben csak egy lapot játszhatsz ki.
witchdom-refuse-played-already = { $card }: ezt már kijátszottad; pihenj, és visszaveheted.
witchdom-refuse-in-clan = { $card }: már a klánod tagja, ott is marad.
witchdom-refuse-not-in-hand = { $card }: ez nincs a kezedben.
witchdom-refuse-nothing-played = Csak akkor pihenhetsz, ha már van kijátszott lapod.
witchdom-refuse-refresh-late = Késő: frissíteni csak az első akciópont előtt lehet.
witchdom-refuse-refresh-once = A frissítésről már döntöttél; csak egyszer választhatod.
witchdom-refuse-no-symbol = Az aktív lapodon nincs frissítés szimbólum.
witchdom-refuse-nothing-to-refresh = Itt nincs mit frissíteni: { $what ->
    [potions] bájitalok
    [witches] boszorkányok
    [mountains] hegyek
    [forest] erdő
    [lake] tó
   *[other] { $what }
  }.
witchdom-refuse-refresh-what = A boszorkányokat (witches), a bájitalokat (potions) vagy egy helyszínt frissíthetsz, ezt nem: „{ $what }”.
witchdom-refuse-location = Nincs ilyen helyszín: „{ $location }”. A helyszínek: { $known }.
witchdom-refuse-item = Ezt nem lehet elvenni: „{ $item }”. Amit elvehetsz: alapanyag, bájital (potion), eszköz (tool), boszorkány (witch) vagy állat (animal).
witchdom-refuse-rest-resources = Pihenéskor csak alapanyagot vehetsz el, { $item ->
    [potion] bájitalt
    [tool] eszközt
    [witch] boszorkányt
    [animal] állatot
   *[other] ilyet („{ $item }”)
  } nem.
witchdom-refuse-not-there = Nincs { $item ->
    [leaf] levél
    [berry] bogyó
    [herb] gyógyfű
    [mushroom] gomba
    [feather] toll
    [potion] bájital
    [tool] eszköz
    [witch] boszorkány
    [animal] állat
   *[other] ilyen („{ $item }”)
  } { $place }.
witchdom-refuse-which-alike = Most mindegy, melyiket veszed el az egyforma jelzők közül: hagyd el a számot.
witchdom-refuse-which-number = Nincs { $which }. számú { $place } ({ $item }: { $count }).
witchdom-refuse-other-location = Most { $here } gyűjtesz, nem { $place }.
witchdom-refuse-no-animals = Ebben a játékban nincs állatos változat.
witchdom-refuse-brew-after-collect = Csak gyűjtés után, a köröd végén főzhetsz, az éppen kijátszott lappal.
witchdom-refuse-not-waiting = { $potion }: ez nem vár a klánkártyád mellett.
witchdom-refuse-novice = { $card } novícia, és a novíciák nem főzhetnek.
witchdom-refuse-banner = { $witch }: nincs meg a zászlója ehhez a bájitalhoz: { $potion }.
witchdom-refuse-cannot-pay = Ezt nem tudod kifizetni: { $potion }. Hiányzik: { $missing }, és a pótlásra { $pairs ->
    [one] egy párod
   *[other] { $pairs } párod
  } van.
witchdom-refuse-pay-word = „{ $word }” nem alapanyag és nem is eszköz.
witchdom-refuse-pay-owned = Ennyit adhatsz: { $owned } { $word ->
    [leaf] levél
    [berry] bogyó
    [herb] gyógyfű
    [mushroom] gomba
    [feather] toll
    [flask] lombik
    [ring] gyűrű
    [crystal] kristály
    [mortar] mozsár
    [candle] gyertya
   *[other] { $word }
  }, nem { $count }.
witchdom-refuse-pay-wrong = Ez nem pontosan az ára ennek: { $potion }. Minden szimbólumért a saját jelzője vagy eszköze jár, vagy egy pár.
witchdom-refuse-not-paying = Nincs mit visszavonni: most nem fizetsz bájitalért.
witchdom-refuse-brewing-already = Éppen főzöl, ezért nem szelídíthetsz; ha inkább azt tennéd, előbb lépj vissza.
witchdom-refuse-tame-after-collect = Csak gyűjtés után, a köröd végén szelídíthetsz.
witchdom-refuse-no-such-animal = Ilyen állat nem vár a klánkártyád mellett: { $animal ->
    [snake] kígyó
    [cat] macska
    [owl] bagoly
    [toad] varangy
    [bat] denevér
   *[other] „{ $animal }”
  }.
witchdom-refuse-novice-tames = { $card } novícia, és a novíciák nem szelídíthetnek.
witchdom-refuse-animal-twice = A klánodban már van { $animal ->
    [snake] kígyó
    [cat] macska
    [owl] bagoly
    [toad] varangy
    [bat] denevér
   *[other] ilyen („{ $animal }”)
  }, és egy fajtából csak egy lehet.
witchdom-refuse-animal-price = { $animal ->
    [snake] A kígyó
    [cat] A macska
    [owl] A bagoly
    [toad] A varangy
    [bat] A denevér
   *[other] Az állat („{ $animal }”)
  } megszelídítésének ára egy { $price ->
    [leaf] levél
    [berry] bogyó
    [herb] gyógyfű
    [mushroom] gomba
    [feather] toll
   *[other] alapanyag ({ $price })
  }, de neked nincs.
witchdom-refuse-no-passing = Nem passzolhatsz: játssz ki egy lapot, vagy pihenj.
