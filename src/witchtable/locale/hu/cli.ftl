# A parancssor.

save-problem = A játék nem menthető ide: { $file } – { $problem }
save-no-file = ez nem fájl.
save-taken = már van benne valami. Folytasd azt (--resume), vagy válassz másik nevet.
resume-settled = A folytatott játéknak már megvannak a játékosai, a kezdőmagja és a beállításai: a --resume mellett nem adható meg --players, --seed, --option vagy --shuffle.
resume-other-game = Ez egy { $title } játszma naplója, nem ezé: { $asked }.

play-saving = Mentés minden lépés után ide: { $file }
play-begin = Az osztás rögzített: a kezdőmag hash értéke { $commitment }.
    A (nem vonható vissza) jelű lépések újat mutatnak, a (vége a körödnek) jelűek után mások lépnek: egyik sem vonható vissza.
    Az Enter megmutatja a súgót.
play-seat-person = { $letter } { $name }: ember
play-seat-bot = { $letter } { $name }: bot
play-seat-automatic = { $letter } { $name }: a szabályok szerint magától játszik
play-which-game = Melyik játékot? Ismert játékok: { $known }.
play-same-name = Két embert is így hívnak: „{ $name }”.
play-players-or-bots = A --players és a --bots közül csak az egyik adható meg.
resume-trust = A feljegyzés olyan botot nevez meg, amely nem a miénk: „{ $name }”. A --trust engedi, hogy fusson ezen a gépen.
play-help = Írj be egy számot vagy a mellette álló jelölést, például: „{ $action }”.
    u      visszavonja az utolsó lépésedet
    look   újra megmutatja az asztalt; „look { $letter }” megmutatja, mi van { $letter } előtt
    s      megmutatja a pontozólapokat
    more   további lehetőségeket sorol fel; „more { $word }” azokat, amelyekben ez áll: „{ $word }”
    ?      megindokolja az utolsó elutasítást; „? { $other }” egy lépést, „? 1” egy lehetőséget, „? { $clause }” egy szabályt magyaráz el
    q      kilép (a játék el van mentve)
play-help-hint = hint   megmutatja a legjobb lehetőségeket, az esélyüket és hogy miért
play-help-memory = memory megmutatja, amit már láttál, de most nem látsz
play-help-what = what   megmondja, mi micsoda, és mit ér neked: „what { $name }”
play-what-which = Mire vagy kíváncsi? Ezek vannak: { $names }.
play-help-others = { $name }: { $action }   olyasvalaki helyett lép ennél a képernyőnél, aki most nem kap kérdést
play-more = … és még { $count }: írd be, hogy „more”, vagy „more” és egy szó, amely szerepel bennük.
play-aside = ez is lehet: { $count } × { $verb }; írd be: „more { $verb }”
play-aside-one = ez is lehet: { $label }; írd be: „{ $action }”
play-none = Egyik lehetőségben sincs ilyen: „{ $text }”.
play-choices = { $count ->
    [one] Egyetlen lehetőséged van: 1
   *[other] { $count } lehetőséged van: 1–{ $count }
  }.
play-no-clause = Nincs ilyen szabálypont: „{ $text }”. Keresés a szabályokban: { $search }
play-too-long = Ez túl hosszú ahhoz, hogy lépés legyen.
play-no-hints = Ennél az asztalnál nincsenek tippek.
play-no-memory = Ennél az asztalnál nincs emlékeztető.
play-reveals = (nem vonható vissza)
play-ends-turn = (vége a körödnek)
play-hand-over = { $name }, te döntesz. Nyomj Entert, amikor csak te látod a képernyőt.
play-says = { $name }: „{ $what }”
play-saved = A játszmanapló itt van: { $file }
play-resume = Így folytathatod:
play-salvaged = { $problem } Folytatás ennyi lépés után: { $moves }.
play-backup = A sérült napló itt maradt meg: { $file }

