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

## Tippek
hint-thinking = Gondolkodás …
hint-chance = { $percent }% esély a győzelemre
hint-part = { $percent }% { $source }
hint-alike = alig van különbség
hint-only = Itt nincs miből választani.
