# What can be asked about on any table: loaded by the page with the first question.

ask-keys = Die Pfeiltasten gehen von einem zum nächsten, Tab zum nächsten Bereich, Esc beendet es.
ask-tap = Tipp irgendetwas an und lies, was es ist.
ask-done = Fertig
thing-gets = So kommst du dazu
thing-worth = Für dich jetzt
thing-score = Punkte
thing-points = { $points ->
    [0] noch keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
  }
