# Finished games again, move by move.
replay-name = Replay
replay-review = Review
replay-title = { $game }, replay
replay-controls = Through the game
replay-move = Move
replay-at = Move { $step } of { $steps }
replay-first = To the deal
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = Whose eyes
replay-spectator = Spectator
replay-things = The things of { $name }
replay-copy = Copy link
replay-deal = The deal
replay-before = Everything is laid out; nobody has moved yet.
replay-unseen = Nothing of this move could be seen from here.
replay-move-of = Move { $step }: { $name }
replay-continue = Continue from here
replay-continue-how = { $eyes ->
    [spectator] Opens a new table at this very move: you play whoever moves next, bots play the others.
   *[seat] Opens a new table at this very move: you play for { $name }, bots play the others.
  }
replay-continue-over = Nothing is left to play after this move.
replay-not-over = This game still goes on.
replay-to-table = To the table
