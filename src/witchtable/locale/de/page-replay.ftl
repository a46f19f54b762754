# Finished games again, move by move.
replay-name = Rückblick
replay-review = Analyse
replay-title = { $game }, Rückblick
replay-controls = Durch die Partie
replay-move = Zug
replay-at = Zug { $step } von { $steps }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-times = { $speed }×
replay-eyes = Mit wessen Augen
replay-spectator = Publikum
replay-things = Die Sachen von { $name }
replay-copy = Link kopieren
replay-deal = Die Verteilung
replay-before = Alles liegt bereit; noch hat niemand gezogen.
replay-unseen = Von diesem Zug war von hier aus nichts zu sehen.
replay-move-of = Zug { $step }: { $name }
replay-continue = Von hier weiterspielen
replay-continue-how = { $eyes ->
    [spectator] Macht genau bei diesem Zug einen neuen Tisch auf: Du spielst für den Platz, der als Nächstes zieht, Bots spielen die anderen.
   *[seat] Macht genau bei diesem Zug einen neuen Tisch auf: Du spielst für { $name }, Bots spielen die anderen.
  }
replay-continue-over = Nach diesem Zug gibt es nichts mehr zu spielen.
replay-not-over = Diese Partie läuft noch.
replay-to-table = Zum Tisch
