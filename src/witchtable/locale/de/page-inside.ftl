# Der Tisch im Browser: wie weit er ist, was ihm fehlt und die Spiele, die hier aufbewahrt werden.

## Auf jeder Seite
inside-loading = Der Tisch wird gedeckt …
inside-loading-then = Der Tisch wird gedeckt, dann geht es los …
inside-trouble = { $what ->
    [old] Dieser Browser ist zu alt für den Tisch in seinem Inneren. Regeln und Spielanleitung lassen sich lesen, zum Spielen braucht es einen neueren.
    [insecure] Browser decken den Tisch nur unter Adressen mit https oder auf dem eigenen Rechner. Regeln und Spielanleitung lassen sich lesen.
    [keeps-nothing] Dieser Browser bewahrt nichts auf, vielleicht ist das Fenster privat. Du kannst spielen, aber die Spiele sind weg, wenn du es schließt.
    [full] Auf diesem Gerät ist kein Platz mehr: Der letzte Zug konnte nicht aufbewahrt werden. Schaffe Platz und lade die Seite neu.
    [not-kept] Der Browser hat den letzten Zug nicht aufbewahrt. Lade die Seite neu, dann geht es mit dem davor weiter.
    [unreachable] Die Verbindung ging verloren, ehe der Tisch gedeckt war. Lade die Seite neu: Was schon da ist, kommt nicht noch einmal.
    [newer] Eine neuere Version von Witchtable hat deine Spiele aufbewahrt. Lade die Seite mit Netz neu.
    [unreadable] Was dieser Browser von deinen Spielen aufbewahrt hat, ist nicht lesbar. Es bleibt, wie es ist; um neu zu beginnen, lösche die Daten dieser Seite in den Einstellungen des Browsers.
   *[broken] Der Tisch konnte nicht gedeckt werden. Lade die Seite neu; hilft das nicht, ist diese Kopie der Seite vielleicht beschädigt.
  }
inside-again = Neu laden
inside-elsewhere = Dieses Spiel wird in einem anderen Tab gespielt. Hier schaust du zu.
inside-take-over = Hier spielen
inside-update = Eine neue Version von Witchtable ist da.
inside-update-do = Laden

## Die Lobby
inside-games = Deine Spiele sind in diesem Browser
inside-games-why = Sonst hat sie niemand. Sichere sie ab und zu, oder nimm sie auf ein anderes Gerät mit.
inside-save = Alle Spiele sichern
inside-save-none = Noch ist kein Spiel da.
inside-bring = Spiele mitbringen
inside-brought = { $count ->
    [0] Alle diese Spiele waren schon hier.
    [one] Ein Spiel ist angekommen, du findest es unter deinen oder unter den beendeten.
   *[other] { $count } Spiele sind angekommen, du findest sie unter deinen und unter den beendeten.
  }
inside-install = Auf diesem Gerät installieren
inside-install-by-hand = Für dieses Gerät: „Teilen“, dann „Zum Home-Bildschirm“. Dort beginnt es ohne Spiele: Sichere sie hier, und bringe sie dort mit. (Safari wirft nach einer Woche ohne Besuch weg, was eine Seite aufbewahrt, wenn sie nicht installiert ist.)
inside-refused = { $name }, Zeile { $line }: { $reason }
inside-others = Mit anderen spielen
inside-others-why = An einem Gerät könnt ihr euch einen Tisch teilen: Wähle „Jemand an diesem Gerät“ unter „Mehr …“. Mit mehreren Geräten braucht ihr einen Server. Wer Witchtable installiert hat, startet ihn mit:
inside-others-then = und lädt die anderen per Link ein.
