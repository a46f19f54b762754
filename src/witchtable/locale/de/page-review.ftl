# Rückblick auf eine beendete Partie, auf der Seite.
page-review-note = In drei Sätzen
page-review-for = Für wen erzählt wird
page-review-you = Du, { $name }
page-review-won = gewonnen
page-review-working = Analyse der Partie: Der erste Blick dauert ein paar Sekunden.
page-review-deeper = schaut genauer hin… { $percent } %
page-review-progress = Wie weit die Analyse ist
page-review-size = { $players ->
    [one] eine Person
   *[other] { $players } am Tisch
  }, { $moves } Schritte
page-review-not-over = Diese Partie läuft noch: Die Analyse gibt es, wenn sie vorbei ist.
page-review-failed = Diese Partie konnte nicht analysiert werden.
page-review-stopped = Die Analyse blieb auf halbem Weg stehen: So weit kam sie.
page-review-of-moves = { $count } in { $moves } Schritten
page-review-news = { $count ->
    [one] Einen weiteren Wendepunkt zeigen
   *[other] { $count } weitere Wendepunkte zeigen
  }
page-review-kind = { $kind ->
    [slip] Fehler
    [find] Starker Zug
    [misfortune] Pech
   *[luck] Glück
  }
page-review-luck-of = { $mine ->
    [1] Für dich
   *[other] Für { $name }
  }
page-review-percent = { $figure } %
page-review-at-least = mindestens { $figure } %
page-review-played = Gespielt
page-review-better = Besser
page-review-best = Am besten
page-review-best-of = von { $count } Möglichkeiten
page-review-for-you = Für dich: { $figure } %.
page-review-view = { $view ->
    [share] Gewinnchance
    [score] Punkte
   *[words] Tabelle
  }
page-review-view-about = { $view ->
    [share] zusammen immer 100 %; der weiche Rand ist die Unsicherheit
    [score] die Punkte auf dem Tisch nach jedem Schritt
   *[words] am Anfang jeder Runde
  }
page-review-views = Wie es gezeigt wird
page-review-turn = { $turn ->
    [0] Aufbau
   *[other] Runde { $turn }
  }
page-review-column-turn = Runde
page-review-column-end = Das Ende
page-review-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
  }
page-review-move = Schritt { $move }: { $name }, { $turn ->
    [0] vor der ersten Runde
   *[other] Runde { $turn }
  }
page-review-before-after = { $name }: { $before } % vorher, { $after } % nachher
page-review-before-after-better = { $name }: { $before } % vorher, { $after } % nachher; { $better } % mit der besseren Wahl
page-review-previous = Voriger Wendepunkt
page-review-next = Nächster Wendepunkt
page-review-try = Was würdest du tun?
page-review-play-on = Von hier weiterspielen
page-review-keys-points = Wendepunkte
page-review-keys-moves = einzelne Schritte
page-review-account = Die Abrechnung
page-review-unit = { $measure ->
    [share] in % des Sieges
   *[score] in Punkten
  }
page-review-unsure = nicht sicher
page-review-back = Zurück zur Analyse
page-review-judging = Wird beurteilt…
page-review-again = Noch einmal versuchen
page-review-next-slip = Dein nächster Fehler
page-review-yours = Deins
page-review-verdict = { $verdict ->
    [best] Das Beste, was gefunden wurde
    [good] Eine gute Wahl
    [slip] Ein Fehler
   *[blunder] Ein grober Fehler
  }
page-review-as-played = Genau das wurde gespielt.
page-review-against = { $way ->
    [even] Etwa so gut wie das, was gespielt wurde.
    [better] { $figure } % mehr wert als das, was gespielt wurde.
   *[worse] { $figure } % weniger wert als das, was gespielt wurde.
  }
page-review-jumps = Teile der Analyse
page-review-jump = { $part ->
    [story] Bericht
    [board] Brett
    [moments] Wenden
   *[account] Abrechnung
  }
page-review-winning = Wer vorn lag
page-review-turned = Die Wende: { $where }, { $figure } % für { $mine ->
    [1] dich
   *[other] { $whose }
  }. Die Analyse zeigt, warum.
