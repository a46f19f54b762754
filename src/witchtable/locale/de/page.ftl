# The page around the boards.

## Everywhere
game-witchdom = Witchdom
game-witchstone = Witchstone
game-whirling-witchcraft = Whirling Witchcraft
loading = Einen Moment …
close = Schließen
search = Suchen
back = Zurück
undo = Zurücknehmen
language = Sprache
language-auto = Wie im Browser
settings = Einstellungen
rules = Regeln
how-to-play = So geht’s
to-the-lobby = Zur Lobby
no-such-table = Dieser Tisch ist für dich nicht offen.
no-such-table-why = Vielleicht gibt es ihn nicht mehr, oder du brauchst eine Einladung: Frag nach dem Link.

## The table
board = Spielplan
mine = Deine Sachen
players = Alle am Tisch
decision = Was du jetzt entscheidest
trail = Wo in der Runde wir sind
log = Verlauf
memory = Was du gesehen hast
memory-about = Alles hier lag einmal offen. Wer aufpasst, weiß es noch.
log-empty = Noch ist nichts passiert.
log-newest = Neuestes
log-turn = Zug { $number }
log-round = Runde { $round }
log-opening = Vor der ersten Runde
log-rule = Regel: { $clauses }
log-replay = In der Wiederholung zeigen
rule-numbers = Regelnummern im Protokoll zeigen
remarks = Gegnerinnen machen Bemerkungen
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag dem Tisch etwas
chat-send = Senden
chat-emotes = Mit einem Klick sagen
chat-emote-wave = Winken
chat-emote-clap = Applaudieren
chat-emote-laugh = Lachen
chat-emote-think = Grübeln
chat-emote-cheer = Feiern
about-this = Worum es geht
ask = Was ist das?
you = Du, { $name }
bot = Ein Bot ({ $level })
bot-for = Ein Bot ({ $level }) für { $name }
bot-name = Bot
present = ist da
absent = ist weg
thinking = überlegt
clock = Restzeit
days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
  }
points-so-far = bisher
points-word = { $count ->
    [one] Punkt
   *[other] Punkte
  }
seat-free = Freier Platz
line-lost = Verbindung weg, gleich zurück …
reveals-warning = deckt auf: kein Zurück
legend-reveals = gestrichelt: deckt auf, kein Zurück
do-it = So machen
all-choices = Alles Mögliche ({ $count })
choices-title = Alles, was du jetzt tun darfst
and-more = Und { $count } weitere: Such danach.
hint = Tipp
hint-title = Die Kristallkugel rät
hint-found = { $count ->
    [one] Ein Vorschlag
   *[other] { $count } Vorschläge
  }
hint-take = Wählen
hint-take-this = Wählen: { $choice }
hint-note = Geschätzt aus { $count } Versuchen. Die Kugel sieht nicht mehr als du.
hint-never = An diesem Tisch gibt es keine Tipps.
waiting-for = Warten auf { $names }.
game-over = Die Partie ist zu Ende.
abandoned = Diese Partie wurde abgebrochen.
title-my-turn = Du bist dran: { $title }
refused = { $code ->
    [stale] Die Frage hat sich inzwischen geändert.
    [out_of_turn] Du bist nicht am Zug.
    [no_hints] An diesem Tisch wird ohne Tipps gespielt.
    [no_memory] An diesem Tisch wird ohne Gedächtnishilfe gespielt.
    [cannot_undo] Das lässt sich nicht zurücknehmen.
    [too_many] Zu schnell: Warte einen Moment.
    [forbidden] Das steht dir nicht zu.
    [seat_taken] Da sitzt schon jemand.
    [seats_free] Es fehlt noch jemand.
    [present] Wer da ist oder es eben noch war, lässt sich nicht ersetzen.
    [shared_deal] Andere spielen gerade dieselbe Auslage. Wenn sie fertig sind, lässt sich das zeigen.
    [not_running] Die Partie läuft nicht.
    [unavailable] Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
    [other_rules] Diese Partie wurde nach einer früheren Fassung der Regeln gespielt und lässt sich nicht mehr zeigen.
   *[other] Das hat nicht geklappt ({ $code }).
  }
refused-wait = { $seconds ->
    [one] Das war mehr als dein Anteil. In einer Sekunde geht es weiter.
   *[other] Das war mehr als dein Anteil. In { $seconds } Sekunden geht es weiter.
  }
