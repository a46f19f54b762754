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

opponent-zerelda = Weiß, wozu die Arkana gut sind, und wann.
opponent-zerelda-hello = Der Mond steht heute günstig.
opponent-zerelda-arcana = Das habt ihr auch gespürt, nicht wahr?
opponent-zerelda-seen = Du kennst dieses Zeichen also. Wenige tun es.
opponent-zerelda-won = Ich habe den Mond gefragt. Er lügt nie.
opponent-zerelda-lost = Der Mond war hinter einer Wolke.

opponent-bryony = Lässt erst überlaufen und fragt später nach der eigenen Werkbank.
opponent-bryony-hello = Schnell, ehe es kocht!
opponent-bryony-first = Es läuft über! Ich sagte doch: schnell.
opponent-bryony-late = { $count } auf einmal? Und ich dachte, ich hätte es eilig.
opponent-bryony-won = Fertig! Ist noch Zeit für eine?
opponent-bryony-lost = Daran vorbeigerannt, was?

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
temper-arcana = lebt von den Arkana
temper-rushes = lässt früh überlaufen
temper-hoards = hortet Würfel
