# What every game shares.

seat = { $seat }
named = { $name } ({ $id })
game-not-loaded = Das Spiel „{ $name }“ lässt sich nicht laden und bleibt weg: { $reason }
draw-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }

## Errors
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Bekannte Bots: { $known }.
error-bad-bot = Der Bot „{ $bot }“ kann nicht Platz nehmen: { $problem }
bot-no-module = sein Modul lässt sich nicht importieren ({ $reason }).
bot-no-class = im Modul { $module } gibt es kein { $name }.
bot-not-built = der Aufruf mit (game, rng) ist gescheitert ({ $reason }).
bot-no-choose = er hat kein choose(place).
bot-no-command = der Befehl ist leer oder nicht lesbar ({ $reason }).
bot-bad-name = am Tisch braucht er einen eigenen Namen: Buchstaben, Ziffern, „.“, „_“ oder „-“, und nicht den einer Stufe.
bot-any-class = modul:Klasse
bot-any-command = command:Programm
fault-raised = Der Bot „{ $bot }“ ist gescheitert: { $text }
fault-illegal = Der Bot „{ $bot }“ hat eine nicht erlaubte Antwort gegeben: { $text }
fault-late = Der Bot „{ $bot }“ hat zu lange gebraucht: { $text }
fault-died = Das Programm des Bots „{ $bot }“ hat sich beendet: { $text }
error-unknown-clause = Die Regeln von { $title } haben keine Ziffer „{ $clause }“.
error-seat-count = { $title } ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-seed = Ein Startwert ist ein beliebiger Text oder eine ganze Zahl, die sich aufschreiben lässt, nicht { $seed }.
error-name = Ein Name ist ein Text, der sich aufschreiben lässt, nicht { $name }.
error-unknown-seat = An diesem Tisch gibt es keinen Platz { $seat }: Die Plätze gehen von 0 bis { $last }.
error-option = Option „{ $option }“: { $problem }
option-unknown = { $title } hat keine solche Option. Es gibt: { $known }.
option-type = { $value } passt nicht, erwartet wird { $expected }.
option-value = „{ $value }“ ist nicht erlaubt. Zur Wahl stehen: { $allowed }.
option-form = Schreib sie als name=value.
type-bool = true oder false
type-int = eine ganze Zahl
type-str = ein Wort
error-foreign-action = { $action } ist keine Aktion von { $title }.
error-edition = { $source }: { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
  }: { $problems }

error-notation = „{ $text }“ ist nicht lesbar: { $problem }
notation-text = Das ist kein Text.
notation-empty = Es wurde nichts eingegeben.
notation-verb = „{ $verb }“ ist kein Befehl dieses Spiels. Es gibt: { $verbs }.
notation-missing = „{ $part }“ fehlt.
notation-surplus = „{ $part }“ ist zu viel.
notation-word = „{ $part }“ ist weder ein Wort noch ein Wort mit einer Anzahl davor.
notation-number = „{ $part }“ ist keine ganze Zahl.
notation-one-of = „{ $part }“ ist keines von { $known }.
notation-json = { $detail }

## Undo
undo-nothing = Es gibt nichts zurückzunehmen.
undo-other = Der letzte Zug war nicht deiner.
undo-sealed = Dein letzter Zug ist eine verdeckte Entscheidung: Solange sie verdeckt ist, kannst du sie im Spiel selbst zurücknehmen.
undo-reveal = Dein letzter Zug hat etwas aufgedeckt: Er gilt.
undo-away = Ein Bot spielt für jemanden, der weg ist: Ohne diese Person geht niemand zurück.

## Tipps
hint-thinking = Das will überlegt sein …
hint-chance = { $percent } % Gewinnchance
hint-part = { $percent } % { $source }
hint-alike = kaum ein Unterschied
hint-only = Hier gibt es nichts zu wählen.
