# The command line.

save-problem = The game cannot be kept in { $file }: { $problem }
save-no-file = it is not a file.
save-taken = there is something in it already. Go on with it (--resume), or choose another name.
resume-settled = A resumed game has its players, seed and options: --resume goes without --players, --seed, --option and --shuffle.
resume-other-game = This is a record of { $title }, not of { $asked }.

play-saving = Saved after every move in { $file }
play-begin = The deal is fixed: its seed has the hash { $commitment }.
    Moves marked (no undo) show something new, and those marked (ends your turn) let others move: both stand.
    Enter shows help.
play-seat-person = { $letter } { $name }: a person
play-seat-bot = { $letter } { $name }: a bot
play-seat-automatic = { $letter } { $name }: plays by the rules alone
play-which-game = Which game? Known games: { $known }.
play-same-name = Two people are called “{ $name }”.
play-players-or-bots = Say either --players or --bots.
resume-trust = The record names a bot that is not ours, “{ $name }”. --trust lets it run on this machine.
play-help = Type a number or the notation beside it, such as “{ $action }”.
    u      takes your last move back
    look   shows the table again; “look { $letter }” shows what lies before { $letter }
    s      shows the score sheets
    more   lists further choices; “more { $word }” lists those with “{ $word }”
    ?      explains the last refusal; “? { $other }” explains a move, “? 1” a choice, “? { $clause }” a rule
    q      leaves (the game is saved)
play-help-hint = hint   shows the best choices, how likely each wins, and why
play-help-memory = memory shows what you have seen and no longer see
play-help-what = what   says what something is, and what it is worth to you: “what { $name }”
play-what-which = What about? There is: { $names }.
play-help-others = { $name }: { $action }   makes a move for somebody at this screen who is not asked
play-more = … and { $count } more: type “more” to list them, or “more” and a word they contain.
play-aside = also possible: { $count } × { $verb }; type “more { $verb }”
play-aside-one = also possible: { $label }; type “{ $action }”
play-none = No choice contains “{ $text }”.
play-choices = There { $count ->
    [one] is one choice: 1
   *[other] are { $count } choices: 1 to { $count }
  }.
play-no-clause = There is no clause “{ $text }”. To search the rules: { $search }
play-too-long = That is too long to be a move.
play-no-hints = This table is played without hints.
play-no-memory = This table is played without a memory aid.
play-reveals = (no undo)
play-ends-turn = (ends your turn)
play-hand-over = { $name }, it is your decision. Press Enter when only you see the screen.
play-says = { $name }: “{ $what }”
play-saved = The record is in { $file }
play-resume = To go on:
play-salvaged = { $problem } Going on after move { $moves }.
play-backup = The damaged record is kept as { $file }

screen-explains = type ? to read this rule
screen-narrow = The table needs { $needed } columns; this terminal has { $columns }.
screen-no-seat = There is no seat “{ $seat }” at this table: there are { $known }.
screen-at-end = { $game ->
    [witchstone] Owl tiles, magic chips, unused spells and prophecies are added at the end.
   *[other] { "" }
  }
screen-result = Won by { $winners }
screen-total = Total
screen-numbered = { $name } { $number }

replay-prompt = Enter: next, b: back, a number: that move, q: leave >
replay-keys = Enter goes on, b goes back, a number goes to that move, q leaves.
replay-end = This is the end: there are { $last } moves.
replay-start = This is the beginning.
replay-no-move = There is no such move: there are { $last }.
replay-sealed = (sealed)

rules-none = No rule contains “{ $text }”.

verify-genuine = { $file }: genuine.
    deal    { $deal }
    moves   { $moves }, all legal by rules version { $rules }
    result  { $result } (position { $digest })
verify-published = the seed gives { $hash }, the hash you were given, and the same deal again
verify-alone = the seed gives { $hash } and the same deal again; compare this hash with the published one (--deal HASH)

edition-good = { $file }: a good edition of { $title }, “{ $name }” (fingerprint { $fingerprint }, { $marks } marks).
edition-no-game = meta.game: missing; it says which game this is
edition-nothing-printed = this game has no components in a file.

simulate-title = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $players ->
    [one] one player
   *[other] { $players } players
  }
simulate-progress = { $title }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }
simulate-faults = Seat { $seat }: { $faults ->
    [one] one decision was
   *[other] { $faults } decisions were
  } played for a bot that failed. The first time: { $first }
simulate-bots = { $seats ->
    [one] One seat needs one bot
   *[other] { $seats } seats need { $seats } bots, or one level for all
  }; you named { $bots }.
simulate-automatic = automatic
simulate-speed = { $games } games/s, { $decisions } decisions/s, { $length } decisions a game
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-mean = mean
simulate-deviation = deviation
simulate-least = least
simulate-most = most

games-title = { $title }, { $least } to { $most } players
games-option = option
games-default = default
games-allowed = allowed
games-meaning = meaning

