# Witchstone. What may not be done, and why: loaded by the page with the first refusal.
witchstone-refuse-over = Die Partie ist zu Ende.
witchstone-refuse-turn = Du bist nicht am Zug: { $whose } entscheidet.
witchstone-refuse-first-tower = Wähl zuerst einen Turm für deine große Hexe.
witchstone-refuse-first-place = Leg zuerst ein Hexplättchen.
witchstone-refuse-first-order = Sag erst, welche der beiden Aktionsarten zuerst kommt.
witchstone-refuse-first-chip = Führ zuerst den Magiechip deines Turms aus oder schließ ihn ab.
witchstone-refuse-first-work = Dein Hexplättchen liegt; führ seine Aktionen aus.
witchstone-refuse-other-batch = Das braucht eine Aktion anderer Art ({ $wanted }); gerade laufen { $runs ->
    [Hexe] Hexenaktionen
    [Schriftrolle] Schriftrollenaktionen
   *[other] { $runs }aktionen
  }.
witchstone-refuse-spent = Hier sind keine { $symbol ->
    [Hexe] Hexenaktionen
    [Schriftrolle] Schriftrollenaktionen
   *[other] { $symbol }aktionen
  } mehr übrig.
witchstone-refuse-tower-chosen = Dein Turm steht für die ganze Partie fest: { $tower }.
witchstone-refuse-not-a-tower = „{ $location }“ ist kein Turm; die Türme sind { $towers }.
witchstone-refuse-tower-taken = Auf dem { $tower } steht die große Hexe von { $owner }.
witchstone-refuse-one-tile = Dein Hexplättchen für diesen Zug hast du schon gelegt.
witchstone-refuse-space = Der Kessel hat kein Feld „{ $space }“; seine Reihen heißen a bis g.
witchstone-refuse-occupied = Feld { $space } ist nicht leer: Dort liegt { $what }.
witchstone-refuse-not-neighbours = { $first } und { $second } sind nicht benachbart.
witchstone-refuse-not-in-hand = Du hast kein offenes Hexplättchen „{ $tile }“; deine sind { $hand }.
witchstone-refuse-no-passing = Du darfst nicht passen: Leg eines deiner Hexplättchen.
witchstone-refuse-make-room = Für ein Hexplättchen ist kein Platz; schaff Platz, indem du Kristalle herausnimmst.
witchstone-refuse-discard-first = Für ein Hexplättchen ist kein Platz, und es lässt sich keiner schaffen; gib eines deiner Plättchen ab.
witchstone-refuse-order-chosen = Die Reihenfolge der beiden Aktionsarten steht fest.
witchstone-refuse-not-on-tile = „{ $symbol }“ ist nicht auf deinem Hexplättchen; es zeigt { $types }.
witchstone-refuse-location = Einen Ort „{ $location }“ gibt es nicht.
witchstone-refuse-no-connection = Zwischen { $start } und { $end } gibt es keine Verbindung.
witchstone-refuse-begun-by = Die Verbindung zwischen { $start } und { $end } hat { $builder } begonnen.
witchstone-refuse-complete = Deine Verbindung zwischen { $start } und { $end } ist vollständig.
witchstone-refuse-no-energy = Du hast keine Energieeinheiten mehr.
witchstone-refuse-finish-first = Vollende zuerst deine Verbindung zwischen { $start } und { $end }: { $missing ->
    [one] Es fehlt { $missing } Einheit
   *[other] Es fehlen { $missing } Einheiten
  }.
witchstone-refuse-not-joined = Weder { $start } noch { $end } ist durch deine eigenen Verbindungen an deinen Turm angeschlossen.
witchstone-refuse-no-witch = Du hast keine Hexe mehr im Vorrat; { $lying } { $lying ->
    [one] liegt
   *[other] liegen
  } neben deinem Turm.
