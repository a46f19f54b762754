# Das Ende eines Spiels.

end-title = Ende
end-show = Ergebnis zeigen
end-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
  }
end-why = { $margin ->
    [one] Ein Punkt
   *[other] { $margin } Punkte
  } vor { $other }; am meisten durch „{ $source }“, { $mine } zu { $theirs }.
end-why-points = { $margin ->
    [one] Ein Punkt
   *[other] { $margin } Punkte
  } vor { $other }.
end-why-tie = Gleich viele Punkte wie { $other }: Der Gleichstand wird nach der Regel aufgelöst.
end-why-shared = Je { $points } Punkte.
end-next = Wie weiter
end-lobby = Lobby
end-nobody = Niemand gewinnt.
end-sheets = Wertungsbögen
end-source = Wofür
end-total = Gesamt
end-chart = Punkte im Verlauf
end-moves = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
  }
end-uncounted = { $why ->
    [named_deal] Eine gewünschte Auslage zählt nicht für die Statistik.
    [hot_seat] Eine Partie mit mehreren Plätzen für eine Person zählt nicht für die Statistik.
    [rewound] Eine Partie, die zurückging, zählt nicht für die Statistik.
   *[continued] Eine weitergespielte Partie zählt nicht für die Statistik.
  }
end-rematch = Noch einmal
end-same-deal = Dieselben Karten
end-join-rematch = Zur Revanche
end-review = Analyse
end-replay = Rückblick
end-record = Aufzeichnung
nobody = niemand
