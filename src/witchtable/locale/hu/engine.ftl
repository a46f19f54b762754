# Ami minden játékban közös.

seat = { $seat }
named = { $name } ({ $id })
game-not-loaded = A(z) „{ $name }” játék nem tölthető be, ezért kimarad: { $reason }
draw-points = { $points } pont

## Hibák
error-unknown-game = Nincs ilyen játék: „{ $game }”. Ismert játékok: { $known }.
error-unknown-bot = Nincs ilyen bot: „{ $bot }”. Ismert botok: { $known }.
error-bad-bot = A(z) „{ $bot }” bot nem ülhet le: { $problem }
bot-no-module = a modulja nem importálható ({ $reason }).
bot-no-class = a(z) { $module } modulban nincs { $name }.
bot-not-built = a (game, rng) hívása nem sikerült ({ $reason }).
bot-no-choose = nincs choose(place) függvénye.
bot-no-command = a parancs üres vagy nem olvasható ({ $reason }).
bot-bad-name = az asztalnál saját név kell neki: betűk, számjegyek, „.”, „_” vagy „-”, és nem egy szint neve.
bot-any-class = modul:Osztály
bot-any-command = command:program
fault-raised = A(z) „{ $bot }” bot hibázott: { $text }
fault-illegal = A(z) „{ $bot }” bot nem megengedett választ adott: { $text }
fault-late = A(z) „{ $bot }” bot túl sokáig gondolkodott: { $text }
fault-died = A(z) „{ $bot }” bot programja leállt: { $text }
error-unknown-clause = A { $title } szabályaiban nincs ilyen pont: „{ $clause }”.
error-seat-count = A { $title } { $least }–{ $most } játékosnak való, nem ennyinek: { $seats }.
error-seed = A kezdőmag bármilyen leírható szöveg vagy egész szám lehet, ez nem az: { $seed }.
error-name = A játékos neve leírható szöveg legyen, ez nem az: { $name }.
error-unknown-seat = Ennél az asztalnál nincs ilyen hely: { $seat }. A helyek számozása: 0–{ $last }.
error-option = „{ $option }” beállítás: { $problem }
option-unknown = ilyen nincs ebben a játékban: { $title }. A beállításai: { $known }.
option-type = ez az érték nem jó: { $value }. Ami kell: { $expected }.
option-value = „{ $value }” nem megengedett; ezekből választhatsz: { $allowed }.
option-form = így írd: név=érték.
type-bool = true vagy false
type-int = egész szám
type-str = egy szó
error-foreign-action = Ebben a játékban ({ $title }) nincs ilyen lépés: { $action }.
error-edition = { $source }: { $count ->
    [one] egy hiba
   *[other] { $count } hiba
  }: { $problems }

error-notation = Nem értem ezt: „{ $text }” – { $problem }
notation-text = ez nem szöveg.
notation-empty = nem írtál be semmit.
notation-verb = „{ $verb }” ebben a játékban nem parancs; a parancsok: { $verbs }.
notation-missing = ez a rész hiányzik: { $part }.
notation-surplus = ez fölösleges: „{ $part }”.
notation-word = „{ $part }” nem szó, és nem is szó darabszámmal előtte.
notation-number = „{ $part }” nem egész szám.
notation-one-of = „{ $part }” nincs ezek között: { $known }.
notation-json = { $detail }

## Visszavonás
undo-nothing = Nincs mit visszavonni.
undo-other = Az utolsó lépés nem a tiéd volt.
undo-sealed = Az utolsó lépésed titkos döntés: amíg le van zárva, magában a játékban vonhatod vissza.
undo-reveal = Az utolsó lépésed felfedett valamit, ezért nem vonható vissza.
undo-away = Egy bot játszik valaki helyett, aki nincs itt: nélküle senki sem megy vissza.

## Játszmanaplók
error-record = { $where }: { $problem }
record-line = A játszmanapló { $line }. sora
record-whole = Ez a játszmanapló
record-unreadable = nem olvasható: { $detail }
record-truncated = a közepén megszakad; az utolsó teljes sor száma: { $line }.
record-not-one = nem így kezdődik: „{ $expected }”.
record-version = a változata { $found }; ez a program ezt a változatot olvassa: { $known }.
record-line-break = kocsivissza jellel végződik; a sorok végén egyszerű soremelés kell (LF, nem CRLF).
record-header = ennek kellene itt állnia: „{ $expected }”.
record-number = egész szám kellene, de ez áll itt: „{ $found }”.
record-players = { $seats ->
    [one] egy hely van, de { $names } név.
   *[other] { $seats } hely van, de { $names } név.
  }
record-rules = a játszmát a szabályok { $found } változatával játszották; ez a program ezt a változatot ismeri: { $known }.
record-edition = a játszmát ezzel a kiadással játszották: „{ $found }”, nem ezzel: „{ $known }”.
record-seed = a kezdőmag nem nyilvános; amíg a játék tart, csak a hash értéke látszik.
record-commitment = a kezdőmag nem egyezik azzal a hash értékkel, amelyet az osztás előtt közzétettek.
record-move = itt ennek a lépésnek kellene állnia: { $number }., így: „{ $number } A jelölés”.
record-seat = nincs ilyen hely: „{ $seat }”.
record-illegal = a szabályok nem engedik meg: { $reason }
record-result = az eredmény itt „{ $found }”, de a lejátszott játszmáé „{ $known }”.
record-digest = a lejátszott játszma más állásban ér véget, mint amit a napló megad.
record-other = újra leírva így hangzik: „{ $known }”, nem így: „{ $found }”.
record-surplus = a vége után is áll valami.

## Tippek
hint-thinking = Gondolkodás …
hint-chance = { $percent }% esély a győzelemre
hint-part = { $percent }% { $source }
hint-alike = alig van különbség
hint-only = Itt nincs miből választani.
