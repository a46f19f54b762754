# Was Pim bei einer begleiteten Partie sagt: vor jeder Art von Entscheidung, nach ihrer Frage.
coach-witchdom-ask-play = Meist spielst du eine Hexe und sammelst mit ihr. Beim Ausruhen kommen alle gespielten Karten zurück: Ruh dich aus, wenn die Hand nicht mehr viel hergibt.
coach-witchdom-ask-play-only = Schau auf die Zahlen unter jeder Hexe: So oft sammelt sie in den Bergen, im Wald und am See. Spiel die, deren Orte haben, was du brauchst.
coach-witchdom-ask-rest-only = Deine Hand ist leer, also ruhst du dich aus: Alle gespielten Karten kommen zurück, und du nimmst dazu Ressourcen.
coach-witchdom-ask-restore = Diese Hexe darf vor dem Sammeln die Hexen, die Tränke oder die Ressourcen eines Ortes ersetzen. Tu es nur, wenn dir nicht hilft, was dort liegt.
coach-witchdom-ask-collect = Ein Punkt nimmt eines von diesem Ort: eine Ressource, den Trank, seine Werkzeugseite oder die Hexe. Ein Trank sagt dir, was du als Nächstes sammelst.
coach-witchdom-ask-rest = Beim Ausruhen nimmst du Ressourcen von überall auf dem Spielplan. Nimm, was deinen wartenden Tränken fehlt.
coach-witchdom-ask-brew = Alles ist da: Die gespielte Hexe zeigt die Farbe, und du kannst bezahlen. Trank und Hexe kommen in deinen Clan und punkten, doch sie lässt sich nicht mehr spielen.
coach-witchdom-ask-tame = Du kannst jetzt ein Tier zähmen. Es bleibt in deinem Clan; jede Art nur einmal.
coach-witchdom-ask-brew-or-tame = Eines von beiden am Ende des Zugs: ein Trank oder ein Tier. Was bringt dich näher an ein Ziel?
coach-witchdom-ask-pay = Es gibt mehrere Wege zu bezahlen. Zwei gleiche Ressourcen ersetzen, was fehlt: Behalte die Arten, die du als Nächstes brauchst.
coach-witchdom-ask-novices = Deine zwei Lehrlinge sind deine ersten Karten. Sie brauen nie, aber sie sammeln: Such dir die Orte aus, die dir gefallen.
