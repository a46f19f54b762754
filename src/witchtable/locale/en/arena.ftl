# The arena.
arena-no-bots = Name the bots, with commas between them: --bots adept,apprentice
arena-seconds = A bot needs some seconds for a decision, and not endlessly many: { $seconds } will not do.
arena-other-setup = { $where ->
    [worker] A worker plays by something else than this machine: { $differences }.
   *[other] The games in { $where } are of another set-up (these differ: { $differences }). Choose another --work folder.
  }
arena-bad-work = The finished games in { $folder } cannot be used: { $problem }
arena-work-unreadable = { $detail }.
arena-work-line = line { $line } is damaged ({ $detail }).
arena-unwritable = cannot write { $file }: { $reason }
arena-no-distributed = For --scheduler the package “distributed” is needed: pip install 'witchtable[lab]' ({ $detail })
arena-no-scheduler = There is no Dask scheduler at { $address }: { $detail }
arena-no-workers = The scheduler at { $address } has no workers.
arena-worker-failed = A worker of the scheduler failed: { $detail }
arena-scheduler-gone = The scheduler has gone. With --work, finished games are kept, and the same command goes on.
arena-progress = { $title }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }
arena-stopped = Stopped; { $games ->
    [one] one game was
   *[other] { $games } games were
  } not finished. (With --work DIR, the same command would go on from here.)
arena-stopped-kept = Stopped; { $games ->
    [one] one game is
   *[other] { $games } games are
  } missing. The same command goes on from here.

arena-title = { $title }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }: { $games ->
    [one] one game
   *[other] { $games } games
  }
arena-line-ups = Line-ups: { $line_ups }
arena-deals = Deals: { $deals }, each in every rotation of the seats; { $games } of { $planned } games are finished
arena-setting = Seed: { $seed }; seconds for a decision: { $seconds }
arena-options = Options: { $options }
arena-versions = Witchtable { $version }, rules version { $rules }, edition { $edition }
arena-clear = Stopped after { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }: it was clear whether { $bot } wins more or less than its fair share.

arena-about-wins = Wins
arena-about-pairs = Who finished before whom
arena-about-ladder = Elo ladder
arena-about-scores = Scores
arena-about-time = Time for a decision
arena-about-faults = Faults
arena-wins-note = A game counts once for each seat that the bot had in it; a shared win counts in parts. Intervals: 95%.
arena-ladder-note = { $bot } has { $points } points; 400 points more win ten times for one. Intervals are those of the difference.
arena-no-faults = No bot failed.
arena-lost = A game ended its process again and again and is not counted: { $bots } (game { $game }).

arena-head-bot = bot
arena-head-other = against
arena-head-games = games
arena-head-won = won
arena-head-share = share
arena-head-interval = 95%
arena-head-fair = fair
arena-head-meetings = meetings
arena-head-elo = Elo
arena-head-mean = mean
arena-head-deviation = deviation
arena-head-least = least
arena-head-lower = quarter
arena-head-median = half
arena-head-upper = three quarters
arena-head-most = most
arena-head-decisions = decisions a game
arena-head-thought = mean
arena-head-slow = 95 of 100 below
arena-head-slowest = slowest
arena-head-raised = raised
arena-head-illegal = illegal
arena-head-late = late
arena-head-died = died
