# The command line.

save-problem = Die Partie lässt sich nicht in { $file } sichern: { $problem }
save-no-file = Das ist keine Datei.
save-taken = Darin steht schon etwas. Setze die Partie fort (--resume) oder wähle einen anderen Namen.
resume-settled = Eine fortgesetzte Partie hat schon Spieler, Startwert und Optionen: --resume geht nicht zusammen mit --players, --seed, --option und --shuffle.
resume-other-game = Das ist eine Aufzeichnung von { $title }, nicht von { $asked }.

play-saving = Wird nach jedem Zug gesichert in { $file }
play-begin = Die Verteilung steht fest: Ihr Startwert hat den Hash { $commitment }.
    Züge mit dem Zusatz (endgültig) decken etwas Neues auf, mit (beendet deinen Zug) kommen andere dran: Beide gelten.
    Enter zeigt die Hilfe.
play-seat-person = { $letter } { $name }: ein Mensch
play-seat-bot = { $letter } { $name }: ein Bot
play-seat-automatic = { $letter } { $name }: spielt allein nach den Regeln
play-which-game = Welches Spiel? Bekannte Spiele: { $known }.
play-same-name = Zwei Personen heißen „{ $name }“.
play-players-or-bots = Entweder --players oder --bots angeben.
resume-trust = Die Aufzeichnung nennt einen Bot, der nicht von uns ist: „{ $name }“. Mit --trust darf er auf diesem Rechner laufen.
play-help = Gib eine Nummer ein oder die Notation daneben, zum Beispiel „{ $action }“.
    u      nimmt deinen letzten Zug zurück
    look   zeigt den Tisch noch einmal; „look { $letter }“ zeigt, was vor { $letter } liegt
    s      zeigt die Wertungsbögen
    more   zeigt weitere Möglichkeiten; „more { $word }“ die mit „{ $word }“
    ?      erklärt die letzte Ablehnung; „? { $other }“ erklärt einen Zug, „? 1“ eine Möglichkeit, „? { $clause }“ eine Regel
    q      verlässt die Partie (sie ist gesichert)
play-help-hint = hint   zeigt die besten Möglichkeiten, ihre Gewinnchance und warum
play-help-memory = memory zeigt, was du gesehen hast und nicht mehr siehst
play-help-what = what   sagt, was etwas ist und was es dir bringt: „what { $name }“
play-what-which = Wonach fragst du? Es gibt: { $names }.
play-help-others = { $name }: { $action }   macht einen Zug für jemanden an diesem Bildschirm, der gerade nicht gefragt ist
play-more = … und { $count } weitere: „more“ zeigt sie alle, „more“ mit einem Wort die, in denen es vorkommt.
play-aside = auch möglich: { $count } × { $verb }; gib „more { $verb }“ ein
play-aside-one = auch möglich: { $label }; gib „{ $action }“ ein
play-none = Keine Möglichkeit enthält „{ $text }“.
play-choices = Es gibt { $count ->
    [one] eine Möglichkeit: 1
   *[other] { $count } Möglichkeiten: 1 bis { $count }
  }.
play-no-clause = Eine Regel „{ $text }“ gibt es nicht. So durchsuchst du die Regeln: { $search }
play-too-long = Das ist zu lang für einen Zug.
play-no-hints = An diesem Tisch wird ohne Tipps gespielt.
play-no-memory = An diesem Tisch wird ohne Gedächtnishilfe gespielt.
play-reveals = (endgültig)
play-ends-turn = (beendet deinen Zug)
play-hand-over = { $name }, du entscheidest. Drück Enter, wenn nur du den Bildschirm siehst.
play-says = { $name }: „{ $what }“
play-saved = Die Aufzeichnung steht in { $file }
play-resume = So geht es weiter:
play-salvaged = { $problem } Weiter geht es nach Zug { $moves }.
play-backup = Die beschädigte Aufzeichnung liegt in { $file }

