# Whirling Witchcraft.

whirling-witchcraft-word = { $word ->
    [heart] Schattenherz
    [mandrake] Alraune
    [mushroom] Pilz
    [spider] Spinne
    [toad] Kröte
    [made-heart] Schattenherz (gebraut)
    [made-mandrake] Alraune (gebraut)
    [made-mushroom] Pilz (gebraut)
    [made-spider] Spinne (gebraut)
    [made-toad] Kröte (gebraut)
    [cauldron-heart] Schattenherz (Kessel)
    [cauldron-mandrake] Alraune (Kessel)
    [cauldron-mushroom] Pilz (Kessel)
    [cauldron-spider] Spinne (Kessel)
    [cauldron-toad] Kröte (Kessel)
    [book-heart] Schattenherz (Buch)
    [book-mandrake] Alraune (Buch)
    [book-mushroom] Pilz (Buch)
    [book-spider] Spinne (Buch)
    [book-toad] Kröte (Buch)
    [into-heart] → Schattenherz
    [into-mandrake] → Alraune
    [into-mushroom] → Pilz
    [into-spider] → Spinne
    [into-toad] → Kröte
    [potion] Trank
    [raven] Rabe
    [book] Buch
    [upright] aufrecht
    [rotated] gedreht
   *[other] { $word }
  }
whirling-witchcraft-nothing = nichts

## Options
whirling-witchcraft-option-personality_mode = Alle spielen als Initiate, oder alle bekommen zwei Persönlichkeiten und behalten eine.
whirling-witchcraft-option-brew_mode = Arkana und Brauen: alle gleichzeitig; in Initiativreihenfolge, wenn jemand sie verlangt; oder immer in dieser Reihenfolge.
whirling-witchcraft-option-potion_cube_feeds_recipes = Würfel, die direkt in den Kessel kommen, dürfen noch Rezepte füllen.
whirling-witchcraft-option-reshuffle_discards = Ist der Stapel leer, wird aus dem Ablagestapel ein neuer.
whirling-witchcraft-option-quick_play = Schnelles Spiel: Geht es bei Arkana oder beim Brauen nicht weiter, gilt die Entscheidung sofort, ohne Nachfrage.

## What is asked
whirling-witchcraft-ask-personality = Welche Persönlichkeit behältst du?
whirling-witchcraft-ask-uncontrolled = Deine Kräfte spielen verrückt: Von welcher Zutat nimmst du drei?
whirling-witchcraft-ask-redraw = Gibst du Initiate und deine Hand für vier neue Rezepte ab?
whirling-witchcraft-ask-play = Welches Rezept spielst du, und wie herum?
whirling-witchcraft-ask-dare = Der Zufall hat { $recipe } gewählt. Welchen Effekt bringt es dir?
whirling-witchcraft-ask-arcana = Nutz deine Arkana-Effekte oder verzichte darauf.
whirling-witchcraft-ask-confirm-arcana = Es gibt keinen Effekt mehr zu nutzen. Bist du fertig, oder nimmst du einen Schritt zurück?
whirling-witchcraft-ask-brew = Brau: Nutz deine Rezepte in beliebiger Reihenfolge und sag dann, dass du fertig bist.
whirling-witchcraft-ask-confirm-brew = Mehr lässt sich nicht brauen. Bist du fertig, oder nimmst du einen Schritt zurück?
whirling-witchcraft-ask-trades = In deinem Kessel liegt von jeder Zutat eine: Legst du eine davon in deinen Hexenkreis?
whirling-witchcraft-ask-wait = Warten auf { $waiting }.
whirling-witchcraft-ask-over = Die Partie ist zu Ende.

## Actions
whirling-witchcraft-do-choose = { $personality } behalten
whirling-witchcraft-do-gain = Drei nehmen: { $type }
whirling-witchcraft-do-redraw = Neu ziehen
whirling-witchcraft-do-keep = Hand behalten
whirling-witchcraft-do-play = { $recipe } spielen
whirling-witchcraft-do-rotate = { $recipe } gedreht spielen
whirling-witchcraft-do-gamble = Wagen: den Zufall das Rezept wählen lassen
whirling-witchcraft-do-dare = Effekt { $arcana } verdienen; die Karte liegt { $way }
whirling-witchcraft-do-potion = Trank: { $type } in den Kessel legen
whirling-witchcraft-do-raven = Rabe: { $types } zurücklegen
whirling-witchcraft-do-book = Buch: { $type } nennen
whirling-witchcraft-do-move = { $type } von der Werkbank in den Kessel legen
whirling-witchcraft-do-use = { $recipe } nutzen: { $cubes }
whirling-witchcraft-do-scholar = { $payment } ausgeben für ein Buch: { $type }
whirling-witchcraft-do-claim = { $type } in den Hexenkreis legen
whirling-witchcraft-do-done = Fertig
whirling-witchcraft-do-back = Zurücknehmen
whirling-witchcraft-do-call = Initiativreihenfolge verlangen

