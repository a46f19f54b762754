# Der Kurs von Whirling Witchcraft. Zeichen zwischen Doppelpunkten stehen nach dem Wort, das sie zeigen.

## Deine Maschine
lesson-whirling-witchcraft-machine = Deine Maschine
lesson-whirling-witchcraft-machine-about = Spiel ein Rezept, brau damit und schick das Gebräu los.
lesson-whirling-witchcraft-machine-play-title = Spiel ein Rezept
lesson-whirling-witchcraft-machine-play = Willkommen, ich bin Pim! Schick deiner Nemesis mehr Würfel, als auf ihre Werkbank passen: Bei fünf zu viel gewinnst du. Rezepte machen Würfel: Was links steht, geht hinein, was rechts steht, kommt heraus.
lesson-whirling-witchcraft-machine-play-task = Spiel das Rezept, das aus Pilz :ww-mushroom: und Spinne :ww-spider: zwei Kröten :ww-toad: macht.
lesson-whirling-witchcraft-machine-play-wrong-heart = Das braucht ein Schattenherz :ww-heart: und auf deiner Werkbank liegt keines.
lesson-whirling-witchcraft-machine-play-wrong-turned = Gedreht macht es das Gegenteil: Kröten hinein, Pilz und Spinne heraus. Spiel es, wie es liegt.
lesson-whirling-witchcraft-machine-play-wrong-other = Auch nicht schlecht. Aber Pilze und Spinnen hast du genug: Spiel das Rezept, das beides nimmt.
lesson-whirling-witchcraft-machine-brew-title = Brauen
lesson-whirling-witchcraft-machine-brew = Alle Karten sind aufgedeckt. Deine gehört jetzt zu deiner Maschine und bleibt dort die ganze Partie. Sie nimmt Pilz und Spinne von deiner Werkbank und macht zwei Kröten.
lesson-whirling-witchcraft-machine-brew-task = Nutz dein Rezept.
lesson-whirling-witchcraft-machine-brew-wrong-done = Dann bliebe dein Kessel leer. Nutz zuerst dein Rezept.
lesson-whirling-witchcraft-machine-send-title = Ab damit
lesson-whirling-witchcraft-machine-send = Zwei Kröten sind im Kessel. Kessel gehen nach rechts: deiner an deine Nemesis, und von links kommt einer zu dir. Zu zweit ist das dieselbe Person.
lesson-whirling-witchcraft-machine-send-task = Drück „Fertig“ und schick sie los.
lesson-whirling-witchcraft-machine-send-wrong-back = Dein Gebräu ist gut so. Schick es los!
lesson-whirling-witchcraft-machine-challenge-title = Zwei Rezepte
lesson-whirling-witchcraft-machine-challenge = Eine neue Runde: Du spielst noch eine Karte, und dein erstes Rezept wirkt wieder. „Sturm der Leere“ braucht gar keine Würfel. Jedes Rezept geht einmal pro Runde, in beliebiger Reihenfolge.
lesson-whirling-witchcraft-machine-challenge-task = Spiel „Sturm der Leere“ und schick dann 5 Würfel los.
lesson-whirling-witchcraft-machine-challenge-again = Nutz beide Rezepte, bevor du fertig bist. „Grüner Handel“ soll Pilz und Spinne von der Werkbank nehmen, nicht die eben gebrauten: Dann sind es fünf.
lesson-whirling-witchcraft-machine-challenge-wrong-other = „Sturm der Leere“ ist jetzt besser: drei Würfel für nichts.