undo-asked = { $name } möchte vor den eigenen letzten Zug zurück. Gesehen bleibt gesehen.
undo-agree = Einverstanden
undo-refuse = Nein
undo-waiting = Du möchtest einen Zug zurück. Warten auf { $names }.
replace-do = Einen Bot weiterspielen lassen
hand-over = Gib das Gerät an { $name }
hand-over-why = Alle anderen schauen weg.
hand-over-me = Ich bin { $name }

## Den anderen zusehen
telling = Was die anderen tun
telling-at = { $at } von { $of }
telling-pause = Anhalten
telling-on = Weiter
telling-skip = Überspringen
telling-mine = Du bist dran
since = Seit deinem letzten Zug
since-gain = { $sign ->
    [more] +{ $points }
   *[less] { $points }
  }
since-nothing = noch nichts
since-before = { $back ->
    [one] Im Zug davor
   *[other] { $back } Züge davor
  }
since-earlier = Der Zug davor
since-later = Der Zug danach

## Help
help = Hilfe
help-title = Was kann ich jetzt tun?
help-how = Wähl etwas, das leuchtet, oder einen der Knöpfe neben der Frage.
help-glow = Ein grüner Ring zeigt, was du wählen darfst. Halt den Finger auf irgendetwas oder zeig darauf, dann liest du, was es ist.
help-keys = Mit der Tastatur: Tab und die Pfeiltasten gehen von einer Möglichkeit zur nächsten, Enter nimmt sie. Das Fragezeichen (?) fragt, was die Dinge sind.
help-undo = Ein Zug lässt sich zurücknehmen, bis etwas Verdecktes aufgedeckt ist. Ein Knopf, der etwas aufdeckt, sagt es dazu.
help-rules = Die Regeln dahinter

## Settings
motion = Bewegung
motion-auto = Wie im System
motion-full = Alles bewegt sich
motion-less = Nichts bewegt sich
pace = Züge der anderen erzählen
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-off = gar nicht
colours = Farben
colours-night = Nacht
colours-day = Tag
colours-contrast = Starker Kontrast
confirm = „Wirklich?“ fragen
confirm-never = nie
confirm-reveals = vor allem Endgültigen
confirm-always = vor jedem Zug
sound = Ton
sound-off = Ton aus
sound-on = Ton an
full-screen = Ganzer Bildschirm
notify = Systemmeldung, wenn ich dran bin
ask-undo = Alle fragen: einen Zug zurück?
abandon = Für den Abbruch stimmen
abandon-sure = Wirklich aufgeben? Es gibt kein Zurück
abandon-votes = { $count ->
    [one] Eine Person möchte die Partie abbrechen.
   *[other] { $count } Personen möchten die Partie abbrechen.
  }
coaching = Begleitung durch Pim
coaching-auto = bei einer ersten Partie
coaching-on = bei jeder Partie
coaching-off = nie

## Rules
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
  }

## Before the game
waiting-free = Es sind noch Plätze frei: Schick den Link herum oder setz Bots dazu.
waiting-full = Alle sind da.
waiting-host = Wer den Tisch aufgemacht hat, beginnt die Partie.
sit-here = Hier hinsetzen
add-bot = Bot dazu
remove-bot = Entfernen
level-random = spielt zufällig
level-novice = Novizin
level-apprentice = Lehrling
level-hedgewitch = Heckenhexe
level-charmer = Zauberin
level-adept = Adeptin
level-enchantress = Beschwörerin
level-mistress = Meisterin
level-grandmistress = Großmeisterin
level-about-random = Irgendein erlaubter Zug: kein echter Gegner.
level-about-novice = Übersieht vieles, was möglich wäre: für das allererste Spiel.
level-about-apprentice = Antwortet sofort und macht Fehler: für die ersten Spiele.
level-about-hedgewitch = Sieht, was nahe liegt, und verschätzt sich hin und wieder.
level-about-charmer = Übersieht selten etwas Gutes und lässt doch manches liegen.
level-about-adept = Schaut einen Zug voraus und schlägt den Lehrling meistens.
level-about-enchantress = Probiert ihren ganzen Zug durch; schlägt die Adeptin öfter als nicht.
level-about-mistress = Denkt auch an den Zug nach diesem; nur die Großmeisterin denkt länger.
level-about-grandmistress = Denkt bis zu einer Sekunde nach, auch über Verborgenes; schlägt die Adeptin in mindestens vier von fünf Spielen.
invite-link = Einladungslink
copy = Kopieren
copied = Kopiert
begin = Partie beginnen