## Events
whirling-witchcraft-event-round-began = Runde { $round } beginnt.
whirling-witchcraft-event-personalities-dealt = Du hast die Wahl: { $personalities }.
whirling-witchcraft-event-personality-revealed = { $seat } ist { $personality }.
whirling-witchcraft-event-cards-drawn = { $seat } zieht { $count ->
    [one] ein Rezept
   *[other] { $count } Rezepte
  }: { $cards }.
whirling-witchcraft-event-cards-drawn-none = { $seat } zieht { $count ->
    [one] ein Rezept
   *[other] { $count } Rezepte
  }.
whirling-witchcraft-event-step = Du wählst: { $action }.
whirling-witchcraft-event-step-taken-back = Du nimmst deinen letzten Schritt zurück.
whirling-witchcraft-event-committed = { $seat } hat sich entschieden.
whirling-witchcraft-event-reopened = { $seat } überlegt es sich noch einmal.
whirling-witchcraft-event-gambled = Der Zufall wählt für dich { $recipe }.
whirling-witchcraft-event-gained = { $seat } nimmt { $type }: { $stored } auf die Werkbank, { $overflow } in den Hexenkreis zur Linken.
whirling-witchcraft-event-redraws-revealed = Neu ziehen: { $redrawing }.
whirling-witchcraft-event-redraws-revealed-none = Niemand zieht neu.
whirling-witchcraft-event-hand-discarded = { $seat } legt { $count ->
    [one] ein Rezept
   *[other] { $count } Rezepte
  } ab, um neu zu ziehen.
whirling-witchcraft-event-recipe-revealed = { $seat } hat gewagt und deckt auf: { $recipe }, { $way }; das bringt den Effekt { $dare }.
whirling-witchcraft-event-recipe-revealed-none = { $seat } deckt auf: { $recipe }, { $way }.
whirling-witchcraft-event-trackers-raised = { $seat } bekommt Symbole: { $icons }; ausgelöst: { $triggered }.
whirling-witchcraft-event-trackers-raised-none = { $seat } bekommt Symbole: { $icons }.
whirling-witchcraft-event-initiative-called = { $seat } verlangt die Initiativreihenfolge.
whirling-witchcraft-event-arcana-revealed = Arkana von { $seat }: { $steps }.
whirling-witchcraft-event-arcana-revealed-none = { $seat } verzichtet auf die Arkana-Effekte.
whirling-witchcraft-event-brew-revealed = { $seat } braut: { $steps }. Im Kessel: { $cauldron }.
whirling-witchcraft-event-brew-revealed-none = { $seat } braut: { $steps }. Der Kessel ist leer.
whirling-witchcraft-event-personality-discarded = { $personality } von { $seat } kommt zurück in die Schachtel.
whirling-witchcraft-event-circle-claimed = { $seat } legt { $type ->
    [Schattenherz] ein Schattenherz
    [Alraune] eine Alraune
    [Pilz] einen Pilz
    [Spinne] eine Spinne
   *[other] eine { $type }
  } in den Hexenkreis.
whirling-witchcraft-event-circle-claimed-none = { $seat } legt nichts in den Hexenkreis.
whirling-witchcraft-event-cauldron-passed = Der Kessel von { $seat } geht an { $to }; verstaut: { $stored }; in den Hexenkreis von { $seat }: { $overflow }.
whirling-witchcraft-event-cauldron-passed-none = Der Kessel von { $seat } geht an { $to }; verstaut: { $stored }.
whirling-witchcraft-event-hands-passed = Alle Handkarten gehen nach links.
whirling-witchcraft-event-personality-rotated = Die Persönlichkeit von { $seat } dreht sich um.
whirling-witchcraft-event-deck-reshuffled = Die { $cards } abgelegten Rezepte werden zu einem neuen Stapel gemischt.
whirling-witchcraft-event-game-ended = Die Partie ist zu Ende. Hexenkreise: { $scores }. Gewonnen: { $winners }.

