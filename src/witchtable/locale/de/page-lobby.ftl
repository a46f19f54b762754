# The lobby, the finished games and the page of rules.

## Everywhere
lobby-pages = Seiten
lobby-finished = Beendete Partien
lobby-credits = Witchstone, Whirling Witchcraft und Witchdom gehören denen, die sie erfunden und verlegt haben. Witchtable ist von Leuten gemacht, die gern spielen; es gehört nicht zu ihnen, und seine Worte und Bilder sind seine eigenen. Wenn dir hier ein Spiel gefällt, gefällt dir auch die Schachtel.

## Welcome
lobby-hello = Setz dich, der Kessel dampft schon.
lobby-hello-more = Drei Hexenspiele, kein Konto: Lern eins in Minuten oder geh gleich an einen Tisch.
lobby-your-name = Dein Name
lobby-guest = Gast
# Names for guests who have not given theirs, separated by commas.
lobby-names = Agathe, Balduin, Edda, Gundula, Juno, Linnea, Morten, Nele, Odo, Rosalie, Tilda, Wilma
lobby-name-hint = Ein Vorschlag: Ändere ihn, wenn du magst.
lobby-name-kept = So nennen dich die anderen.

## The games
lobby-first-time = Neu hier? Fang hier an
lobby-players = { $least } bis { $most }
lobby-minutes = { $least } bis { $most } Min.
lobby-by = Ein Spiel von { $names }
lobby-about-witchstone = Ein kluges Plättchen löst eine Kette aus: Punkte, Hexen, Kristalle, eins führt zum anderen.
lobby-about-whirling-witchcraft = Brau mehr, als nebenan Platz hat: Was überläuft, zählt für dich. Alle spielen gleichzeitig.
lobby-about-witchdom = Schnapp dir die besten Zutaten, brau mit der richtigen Hexe und schar einen Clan um dich, von dem man erzählt. Auch allein.
lobby-learn = { $minutes ->
    [one] Lern es (in einer Minute)
   *[other] Lern es (in { $minutes } Minuten)
  }
lobby-learn-how = du spielst ab dem ersten Klick
lobby-learn-on = Weiterlernen ({ $at } von { $of })
lobby-lessons = Lektionen
lobby-play = Gegen Bots spielen
lobby-play-how = { $count ->
    [one] ein Bot ({ $level }), sofort
    [2] zwei Bots ({ $level }), sofort
   *[other] { $count } Bots ({ $level }), sofort
  }
lobby-even = Überrasch mich
lobby-even-how = ein ebenbürtiges Spiel zu zweit
lobby-even-title = Ein ebenbürtiges Spiel: { $game }
lobby-even-why = So stark wie du, nach deinen Spielen gegen Bots. Wer gewinnt, trifft nächstes Mal auf eine Stärkere.
lobby-even-first = Im ersten Spiel spielt sie wie ein Lehrling. Nach ein paar Spielen ist sie so stark wie du.
lobby-even-play = Spielen
lobby-even-another = Jemand anderes
strength-points = { $points } Punkte
strength-what = Was bedeuten die Punkte?
strength-how = Die Bots haben viele Spiele gegeneinander gespielt. Wer 100 Punkte mehr hat, gewinnt etwa 64 von 100 Spielen, mit 200 mehr 76, mit 400 mehr 91.
lobby-invite = Einladen
lobby-more-short = Mehr …
lobby-more = { $game ->
    [witchdom] Mehr, auch solo …
   *[other] Mehr Spielarten …
  }

## The lists
lobby-my-games = Deine Partien
lobby-my-games-empty = Noch keine. Die erste ist nur einen Klick entfernt.
lobby-my-games-over = Zurzeit läuft keine. Die abgeschlossenen stehen unter „Beendete Partien“.
lobby-open-tables = Offene Tische
lobby-open-tables-empty = Gerade ist kein öffentlicher Tisch offen. Mach unter „Mehr Spielarten“ einen auf, dann können andere dazukommen.
lobby-round = { $game }, Runde { $round }
lobby-continued = neu versucht
lobby-you = du
lobby-won = Sieg
lobby-ostara = Ostara
lobby-my-turn = du bist dran
lobby-waits = wartet auf { $names }
lobby-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
  }
lobby-ready = kann beginnen
lobby-go-play = Spielen
lobby-go-look = Ansehen
lobby-go-in = Hinein
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-rest = { $count ->
    [one] Und noch eins
   *[other] Und noch { $count }
  }