## Überlauf
lesson-whirling-witchcraft-overflow = Überlauf und Hexenkreis
lesson-whirling-witchcraft-overflow-about = Füll eine Reihe, die schon voll ist, und gewinn.
lesson-whirling-witchcraft-overflow-full-title = Eine volle Reihe
lesson-whirling-witchcraft-overflow-full = Schau auf deine Nemesis: neun Kröten, und es gibt nur neun Felder. Jede weitere Kröte läuft über und kommt in deinen Hexenkreis. Jeder Würfel dort ist ein Punkt.
lesson-whirling-witchcraft-overflow-full-task = Spiel das Rezept, das zwei Kröten :ww-toad: macht.
lesson-whirling-witchcraft-overflow-full-wrong-other = Das macht weniger Kröten. Schau auf die rechte Seite deiner Karten: Eine zeigt zwei davon.
lesson-whirling-witchcraft-overflow-watch-title = Sieh es kommen
lesson-whirling-witchcraft-overflow-watch = Dein neues Rezept nimmt eine Alraune :ww-mandrake:. Nutz es und schau auf deine Nemesis: Noch bevor etwas verschickt ist, siehst du, was überlaufen würde.
lesson-whirling-witchcraft-overflow-watch-task = Nutz dein neues Rezept.
lesson-whirling-witchcraft-overflow-watch-wrong-other = Gleich! Fang mit dem neuen Rezept an, dem mit der Alraune.
lesson-whirling-witchcraft-overflow-watch-wrong-done = Dann liefe nichts über. Nutz zuerst dein neues Rezept.
lesson-whirling-witchcraft-overflow-challenge-title = Fünf gewinnen
lesson-whirling-witchcraft-overflow-challenge = Zwei Würfel kämen in deinen Hexenkreis. Wer am Ende einer Runde fünf dort hat, gewinnt. Auch deine anderen Rezepte machen Kröten. Sie dürfen sogar Würfel nehmen, die ein anderes eben gemacht hat.
lesson-whirling-witchcraft-overflow-challenge-task = Gewinn die Partie: Lass in dieser Runde fünf Kröten überlaufen.
lesson-whirling-witchcraft-overflow-challenge-again = Zwei, zwei und eine sind fünf. Nutz alle drei Rezepte, bevor du fertig bist.

## Arkana
lesson-whirling-witchcraft-arcana = Arkana
lesson-whirling-witchcraft-arcana-about = Trank, Rabe und Buch: drei Effekte, die deinem Gebräu helfen.
lesson-whirling-witchcraft-arcana-icons-title = Zeichen auf Karten
lesson-whirling-witchcraft-arcana-icons = Die Zeichen oben auf einer Karte sind Arkana. Spielst du sie, steigt jede Leiste um eins; jede gerade Zahl gibt in dieser Runde einen Effekt. Deine Leisten stehen alle auf 1.
lesson-whirling-witchcraft-arcana-icons-task = Spiel die Karte mit allen drei Zeichen: Trank :ww-potion:, Rabe :ww-raven: und Buch :ww-book:.
lesson-whirling-witchcraft-arcana-icons-wrong-other = Diese Karte hat nur ein Zeichen. Eine deiner Karten hat drei.
lesson-whirling-witchcraft-arcana-potion-title = Der Trank
lesson-whirling-witchcraft-arcana-potion = Alle drei stehen auf 2! Der Trank :ww-potion: legt einen beliebigen Würfel direkt in deinen Kessel. Für die meisten hat deine Nemesis Platz, aber ihre Alraunen stehen auf vier von vier.
lesson-whirling-witchcraft-arcana-potion-task = Wähl den Würfel, der überlaufen wird.
lesson-whirling-witchcraft-arcana-potion-wrong-fits = Dafür ist noch Platz. Schau auf deine Nemesis: Welche Reihe ist voll?
lesson-whirling-witchcraft-arcana-potion-wrong-done = Was du in dieser Runde nicht nutzt, ist verloren. Nutz zuerst den Trank.
lesson-whirling-witchcraft-arcana-raven-title = Der Rabe
lesson-whirling-witchcraft-arcana-raven = Der Rabe :ww-raven: räumt bis zu zwei Würfel von deiner eigenen Werkbank. Das schafft Platz für das, was zu dir kommt. Am vollsten sind deine Kröten: sechs von neun.
lesson-whirling-witchcraft-arcana-raven-task = Räum zwei Kröten :ww-toad: weg und bestätige.
lesson-whirling-witchcraft-arcana-raven-wrong-other = Der Rabe darf zwei nehmen, und deine Kröten brauchen am ehesten Platz. Wähl zweimal eine Kröte.
lesson-whirling-witchcraft-arcana-raven-wrong-done = Was du in dieser Runde nicht nutzt, ist verloren. Nutz zuerst den Raben.
lesson-whirling-witchcraft-arcana-book-title = Das Buch
lesson-whirling-witchcraft-arcana-book = Das Buch :ww-book: nennt eine Zutat: In dieser Runde bekommen deine Rezepte davon aus dem Vorrat, so viel sie brauchen. „Glutschleier“ macht aus zwei Pilzen eine Alraune, aber du hast keine Pilze.
lesson-whirling-witchcraft-arcana-book-task = Nenn, was „Glutschleier“ fehlt.
lesson-whirling-witchcraft-arcana-book-wrong-one = Das hilft nur einem. Mit Pilzen gehen beide: Das erste macht die Alraune, die das zweite nimmt.
lesson-whirling-witchcraft-arcana-book-wrong-heart = Keines deiner Rezepte nimmt Schattenherzen. Schau auf ihre linke Seite.
lesson-whirling-witchcraft-arcana-book-wrong-there = Das hast du auf der Werkbank. Wovon hast du gar nichts?
lesson-whirling-witchcraft-arcana-book-wrong-done = Was du in dieser Runde nicht nutzt, ist verloren. Nenn zuerst eine Zutat.
lesson-whirling-witchcraft-arcana-challenge-title = Zwei für den Kreis
lesson-whirling-witchcraft-arcana-challenge = Der Trank hat eine Alraune in deinen Kessel gelegt. Dank dem Buch kann ein Rezept noch eine machen. Beende erst deine Arkana, dann wird gebraut.
lesson-whirling-witchcraft-arcana-challenge-task = Lass in dieser Runde 2 Alraunen :ww-mandrake: überlaufen.
lesson-whirling-witchcraft-arcana-challenge-again = Eine Alraune kam vom Trank, die andere muss aus einem Rezept kommen. Such eines, das bereit ist und eine Alraune macht.

