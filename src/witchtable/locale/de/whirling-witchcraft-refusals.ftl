# Whirling Witchcraft. What may not be done, and why: loaded by the page with the first refusal.
whirling-witchcraft-refuse-over = Die Partie ist zu Ende.
whirling-witchcraft-refuse-turn = Du bist gerade nicht gefragt; warten auf { $waiting }.
whirling-witchcraft-refuse-committed = Du hast dich schon entschieden; wenn du etwas ändern willst, nimm es erst zurück.
whirling-witchcraft-refuse-shown = Deine Entscheidung ist aufgedeckt und gilt.
whirling-witchcraft-refuse-nothing-to-take-back = Du hast nichts zurückzunehmen.
whirling-witchcraft-refuse-no-calling = An diesem Tisch entscheiden alle gleichzeitig; die Initiativreihenfolge lässt sich nicht verlangen.
whirling-witchcraft-refuse-call-late = Die Initiativreihenfolge kannst du nur verlangen, solange Arkana oder Brauen offen sind, und nur einmal pro Runde.
whirling-witchcraft-refuse-moment = Jetzt nicht; zuerst ist das dran: { $phase }
whirling-witchcraft-refuse-not-dealt = „{ $personality }“ hast du nicht bekommen.
whirling-witchcraft-refuse-type = Eine Zutat „{ $type }“ gibt es nicht, nur { $known }.
whirling-witchcraft-refuse-arcana = Ein Arkanum „{ $arcana }“ gibt es nicht, nur potion, raven und book.
whirling-witchcraft-refuse-way = Eine Karte liegt aufrecht (upright) oder gedreht (rotated), nicht „{ $way }“.
whirling-witchcraft-refuse-not-in-hand = „{ $recipe }“ ist nicht auf deiner Hand.
whirling-witchcraft-refuse-one-way = „{ $recipe }“ geht nur in eine Richtung und lässt sich nicht drehen.
whirling-witchcraft-refuse-gambled = Du hast in dieser Runde gewagt; die Karte gilt.
whirling-witchcraft-refuse-gamble-first = Erst wagen, dann den Effekt nennen.
whirling-witchcraft-refuse-no-daredevil = Nur die Draufgängerin wagt.
whirling-witchcraft-refuse-not-triggered = Diesen Effekt hast du nicht: { $effect ->
    [potion] Trank
    [raven] Rabe
    [book] Buch
   *[other] { $effect }
  }.
whirling-witchcraft-refuse-raven-number = Mit dem Raben legst du eine oder zwei Zutaten zurück, nicht { $number }.
whirling-witchcraft-refuse-not-on-bench = Auf deiner Werkbank liegt { $lying }× „{ $type }“, nicht { $number }×.
whirling-witchcraft-refuse-named-already = „{ $type }“ hast du in dieser Runde schon genannt.
whirling-witchcraft-refuse-no-moves = Du hast keine Zutat zu bewegen: Die Trankbrauerin bewegt eine für jedes aufgedeckte Tranksymbol.
whirling-witchcraft-refuse-not-in-front = „{ $recipe }“ liegt nicht vor dir.
whirling-witchcraft-refuse-used-already = „{ $recipe }“ hast du in dieser Runde schon genutzt.
whirling-witchcraft-refuse-inputs = Damit füllst du die Eingänge von „{ $recipe }“ nicht: { $given }.
whirling-witchcraft-refuse-outputs = Wähl für jedes Feld von „{ $recipe }“, das eine Wahl lässt, was herauskommt, zum Beispiel into-toad.
whirling-witchcraft-refuse-hybrids = Nenn für jeden hybriden Eingang von „{ $recipe }“ eine der abgebildeten Zutaten, zum Beispiel as-toad.
whirling-witchcraft-refuse-half-named = Nenn für „{ $recipe }“ entweder jeden Würfel mit seiner Herkunft oder nur die Zutaten der hybriden Eingänge, zum Beispiel as-toad.
whirling-witchcraft-refuse-cauldron-closed = An diesem Tisch lassen sich Würfel im Kessel nicht nutzen.
whirling-witchcraft-refuse-no-book = Kein Buch nennt in dieser Runde „{ $type }“ für dich.
whirling-witchcraft-refuse-not-enough = Dir fehlt „{ $type }“ ({ $number }× nötig).
whirling-witchcraft-refuse-cannot-fill = Du kannst nicht alle Eingänge von „{ $recipe }“ füllen.
whirling-witchcraft-refuse-no-scholar = Nur die Zauberbuch-Gelehrte bezahlt für ein Buch.
whirling-witchcraft-refuse-scholar-once = Die Zauberbuch-Gelehrte bezahlt nur einmal pro Runde für ein Buch.
whirling-witchcraft-refuse-scholar-payment = Zum Bezahlen fehlt dir „{ $payment }“.
