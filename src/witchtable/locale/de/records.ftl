# Was an einer Partieaufzeichnung falsch sein kann.

error-record = { $where }: { $problem }
record-line = Zeile { $line } dieser Partieaufzeichnung
record-whole = Diese Partieaufzeichnung
record-unreadable = Das ist nicht lesbar: { $detail }
record-truncated = Sie bricht mittendrin ab; die letzte vollständige Zeile ist { $line }.
record-not-one = Am Anfang steht nicht „{ $expected }“.
record-version = Sie ist in Version { $found } geschrieben; dieses Programm liest Version { $known }.
record-line-break = Am Ende steht ein Wagenrücklauf; Zeilen müssen mit einfachem Zeilenvorschub enden (LF, nicht CRLF).
record-header = Erwartet wird „{ $expected }“.
record-number = Erwartet wird eine ganze Zahl, gefunden wurde „{ $found }“.
record-players = { $seats ->
    [one] Ein Platz, aber { $names } Namen.
   *[other] { $seats } Plätze, aber { $names } Namen.
  }
record-rules = Die Partie wurde nach Version { $found } der Regeln gespielt; dieses Programm spielt nach Version { $known }.
record-edition = Die Partie wurde mit der Ausgabe „{ $found }“ gespielt, nicht mit „{ $known }“.
record-seed = Der Startwert ist noch geheim; solange die Partie läuft, wird nur sein Hash gezeigt.
record-commitment = Der Startwert passt nicht zu dem Hash, der vor dem Geben veröffentlicht wurde.
record-move = Erwartet wird Zug { $number } in der Form „{ $number } A Notation“.
record-seat = Einen Platz „{ $seat }“ gibt es nicht.
record-illegal = Die Regeln erlauben das nicht: { $reason }
record-result = Als Ergebnis steht „{ $found }“, nachgespielt ergibt sich „{ $known }“.
record-digest = Nachgespielt endet sie in einer anderen Stellung als angegeben.
record-other = Neu geschrieben lautet es „{ $known }“, nicht „{ $found }“.
record-surplus = Nach dem Ende steht noch etwas.
