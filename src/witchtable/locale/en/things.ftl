# What can be asked about on any table: loaded by the page with the first question.

ask-keys = The arrow keys go from thing to thing, Tab to the next area, Escape ends.
ask-tap = Tap anything to read what it is.
ask-done = Done
thing-gets = How to get it
thing-worth = For you now
thing-score = Points
thing-points = { $points ->
    [0] no points yet
    [one] one point
   *[other] { $points } points
  }