## Score sheet
whirling-witchcraft-score-heart = Schattenherzen im Hexenkreis
whirling-witchcraft-score-mandrake = Alraunen im Hexenkreis
whirling-witchcraft-score-mushroom = Pilze im Hexenkreis
whirling-witchcraft-score-spider = Spinnen im Hexenkreis
whirling-witchcraft-score-toad = Kröten im Hexenkreis

## Where an advantage comes from (a hint names it)
whirling-witchcraft-source-overflow = was überläuft
whirling-witchcraft-source-room = Platz auf der Werkbank
whirling-witchcraft-source-recipes = Rezepte
whirling-witchcraft-source-arcana = Arkana
whirling-witchcraft-source-hand = Handkarten
whirling-witchcraft-source-personality = Persönlichkeit

## Refusals
whirling-witchcraft-refuse-over = Die Partie ist zu Ende.
whirling-witchcraft-refuse-turn = Du bist gerade nicht gefragt; warten auf { $waiting }.
whirling-witchcraft-refuse-committed = Du hast dich schon entschieden; wenn du etwas ändern willst, nimm es erst zurück.
whirling-witchcraft-refuse-shown = Deine Entscheidung ist aufgedeckt und gilt.
whirling-witchcraft-refuse-nothing-to-take-back = Du hast nichts zurückzunehmen.
whirling-witchcraft-refuse-no-calling = An diesem Tisch entscheiden alle gleichzeitig; die Initiativreihenfolge lässt sich nicht verlangen.
whirling-witchcraft-refuse-call-late = Die Initiativreihenfolge kannst du nur verlangen, solange Arkana oder Brauen offen sind, und nur einmal pro Runde.
whirling-witchcraft-refuse-moment = Jetzt nicht; zuerst ist das dran: { $phase }
whirling-witchcraft-refuse-not-dealt = { $personality } hast du nicht bekommen.
whirling-witchcraft-refuse-type = Eine Zutat „{ $type }“ gibt es nicht, nur { $known }.
whirling-witchcraft-refuse-arcana = Ein Arkanum „{ $arcana }“ gibt es nicht, nur potion, raven und book.
whirling-witchcraft-refuse-way = Eine Karte liegt aufrecht (upright) oder gedreht (rotated), nicht „{ $way }“.
whirling-witchcraft-refuse-not-in-hand = { $recipe } ist nicht auf deiner Hand.
whirling-witchcraft-refuse-one-way = { $recipe } geht nur in eine Richtung und lässt sich nicht drehen.
whirling-witchcraft-refuse-gambled = Du hast in dieser Runde gewagt; die Karte gilt.
whirling-witchcraft-refuse-gamble-first = Erst wagen, dann den Effekt nennen.
whirling-witchcraft-refuse-no-daredevil = Nur Daredevil wagt.
whirling-witchcraft-refuse-not-triggered = Diesen Effekt hast du nicht: { $effect ->
    [potion] Trank
    [raven] Rabe
    [book] Buch
   *[other] { $effect }
  }.
whirling-witchcraft-refuse-raven-number = Mit dem Raben legst du eine oder zwei Zutaten zurück, nicht { $number }.
whirling-witchcraft-refuse-not-on-bench = Auf deiner Werkbank liegt { $lying }× „{ $type }“, nicht { $number }×.
whirling-witchcraft-refuse-named-already = „{ $type }“ hast du in dieser Runde schon genannt.
whirling-witchcraft-refuse-no-moves = Du hast keine Zutat zu bewegen: Potion Brewer bewegt eine für jedes aufgedeckte Tranksymbol.
whirling-witchcraft-refuse-not-in-front = { $recipe } liegt nicht vor dir.
whirling-witchcraft-refuse-used-already = { $recipe } hast du in dieser Runde schon genutzt.
whirling-witchcraft-refuse-inputs = Damit füllst du die Eingänge von { $recipe } nicht: { $given }.
whirling-witchcraft-refuse-outputs = Wähl für jedes Feld von { $recipe }, das eine Wahl lässt, was herauskommt, zum Beispiel into-toad.
whirling-witchcraft-refuse-hybrids = Nenn für jeden hybriden Eingang von { $recipe } eine der abgebildeten Zutaten, zum Beispiel as-toad.
whirling-witchcraft-refuse-half-named = Nenn für { $recipe } entweder jeden Würfel mit seiner Herkunft oder nur die Zutaten der hybriden Eingänge, zum Beispiel as-toad.
whirling-witchcraft-refuse-cauldron-closed = An diesem Tisch lassen sich Würfel im Kessel nicht nutzen.
whirling-witchcraft-refuse-no-book = Kein Buch nennt in dieser Runde „{ $type }“ für dich.
whirling-witchcraft-refuse-not-enough = Dir fehlt „{ $word }“ ({ $number }× nötig).
whirling-witchcraft-refuse-cannot-fill = Du kannst nicht alle Eingänge von { $recipe } füllen.
whirling-witchcraft-refuse-no-scholar = Nur Spellbook Scholar bezahlt für ein Buch.
whirling-witchcraft-refuse-scholar-once = Spellbook Scholar bezahlt nur einmal pro Runde für ein Buch.
whirling-witchcraft-refuse-scholar-payment = Zum Bezahlen fehlt dir „{ $payment }“.

