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
whirling-witchcraft-several = { $count } { $kind ->
    [heart] Schattenherzen
    [mandrake] Alraunen
    [mushroom] Pilze
    [spider] Spinnen
    [toad] Kröten
   *[other] × { $word }
  }
whirling-witchcraft-nothing = nichts

## Options
whirling-witchcraft-option-personality_mode = Alle spielen als Eingeweihte, oder alle bekommen zwei Persönlichkeiten und behalten eine.
whirling-witchcraft-option-brew_mode = Arkana und Brauen: alle gleichzeitig; in Initiativreihenfolge, wenn jemand sie verlangt; oder immer in dieser Reihenfolge.
whirling-witchcraft-option-potion_cube_feeds_recipes = Würfel, die direkt in den Kessel kommen, dürfen noch Rezepte füllen.
whirling-witchcraft-option-reshuffle_discards = Ist der Stapel leer, wird aus dem Ablagestapel ein neuer.
whirling-witchcraft-option-quick_play = Schnelles Spiel: Geht es bei Arkana oder beim Brauen nicht weiter, gilt die Entscheidung sofort, ohne Nachfrage.

## What is asked
whirling-witchcraft-ask-personality = Welche Persönlichkeit behältst du?
whirling-witchcraft-ask-uncontrolled = Deine Kräfte spielen verrückt: Von welcher Zutat nimmst du drei?
whirling-witchcraft-ask-redraw = Gibst du die Eingeweihte und deine Hand für vier neue Rezepte ab?
whirling-witchcraft-ask-play = Welches Rezept spielst du, und wie herum?
whirling-witchcraft-ask-dare = Der Zufall hat „{ $recipe }“ gewählt. Welchen Effekt bringt dir das Rezept?
whirling-witchcraft-ask-arcana = Nutz deine Arkana-Effekte oder verzichte darauf.
whirling-witchcraft-ask-confirm-arcana = Es gibt keinen Effekt mehr zu nutzen. Bist du fertig, oder nimmst du einen Schritt zurück?
whirling-witchcraft-ask-brew = Brau: Nutz deine Rezepte in beliebiger Reihenfolge und sag dann, dass du fertig bist.
whirling-witchcraft-ask-confirm-brew = Mehr lässt sich nicht brauen. Bist du fertig, oder nimmst du einen Schritt zurück?
whirling-witchcraft-ask-trades = In deinem Kessel liegt von jeder Zutat eine: Legst du eine davon in deinen Hexenkreis?
whirling-witchcraft-ask-wait = Warten auf { $waiting }.
whirling-witchcraft-ask-over = Die Partie ist zu Ende.

## Actions
whirling-witchcraft-do-choose = „{ $personality }“ behalten
whirling-witchcraft-do-gain = Drei nehmen: { $type }
whirling-witchcraft-do-redraw = Neu ziehen
whirling-witchcraft-do-keep = Hand behalten
whirling-witchcraft-do-play = „{ $recipe }“ spielen
whirling-witchcraft-do-rotate = „{ $recipe }“ gedreht spielen
whirling-witchcraft-do-gamble = Wagen: den Zufall das Rezept wählen lassen
whirling-witchcraft-do-dare = Effekt { $arcana } verdienen; die Karte liegt { $way }
whirling-witchcraft-do-potion = Trank: { $type } in den Kessel legen
whirling-witchcraft-do-raven = Rabe: { $types } zurücklegen
whirling-witchcraft-do-book = Buch: { $type } nennen
whirling-witchcraft-do-move = { $type } von der Werkbank in den Kessel legen
whirling-witchcraft-do-use = „{ $recipe }“ nutzen: { $cubes }
whirling-witchcraft-do-scholar = { $payment } ausgeben für ein Buch: { $type }
whirling-witchcraft-do-claim = { $type } in den Hexenkreis legen
whirling-witchcraft-do-done = Fertig
whirling-witchcraft-do-done-last = Fertig: Runde beenden
whirling-witchcraft-do-back = Zurücknehmen
whirling-witchcraft-do-call = Initiativreihenfolge verlangen

## Events
whirling-witchcraft-event-round-began = Runde { $round } beginnt.
whirling-witchcraft-event-personalities-dealt = Du hast die Wahl: { $personalities }.
whirling-witchcraft-event-personality-revealed = Persönlichkeit von { $seat }: { $personality }.
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
whirling-witchcraft-event-gambled = Der Zufall wählt für dich „{ $recipe }“.
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
whirling-witchcraft-event-personality-discarded = „{ $personality }“ von { $seat } kommt zurück in die Schachtel.
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
