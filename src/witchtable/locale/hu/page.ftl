# Az oldal a táblák körül.

## Mindenütt
game-witchdom = Witchdom
game-witchstone = Witchstone
game-whirling-witchcraft = Whirling Witchcraft
loading = Egy pillanat …
close = Bezárás
search = Keresés
back = Vissza
undo = Visszavonás
language = Nyelv
language-auto = A böngésző szerint
settings = Beállítások
rules = Szabályok
how-to-play = Így játsszuk
to-the-lobby = Az előtérbe
no-such-table = Ez az asztal előtted zárva van.
no-such-table-why = Lehet, hogy már nincs meg, vagy meghívó kell hozzá: kérd el a linket attól, aki megnyitotta.

## Az asztal
board = A tábla
mine = A holmid
players = Játékosok
decision = Amiről döntened kell
trail = Hol tartunk a fordulóban
log = Napló
memory = Amit már láttál
memory-about = Itt minden nyitva volt egyszer. Aki figyel, emlékszik rá.
log-empty = Még nem történt semmi.
log-newest = Legújabb
log-turn = { $number }. kör
log-round = { $round }. forduló
log-opening = Az első forduló előtt
log-rule = Szabály: { $clauses }
log-replay = Megnézem a visszajátszásban
rule-numbers = Szabályszámok a naplóban
remarks = Az ellenfelek megszólalnak
chat = Csevegés
chat-empty = Még senki sem szólalt meg.
chat-say = Mondj valamit az asztalnál ülőknek
chat-send = Küldés
chat-emotes = Egy kattintással mondd
chat-emote-wave = Integetés
chat-emote-clap = Taps
chat-emote-laugh = Nevetés
chat-emote-think = Töprengés
chat-emote-cheer = Ünneplés
about-this = Mi ez?
ask = Mi ez?
you = Te, { $name }
bot = Bot ({ $level })
bot-for = Bot ({ $level }), a távol lévő játékos: { $name }
bot-name = Bot
present = itt van
absent = nincs itt
thinking = gondolkodik
clock = Hátralévő idő
days = { $count ->
    [one] egy nap
   *[other] { $count } nap
  }
points-so-far = eddig
points-word = pont
seat-free = Szabad hely
line-lost = Megszakadt a vonal, mindjárt jövünk …
reveals-warning = felfed valamit: utána nincs visszavonás
legend-reveals = szaggatott: felfed valamit, utána nincs visszavonás
do-it = Mehet
all-choices = Minden lehetőség ({ $count })
choices-title = Minden, amit most megtehetsz
and-more = És még { $count }: keress rájuk.
hint = Tipp
hint-title = A kristálygömb tanácsa
hint-found = { $count ->
    [one] Egy javaslat
   *[other] { $count } javaslat
  }
hint-take = Ezt
hint-take-this = Ezt választom: { $choice }
hint-note = Becslés { $count } próbából. A gömb nem lát többet, mint te.
hint-never = Ennél az asztalnál nincsenek tippek.
waiting-for = Akire várunk: { $names }.
game-over = A játék véget ért.
abandoned = Ez a játszma félbemaradt.
title-my-turn = Te jössz: { $title }
refused = { $code ->
    [stale] Közben megváltozott a kérdés.
    [out_of_turn] Nem te jössz.
    [no_hints] Ennél az asztalnál nincsenek tippek.
    [no_memory] Ennél az asztalnál nincs emlékeztető.
    [cannot_undo] Ez nem vonható vissza.
    [too_many] Túl gyors vagy: várj egy pillanatot.
    [forbidden] Ezt nem teheted meg.
    [seat_taken] Ott már ül valaki.
    [seats_free] Valaki még hiányzik.
    [present] Aki itt van, vagy az imént még itt volt, azt nem lehet lecserélni.
    [shared_deal] Mások éppen ugyanezt az osztást játsszák. Ha végeztek, ez megmutatható.
    [not_running] Ez a játék most nem megy.
    [unavailable] A szerver nem érhető el. Próbáld újra kicsit később.
    [other_rules] Ezt a játszmát a szabályok egy korábbi változatával játszották, ezért már nem mutatható meg.
   *[other] Ez nem sikerült ({ $code }).
  }
