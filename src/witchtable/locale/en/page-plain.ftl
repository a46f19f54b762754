# What any game is shown with that has no face of its own.

plain-choices = What you can do
plain-nothing = Nothing just now.
plain-hidden = face down
plain-empty = empty
plain-truth = { $truth ->
    [true] yes
   *[other] no
  }
