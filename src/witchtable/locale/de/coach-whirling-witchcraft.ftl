# Was Pim bei einer begleiteten Partie sagt: vor jeder Art von Entscheidung, nach ihrer Frage.
coach-whirling-witchcraft-ask-redraw = Einmal in der Partie darfst du die Eingeweihte und die ganze Hand gegen vier neue Rezepte tauschen. Meist behältst du sie.
coach-whirling-witchcraft-ask-play = Das Rezept bleibt dir die ganze Partie. Such eines, dessen Zutaten du hast und das macht, wofür deine Nemesis wenig Platz hat.
coach-whirling-witchcraft-ask-dare = Der Zufall hat für dich gespielt, dafür bekommst du einen Effekt: eine Zutat in den Kessel, weniger auf deiner Werkbank oder freie Zutaten in dieser Runde.
coach-whirling-witchcraft-ask-arcana = Der Trank gibt eine Zutat in deinen Kessel, der Rabe räumt bis zu zwei von deiner Werkbank, das Buch holt eine Art die ganze Runde lang aus dem Vorrat. Ungenutztes verfällt.
coach-whirling-witchcraft-ask-confirm-arcana = Deine Effekte sind genutzt. Gefällt dir, was du gewählt hast, bist du fertig.
coach-whirling-witchcraft-ask-brew = Jedes Rezept wirkt einmal je Runde, und was eines macht, kann das nächste füttern. Was übrig bleibt, geht an deine Nemesis: Ziel auf ihre vollste Reihe.
coach-whirling-witchcraft-ask-confirm-brew = Schau in deinen Kessel: Das bekommt deine Nemesis. Ist es gut so, bist du fertig.
coach-whirling-witchcraft-ask-personality = Eine Persönlichkeit ist eine Kraft für die ganze Partie. Lies beide und behalte die, die zu deinen Rezepten passt.
coach-whirling-witchcraft-ask-uncontrolled = Du musst drei von einer Zutat nehmen. Nimm, wofür du Platz hast oder was du in dieser Runde verbrauchst.
coach-whirling-witchcraft-ask-trades = In deinem Kessel liegt von jeder Zutat eine, also darf eine gleich in deinen Hexenkreis. Das ist ein Punkt: Nimm ihn.
