# Opponents: a line about each, then what they say at the table; $count: how many it was. Their names are the same
# everywhere.

opponent-odile = Spannt Fäden von Turm zu Turm, ehe andere den Weg finden.
opponent-odile-hello = Eine Kugel, Türme, und noch kein Faden dazwischen. Wie verlockend.
opponent-odile-thread = So, noch ein Faden. { $count } Punkte, und er hält.
opponent-odile-crossed = Eine lange Linie, mitten durch mein Strickzeug. Gut gesponnen.
opponent-odile-won = Am Ende hängt alles zusammen.
opponent-odile-lost = Du hast den einen Weg ohne meine Fäden gefunden.

opponent-maelis = Ihre Hexen sind überall, und jeder Chip auf der Kugel gehört ihr.
opponent-maelis-hello = Meine Mädchen haben schon gepackt. Wohin sollen sie?
opponent-maelis-arrived = Sie winkt von dort oben. { $count } Punkte für die Aussicht!
opponent-maelis-stone = Vor uns am Stein? Mädchen, geht schneller.
opponent-maelis-won = Alle daheim? Dann zählen wir. Oh, schön.
opponent-maelis-lost = Wir hatten die schönere Wanderung, du die Punkte.

opponent-tamsin = Steigt den Zauberstab Stufe um Stufe hinauf und sieht nicht hinunter.
opponent-tamsin-hello = Ein Schritt nach dem anderen, und nie hinuntersehen.
opponent-tamsin-ahead = Niemand vor mir. Ich mag die Luft hier oben.
opponent-tamsin-passed = Jemand ist vor mir. Wie ungewohnt.
opponent-tamsin-won = Von oben sieht man alles, auch die Punkte.
opponent-tamsin-lost = So hoch geklettert, und du nahmst die Treppe.

opponent-ysolde = Wandert nachts durchs Pentagramm und kommt mit Eulen heim.
opponent-ysolde-hello = Hört, die Eulen sind wach.
opponent-ysolde-owl = Komm her, Gefiederte. Auf meiner Schulter ist Platz.
opponent-ysolde-flown = Sie war fast meine. Füttere sie gut.
opponent-ysolde-won = Immer im Kreis, und sieh, wo ich gelandet bin.
opponent-ysolde-lost = Eine kurze Nacht. Du hast es verdient.

opponent-corvina = Liest jede Schriftrolle zweimal: Die Prophezeiungen meinen sie.
opponent-corvina-hello = Es stand geschrieben, dass wir uns begegnen.
opponent-corvina-scroll = Diese handelt von mir. Wie alle.
opponent-corvina-taken = Du liest dieselbe Rolle. Du liest sie anders.
opponent-corvina-won = Wie geschrieben stand.
opponent-corvina-lost = Gewiss ein Druckfehler.

opponent-petra = Mag ihren Kessel aufgeräumt und Kristalle nur außerhalb.
opponent-petra-hello = Erst wird aufgeräumt, dann gespielt.
opponent-petra-shelved = Ein Kristall im Regal. Dort glänzt er.
opponent-petra-spilled = Einfach hinausgeworfen? Der arme Kristall.
opponent-petra-won = Ein sauberer Kessel gewinnt. Das sage ich immer.
opponent-petra-lost = In dem Durcheinander gewonnen? Alle Achtung.

# Tempers, after a name: what one notices in her play.
temper-networks = knüpft Netze
temper-crowds = schickt Hexen aus
temper-climbs = erklimmt den Zauberstab
temper-owls = sammelt Eulen
temper-scrolls = liest Schriftrollen
temper-crystals = räumt Kristalle aus
