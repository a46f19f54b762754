# Amivel minden olyan játék látszik, amelynek nincs saját arca.

plain-choices = Mit tehetsz
plain-nothing = Most semmit.
plain-hidden = képpel lefelé
plain-empty = üres
plain-truth = { $truth ->
    [true] igen
   *[other] nem
  }