witchstone-refuse-own-tower = Auf deinem eigenen Turm steht deine große Hexe; eine andere deiner Hexen kommt dort nie hin.
witchstone-refuse-witch-there = Am Ort { $location } steht schon eine deiner Hexen.
witchstone-refuse-none-lying = Neben deinem Turm liegt keine deiner Hexen.
witchstone-refuse-no-route = Von deinem Turm führen keine vollständigen Verbindungen zum Ort { $location }.
witchstone-refuse-too-dear = Der Weg zum Ort { $location } kostet { $price } Aktionen; du hast hier noch { $left }.
witchstone-refuse-steps = So weit kommst du nicht ({ $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  }); du hast hier noch { $left }.
witchstone-refuse-past-reward = { $steps } Schritte führen an einer Belohnung vorbei; geh erst { $most } und sieh, was sie bringt.
witchstone-refuse-no-crystal = Auf { $space } liegt keiner deiner Kristalle.
witchstone-refuse-rim-too-far = Ihn hinaus auf { $symbol } zu bewegen kostet { $price } Aktionen; du hast hier noch { $left }.
witchstone-refuse-too-far = Ihn nach { $space } zu bewegen kostet { $price } Aktionen; du hast hier noch { $left }.
witchstone-refuse-wand-end = Auf dem Zauberstab { $room ->
    [one] ist nur noch { $room } Feld
   *[other] sind nur noch { $room } Felder
  } übrig.
witchstone-refuse-no-scroll = An Position { $position } liegt keine Schriftrolle; { $shown ->
    [one] eine liegt
   *[other] { $shown } liegen
  } aus.
witchstone-refuse-range = Position { $position } ist für dich zu weit; du wählst { $left ->
    [one] nur Position 1.
   *[other] aus den Positionen 1 bis { $left }.
  }
witchstone-refuse-crystal = Ein Kristall ist own oder black, nicht „{ $crystal }“.
witchstone-refuse-symbol = Ein Symbol „{ $symbol }“ gibt es nicht, nur energy, crystal, witch, wand, pentagram und scroll.
witchstone-refuse-not-on-rim = Auf dem Kesselrand ({ $symbol }) liegt kein { $crystal ->
    [schwarz] schwarzer
   *[other] farbiger
  } Kristall.
witchstone-refuse-rim-waits = Der { $crystal ->
    [schwarz] schwarze
   *[other] farbige
  } Kristall ({ $symbol }) gehört zu Aktionen, die warten; er kommt ins Regal, wenn sie weitergehen.
witchstone-refuse-shelf-full = Die Reihe ({ $shelf }) ist voll: { $vials } Phiolen sind im Spiel.
witchstone-refuse-no-such-chip = Auf dem Steintisch liegt kein Magiechip „{ $chip }“, nur { $table }.
witchstone-refuse-no-removal-in-setup = Kristalle kannst du nur in deinem eigenen Zug herausnehmen, nicht beim Aufbau.
witchstone-refuse-rim-stays = Ein Kristall auf dem Kesselrand kommt ins Phiolenregal; er lässt sich nicht unsachgemäß entfernen.
witchstone-refuse-spell-alone = Ein Verstärkungszauber ergänzt nur Aktionen, die gerade laufen.
witchstone-refuse-unknown-scroll = Eine Schriftrolle „{ $scroll }“ gibt es nicht.
witchstone-refuse-spell-used = Diese Schriftrolle hast du schon genutzt, sie wirkt nur einmal: { $spell }.
witchstone-refuse-not-your-scroll = Diese Schriftrolle hast du nicht: { $scroll }.
witchstone-refuse-prophecy = Eine Prophezeiung ergänzt nichts, sie zählt am Ende: { $scroll }.
witchstone-refuse-spell-type = Das passt nicht zu { $runs ->
    [Hexe] Hexenaktionen
    [Schriftrolle] Schriftrollenaktionen
   *[other] { $runs }aktionen
  }: { $spell }.
witchstone-refuse-spell-late = Zu spät: { $runs ->
    [Hexe] Die Hexenaktionen
    [Schriftrolle] Die Schriftrollenaktion
   *[other] Die { $runs }aktionen
  } { $runs ->
    [Schriftrolle] ist
   *[other] sind
  } schon ausgeführt.
witchstone-refuse-spell-useless = Mehr { $runs ->
    [Hexe] Hexenaktionen
    [Schriftrolle] Schriftrollenaktionen
   *[other] { $runs }aktionen
  } würden dir jetzt nichts nützen.
witchstone-refuse-bonus-waits = Dieser Bonus ({ $bonus }) ist älter als die Felder des Zauberstabs und wartet, bis sie abgehandelt sind.
witchstone-refuse-no-bonus = Einen solchen Bonus hast du nicht („{ $bonus }“).
witchstone-refuse-useless = Solche Aktionen ({ $symbol }) nützen dir jetzt nichts.
witchstone-refuse-special = Ein Sonderhexplättchen „{ $tile }“ gibt es nicht.
witchstone-refuse-rim-first = Leg zuerst die Kristalle vom Kesselrand ins Phiolenregal.
