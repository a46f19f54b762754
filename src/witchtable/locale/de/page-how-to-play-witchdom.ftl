# How to play Witchdom, to read. The first line of a message is its heading.
how-wd-goal = Braue Tränke, hol Hexen in deinen Clan und erfülle Ziele als Erstes. Die meisten Punkte gewinnen.
how-wd-setup = Du beginnst mit zwei Lehrlingen auf der Hand und einem Starttrank; an jedem der drei Orte liegen drei Ressourcen, ein Trank und eine Hexe.
how-wd-play = Sammeln: eine Karte spielen
    Sie ist in diesem Zug aktiv. Ihre Zahlen sind deine Aktionspunkte an jedem Ort. Eine Hexe mit dem Symbol zum Erneuern darf vorher alle Hexen, alle Tränke oder die Ressourcen eines Ortes erneuern.
how-wd-collect = Den Spielplan hinab
    Jeder Punkt nimmt eines an seinem Ort: eine Ressource, den Trank, das Werkzeug auf dessen Rückseite oder die Hexe. Zuerst die Berge, zuletzt der See. Lücken werden sofort gefüllt.
how-wd-brew = Einen Trank brauen
    Die aktive Hexe muss sein Banner zeigen; einen beliebigen Trank braut jede Hexe. Bezahle die Ressourcen und hab die Werkzeuge. Zwei gleiche Ressourcen ersetzen irgendeine Ressource oder ein Werkzeug.
how-wd-clan = In den Clan
    Trank, Hexe und genutzte Werkzeuge kommen in deinen Clan und bleiben dort. Ein Werkzeug im Clan dient jedem späteren Trank. Wer ein Ziel als Erstes erfüllt, nimmt es.
how-wd-rest = Oder ausruhen
    Nimm alle gespielten Karten auf die Hand zurück, dazu { $setup_rest_resources } Ressourcen vom Spielplan.
how-wd-score-cards = Tränke und Hexen im Clan: was auf ihnen steht.
how-wd-score-tools = Verschiedene Werkzeuge im Clan: { $scoring_tools_ladder_1 } · { $scoring_tools_ladder_2 } · { $scoring_tools_ladder_3 } · { $scoring_tools_ladder_4 } · { $scoring_tools_ladder_5 } für eines bis fünf.
how-wd-score-objectives = Ziele: was auf ihnen steht.
how-wd-score-left = Übrige Ressourcen: { $scoring_leftover_per_kind } je Art, höchstens { $scoring_leftover_max }.
how-wd-score-none = Was noch wartet, Karten auf der Hand und gespielte: nichts.
how-wd-end = Ist höchstens ein Ziel übrig oder ein Stapel aufgebraucht, wird die Runde zu Ende gespielt und noch eine ganze. Dann wird gezählt.
how-wd-tie = Gleichstand? Mehr Ziele, dann mehr Tränke im Clan; danach wird der Sieg geteilt.
how-wd-mistake-up = Wieder hinaufgehen. Vom Wald führt in diesem Zug kein Weg zurück in die Berge.
how-wd-mistake-decline = Einen Punkt verfallen lassen. Solange es etwas gibt, musst du nehmen.
how-wd-mistake-late = Zwischendurch erneuern. Das geht nur vor dem ersten Punkt.
how-wd-mistake-novice = Mit einem Lehrling brauen. Er kann es nie, auch keinen beliebigen Trank.
how-wd-mistake-below = Mit einer früher gespielten Hexe brauen. Nur die aktive Karte zählt.
how-wd-mistake-rested = Nach dem Ausruhen brauen. Dann ist keine Hexe aktiv.
how-wd-mistake-two = Zweimal brauen. Ein Trank pro Zug ist die Grenze.
how-wd-mistake-waiting = Wartende Werkzeuge mitzählen. Sie bringen erst Punkte, wenn ein Trank sie genutzt hat.
how-wd-mistake-pair = Ein Paar statt eines Werkzeugs zahlen und auf das Werkzeug hoffen. In den Clan kommt keines.
how-wd-mistake-wild = Einen beliebigen Trank für ein Ziel zählen. Er hat keine Farbe.
how-wd-animals = Mit Tieren
    Ein Punkt darf eine Hexenkarte als das Tier auf ihrer Rückseite nehmen. In einem Zug ohne Brauen zähmt eine aktive Hexe eines, für die Ressource, die es mag. Verschiedene Tiere: { $scoring_animals_ladder_1 } · { $scoring_animals_ladder_2 } · { $scoring_animals_ladder_3 } · { $scoring_animals_ladder_4 } · { $scoring_animals_ladder_5 }.
how-wd-solo = Allein gegen Ostara
    { $solo_rounds } Runden, und sie beginnt jede. Ein Marker sagt, was sie nimmt; wann immer sie brauen kann, braut sie.
how-wd-open = Offen und geheim
    Geheim sind nur die Handkarten und was verdeckt liegt.
how-wd-short = Wenn etwas ausgeht
    Ist der Beutel leer, bleiben Lücken offen. Ein Punkt, der nichts findet, verfällt.