screen-explains = ? zeigt diese Regel
screen-narrow = Der Tisch braucht { $needed } Spalten; dieses Terminal hat { $columns }.
screen-no-seat = An diesem Tisch gibt es keinen Platz „{ $seat }“, nur { $known }.
screen-at-end = { $game ->
    [witchstone] Eulenplättchen, Magiechips, ungenutzte Verstärkungszauber und Prophezeiungen kommen am Ende dazu.
   *[other] { "" }
  }
screen-result = Gewonnen: { $winners }
screen-total = Gesamt
screen-numbered = { $name } { $number }

replay-prompt = Enter: weiter, b: zurück, eine Zahl: zu diesem Zug, q: Ende >
replay-keys = Enter geht weiter, b geht zurück, eine Zahl springt zu diesem Zug, q hört auf.
replay-end = Hier ist Schluss: Es gibt { $last } Züge.
replay-start = Das ist der Anfang.
replay-no-move = Diesen Zug gibt es nicht, nur { $last }.
replay-sealed = (verdeckt)

rules-none = Keine Regel enthält „{ $text }“.

verify-genuine = { $file }: echt.
    Verteilung  { $deal }
    Züge        { $moves }, alle erlaubt nach Regelversion { $rules }
    Ergebnis    { $result } (Stellung { $digest })
verify-published = der Startwert ergibt { $hash }, den Hash, den du bekommen hast, und wieder dieselbe Verteilung
verify-alone = der Startwert ergibt { $hash } und wieder dieselbe Verteilung; vergleiche diesen Hash mit dem veröffentlichten (--deal HASH)

edition-good = { $file }: eine gültige Ausgabe von { $title }, „{ $name }“ (Fingerabdruck { $fingerprint }, { $marks } Vermerke).
edition-no-game = meta.game: fehlt; dort steht, welches Spiel das ist
edition-nothing-printed = dieses Spiel hat keine Bestandteile in einer Datei.

simulate-title = { $title }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
  }
simulate-progress = { $title }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
  }
simulate-faults = Platz { $seat }: { $faults ->
    [one] eine Entscheidung wurde
   *[other] { $faults } Entscheidungen wurden
  } für einen gescheiterten Bot gespielt. Das erste Mal: { $first }
simulate-bots = { $seats ->
    [one] Ein Platz braucht einen Bot
   *[other] { $seats } Plätze brauchen { $seats } Bots oder eine Stufe für alle
  }; du hast { $bots } genannt.
simulate-automatic = automatisch
simulate-speed = { $games } Partien/s, { $decisions } Entscheidungen/s, { $length } Entscheidungen pro Partie
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-mean = Mittel
simulate-deviation = Streuung
simulate-least = kleinster
simulate-most = größter

games-title = { $title }, { $least } bis { $most } Personen
games-option = Option
games-default = Vorgabe
games-allowed = erlaubt
games-meaning = Bedeutung

