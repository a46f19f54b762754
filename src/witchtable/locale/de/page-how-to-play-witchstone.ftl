# How to play Witchstone, to read. The first line of a message is its heading.
how-ws-goal = Leg Plättchen so in deinen Kessel, dass gleiche Symbole sich berühren: je größer die Gruppe, desto mehr Aktionen. Die meisten Punkte nach { $setup_turns } Zügen gewinnen.
how-ws-setup = Du beginnst mit einer großen Hexe auf einem Turm deiner Wahl, { $setup_open_tiles } offenen Plättchen und { $cauldron_crystals_count } Kristallen und einem schwarzen im Kessel.
how-ws-tile = Ein Plättchen legen
    Auf zwei beliebige leere Nachbarfelder deines Kessels. Führ beide Symbole aus, in beliebiger Reihenfolge; dann zieh ein Plättchen.
how-ws-cluster = Die Gruppe zählen
    Du bekommst so viele Aktionen, wie gleiche Symbole zusammenhängen, aufgedruckte eingeschlossen.
how-ws-bonus = Boni verketten
    Magiechips, Sonderhexplättchen, Phiolen und der Zauberstab geben weitere Aktionen. Nutz sie sofort oder etwas später, aber noch beim selben Symbol.
how-ws-energy = Energie
    Eine Einheit auf eine Verbindung, von deinem Turm aus. Vollende sie, bevor du eine andere beginnst: { $scoring_connection_0 }, { $scoring_connection_1 } oder { $scoring_connection_2 } Punkte.
how-ws-witch = Hexe
    Leg eine Hexe neben deinen Turm oder sende sie über vollständige Verbindungen aus: eine Aktion für den eigenen Teil, eine je fremder Verbindung. { $scoring_standing_witch } Punkte und der Magiechip dort.
how-ws-wand = Zauberstab
    Ein Schritt. Dunkle Felder geben Aktionen, doppelt so viele, wenn niemand vor dir ist; silberne bringen Punkte.
how-ws-pentagram = Pentagramm
    Ein Schritt. Nimm Eulen, die am Ende Punkte sind, und Sonderhexplättchen: einmal { $pentagram_special_actions } Aktionen oder für immer ein Platz im Kessel.
how-ws-crystal = Kristall
    Beweg einen Kristall um ein Feld. Über einen Pfeil kommt er ins Regal: { $rack_symbol_actions } Aktionen dieses Symbols (der schwarze { $rack_black_symbol_actions }) oder ein Magiechip.
how-ws-scroll = Schriftrolle
    Immer eine; die Zahl sagt, wie weit du in der Auslage wählen darfst. Zauber geben mehr Aktionen, Prophezeiungen zählen am Ende.
how-ws-score-connections = Vollständige Verbindungen: { $scoring_connection_0 }, { $scoring_connection_1 } oder { $scoring_connection_2 }, je nach Länge.
how-ws-score-witches = Ausgesandte Hexen: je { $scoring_standing_witch }; am Hexenstein { $scoring_witchstone_0 }, { $scoring_witchstone_1 }, { $scoring_witchstone_2 } oder { $scoring_witchstone_3 } mehr, die erste am meisten.
how-ws-score-silver = Silberne Felder: { $wand_spaces_1_points } je Abgebildetem, { $wand_spaces_10_points } je Sonderhexplättchen.
how-ws-score-chips = Magiechips: sofort { $scoring_points_chip }, wenn sie es zeigen; am Ende { $scoring_chip_at_end } für jeden.
how-ws-score-owls = Eulen, am Ende: ihr Wert, { $pentagram_owls_4 } bis { $pentagram_owls_0 }.
how-ws-score-scrolls = Schriftrollen, am Ende: { $scoring_unused_spell } für einen ungenutzten Zauber; { $scoring_prophecy_0 }, { $scoring_prophecy_1 }, { $scoring_prophecy_2 } oder { $scoring_prophecy_3 } für eine Prophezeiung.
how-ws-end = Nach je { $setup_turns } Zügen kommen Eulen, Magiechips, ungenutzte Zauber und Prophezeiungen dazu.
how-ws-tie = Gleichstand? Wer auf dem Zauberstab weiter vorne ist oder früher auf diesem Feld war.
how-ws-mistake-touch = Plättchen nur an andere anlegen. Sie müssen an nichts angrenzen.
how-ws-mistake-special = Ein Sonderhexplättchen sofort mitzählen. Es vergrößert spätere Pakete, nicht das laufende.
how-ws-mistake-save = Einen Bonus für das zweite Symbol aufheben. Er verfällt vorher.
how-ws-mistake-add = Boni zusammenzählen. Zwei Chips mit Schriftrolle sind zwei kleine Auswahlen.
how-ws-mistake-begun = Eine zweite Verbindung beginnen. Erst muss die erste vollständig sein.
how-ws-mistake-way = Über unvollständige Verbindungen gehen, auch eigene.
how-ws-mistake-stands = Eine stehende Hexe bewegen. Sie bleibt.
how-ws-mistake-rest = Einen Kristall auf etwas abstellen. Er darf es überqueren, nicht dort halten.
how-ws-mistake-wand = Zauberstabfelder Schritt für Schritt nutzen. Erst alle Schritte, dann die Felder der Reihe nach.
how-ws-mistake-scrolls = Mit einer Zweiergruppe zwei Schriftrollen nehmen. Es ist immer eine.
how-ws-removal = Kristall im Weg?
    In deinem Zug darfst du ihn herausnehmen: minus 1 Punkt, dann 2, dann 3 … Auch unter 0.
how-ws-handicap = Handicaps
    Wer geübt ist, wählt aus { $handicap_open_tiles_2 } oder { $handicap_open_tiles_1 } Plättchen oder nimmt jedes, wie es kommt.
how-ws-open = Offen und geheim
    Deine Plättchen sind geheim, auch die Werte deiner Eulen. Alles andere ist offen.
how-ws-undo = Zurücknehmen
    Alles in deinem Zug, bis etwas Neues aufgedeckt wird.
