# Was Pim bei einer begleiteten Partie sagt: vor jeder Art von Entscheidung, nach ihrer Frage.
coach-witchstone-ask-tower = Deine große Hexe bleibt auf diesem Turm, und dort beginnen deine Verbindungen. Der Magiechip darauf bringt seine Aktion sofort.
coach-witchstone-ask-place = Gleiche Symbole nebeneinander bilden eine Gruppe, und eine Gruppe von drei bringt drei Aktionen. Lass beide Hälften des Plättchens ihresgleichen berühren.
coach-witchstone-ask-order = Beide Arten kommen dran, du wählst nur, welche zuerst. Was der anderen hilft, geht vor: Energie vor Hexen, und was der Zauberstab zählt, vor dem Zauberstab.
coach-witchstone-ask-energy = Füll Verbindungen, die an deinem Turm beginnen oder an dem, was mit ihm verbunden ist. Nur vollständige punkten: 1, 3 oder 6 Punkte für ein, zwei oder drei Felder.
coach-witchstone-ask-witch = Leg eine kleine Hexe an deinen Turm oder sende eine über deine Verbindungen aus. Die Ankunft punktet, und der Magiechip dort gehört dir.
coach-witchstone-ask-wand = Silberne Felder zählen im Vorbeigehen, was du hast, dunkle bringen Aktionen, und doppelt so viele, wenn niemand vor dir ist. Nicht gegangene Schritte verfallen.
coach-witchstone-ask-pentagram = Geh im Uhrzeigersinn um den Ring. Sechseckige Felder bringen Sonderhexplättchen, und bei den Eulen bekommt am meisten, wer zuerst da ist.
coach-witchstone-ask-crystal = Beweg einen Kristall zum Rand. Über den Rand hinaus bringt er Aktionen aus einer Reihe des Regals, und sein Feld wird frei für Plättchen.
coach-witchstone-ask-scroll = Ein Zauber hilft einmal, eine Prophezeiung zählt am Ende. Nimm eine, die zu dem passt, was du ohnehin tust.
coach-witchstone-ask-spent = Diese Aktionen sind verbraucht. Magiechips, Phiolen und Zauber können noch welche bringen: Was du vor dem Abschließen nicht nutzt, verfällt.
coach-witchstone-ask-rim = Ein Kristall hat deinen Kessel verlassen. In der Reihe seines Symbols bringt er zwei Aktionen, in der untersten einen Magiechip.
coach-witchstone-ask-make-room = Kein Plättchen passt mehr, also muss ein Kristall weichen. Das kostet Punkte: Wähl einen, dessen Feld am meisten Platz schafft.
coach-witchstone-ask-discard = Dein Kessel ist voll: Gib das Plättchen ab, das du am wenigsten brauchst.