## serve
serve-ready = Witchtable is open at { $address } (Ctrl+C closes it)
serve-lan = Others in this network come to { $address }
serve-log = the log is text or json, not “{ $log }”
serve-bot = “{ $text }” must be NAME=SPEC: a name for visitors, and the bot behind it.
serve-host-name = “{ $text }” is not the name of a host alone: --host-name play.example.org
serve-limit = “{ $text }” must be NAME=SHARE, such as moves=80/600 or sockets=24. There are: { $known }
serve-proxy = this is no proxy’s address: { $reason }
serve-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
serve-taken = another server keeps its games in { $place }: stop that one first, or name another folder with --data
serve-newer = { $place } was written by a newer version of Witchtable ({ $detail }): update the program, or name another folder with --data; nothing was changed
serve-damaged = { $place } is damaged or no file of Witchtable ({ $detail }): put a backup in its place, or name another folder with --data
serve-forbidden = nothing can be kept in { $place } ({ $detail }): check who may write there and whether the disk is full, or name another folder with --data
serve-incomplete = the page is missing in { $place }: install Witchtable again
serve-foreign = { $place } holds tables of something else ({ $detail }): give Witchtable a database, or a schema, of its own
serve-unreachable = cannot reach the database { $place }: { $detail } (--store is postgresql://user@host/name)
serve-no-driver = to keep games in PostgreSQL, install its driver: pip install 'witchtable[postgresql]'
serve-failed = the server could not start; the lines above say why
serve-older = { $place } was written by an older version of Witchtable ({ $detail }), and its workers still run: stop all of them first; nothing was changed

cluster-system = several workers on one machine need Linux or macOS: use witchtable serve
cluster-making = Making a PostgreSQL in { $folder }
cluster-no-postgresql = there is no PostgreSQL here: install it (Debian: apt install postgresql), or name one with --store
cluster-database = PostgreSQL could not be started: { $reason }
cluster-worker = worker { $worker } could not start; the lines above say why
cluster-worker-ready = Worker { $worker } of { $workers } is ready
cluster-ready = Witchtable runs at { $address } with { $workers } workers — Ctrl+C ends it, and nothing is lost
cluster-died = Worker { $worker } has died and is started again
cluster-restarting = All workers are restarted, one after the other
cluster-restarted = All { $workers } workers were restarted
cluster-none = no cluster runs in { $folder }
cluster-root = PostgreSQL does not let root run it, and its own user (postgres) cannot keep anything in { $folder }: run this as another user, or name another folder with --data
cluster-version = { $folder } was made by PostgreSQL { $made }; here is only { $found }: install that version as well, or name another folder with --data; nothing was changed
cluster-database-died = PostgreSQL has ended and is started again
cluster-not-restarted = Worker { $worker } does not come back, so the others were not restarted; it is tried again

## admin
admin-no-data = there are no games in { $folder } (--data says where they are kept)
admin-backup-taken = there is something in { $file } already
admin-backup-failed = cannot copy into { $file }: { $reason }
admin-backup-done = Everything is in { $file } ({ $size } KB). Keep it to yourself: it holds the server's secret.
admin-status = there is no status “{ $status }”; tables are { $known }
admin-none = There are no such tables.
admin-table = table
admin-game = game
admin-standing = status
admin-players = players
admin-moves = moves
admin-changed = last change
admin-no-table = there is no table “{ $table }”
admin-closed-already = table { $table } is closed already: it is { $status }
admin-close-done = Table { $table } is closed. If the server runs, everybody there is told within seconds.
admin-move-not-empty = somebody lives in { $place } already: a house is moved into an empty one only
admin-move-failed = not everything has arrived, so use the new place for nothing: { $reason }
admin-move-done = Everything is in { $place } now, row by row the same: { $tables } tables, { $rows } rows. Nothing was taken away from the old place.

## train
train-no-numpy = training needs the laboratory: pip install "witchtable[lab]" ({ $detail })
train-no-features = { $title } has nothing to learn weights for: its mind measures no features
train-other-course = { $where } belongs to another training (different: { $different }); choose another folder
train-playing = self-play
train-fitting = fitting
train-gate = new against old
train-generation = Generation { $number }: learned from { $games } games, surprise { $before } → { $after }; against the best so far { $share } ({ $low } to { $high }) { $kept ->
    [yes] – kept.
   *[no] – not kept.
  }
train-nothing = Nothing was better than what there was: no weights were written.
train-written = The best weights are in { $file }.

## balance
balance-written = The report is in { $file }.

# witchtable learn
learn-unknown = There is no lesson “{ $name }” of { $title }. Lessons: { $known }.
learn-minutes = about { $minutes } min
learn-help = Type a number to choose. Also: skip (show me), again (this step anew), previous (the step before), ? (the rule), q (leave; it goes on here).
learn-coach = Pim says what each new decision is about. Type a number to choose; coach off and coach on send Pim away and back; hint and h help, q leaves.
learn-coach-on = Pim is at your side again.
learn-coach-off = Pim is silent. “coach on” brings Pim back.
learn-coach-sure = { $careful } { $words } { $rather } Type it again to do it anyway.
learn-step = step { $step } of { $steps }
learn-enter = Enter goes on.
learn-done = Well done: this lesson is learned.
learn-next = Next: { $lesson }. Enter begins it, q leaves.
learn-all = You have been through all lessons of { $title }.
learn-left = It goes on where you left it: { $command }

# A site: the table as a folder of files.

site-written = The table is in { $folder }: { $files } files, { $megabytes } MB. Any web host can serve it; here: python3 -m http.server --directory { $folder }
site-no-pyodide = A site is made with Pyodide { $version }, which is not here. Get it with: npm install pyodide@{ $version } (or say where it is: --pyodide).
site-other-file = { $file } is not what Pyodide { $version } has there. Get it anew with: npm install pyodide@{ $version }
site-no-wheels = The libraries that a site needs cannot be downloaded: { $problem }
site-no-node = A site is compiled with Node.js, which is not here (the command “node”).
site-not-compiled = The sources cannot be compiled for a site: { $problem }
site-not-empty = { $folder } holds something else than a site. Choose a new folder: what lies in the folder of a site is replaced.
