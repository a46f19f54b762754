# Womit jedes Spiel gezeigt wird, das kein eigenes Gesicht hat.

plain-choices = Was du tun kannst
plain-nothing = Gerade nichts.
plain-hidden = verdeckt
plain-empty = leer
plain-truth = { $truth ->
    [true] ja
   *[other] nein
  }