## Deine Nachbarn
lesson-whirling-witchcraft-neighbours = Links und rechts von dir
lesson-whirling-witchcraft-neighbours-about = Was von links kommt und was rechts keinen Platz hat.
lesson-whirling-witchcraft-neighbours-left-title = Schau nach links
lesson-whirling-witchcraft-neighbours-left = Jetzt seid ihr zu dritt. Wer links von dir sitzt, schickt dir den Kessel. Drück auf das Auge :ui-eye: und schau: Ein Rezept dort macht Alraunen. Deine stehen aber auf vier von vier. Jede weitere wäre dort ein Punkt!
lesson-whirling-witchcraft-neighbours-room-title = Schaff Platz
lesson-whirling-witchcraft-neighbours-room = Verbrauch also eine Alraune: Der Platz zählt erst, wenn alle gebraut haben. Und schau nach rechts: Deine Nemesis hat keinen Platz für Spinnen. Eine Karte hilft bei beidem.
lesson-whirling-witchcraft-neighbours-room-task = Spiel das Rezept, das aus einer Alraune :ww-mandrake: Spinnen :ww-spider: macht.
lesson-whirling-witchcraft-neighbours-room-wrong-more = Das nimmt keine Alraune von deiner Werkbank: Deine Reihe bliebe voll.
lesson-whirling-witchcraft-neighbours-room-wrong-other = Das schafft Platz, aber was herauskommt, passt rechts noch hin. Mach Spinnen.
lesson-whirling-witchcraft-neighbours-challenge-title = Drei Spinnen
lesson-whirling-witchcraft-neighbours-challenge = Dein neues Rezept macht zwei Spinnen. Ein anderes nimmt eine Spinne und macht eine: Achte darauf, welche du hineinlegst.
lesson-whirling-witchcraft-neighbours-challenge-task = Lass in dieser Runde 3 Spinnen :ww-spider: überlaufen.
lesson-whirling-witchcraft-neighbours-challenge-again = Nutz „Blaue Spaltwurzel“ und „Teichblüte“. Die zweite soll ihre Spinne von der Werkbank nehmen, keine eben gebraute.

