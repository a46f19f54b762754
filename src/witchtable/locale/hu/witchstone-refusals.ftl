# Witchstone. What may not be done, and why: loaded by the page with the first refusal.
witchstone-refuse-over = A játék véget ért.
witchstone-refuse-turn = Nem te jössz: { $whose } dönt.
witchstone-refuse-first-tower = Előbb válassz tornyot a nagy boszorkányodnak.
witchstone-refuse-first-place = Előbb helyezz le egy lapkát.
witchstone-refuse-first-order = Előbb mondd meg, melyik akciótípus legyen az első.
witchstone-refuse-first-chip = Előbb hajtsd végre a tornyod zsetonját, vagy zárd le.
witchstone-refuse-first-work = A lapkád már a helyén van; hajtsd végre az akcióit.
witchstone-refuse-other-batch = Ehhez más típusú akció kell ({ $wanted }); most { $runs } akciók folynak.
witchstone-refuse-spent = Ebben az akciósorban nincs több { $symbol } akció.
witchstone-refuse-tower-chosen = A tornyod az egész játékban { $tower }.
witchstone-refuse-not-a-tower = „{ $location }” nem torony; a tornyok: { $towers }.
witchstone-refuse-tower-taken = Itt már { $owner } nagy boszorkánya áll: { $tower }.
witchstone-refuse-one-tile = Ebben a körben már leraktad a lapkádat.
witchstone-refuse-space = Az üstben nincs ilyen mező: „{ $space }”; a sorai a-tól g-ig tartanak.
witchstone-refuse-occupied = Ez a mező nem üres: { $space }. Ami ott van: { $what }.
witchstone-refuse-not-neighbours = { $first } és { $second } nem szomszédos.
witchstone-refuse-not-in-hand = Nincs ilyen felfordított lapkád: „{ $tile }”. A lapkáid: { $hand }.
witchstone-refuse-no-passing = Nem passzolhatsz: helyezd le az egyik lapkádat.
witchstone-refuse-make-room = Nincs hely a lapkának; csinálj helyet, vegyél ki kristályokat.
witchstone-refuse-discard-first = Nincs hely a lapkának, és nem is lehet csinálni; mondj le az egyik lapkádról.
witchstone-refuse-order-chosen = A két akciótípus sorrendje már eldőlt.
witchstone-refuse-not-on-tile = „{ $symbol }” nincs a lapkádon; ami rajta van: { $types }.
witchstone-refuse-location = Nincs ilyen helyszín: „{ $location }”.
witchstone-refuse-no-connection = Nincs összeköttetés { $start } és { $end } között.
witchstone-refuse-begun-by = Az összeköttetést { $start } és { $end } között már { $builder } kezdte el.
witchstone-refuse-complete = Az összeköttetésed { $start } és { $end } között már kész.
witchstone-refuse-no-energy = Nincs több energiaegységed.
witchstone-refuse-finish-first = Előbb fejezd be az összeköttetésedet { $start } és { $end } között: még { $missing } egység hiányzik.
witchstone-refuse-not-joined = Saját összeköttetés még egyiket sem köti a tornyodhoz: { $start }, { $end }.
witchstone-refuse-no-witch = Nincs boszorkány a készletedben; a tornyod mellett { $lying } fekszik.
witchstone-refuse-own-tower = A saját tornyodon a nagy boszorkányod áll; más boszorkányod oda nem állhat.
witchstone-refuse-witch-there = Itt már áll egy boszorkányod: { $location }.
witchstone-refuse-none-lying = A tornyod mellett nem fekszik boszorkányod.
witchstone-refuse-no-route = A tornyodtól ide nem vezetnek befejezett összeköttetések: { $location }.
witchstone-refuse-too-dear = Az út ide: { $location } – { $price } akcióba kerül; ebben az akciósorban { $left } van.
witchstone-refuse-steps = Nem léphetsz ennyit: { $steps }; ebben az akciósorban { $left } van.
witchstone-refuse-past-reward = { $steps } lépés túlvisz egy jutalmon; előbb lépj ennyit: { $most }, és nézd meg, mit hoz.
witchstone-refuse-no-crystal = Ezen a mezőn nincs kristályod: { $space }.
witchstone-refuse-rim-too-far = A peremig ({ $symbol }) a mozgatás { $price } akcióba kerül; ebben az akciósorban { $left } van.
witchstone-refuse-too-far = Eddig a mezőig ({ $space }) a mozgatás { $price } akcióba kerül; ebben az akciósorban { $left } van.
witchstone-refuse-wand-end = A varázspálcán már csak { $room } mező van hátra.
witchstone-refuse-no-scroll = Ezen a helyen nincs tekercs: { $position }.; a kínálatban { $shown ->
    [one] egy
   *[other] { $shown }
  } van.
witchstone-refuse-range = Ezt a helyet nem éred el: { $position }.; { $left ->
    [one] csak az 1. helyről vehetsz el.
   *[other] az 1–{ $left }. helyek közül választhatsz.
  }
witchstone-refuse-crystal = Egy kristály saját (own) vagy fekete (black) lehet, ilyen nem: „{ $crystal }”.
witchstone-refuse-symbol = Nincs ilyen szimbólum: „{ $symbol }”. A szimbólumok: energy, crystal, witch, wand, pentagram és scroll.
witchstone-refuse-not-on-rim = A peremen itt: { $symbol } – nincs { $crystal } kristály.
witchstone-refuse-rim-waits = A peremen ez a { $crystal } kristály ({ $symbol }) egy várakozó akciósorhoz tartozik; akkor kerül a helyére, amikor az folytatódik.
witchstone-refuse-shelf-full = Ez a polc ({ $shelf }) megtelt: { $vials } fiola van játékban.
witchstone-refuse-no-such-chip = A fiolapolcok alatt nincs ilyen zseton: „{ $chip }”. Ami van: { $table }.
witchstone-refuse-no-removal-in-setup = Kristályt csak a saját körödben vehetsz ki, az előkészületek alatt nem.
witchstone-refuse-rim-stays = A peremen lévő kristály a fiolapolcra kerül; nem vehető ki helytelenül.
witchstone-refuse-spell-alone = A megerősítő varázslat csak folyamatban lévő akciókhoz ad hozzá.
witchstone-refuse-unknown-scroll = Nincs ilyen tekercs: „{ $scroll }”.
witchstone-refuse-spell-used = Ezt már felhasználtad, és csak egyszer működik: { $spell }.
witchstone-refuse-not-your-scroll = Ez nincs nálad: { $scroll }.
witchstone-refuse-prophecy = A prófécia nem ad akciót, a végén ér pontot: { $scroll }.
witchstone-refuse-spell-type = Ez nem való ehhez ({ $runs } akciók): { $spell }.
witchstone-refuse-spell-late = Késő: a folyamatban lévő akciósort ({ $runs }) már végrehajtottad.
witchstone-refuse-spell-useless = További { $runs } akcióknak most nem vennéd hasznát.
witchstone-refuse-bonus-waits = Ez a bónusz ({ $bonus }) régebbi a varázspálca mezőinél, és vár, amíg azokkal végzel.
witchstone-refuse-no-bonus = Nincs ilyen bónuszod: „{ $bonus }”.
witchstone-refuse-useless = Ilyen akcióknak ({ $symbol }) most nem vennéd hasznát.
witchstone-refuse-special = Nincs ilyen különleges varázslatlapka: „{ $tile }”.
witchstone-refuse-rim-first = Előbb tedd a peremen lévő kristályokat a fiolapolcokra.