## Setting a table up
lobby-setup-title = { $game }: Tisch decken
lobby-setup-seats = Wie viele spielen, und wer?
lobby-setup-solo = Solo gegen Ostara
lobby-setup-seat = Wer auf Platz { $number } sitzt
lobby-faces = Wer es ist
lobby-sitter-bot = Bot: { $level }
lobby-sitter-guest = Frei, für einen Gast
lobby-sitter-here = Jemand an diesem Gerät
lobby-setup-who = Wer darf auf die freien Plätze?
lobby-setup-by-link = Wer den Einladungslink hat
lobby-setup-public = Alle: Tisch in der Lobby zeigen
lobby-setup-options = Hausregeln
lobby-setup-rest = Uhr, Verteilung und Tipps
lobby-setup-clock = Bedenkzeit
lobby-clock-none = so lange ihr mögt
lobby-clock-quick = eine Minute pro Entscheidung
lobby-clock-calm = drei Minuten pro Entscheidung
lobby-clock-game = dreißig Minuten für die Partie
lobby-clock-turns = ohne Uhr, wann immer ihr vorbeischaut
lobby-clock-days = drei Tage pro Entscheidung
lobby-setup-patience = So lange wird auf eine Antwort gewartet
lobby-patience = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }
lobby-setup-stand-in = Wer für Abwesende spielt
lobby-setup-stand-in-how = Nur wenn alle anderen zustimmen. Der Platz bleibt bis zum Ende reserviert.
lobby-setup-deal = Nummer der Verteilung
lobby-setup-deal-how = Gleiche Nummer, gleiche Verteilung, für alle.
lobby-setup-deal-any = zufällig
lobby-setup-hints = Tipps sind erlaubt
lobby-setup-memory = Gesehenes darf man nachschlagen
lobby-setup-begin = Partie beginnen
lobby-setup-open = Tisch aufmachen
lobby-value-initiate = alle als Eingeweihte
lobby-value-draft = zwei bekommen, eine behalten
lobby-value-simultaneous = alle gleichzeitig
lobby-value-on_call = der Reihe nach, wenn verlangt
lobby-value-strict_initiative = immer der Reihe nach
lobby-value-new_apprentice = Neue Schülerin
lobby-value-skilled_witch = Erfahrene Hexe
lobby-value-clan_grandmistress = Großmeisterin des Clans
lobby-value-first_seat = der erste Platz
lobby-value-random = der Zufall entscheidet
lobby-value-mixed = gemischt, leicht zuerst
lobby-value-easy = leicht
lobby-value-hard = schwer
lobby-difference = { $way ->
    [more] { $count } mehr
    [fewer] { $count } weniger
   *[usual] wie üblich
  }
lobby-handicap = { $level ->
    [1] 1, schwer
    [2] 2, mittel
    [3] 3, leicht
   *[other] 0, keines
  }

## Another device
lobby-account = Auf einem anderen Gerät spielen
lobby-account-why = Ein Konto brauchst du hier nicht: Dieser Browser kennt dich. Mit einem Login findest du deine Partien auch auf deinen anderen Geräten.
lobby-account-new = Meine Partien mitnehmen
lobby-account-new-how = Du bleibst { $name }, mit allen deinen Partien. Wähl Login und Passwort und gib beides auf dem anderen Gerät ein.
lobby-account-make = Login anlegen
lobby-account-old = Ich habe einen Login
lobby-account-old-how = Wer jetzt in diesem Browser spielt, bleibt zurück, außer mit eigenem Login.
lobby-account-enter = Einloggen
lobby-account-known = Dieser Browser spielt mit dem Login „{ $login }“.
lobby-account-elsewhere = Öffne auf dem anderen Gerät diese Seite, drück denselben Knopf und gib dort Login und Passwort ein.
lobby-account-leave = In diesem Browser ausloggen
lobby-account-leave-everywhere = Überall ausloggen
lobby-account-change = Anderer Login oder anderes Passwort
lobby-account-change-how = Alle anderen Geräte werden ausgeloggt, und der Schlüssel deiner Bots wird ersetzt.
lobby-account-change-keep = Ändern
lobby-account-changed = Geändert. Alle anderen Geräte sind ausgeloggt.
lobby-sessions = Wo du eingeloggt bist
lobby-sessions-unknown = Unbekannter Browser oder Programm
lobby-sessions-here = Dieser Browser
lobby-sessions-used = Zuletzt benutzt: { $when }
lobby-sessions-end = Ausloggen
lobby-sessions-end-there = Ausloggen: { $device }
lobby-sessions-others = Überall sonst ausloggen
lobby-key = Ein Schlüssel für Bots und Programme
lobby-key-how = Wer den Schlüssel hat, spielt als du. Ein neuer ersetzt den alten und loggt alle anderen Geräte aus.
lobby-key-new = Neuen Schlüssel machen
lobby-key-once = Dein neuer Schlüssel. Kopier ihn jetzt: Er wird nur dieses eine Mal gezeigt.
lobby-account-refused = { $code ->
    [login_taken] Diesen Login hat schon jemand. Wähl einen anderen.
    [common_password] Dieses Passwort würden alle zuerst probieren. Wähl ein anderes.
    [too_many] Zu viele Versuche: Warte eine Viertelstunde.
    [present] Dein bisheriges Passwort ist ein anderes.
   *[other] Diesen Login gibt es nicht, oder das Passwort ist ein anderes.
  }
