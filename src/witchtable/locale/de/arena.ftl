# Die Arena.
arena-no-bots = Nenne die Bots, mit Kommas dazwischen: --bots adept,apprentice
arena-seconds = Ein Bot braucht für eine Entscheidung etwas Zeit, aber nicht unendlich viel: { $seconds } Sekunden geht nicht.
arena-other-setup = { $where ->
    [worker] Ein Arbeiter spielt mit etwas anderem als dieser Rechner: { $differences }.
   *[other] Die Partien in { $where } gehören zu einem anderen Aufbau (verschieden sind: { $differences }). Wähle einen anderen Ordner für --work.
  }
arena-bad-work = Die fertigen Partien in { $folder } sind nicht zu gebrauchen: { $problem }
arena-work-unreadable = { $detail }.
arena-work-line = Zeile { $line } ist beschädigt ({ $detail }).
arena-unwritable = { $file } kann nicht geschrieben werden: { $reason }
arena-no-distributed = Für --scheduler fehlt das Paket „distributed“: pip install 'witchtable[lab]' ({ $detail })
arena-no-scheduler = Bei { $address } ist kein Dask-Scheduler: { $detail }
arena-no-workers = Der Scheduler bei { $address } hat keine Arbeiter.
arena-worker-failed = Ein Arbeiter des Schedulers hat versagt: { $detail }
arena-scheduler-gone = Der Scheduler ist weg. Mit --work bleiben fertige Partien erhalten, und derselbe Befehl macht weiter.
arena-progress = { $title }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
  }
arena-stopped = Abgebrochen; { $games ->
    [one] eine Partie wurde
   *[other] { $games } Partien wurden
  } nicht fertig. (Mit --work DIR würde derselbe Befehl hier weitermachen.)
arena-stopped-kept = Abgebrochen; { $games ->
    [one] eine Partie fehlt
   *[other] { $games } Partien fehlen
  } noch. Derselbe Befehl macht hier weiter.

arena-title = { $title }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
  }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
arena-line-ups = Aufstellungen: { $line_ups }
arena-deals = Auslagen: { $deals }, jede in jeder Sitzfolge; { $games } von { $planned } Partien sind fertig
arena-setting = Startwert: { $seed }; Sekunden je Entscheidung: { $seconds }
arena-options = Optionen: { $options }
arena-versions = Witchtable { $version }, Regelfassung { $rules }, Ausgabe { $edition }
arena-clear = Beendet nach { $deals ->
    [one] einer Auslage
   *[other] { $deals } Auslagen
  }: Es war klar, ob { $bot } mehr oder weniger als den gerechten Anteil gewinnt.

arena-about-wins = Siege
arena-about-pairs = Wer vor wem lag
arena-about-ladder = Elo-Leiter
arena-about-scores = Punkte
arena-about-time = Zeit je Entscheidung
arena-about-faults = Fehler
arena-wins-note = Eine Partie zählt für jeden Platz, den der Bot in ihr hatte; ein geteilter Sieg zählt anteilig. Intervalle: 95 %.
arena-ladder-note = { $bot } hat { $points } Punkte; wer 400 mehr hat, gewinnt zehnmal, wenn der andere einmal gewinnt. Die Intervalle gelten für den Abstand.
arena-no-faults = Kein Bot hat versagt.
arena-lost = Eine Partie hat ihren Prozess immer wieder beendet und zählt nicht: { $bots } (Partie { $game }).

arena-head-bot = Bot
arena-head-other = gegen
arena-head-games = Partien
arena-head-won = gewonnen
arena-head-share = Anteil
arena-head-interval = 95 %
arena-head-fair = gerecht
arena-head-meetings = Begegnungen
arena-head-elo = Elo
arena-head-mean = Mittel
arena-head-deviation = Streuung
arena-head-least = kleinster
arena-head-lower = Viertel
arena-head-median = Hälfte
arena-head-upper = drei Viertel
arena-head-most = größter
arena-head-decisions = Entscheidungen je Partie
arena-head-thought = Mittel
arena-head-slow = 95 von 100 darunter
arena-head-slowest = längste
arena-head-raised = Ausnahme
arena-head-illegal = verboten
arena-head-late = zu spät
arena-head-died = gestorben
