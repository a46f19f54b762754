# The command line.

play-begin = Saved after every move in { $file }.
    The deal is fixed: its seed has the hash { $commitment }.
    Moves marked “no undo” show something new and cannot be taken back. Enter shows help.
play-help = Type a number or the notation beside it. u takes your last move back, s shows the score sheets,
  more lists all choices, ? explains the last refusal (? 3: choice 3, ? WD-BREW-02: a rule), q leaves (the game is saved).
play-more = … and { $count } more: type “more” to list them.
play-reveals = no undo
play-hand-over = { $name }, it is your decision. Press Enter when only you see the screen.
play-saved = The record is in { $file }.
play-resume = To go on: witchtable play { $game } --resume { $file }
play-salvaged = { $problem } Going on after move { $moves }.
screen-result = Won by { $winners }
screen-total = Total
verify-genuine = { $file }: genuine.
    deal    the seed gives the published hash { $deal }, and the same deal again
    moves   { $moves }, all legal by rules version { $rules }
    result  { $result } (position { $digest })
edition-good = { $file }: a good edition of { $title }, “{ $name }” (fingerprint { $fingerprint }, { $marks } marks).
edition-no-game = meta.game: missing; it says which game this is
simulate-title = { $title }: { $games } games, { $players } players
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