refused-wait = Ez több volt, mint ami neked jut. { $seconds } másodperc múlva folytathatod.
undo-asked = { $name } visszamenne az utolsó lépése elé. Amit láttatok, azt már láttátok.
undo-agree = Rendben
undo-refuse = Nem
undo-waiting = Visszalépést kértél. Akire várunk: { $names }.
replace-do = Játsszon tovább egy bot
hand-over = Add át a készüléket: { $name } jön
hand-over-why = Mindenki más elfordul.
hand-over-me = { $name } vagyok

## A többiek követése
telling = Mit csinálnak a többiek
telling-at = { $at } / { $of }
telling-pause = Szünet
telling-on = Tovább
telling-skip = Átugrás
telling-mine = Te jössz
since = Az utolsó köröd óta
since-gain = { $sign ->
    [more] +{ $points }
   *[less] { $points }
  }
since-nothing = még semmi
since-before = { $back ->
    [one] Az azt megelőző kör
   *[other] { $back } körrel korábban
  }
since-earlier = Az előző kör
since-later = A következő kör

## Súgó
help = Súgó
help-title = Mit tehetek most?
help-how = Válassz egyet a világító elemek vagy a kérdés melletti gombok közül.
help-glow = Zöld gyűrű jelzi, mit választhatsz. Tartsd az ujjad bármelyik elemen, vagy mutass rá, és elolvashatod, mi az.
help-keys = Billentyűzettel: a Tab és a nyilak visznek egyik lehetőségtől a másikig, az Enter kiválasztja. A kérdőjel (?) megmondja, mi micsoda.
help-undo = Egy lépés addig vonható vissza, amíg valami rejtett ki nem derül. Amelyik gomb felfed valamit, az előre szól.
help-rules = Az ide tartozó szabályok

## Beállítások
motion = Mozgás
motion-auto = A rendszer szerint
motion-full = Mozognak az elemek
motion-less = Semmi sem mozog
pace = A többiek köreinek elmesélése
pace-slow = lassan
pace-normal = normál tempóban
pace-fast = gyorsan
pace-off = sehogy
colours = Színek
colours-night = Éjszaka
colours-day = Nappal
colours-contrast = Nagy kontraszt
confirm = „Biztosan?” kérdés
confirm-never = soha
confirm-reveals = végleges lépés előtt
confirm-always = minden lépés előtt
sound = Hang
sound-off = Hang ki
sound-on = Hang be
full-screen = Teljes képernyő
notify = Rendszerértesítés, ha én jövök
ask-undo = Kérd meg a többieket: egy lépést vissza
abandon = Szavazz: hagyjátok abba
abandon-sure = Tényleg feladod? Nincs visszaút
abandon-votes = { $count ->
    [one] Egy játékos abbahagyná a játékot.
   *[other] { $count } játékos abbahagyná a játékot.
  }
coaching = Pim, a kísérő
coaching-auto = az első játéknál
coaching-on = minden játéknál
coaching-off = soha

## Szabályok
rules-search = Keresés a szabályokban
rules-found = { $count ->
    [one] Egy szabálypont
   *[other] { $count } szabálypont
  }

## A játék előtt
waiting-free = Van még szabad hely: küldd el a linket a barátaidnak, vagy ültess le botokat.
waiting-full = Mindenki itt van.
waiting-host = A házigazda indítja a játékot.
sit-here = Ülj ide
add-bot = Bot ide
remove-bot = Eltávolítás
level-random = véletlenszerűen játszik
level-novice = újonc
level-apprentice = tanonc
level-hedgewitch = sövényboszorka
level-charmer = igéző
level-adept = beavatott
level-enchantress = varázslónő
level-mistress = mesternő
level-grandmistress = nagymesternő
level-about-random = Bármelyik szabályos lépés: nem igazi ellenfél.
level-about-novice = Sok mindent nem vesz észre: a legelső játékhoz.
level-about-apprentice = Azonnal válaszol és hibázik: az első játékokhoz.
level-about-hedgewitch = Azt látja, ami közel van, és néha téved.
level-about-charmer = Ritkán szalaszt el jó lehetőséget, de azért előfordul.
level-about-adept = Egy körrel előre néz, és a tanoncot többnyire legyőzi.
level-about-enchantress = Az egész körét végigpróbálja; a beavatottat többször győzi le, mint nem.
level-about-mistress = A következő körre is gondol; csak a nagymesternő gondolkodik tovább.
level-about-grandmistress = Legfeljebb egy másodpercig gondolkodik, arról is, amit nem lát; ötből legalább négy játékban legyőzi a beavatottat.
invite-link = Meghívó link
copy = Másolás
copied = Másolva
begin = Kezdődjön a játék
