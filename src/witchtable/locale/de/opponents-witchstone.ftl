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

opponent-tamsin = Hebt keinen Zauberspruch für morgen auf: In den Rollen stehen noch mehr.
opponent-tamsin-hello = Ein Zauberstab ist zum Schwingen da. Los?
opponent-tamsin-cast = Und schon gesprochen. Sprüche soll man nie aufheben.
opponent-tamsin-answered = Oh, das kann noch jemand.
opponent-tamsin-won = Wutsch, wedel, Erste.
opponent-tamsin-lost = Mir hat ein Spruch gefehlt.

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
temper-spells = zaubert gern
temper-owls = sammelt Eulen
temper-scrolls = liest Schriftrollen
temper-crystals = räumt Kristalle aus
