# What every game shares.

seat = { $seat }
named = { $name } ({ $id })
game-not-loaded = The game “{ $name }” cannot be loaded and is left out: { $reason }
draw-points = { $points ->
    [one] one point
   *[other] { $points } points
  }

## Errors
error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-unknown-bot = There is no bot “{ $bot }”. Known bots: { $known }.
error-bad-bot = The bot “{ $bot }” cannot be seated: { $problem }
bot-no-module = its module cannot be imported ({ $reason }).
bot-no-class = the module { $module } has no { $name }.
bot-not-built = calling it with (game, rng) failed ({ $reason }).
bot-no-choose = it has no choose(place).
bot-no-command = the command is empty or cannot be read ({ $reason }).
bot-bad-name = at a table it needs a name of its own: letters, digits, “.”, “_” or “-”, and no level’s.
bot-any-class = module:Class
bot-any-command = command:program
fault-raised = The bot “{ $bot }” failed: { $text }
fault-illegal = The bot “{ $bot }” gave an answer that is not allowed: { $text }
fault-late = The bot “{ $bot }” took too long: { $text }
fault-died = The program of the bot “{ $bot }” has ended: { $text }
error-unknown-clause = The rules of { $title } have no clause “{ $clause }”.
error-seat-count = { $title } is for { $least } to { $most } players, not { $seats }.
error-seed = A seed is any text or whole number that can be written down, not { $seed }.
error-name = A player's name is text that can be written down, not { $name }.
error-unknown-seat = There is no seat { $seat } at this table: seats are 0 to { $last }.
error-option = Option “{ $option }”: { $problem }
option-unknown = { $title } has no such option. Its options: { $known }.
option-type = { $value } does not fit, expected { $expected }.
option-value = “{ $value }” is not allowed; choose one of: { $allowed }.
option-form = write it as name=value.
type-bool = true or false
type-int = a whole number
type-str = a word
error-foreign-action = { $action } is not an action of { $title }.
error-edition = { $source }: { $count ->
    [one] one mistake
   *[other] { $count } mistakes
  }: { $problems }

error-notation = Cannot read “{ $text }”: { $problem }
notation-text = this is not text.
notation-empty = nothing was typed.
notation-verb = “{ $verb }” is not a verb of this game; verbs are { $verbs }.
notation-missing = the { $part } is missing.
notation-surplus = “{ $part }” is too much.
notation-word = “{ $part }” is not a word, nor a word with a count before it.
notation-number = “{ $part }” is not a whole number.
notation-one-of = “{ $part }” is none of { $known }.
notation-json = { $detail }

## Undo
undo-nothing = There is nothing to take back.
undo-other = The last move was not yours.
undo-sealed = Your last move is a sealed decision: the game itself lets you take it back, while it is sealed.
undo-reveal = Your last move revealed something: it stands.
undo-away = A bot plays for somebody who is away: without them nobody goes back.

## Hints
hint-thinking = Thinking …
hint-chance = { $percent }% to win
hint-part = { $percent }% { $source }
hint-alike = hardly any difference
hint-only = There is nothing to choose between here.