## serve
serve-ready = Witchtable ist offen unter { $address } (Strg+C schließt es)
serve-lan = Andere in diesem Netz kommen über { $address } dazu
serve-log = Das Protokoll ist text oder json, nicht „{ $log }“
serve-bot = „{ $text }“ muss NAME=SPEC sein: ein Name für Besucher und der Bot dahinter.
serve-host-name = „{ $text }“ ist nicht nur der Name eines Rechners: --host-name play.example.org
serve-limit = „{ $text }“ muss NAME=ANTEIL sein, etwa moves=80/600 oder sockets=24. Es gibt: { $known }
serve-proxy = das ist keine Adresse eines Proxys: { $reason }
serve-cannot-listen = Auf { $host }, Port { $port }, kann nicht gelauscht werden: { $reason }
serve-taken = Ein anderer Server bewahrt seine Partien in { $place } auf: Beende ihn zuerst oder nenne mit --data einen anderen Ordner
serve-newer = { $place } stammt von einer neueren Version von Witchtable ({ $detail }): Aktualisiere das Programm oder nenne mit --data einen anderen Ordner; nichts wurde verändert
serve-damaged = { $place } ist beschädigt oder keine Datei von Witchtable ({ $detail }): Lege eine Sicherung an ihre Stelle oder nenne mit --data einen anderen Ordner
serve-forbidden = In { $place } kann nichts aufbewahrt werden ({ $detail }): Prüfe, wer dort schreiben darf und ob die Platte voll ist, oder nenne mit --data einen anderen Ordner
serve-incomplete = In { $place } fehlt die Seite: Installiere Witchtable neu
serve-foreign = { $place } enthält Tabellen von etwas anderem ({ $detail }): Witchtable braucht eine Datenbank oder ein Schema für sich
serve-unreachable = die Datenbank { $place } ist nicht zu erreichen: { $detail } (--store ist postgresql://benutzer@rechner/name)
serve-no-driver = für Partien in PostgreSQL den Treiber installieren: pip install 'witchtable[postgresql]'
serve-failed = Der Server konnte nicht starten; die Zeilen darüber sagen, warum
serve-older = { $place } stammt von einer älteren Version von Witchtable ({ $detail }), und deren Worker laufen noch: Beende sie zuerst alle; nichts wurde verändert

cluster-system = Mehrere Worker auf einem Rechner brauchen Linux oder macOS: Nimm witchtable serve
cluster-making = In { $folder } wird ein PostgreSQL angelegt
cluster-no-postgresql = hier gibt es kein PostgreSQL: Installiere es (Debian: apt install postgresql) oder nenne eines mit --store
cluster-database = PostgreSQL konnte nicht gestartet werden: { $reason }
cluster-worker = Worker { $worker } konnte nicht starten; die Zeilen darüber sagen, warum
cluster-worker-ready = Worker { $worker } von { $workers } ist bereit
cluster-ready = Witchtable läuft unter { $address } mit { $workers } Workern – Strg+C beendet es, und nichts geht verloren
cluster-died = Worker { $worker } ist abgestürzt und wird neu gestartet
cluster-restarting = Alle Worker werden neu gestartet, einer nach dem anderen
cluster-restarted = Alle { $workers } Worker wurden neu gestartet
cluster-none = in { $folder } läuft kein Cluster
cluster-root = PostgreSQL läuft nicht als root, und sein eigener Benutzer (postgres) kann in { $folder } nichts ablegen: Starte dies als anderer Benutzer oder nenne mit --data einen anderen Ordner
cluster-version = { $folder } wurde von PostgreSQL { $made } angelegt; hier gibt es nur { $found }: Installiere jene Version dazu oder nenne mit --data einen anderen Ordner; es wurde nichts geändert
cluster-database-died = PostgreSQL hat sich beendet und wird neu gestartet
cluster-not-restarted = Worker { $worker } kommt nicht wieder, darum wurden die anderen nicht neu gestartet; es wird weiter versucht

## admin
admin-no-data = In { $folder } gibt es keine Partien (--data sagt, wo sie liegen)
admin-backup-taken = In { $file } steht schon etwas
admin-backup-failed = Kopieren nach { $file } geht nicht: { $reason }
admin-backup-done = Alles ist in { $file } ({ $size } KB). Behalte es für dich: Es enthält das Geheimnis des Servers.
admin-status = Einen Status „{ $status }“ gibt es nicht; Tische sind { $known }
admin-none = Solche Tische gibt es nicht.
admin-table = Tisch
admin-game = Spiel
admin-standing = Status
admin-players = Spieler
admin-moves = Züge
admin-changed = letzte Änderung
admin-no-table = Einen Tisch „{ $table }“ gibt es nicht
admin-closed-already = Tisch { $table } ist schon geschlossen: Er ist { $status }
admin-close-done = Tisch { $table } ist geschlossen. Wenn der Server läuft, erfahren es dort alle in wenigen Sekunden.
admin-move-not-empty = in { $place } wohnt schon jemand: umgezogen wird nur in ein leeres Haus
admin-move-failed = es ist nicht alles angekommen, darum den neuen Ort für nichts benutzen: { $reason }
admin-move-done = Alles ist jetzt in { $place }, Zeile für Zeile gleich: { $tables } Tische, { $rows } Zeilen. Am alten Ort wurde nichts entfernt.

## train
train-no-numpy = Zum Trainieren braucht es das Labor: pip install "witchtable[lab]" ({ $detail })
train-no-features = Für { $title } gibt es keine Gewichte zu lernen: sein Kopf misst keine Merkmale
train-other-course = { $where } gehört zu einem anderen Training (verschieden: { $different }); bitte einen anderen Ordner wählen
train-playing = Spiele gegen sich selbst
train-fitting = Anpassen
train-gate = Neu gegen alt
train-generation = Generation { $number }: aus { $games } Spielen gelernt, Überraschung { $before } → { $after }; gegen die bisher besten { $share } ({ $low } bis { $high }) { $kept ->
    [yes] – behalten.
   *[no] – verworfen.
  }
train-nothing = Nichts war besser als das Bisherige: Es wurden keine Gewichte geschrieben.
train-written = Die besten Gewichte stehen in { $file }.

## balance
balance-written = Der Bericht steht in { $file }.

# witchtable learn
learn-unknown = Zu { $title } gibt es keine Lektion „{ $name }“. Lektionen: { $known }.
learn-minutes = etwa { $minutes } min
learn-help = Tippe eine Zahl, um zu wählen. Außerdem: skip (zeig es mir), again (dieser Schritt von vorn), previous (der Schritt davor), ? (die Regel), q (aufhören; hier geht es weiter).
learn-coach = Pim sagt zu jeder neuen Entscheidung, worum es geht. Tippe eine Zahl, um zu wählen; coach off und coach on schicken Pim weg und holen ihn zurück; hint und h helfen, q verlässt das Spiel.
learn-coach-on = Pim ist wieder an deiner Seite.
learn-coach-off = Pim schweigt. Mit „coach on“ kommt er zurück.
learn-coach-sure = { $careful } { $words } { $rather } Tippe es noch einmal, wenn du es trotzdem willst.
learn-step = Schritt { $step } von { $steps }
learn-enter = Weiter mit der Eingabetaste.
learn-done = Gut gemacht: Diese Lektion sitzt.
learn-next = Als Nächstes: { $lesson }. Eingabetaste beginnt, q hört auf.
learn-all = Du hast alle Lektionen von { $title } durch.
learn-left = Es geht weiter, wo du aufgehört hast: { $command }

# Eine Seite: der Tisch als Ordner mit Dateien.

site-written = Der Tisch liegt in { $folder }: { $files } Dateien, { $megabytes } MB. Jeder Webserver kann ihn ausliefern; hier: python3 -m http.server --directory { $folder }
site-no-pyodide = Eine Seite entsteht mit Pyodide { $version }, das hier fehlt. So kommt es her: npm install pyodide@{ $version } (oder sag mit --pyodide, wo es liegt).
site-other-file = { $file } ist nicht die Datei von Pyodide { $version }. So kommt sie neu: npm install pyodide@{ $version }
site-no-wheels = Die Bibliotheken, die eine Seite braucht, lassen sich nicht herunterladen: { $problem }
site-no-node = Eine Seite wird mit Node.js übersetzt, das hier fehlt (der Befehl „node“).
site-not-compiled = Die Quellen lassen sich für eine Seite nicht übersetzen: { $problem }
site-not-empty = In { $folder } liegt etwas anderes als eine Seite. Nimm einen neuen Ordner: Was im Ordner einer Seite liegt, wird ersetzt.
