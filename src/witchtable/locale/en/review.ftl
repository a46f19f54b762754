# Looking back at a game.

# What somebody did, and what it was worth.
review-slip = { $name } chose “{ $played }”; “{ $better }” was worth { $bound ->
    [least] at least { $percent }
   *[exact] { $percent }
  }% more.
review-find = { $name } found “{ $played }” among { $choices } choices: { $percent }% more than ordinary play.
review-luck-deal = { $way ->
    [good] The deal was kind to { $name }: { $percent }% above a fair share.
   *[bad] The deal was hard on { $name }: { $percent }% below a fair share.
  }
review-luck-drawn = { $way ->
    [good] Good luck for { $name }, worth { $percent }%.
   *[bad] Bad luck for { $name }, worth { $percent }%.
  }
review-luck-shown = { $way ->
    [good] What came to light helped { $name } by { $percent }%.
   *[bad] What came to light cost { $name } { $percent }%.
  }
review-luck-why = { $way ->
    [good] It helps with: { $sources }.
   *[bad] It hurts: { $sources }.
  }
review-luck-nothing = That was chance: nothing anybody could do about it.
review-luck-together = All decided at once: nobody could know what the others would do.

# Why.
review-why-less = It brings less of this: { $less }.
review-why-more = It brings more of this: { $more }.
review-why-both = It brings more of this: { $more }; and less of this: { $less }.
review-why-points = About { $points ->
    [one] one point
   *[other] { $points } points
  } { $kind ->
    [fewer] fewer
   *[more] more
  } in the end.
review-why-gift = A gift to { $name }: { $percent }%.

# What a friend would say: where it stood.
review-stood-abandoned = The game was left unfinished, { $name }; your chance stood at { $percent }%.
review-stood-won = You won, { $name }, and { $turn ->
    [0] at no time was anybody
   *[other] from round { $turn } on nobody was
  } ahead of you.
review-stood-behind-won = You won, { $name }, although { $turn ->
    [0] before the first round
   *[other] in round { $turn }
  } your chance was down to { $percent }%.
review-stood-led-lost = You were last in front in round { $turn }, { $name }, and had { $percent }% at best; then it slipped away.
review-stood-lost = You had a hard time of it, { $name }: your best moment was { $turn ->
    [0] before the first round
   *[other] in round { $turn }
  }, with { $percent }%.
# Where it turned.
review-turned-slip = It turned { $turn ->
    [0] before the first round
   *[other] in round { $turn }
  }: “{ $better }” would have been worth { $bound ->
    [least] at least { $percent }
   *[exact] { $percent }
  }% more than “{ $played }”.
review-turned-slip-won = You gave most away { $turn ->
    [0] before the first round
   *[other] in round { $turn }
  }: “{ $better }” would have been worth { $bound ->
    [least] at least { $percent }
   *[exact] { $percent }
  }% more than “{ $played }”.
review-turned-find = Your best move was “{ $played }” { $turn ->
    [0] before the first round
   *[other] in round { $turn }
  }, { $percent }% more than ordinary play.
review-turned-gift = { $turn ->
    [0] Before the first round
   *[other] In round { $turn }
  } { $other } chose “{ $played }” and left you { $percent }%.
review-turned-cost = { $turn ->
    [0] Before the first round
   *[other] In round { $turn }
  } { $other } played “{ $played }”, and that cost you { $percent }%.
review-turned-nowhere = No single move decided it, many small ones did.
# What was luck.
review-luck-even = Luck was even: it neither helped you nor hurt you much.
review-luck-unknown = How much of it was luck cannot be said for sure.
review-luck-sum = { $way ->
    [good] Luck was with you, now here, now there: { $percent }% of the game.
   *[bad] Luck was against you, now here, now there: { $percent }% of the game, and you could not help that.
  }
review-luck-unforeseen = { $way ->
    [good] Rounds ended better for you than they had looked, by { $percent }% in all; what was drawn mattered less.
   *[bad] Rounds ended worse for you than they had looked, by { $percent }% in all; what was drawn mattered less.
  }
review-luck-most = { $way ->
    [good] Luck was with you, { $percent }% of the game in all; its best moment, { $part }%, came { $where ->
        [deal] with the deal
       *[round] in round { $turn }
      }.
   *[bad] Luck was against you, { $percent }% of the game in all; its worst moment, { $part }%, came { $where ->
        [deal] with the deal
       *[round] in round { $turn }
      }, and you could not help that.
  }

# What would you do?
review-try-best = Nothing better was found among { $choices } choices.
review-try-good = A good choice, about as good as the best found: “{ $better }”.
review-try-slip = “{ $better }” is worth { $percent }% more.
review-try-blunder = That gives away { $percent }% of the win; “{ $better }” keeps it.
review-try-step = Nothing was decided at step { $step }: there are { $steps } moves.

# The account.
review-name = Review
review-title = { $game }: looking back
review-account = The account, in percent of the win
review-account-points = The account, in points
review-fair = fair share
review-skill = skill
review-gifts = gifts
review-luck = luck
review-result = result
review-given-away = given away
review-explained = Fair share: what the seat is worth before the deal. Skill: what own decisions added or lost against ordinary play. Gifts: what the others’ gave or took. Luck: what was dealt and drawn. Faint figures are not sure.
review-at-least = Only a quick look was taken: more may have been given away than is said here.
review-least = at least { $worth }
review-abandoned = This game was not played to the end: results are the last estimates.
review-turning-points = Turning points
review-where = move { $move }, { $turn ->
    [0] before the first round
   *[other] round { $turn }
  }
review-where-deal = the deal
review-played = played
review-better = better
review-shares = Chances to win, move by move
review-share-at = move { $move }: { $shares }
review-working = Looking back
review-no-moments = Nothing stood out.
review-no-mind = { $title } has no judge of its own: all figures come from games played by chance, and are rough.
review-bad-depth = There is no depth “{ $depth }”: there are { $known }.
review-bad-work = { $file } has no review to go on with: { $problem }
review-unwritable = { $file } cannot be written: { $problem }
