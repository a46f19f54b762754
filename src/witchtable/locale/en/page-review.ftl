# Looking back at a finished game, on the page.
page-review-note = In three sentences
page-review-for = For whom it is told
page-review-you = You, { $name }
page-review-won = won
page-review-working = Looking back at the game: the first look takes a few seconds.
page-review-deeper = looking deeper… { $percent } %
page-review-progress = How far the review is
page-review-size = { $players ->
    [one] one player
   *[other] { $players } players
  }, { $moves } moves
page-review-not-over = This game still goes on: it is reviewed when it is over.
page-review-failed = This game could not be reviewed.
page-review-stopped = The review stopped halfway: this is as far as it came.
page-review-of-moves = { $count } in { $moves } moves
page-review-news = { $count ->
    [one] Show one more turning point
   *[other] Show { $count } more turning points
  }
page-review-kind = { $kind ->
    [slip] Slip
    [find] Strong move
    [misfortune] Bad luck
   *[luck] Luck
  }
page-review-luck-of = { $mine ->
    [1] For you
   *[other] For { $name }
  }
page-review-percent = { $figure } %
page-review-at-least = at least { $figure } %
page-review-played = Played
page-review-better = Better
page-review-best = Best
page-review-best-of = of { $count } choices
page-review-for-you = For you: { $figure } %.
page-review-view = { $view ->
    [share] Win share
    [score] Score
   *[words] Table
  }
page-review-view-about = { $view ->
    [share] every moment sums to 100 %; the soft edge is the uncertainty
    [score] the points on the table after every move
   *[words] at the beginning of every round
  }
page-review-views = How it is shown
page-review-turn = { $turn ->
    [0] set-up
   *[other] round { $turn }
  }
page-review-column-turn = Round
page-review-column-end = The end
page-review-points = { $count ->
    [one] one point
   *[other] { $count } points
  }
page-review-move = Move { $move }: { $name }, { $turn ->
    [0] before the first round
   *[other] round { $turn }
  }
page-review-before-after = { $name }: { $before } % before, { $after } % after
page-review-before-after-better = { $name }: { $before } % before, { $after } % after; { $better } % with the better choice
page-review-previous = Turning point before
page-review-next = Next turning point
page-review-try = What would you do?
page-review-play-on = Play on from here
page-review-keys-points = turning points
page-review-keys-moves = single moves
page-review-account = The account
page-review-unit = { $measure ->
    [share] in % of the win
   *[score] in points
  }
page-review-unsure = not sure
page-review-back = Back to the review
page-review-judging = Being judged…
page-review-again = Try again
page-review-next-slip = Your next slip
page-review-yours = Yours
page-review-verdict = { $verdict ->
    [best] The best found
    [good] A good choice
    [slip] A slip
   *[blunder] A blunder
  }
page-review-as-played = That is what was played.
page-review-against = { $way ->
    [even] About as good as what was played.
    [better] Worth { $figure } % more than what was played.
   *[worse] Worth { $figure } % less than what was played.
  }
page-review-jumps = Parts of the review
page-review-jump = { $part ->
    [story] Story
    [board] Board
    [moments] Moments
   *[account] Account
  }
page-review-winning = Who was winning
page-review-turned = It turned at { $where }: { $figure } % for { $mine ->
    [1] you
   *[other] { $whose }
  }. The review shows why.
