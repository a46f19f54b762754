# Opponents: a line about each, then what they say at the table; $count: how many it was. Their names are the same
# everywhere.

opponent-sukie = Braut viel zu viel, und alles für ihre Nachbarin.
opponent-sukie-hello = Ich habe eine größere Kelle mitgebracht.
opponent-sukie-flood = { $count } über den Rand! Hast du einen Lappen?
opponent-sukie-wet = He! Meine Schuhe! { $count } auf einmal!
opponent-sukie-won = Tut mir leid um deinen Boden.
opponent-sukie-lost = Ich bin klatschnass. Nochmal, bitte!

opponent-hesper = Baut zuerst eine Maschine und lässt sie dann für sich arbeiten.
opponent-hesper-hello = Lass mich drei Runden ölen, dann reden wir.
opponent-hesper-machine = { $count } Würfel, und ich habe kaum hingefasst.
opponent-hesper-rival = { $count } auf einen Schlag? Zeig mir deine Zahnräder.
opponent-hesper-won = Sie läuft. Ich habe nur zugesehen.
opponent-hesper-lost = Irgendwo ein Rädchen zu viel.

opponent-nerys = Hat immer Platz auf der Werkbank: Versuch, sie zu fluten.
opponent-nerys-hello = Meine Werkbank ist leer, mein Tee ist heiß. Nur zu.
opponent-nerys-wet = { $count } zu viel. Es geht also doch.
opponent-nerys-dry = Noch { $count }? Es ist Platz. Es ist immer Platz.
opponent-nerys-won = Trockene Füße und eine saubere Werkbank.
opponent-nerys-lost = Ich werde einen zweiten Lappen brauchen.

opponent-zerelda = Liest jedes Rezept von beiden Seiten, am liebsten auf dem Kopf.
opponent-zerelda-hello = Alles hat eine andere Seite. Auch der Mond.
opponent-zerelda-turned = Auf dem Kopf ergibt es viel mehr Sinn.
opponent-zerelda-seen = Du drehst sie auch? Dann bin ich nicht allein.
opponent-zerelda-won = Von der anderen Seite sah es die ganze Zeit so aus.
opponent-zerelda-lost = Dreh es um, und ich habe gewonnen.

opponent-bryony = Schickt Herzen und Alraunen, für die niemand Platz hat.
opponent-bryony-hello = Hast du Platz für ein Herz? Nein? Schade.
opponent-bryony-spill = Es läuft über! Herzen brauchen so viel Platz.
opponent-bryony-late = { $count } auf einmal? Und nicht von mir?
opponent-bryony-won = Von ganzem Herzen!
opponent-bryony-lost = Mein Herz ist gebrochen. Nur ein wenig.

opponent-wilmot = Wartet auf das richtige Rezept, und es kommt.
opponent-wilmot-hello = Ich werfe nie etwas weg.
opponent-wilmot-feast = { $count } Würfel. Die hatte ich aufgehoben.
opponent-wilmot-gift = { $count } Würfel, für mich? Die kann ich brauchen.
opponent-wilmot-won = Siehst du, es war alles zu gebrauchen.
opponent-wilmot-lost = Vielleicht war der Keller zu voll.

# Tempers, after a name: what one notices in her play.
temper-floods = flutet die Nachbarin
temper-machines = baut eine Maschine
temper-tidy = hält die Werkbank frei
temper-turns = dreht Rezepte um
temper-rarities = schickt Herzen und Alraunen
temper-hoards = hortet Würfel