lobby-login = Login
lobby-password = Passwort
lobby-password-present = Bisheriges Passwort
lobby-password-new = Passwort, mindestens { $count } Zeichen

## Finished games
finished-title = Beendete Partien
finished-more = Jede lässt sich noch einmal ansehen, von jedem Platz, Zug um Zug, und von jedem Zug an weiterspielen.
finished-figures = Wie es dir ergangen ist
finished-games = { $count ->
    [one] Partie
   *[other] Partien
  }
finished-won = gewonnen
finished-mean = Punkte im Schnitt
finished-mine = Deine
finished-mine-empty = Du hast noch keine Partie beendet.
finished-public = Öffentliche Partien
finished-public-empty = Noch ist keine öffentliche Partie von anderen zu Ende.
finished-review = Analyse
finished-replay = Rückblick
finished-result = Ergebnis
finished-abandoned = abgebrochen

## The rules
lobby-rules-title = Die Regeln von { $game }
lobby-rules-more = In unseren eigenen Worten, Regel für Regel. Am Tisch steht bei allem, was geschieht, die Regel dahinter.
lobby-rules-contents = Kapitel
lobby-rules-games = Regeln der Spiele

## Vor der Partie
waiting-public = Alle dürfen mitspielen
waiting-private = Nur mit Einladung
waiting-clock = { $per ->
    [game] { $time } für die ganze Partie
   *[decision] { $time } je Entscheidung
  }
waiting-you = das bist du
waiting-here = an diesem Gerät
waiting-for-anybody = für alle, die zuerst kommen
waiting-for-guest = für alle mit der Einladung
waiting-delete = Tisch löschen
waiting-why-delete = Niemand kann sich mehr hinsetzen, und die Einladung führt ins Leere. Wer hier ist, erfährt es.
waiting-leave = Tisch verlassen
waiting-why-leave = Dein Platz wird wieder frei. Solange er es bleibt, kannst du über den Link zurückkommen.
sit-here-too = An diesem Gerät
invite-title = Andere einladen
invite-code = Die Einladung als QR-Code
invite-addresses = Adressen dieses Servers
invite-how = Schick den Link herum, oder lass ein Handy den Code lesen.
invite-network = Diese Adresse funktioniert für alle in deinem Netz. Schick den Link herum, oder lass ein Handy den Code lesen.
invite-closed = Dieser Link funktioniert nur auf diesem Computer. Für andere in deinem Netz starte den Server mit

## Aus der Lobby
lobby-bot-for-me = ein Bot ({ $bot }) spielt für dich
leave-title = Verlassen …
leave-label = { $game } verlassen
leave-not = Bleiben
leave-delete = Tisch löschen
leave-why-delete = Der Tisch wird weggeräumt. Wer dort sitzt, erfährt es, und die Einladung führt ins Leere.
leave-stand-up = Tisch verlassen
leave-why-stand-up = Dein Platz wird wieder frei.
leave-vote = Für den Abbruch stimmen
leave-why-vote = Wenn alle am Tisch so gestimmt haben, endet die Partie sofort und ohne Ergebnis.
leave-end = Partie beenden
leave-why-end = Gegen dich spielen nur Bots: Die Partie endet sofort und ohne Ergebnis und kann nicht fortgesetzt werden.

## Nirgendwo
lost-title = Hier wächst nichts
lost-why = Diese Adresse führt nirgendwohin. Vielleicht wurde der Link unterwegs abgeschnitten: Öffne ihn noch einmal, oder geh in die Lobby.