## The brewing helper
whirling-witchcraft-aid-brews = brews  zeigt Schritt für Schritt die besten Gebräue von hier aus
whirling-witchcraft-brew = { $steps } → { $cauldron }; { $overflow ->
    [0] nichts läuft über
    [one] eine Zutat läuft über
   *[other] { $overflow } Zutaten laufen über
  }; { $bench ->
    [0] deine Werkbank ist dann leer
    [one] ein Würfel bleibt auf deiner Werkbank
   *[other] { $bench } Würfel bleiben auf deiner Werkbank
  }{ $spends ->
    [0] {""}
   *[other] ; verbraucht deine Persönlichkeit
  }
whirling-witchcraft-brews-none = Mehr lässt sich nicht brauen.
whirling-witchcraft-brews-left-out = Du hast zu viele Rezepte, um alle durchzurechnen. Nicht mitgerechnet, weil sie am wenigsten ausmachen: { $recipes }.
whirling-witchcraft-brews-not-all = Es gibt mehr Gebräue, als sich ausprobieren ließen; dies sind die besten der ausprobierten.

## The table in a terminal
whirling-witchcraft-draw-heading = Runde { $round } · Rezeptstapel { $deck } · abgelegt { $discards }
whirling-witchcraft-draw-ordered = Initiativreihenfolge
whirling-witchcraft-draw-points = · Kreis { $points } · { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
  } auf der Hand
whirling-witchcraft-draw-waiting = entscheidet
whirling-witchcraft-draw-decided = entschieden
whirling-witchcraft-draw-bench = Werkbank
whirling-witchcraft-draw-arcana = Arkana
whirling-witchcraft-draw-recipe = Rezept
whirling-witchcraft-draw-cauldron = Kessel
whirling-witchcraft-draw-circle = Kreis
whirling-witchcraft-draw-books = Buch
whirling-witchcraft-draw-hand = Hand
whirling-witchcraft-draw-known = gesehen
whirling-witchcraft-draw-sealed = gewählt
whirling-witchcraft-draw-step = Schritt
whirling-witchcraft-draw-draft-bench = Bank dann
whirling-witchcraft-draw-made = gebraut
whirling-witchcraft-draw-triggers = Effekte
whirling-witchcraft-draw-two-way = drehbar
whirling-witchcraft-draw-nothing = nichts
whirling-witchcraft-draw-personality = zur Wahl
whirling-witchcraft-draw-start = Start
whirling-witchcraft-draw-power = Fähigkeit

## Powers of the personalities
whirling-witchcraft-power-redraw = einmal, bevor Rezepte gespielt werden: Gib diese Karte und deine Hand ab und zieh vier
whirling-witchcraft-power-clairvoyance = fünf Rezepte auf der Hand
whirling-witchcraft-power-gamble = lass den Zufall dein Rezept wählen und nutz einen Arkana-Effekt deiner Wahl
whirling-witchcraft-power-spent-by-use = das Rezept lässt sich einmal pro Partie nutzen
whirling-witchcraft-power-brew-by-icons = leg für jedes Tranksymbol, das du aufdeckst, eine Zutat von der Werkbank in den Kessel
whirling-witchcraft-power-pay-for-book = einmal pro Runde beim Brauen: Gib eine Alraune für ein Buch aus
whirling-witchcraft-power-rotates = das Rezept dreht sich um, wenn die Handkarten weitergegeben werden
whirling-witchcraft-power-forced-gain = jede Runde musst du drei von einer Zutat nehmen; was nicht passt, geht nach links
whirling-witchcraft-power-rotate-any = du darfst jedes Rezept beim Ausspielen drehen
whirling-witchcraft-power-full-set = liegt von jeder Zutat eine in deinem Kessel, leg eine davon in deinen Hexenkreis