screen-explains = írj be egy ? jelet, és elolvashatod a szabályt
screen-narrow = Az asztalnak { $needed } oszlop kell; ez a terminál { $columns } oszlopos.
screen-no-seat = Ennél az asztalnál nincs ilyen hely: „{ $seat }”. A helyek: { $known }.
screen-at-end = { $game ->
    [witchstone] A bagolylapkák, a mágiazsetonok, a nem használt megerősítő varázslatok és a próféciák pontjai a játék végén adódnak hozzá.
   *[other] { "" }
  }
screen-result = Győztes: { $winners }
screen-total = Összesen
screen-numbered = { $name } { $number }

replay-prompt = Enter: tovább, b: vissza, szám: az a lépés, q: kilépés >
replay-keys = Az Enter továbblép, a b visszalép, egy szám arra a lépésre ugrik, a q kilép.
replay-end = Itt a vége: összesen { $last } lépés volt.
replay-start = Ez a játszma eleje.
replay-no-move = Nincs ilyen lépés: összesen { $last } van.
replay-sealed = (titkos)

rules-none = Egyik szabályban sincs ilyen: „{ $text }”.

verify-genuine = { $file }: hiteles.
    osztás    { $deal }
    lépések   { $moves }, mind szabályos (a szabályok változata: { $rules })
    eredmény  { $result } (állás: { $digest })
verify-published = a kezdőmagból a neked megadott hash jön ki ({ $hash }), és ugyanaz az osztás
verify-alone = a kezdőmagból ez a hash jön ki: { $hash }, és ugyanaz az osztás; vesd össze a közzétett értékkel (--deal HASH)

edition-good = { $file }: jó kiadás ehhez: { $title }, „{ $name }” (ujjlenyomat: { $fingerprint }, { $marks } jelölés).
edition-no-game = meta.game: hiányzik; ez mondja meg, melyik játékról van szó
edition-nothing-printed = ennek a játéknak nincs összetevőfájlja.

simulate-title = { $title }: { $games ->
    [one] egy játszma
   *[other] { $games } játszma
  }, { $players ->
    [one] egy játékos
   *[other] { $players } játékos
  }
simulate-progress = { $title }, { $seats ->
    [one] egy hely
   *[other] { $seats } hely
  }
simulate-faults = { $seat } hely: { $faults ->
    [one] egy döntést
   *[other] { $faults } döntést
  } a program hozott egy hibázó bot helyett. Az első alkalom: { $first }
simulate-bots = { $seats ->
    [one] Egy helyhez egy bot kell
   *[other] { $seats } helyhez { $seats } bot kell, vagy egy szint mindenkinek
  }; te ennyit adtál meg: { $bots }.
simulate-automatic = automatikus
simulate-speed = { $games } játszma/s, { $decisions } döntés/s, { $length } döntés játszmánként
simulate-seat = hely
simulate-bot = bot
simulate-wins = győzelem
simulate-mean = átlag
simulate-deviation = szórás
simulate-least = legkevesebb
simulate-most = legtöbb

games-title = { $title }, { $least }–{ $most } játékos
games-option = beállítás
games-default = alapérték
games-allowed = lehetséges
games-meaning = jelentés