## Versiegelte Runden
lesson-whirling-witchcraft-sealed = Versiegelte Runden
lesson-whirling-witchcraft-sealed-about = Alle entscheiden zugleich, Karten lassen sich drehen, Handkarten wandern.
lesson-whirling-witchcraft-sealed-look-title = Alle zugleich
lesson-whirling-witchcraft-sealed-look = Karten und Gebräu werden geheim gewählt und gemeinsam aufgedeckt. Frag dich also, was deine Nemesis tun kann. Drück auf das Auge :ui-eye: und lies ihre Rezepte: Manche verbrauchen Kröten, keines verbraucht Alraunen.
lesson-whirling-witchcraft-sealed-turn-title = Zwei Richtungen
lesson-whirling-witchcraft-sealed-turn = Eine drehbare Karte :ww-twoway: darfst du beim Ausspielen drehen; dann bleibt sie so. Deine macht aus zwei Kröten eine Alraune, gedreht aus einer Alraune zwei Kröten.
lesson-whirling-witchcraft-sealed-turn-task = Spiel sie so, dass sie macht, was deine Nemesis nicht verbrauchen kann.
lesson-whirling-witchcraft-sealed-turn-wrong-toads = Zwei Kröten kann deine Nemesis noch in dieser Runde verbrauchen, dann hätten deine Platz. Alraunen sind sicher.
lesson-whirling-witchcraft-sealed-turn-wrong-other = Hier geht es um die Karte mit den zwei Pfeilen :ww-twoway:.
lesson-whirling-witchcraft-sealed-brew-title = Eine sichere Sache
lesson-whirling-witchcraft-sealed-brew = Deine Nemesis braut zur selben Zeit wie du, ungesehen. Aber was sie auch tut, ihre Alraunen bleiben bei vier von vier: Deine läuft über.
lesson-whirling-witchcraft-sealed-brew-task = Mach eine Alraune :ww-mandrake: und schick sie los.
lesson-whirling-witchcraft-sealed-brew-again = Die Alraune kommt aus deinem neuen Rezept. Nutz es, bevor du fertig bist.
lesson-whirling-witchcraft-sealed-challenge-title = Handkarten wandern
lesson-whirling-witchcraft-sealed-challenge = Kröten wurden verbraucht, deine Alraune lief über. Und die Handkarten gingen nach links: Diese Karten hatte vorher deine Nemesis, und sie bekommt, was du nicht spielst. Lass ihr keinen Schatz!
lesson-whirling-witchcraft-sealed-challenge-task = Lass in dieser Runde noch 2 überlaufen.
lesson-whirling-witchcraft-sealed-challenge-again = Alraunen laufen noch immer über. Zwei deiner Rezepte machen je eine, aus zwei Spinnen und aus zwei Kröten: Spiel irgendeine Karte und nutz dann beide.

## Deine erste Partie
lesson-whirling-witchcraft-first-game = Deine erste Partie
lesson-whirling-witchcraft-first-game-about = Eine ganze Partie gegen einen Lehrling, mit Pim an deiner Seite.

## Persönlichkeiten
lesson-whirling-witchcraft-personalities = Persönlichkeiten
lesson-whirling-witchcraft-personalities-about = Für später: Alle haben ein eigenes Rezept oder eine eigene Fähigkeit.
lesson-whirling-witchcraft-personalities-keep-title = Behalt eine
lesson-whirling-witchcraft-personalities-keep = Wer das Spiel kennt, spielt mit Persönlichkeiten: Alle bekommen zwei und behalten eine. Sie sagt, womit du beginnst, und bringt ein Rezept oder eine Fähigkeit, die sonst niemand hat.
lesson-whirling-witchcraft-personalities-keep-task = Behalt die, deren Rezept keine Zutaten braucht.
lesson-whirling-witchcraft-personalities-keep-wrong-trickster = Auch sie ist gut; ihr Rezept dreht sich jede Runde um. Behalt jetzt aber die, deren Rezept nichts braucht.
lesson-whirling-witchcraft-personalities-recipe-title = Wer ist wer
lesson-whirling-witchcraft-personalities-recipe = Deine Nemesis ist die Froschflüsterin und beginnt mit neun Kröten: Die Reihe ist schon voll! Das Rezept deiner eigenen Persönlichkeit liegt von Anfang an in deiner Maschine.
lesson-whirling-witchcraft-personalities-recipe-task = Spiel dazu die Karte, die zwei Kröten :ww-toad: macht.
lesson-whirling-witchcraft-personalities-recipe-wrong-turned = Gedreht würde sie Kröten verbrauchen. Spiel sie, wie sie liegt.
lesson-whirling-witchcraft-personalities-recipe-wrong-other = Da kommen keine Kröten heraus. Schau auf die rechte Seite deiner Karten.
lesson-whirling-witchcraft-personalities-challenge-title = Dein eigenes Rezept
lesson-whirling-witchcraft-personalities-challenge = Das Rezept einer Persönlichkeit wirkt wie jedes andere: einmal in jeder Runde, wenn du hast, was es braucht.
lesson-whirling-witchcraft-personalities-challenge-task = Lass in dieser Runde 3 Kröten :ww-toad: überlaufen.
lesson-whirling-witchcraft-personalities-challenge-again = Ein Rezept reicht nicht. Nutz deine Karte und das Rezept deiner Persönlichkeit, bevor du fertig bist.
lesson-whirling-witchcraft-personalities-others-title = Und die anderen
lesson-whirling-witchcraft-personalities-others = Andere haben Fähigkeiten: fünf Karten auf der Hand, jedes Rezept drehen, ein Buch für eine Alraune. Die Karte geht vor. Was du nicht kennst, frag: zeig darauf, drück lange oder nimm „?“.
