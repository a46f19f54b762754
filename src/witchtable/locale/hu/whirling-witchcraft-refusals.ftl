# Whirling Witchcraft. What may not be done, and why: loaded by the page with the first refusal.
whirling-witchcraft-refuse-over = A játék véget ért.
whirling-witchcraft-refuse-turn = Most nincs dolgod; akire várunk: { $waiting }.
whirling-witchcraft-refuse-committed = Már döntöttél; ha változtatnál rajta, előbb vond vissza.
whirling-witchcraft-refuse-shown = A döntésed már látható, ezért végleges.
whirling-witchcraft-refuse-nothing-to-take-back = Nincs mit visszavonnod.
whirling-witchcraft-refuse-no-calling = Ennél az asztalnál mindenki egyszerre dönt; kezdeményezési sorrendet nem lehet kérni.
whirling-witchcraft-refuse-call-late = Kezdeményezési sorrendet csak addig lehet kérni, amíg az arkánumok vagy a főzés nyitva van, és fordulónként csak egyszer.
whirling-witchcraft-refuse-moment = Most nem; előbb ez jön: { $phase }
whirling-witchcraft-refuse-not-dealt = Ezt nem kaptad: { $personality }.
whirling-witchcraft-refuse-type = Nincs ilyen hozzávaló: „{ $type }”. A hozzávalók: { $known }.
whirling-witchcraft-refuse-arcana = Nincs ilyen arkánum: „{ $arcana }”. Az arkánumok: potion, raven és book.
whirling-witchcraft-refuse-way = Egy lap alaphelyzetben (upright) vagy elforgatva (rotated) fekhet, így nem: „{ $way }”.
whirling-witchcraft-refuse-not-in-hand = { $recipe }: ez nincs a kezedben.
whirling-witchcraft-refuse-one-way = { $recipe }: ez csak egy irányban működik, nem forgatható el.
whirling-witchcraft-refuse-gambled = Ebben a fordulóban kockáztattál; a lap végleges.
whirling-witchcraft-refuse-gamble-first = Előbb kockáztass, aztán nevezd meg a hatást.
whirling-witchcraft-refuse-no-daredevil = Csak a Vakmerő kockáztathat.
whirling-witchcraft-refuse-not-triggered = Most nincs ilyen felhasználható hatásod: { $effect ->
    [potion] bájital
    [raven] holló
    [book] könyv
   *[other] { $effect }
  }.
whirling-witchcraft-refuse-raven-number = A holló egy vagy két hozzávalót visz vissza, ennyit nem: { $number }.
whirling-witchcraft-refuse-not-on-bench = A munkapadodon { $lying } { $type } van, nem { $number }.
whirling-witchcraft-refuse-named-already = Ezt ebben a fordulóban már megnevezted: { $type }.
whirling-witchcraft-refuse-no-moves = Nincs áttehető hozzávalód: a Bájitalfőző minden felfedett bájital ikonért tehet át egyet.
whirling-witchcraft-refuse-not-in-front = { $recipe }: ez nincs előtted.
whirling-witchcraft-refuse-used-already = Ezt ebben a fordulóban már használtad: { $recipe }.
whirling-witchcraft-refuse-inputs = Ezek nem töltik meg ennek a receptnek ({ $recipe }) a bemeneteit: { $given }.
whirling-witchcraft-refuse-outputs = { $recipe }: minden választható kimenethez nevezz meg egy hozzávalót, például így: into-toad.
whirling-witchcraft-refuse-hybrids = { $recipe }: minden hibrid bemenethez nevezz meg egyet az ábrázolt hozzávalók közül, például as-toad.
whirling-witchcraft-refuse-half-named = { $recipe }: vagy minden kockát a származásával együtt nevezz meg, vagy csak a hibrid bemenetek hozzávalóit, például as-toad.
whirling-witchcraft-refuse-cauldron-closed = Ennél az asztalnál az üstben lévő kockák nem használhatók fel.
whirling-witchcraft-refuse-no-book = Ebben a fordulóban erre nincs könyved: { $type }.
whirling-witchcraft-refuse-not-enough = Ennyid nincs: { $number } × { $type }.
whirling-witchcraft-refuse-cannot-fill = Ennek a receptnek nem tudod minden bemenetét megtölteni: { $recipe }.
whirling-witchcraft-refuse-no-scholar = Csak a Varázskönyv-tudós fizethet könyvért.
whirling-witchcraft-refuse-scholar-once = A Varázskönyv-tudós fordulónként egyszer fizethet könyvért.
whirling-witchcraft-refuse-scholar-payment = Nincs mivel fizetned: { $payment }.