## serve
serve-ready = A Witchtable itt van nyitva: { $address } (bezárás: Ctrl+C)
serve-lan = A hálózat többi tagja itt éri el: { $address }
serve-log = a napló formája text vagy json lehet, ez nem: „{ $log }”
serve-bot = „{ $text }” helyett NÉV=SPEC kell: egy név a látogatóknak, és a mögötte álló bot.
serve-host-name = „{ $text }” nem csak egy gép neve: --host-name play.example.org
serve-limit = „{ $text }” helyett NÉV=RÉSZ kell, például moves=80/600 vagy sockets=24. A nevek: { $known }
serve-proxy = ez nem proxy címe: { $reason }
serve-cannot-listen = itt nem lehet kapcsolatot fogadni: { $host }, { $port }. port: { $reason }
serve-taken = egy másik szerver őrzi a játszmáit itt: { $place }; előbb azt állítsd le, vagy adj meg másik mappát (--data)
serve-newer = ezt a Witchtable újabb változata írta: { $place } ({ $detail }); frissítsd a programot, vagy adj meg másik mappát (--data); semmi sem változott
serve-damaged = sérült, vagy nem a Witchtable fájlja: { $place } ({ $detail }); tedd a helyére a biztonsági másolatot, vagy adj meg másik mappát (--data)
serve-forbidden = itt semmit sem lehet megőrizni: { $place } ({ $detail }); nézd meg, ki írhat oda, és nem telt-e meg a lemez, vagy adj meg másik mappát (--data)
serve-incomplete = hiányzik az oldal innen: { $place }; telepítsd újra a Witchtable-t
serve-foreign = itt valami másnak a táblái vannak: { $place } ({ $detail }); a Witchtable-nek saját adatbázis vagy séma kell
serve-unreachable = az adatbázis nem érhető el: { $place }: { $detail } (a --store alakja postgresql://felhasználó@gép/név)
serve-no-driver = a PostgreSQL-ben tartott játékokhoz telepítsd a meghajtót: pip install 'witchtable[postgresql]'
serve-failed = a szerver nem tudott elindulni; a fenti sorok mondják meg, miért
serve-older = ezt a Witchtable régebbi változata írta: { $place } ({ $detail }), és a folyamatai még futnak; előbb állítsd le mindet; semmi sem változott

cluster-system = több folyamathoz egy gépen Linux vagy macOS kell; használd a witchtable serve parancsot
cluster-making = PostgreSQL készül itt: { $folder }
cluster-no-postgresql = itt nincs PostgreSQL; telepítsd (Debian: apt install postgresql), vagy adj meg egyet (--store)
cluster-database = a PostgreSQL nem tudott elindulni: { $reason }
cluster-worker = a(z) { $worker }. folyamat nem tudott elindulni; a fenti sorok megmondják, miért
cluster-worker-ready = Kész a(z) { $worker }. folyamat, összesen { $workers }
cluster-ready = A Witchtable itt fut: { $address }, { $workers } folyamattal – a Ctrl+C leállítja, és semmi sem vész el
cluster-died = A(z) { $worker }. folyamat leállt, és újraindul
cluster-restarting = Minden folyamat újraindul, egyik a másik után
cluster-restarted = Mind a(z) { $workers } folyamat újraindult
cluster-none = itt nem fut fürt: { $folder }
cluster-root = a PostgreSQL nem futhat rootként, a saját felhasználója (postgres) pedig nem tud semmit itt tárolni: { $folder }; indítsd más felhasználóként, vagy adj meg másik mappát (--data)
cluster-version = ezt a mappát a PostgreSQL { $made } hozta létre: { $folder }; itt csak ez van: { $found }; telepítsd azt a változatot is, vagy adj meg másik mappát (--data); semmi sem változott
cluster-database-died = A PostgreSQL leállt, és újraindul
cluster-not-restarted = A(z) { $worker }. folyamat nem jön vissza, ezért a többi nem indult újra; a próbálkozás folytatódik

## admin
admin-no-data = itt nincsenek játékok: { $folder } (a --data mondja meg, hol vannak)
admin-backup-taken = itt már van valami: { $file }
admin-backup-failed = nem lehet ide másolni: { $file } – { $reason }
admin-backup-done = Minden itt van: { $file } ({ $size } KB). Ne add ki a kezedből: benne van a szerver titkos kulcsa.
admin-status = nincs ilyen állapot: „{ $status }”; az asztalok állapotai: { $known }
admin-none = Nincs ilyen asztal.
admin-table = asztal
admin-game = játék
admin-standing = állapot
admin-players = játékosok
admin-moves = lépések
admin-changed = utolsó változás
admin-no-table = nincs ilyen asztal: „{ $table }”
admin-closed-already = ez az asztal már be van zárva: { $table } (állapota: { $status })
admin-close-done = Ez az asztal bezárult: { $table }. Ha fut a szerver, az ott ülők másodperceken belül megtudják.
admin-move-not-empty = itt már lakik valaki: { $place }; költözni csak üres házba lehet
admin-move-failed = nem érkezett meg minden, ezért az új helyet semmire ne használd: { $reason }
admin-move-done = Minden átkerült ide: { $place }, sorról sorra ugyanúgy: { $tables } asztal, { $rows } sor. A régi helyről semmi sem tűnt el.

## train
train-no-numpy = A tanításhoz a laboratórium kell: pip install "witchtable[lab]" ({ $detail })
train-no-features = { $title }: nincs mihez súlyokat tanulni, mert az elméje nem mér jellemzőket
train-other-course = { $where } egy másik tanításé (eltér: { $different }); válassz másik mappát
train-playing = játékok önmaga ellen
train-fitting = illesztés
train-gate = új a régi ellen
train-generation = { $number }. nemzedék: { $games } játékból tanult, meglepetés { $before } → { $after }; az eddigi legjobb ellen { $share } ({ $low } – { $high }) { $kept ->
    [yes] – megtartva.
   *[no] – elvetve.
  }
train-nothing = Semmi sem volt jobb az eddiginél: nem készült súlyfájl.
train-written = A legjobb súlyok itt vannak: { $file }.

## balance
balance-written = A jelentés itt van: { $file }.

# witchtable learn
learn-unknown = A(z) { $title } játékhoz nincs „{ $name }” lecke. Leckék: { $known }.
learn-minutes = körülbelül { $minutes } perc
learn-help = Írj be egy számot a választáshoz. Továbbá: skip (mutasd meg), again (ez a lépés elölről), previous (az előző lépés), ? (a szabály), q (kilépés; innen folytatódik).
learn-coach = Pim minden új döntésnél elmondja, miről szól. Számot beírva választasz; a coach off elküldi, a coach on visszahívja Pimet; a hint és a h segít, a q kilép.
learn-coach-on = Pim újra melletted van.
learn-coach-off = Pim hallgat. A „coach on” visszahívja.
learn-coach-sure = { $careful } { $words } { $rather } Írd be még egyszer, ha mégis ezt akarod.
learn-step = { $step }/{ $steps }. lépés
learn-enter = Tovább: Enter.
learn-done = Szép munka: ezt a leckét már tudod.
learn-next = Következik: { $lesson }. Az Enter elindítja, a q kilép.
learn-all = A(z) { $title } minden leckéjén túl vagy.
learn-left = Onnan folytatódik, ahol abbahagytad: { $command }

# Egy webhely: az asztal mappa formájában.

site-written = Az asztal itt van: { $folder } ({ $files } fájl, { $megabytes } MB). Bármely webtárhely kiszolgálhatja; itt helyben: python3 -m http.server --directory { $folder }
site-no-pyodide = A webhelyhez Pyodide { $version } kell, ami itt nincs meg. Így szerezhető be: npm install pyodide@{ $version } (vagy mondd meg, hol van: --pyodide).
site-other-file = { $file } nem a Pyodide { $version } fájlja. Így szerezhető be újra: npm install pyodide@{ $version }
site-no-wheels = A webhelyhez szükséges könyvtárak nem tölthetők le: { $problem }
site-no-node = A webhelyet a Node.js fordítja le, ami itt nincs meg (a „node” parancs).
site-not-compiled = A források nem fordíthatók le a webhelyhez: { $problem }
site-not-empty = Itt nem webhely van, hanem más: { $folder }. Válassz új mappát: a webhely mappájának tartalma lecserélődik.
