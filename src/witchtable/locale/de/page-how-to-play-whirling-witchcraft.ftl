# How to play Whirling Witchcraft, to read. The first line of a message is its heading.
how-ww-goal = Schick deiner Nemesis, der Person zu deiner Rechten, mehr, als auf ihre Werkbank passt. Was überläuft, kommt in deinen Hexenkreis; mit { $rules_win_threshold } Zutaten dort gewinnst du.
how-ww-setup = Du beginnst mit den Zutaten einer Persönlichkeit auf der Werkbank und { $setup_hand_limit } geheimen Rezepten auf der Hand.
how-ww-play = Ein Rezept spielen
    Alle wählen geheim eine Karte und decken gemeinsam auf. Ein drehbares Rezept darfst du vorher drehen. Es bleibt deines und lässt sich jede Runde nutzen.
how-ww-arcana = Arkana nutzen
    Jedes Symbol auf deiner neuen Karte lässt seine Leiste um eins steigen. Jede gerade Zahl, die du erreichst oder überschreitest, gibt dir in dieser Runde den Effekt.
how-ww-brew = Brauen
    Nutz jedes Rezept höchstens einmal, in beliebiger Reihenfolge. Füll alle Eingänge, von der Werkbank oder aus Ausgängen dieser Runde, dann alle Ausgänge aus dem Vorrat. So füttert ein Rezept das nächste.
how-ww-cauldron = Den Kessel füllen
    Was auf Ausgängen übrig ist, kommt in deinen Kessel. Was in Eingänge ging, ist verbraucht.
how-ww-pass = Nach rechts weitergeben
    Alle verstauen, was passt. Was nicht passt, kommt zurück, in den Kreis der Person, die es geschickt hat.
how-ww-hands = Karten nach links
    Hat niemand gewonnen, gehen alle Handkarten nach links, und alle ziehen auf { $setup_hand_limit } nach.
how-ww-score-cube = Jede Zutat in deinem Hexenkreis zählt eins, egal welche, und bleibt dort.
how-ww-score-narrow = Die schmalen Reihen laufen zuerst über: Nur { $pieces_ingredients_heart_capacity } Schattenherzen und { $pieces_ingredients_mandrake_capacity } Alraunen passen auf eine Werkbank.
how-ww-score-wide = Pilze, Spinnen und Kröten haben je { $pieces_ingredients_toad_capacity } Felder.
how-ww-end = Geprüft wird einmal pro Runde, nach dem Weitergeben: { $rules_win_threshold } oder mehr im Hexenkreis gewinnen.
how-ww-tie = Mehrere? Die meisten Zutaten im Kreis, dann die meisten verschiedenen, dann die leerste Werkbank; danach wird der Sieg geteilt.
how-ww-mistake-turn = Ein Rezept später drehen. Einmal aufgedeckt, bleibt es, wie es liegt.
how-ww-mistake-icons = Alte Symbole noch einmal zählen. Nur die neue Karte zählt.
how-ww-mistake-save = Einen Effekt aufheben. Was in dieser Runde ungenutzt bleibt, ist verloren.
how-ww-mistake-potion = Mit der Zutat des Tranks brauen. Sie liegt schon im Kessel.
how-ww-mistake-twice = Ein Rezept zweimal nutzen. Mehr als einmal pro Runde geht nicht.
how-ww-mistake-half = Ein Rezept halb füllen. Alle Eingänge oder keiner; und alle Ausgänge entstehen.
how-ww-mistake-keep = Einen Ausgang behalten. Was kein Rezept braucht, geht an die Nemesis.
how-ww-mistake-room = Den Platz der Nemesis zu früh zählen. Auch sie braut erst und schafft Platz.
how-ww-mistake-choice = Aussuchen, was überläuft. Alles, was passt, muss verstaut werden.
how-ww-mistake-sides = Die Seiten verwechseln. Kessel gehen nach rechts, Karten nach links.
how-ww-personalities = Persönlichkeiten
    In der ersten Partie sind alle Eingeweihte. Später bekommen alle { $setup_personalities_dealt } andere und behalten eine, mit eigener Fähigkeit oder eigenem Rezept. Ihre Karte geht vor.
how-ww-order = Wer zuerst?
    Alle entscheiden gleichzeitig. Ein Tisch kann stattdessen nach Initiative spielen: Die niedrigste Zahl auf dem neuesten Rezept beginnt.
how-ww-open = Offen und geheim
    Handkarten, Stapel und was noch nicht aufgedeckt ist, sind geheim. Alles andere ist offen.
how-ww-clock = Zeit abgelaufen
    Dann wird dein niedrigstes Rezept ungedreht gespielt und nicht weiter gebraut.
