# What every game shares.

seat = { $seat }

## Errors
error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-unknown-bot = There is no bot “{ $bot }”. Known bots: { $known }.
error-unknown-clause = The rules of { $title } have no clause “{ $clause }”.
error-seat-count = { $title } is for { $least } to { $most } players, not { $seats }.
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
notation-empty = nothing was typed.
notation-verb = “{ $verb }” is not a verb of this game; verbs are { $verbs }.
notation-missing = the { $part } is missing.
notation-surplus = “{ $part }” is too much.
notation-word = “{ $part }” is not a word, nor a word with a count before it.
notation-number = “{ $part }” is not a whole number.
notation-json = { $detail }

## Undo
undo-nothing = There is nothing to take back.
undo-other = The last move was not yours.
undo-reveal = Your last move revealed something: it stands.

## Match records
error-record = This match record { $where }: { $problem }
record-line = is wrong in line { $line }
record-whole = does not hold together
record-not-one = it does not begin with “{ $expected }”.
record-header = expected “{ $expected }: …”.
record-version = it is written in version { $found }; this program reads version { $known }.
record-number = expected a whole number, found “{ $found }”.
record-rules = it was played by version { $found } of the rules; this program plays version { $known }.
record-edition = it was played with the edition “{ $found }”, not with “{ $known }”.
record-seed = it shows only the hash of its seed, because the game was still running.
record-commitment = the seed does not match the hash that was published before the deal.
record-move = expected move { $number } as “{ $number } A notation”.
record-seat = there is no seat “{ $seat }”.
record-illegal = the rules do not allow it: { $reason }
record-truncated = it stops in the middle; the last complete line is { $line }.
record-result = the result says “{ $found }”, but playing it gives “{ $known }”.
record-digest = playing it leads to another position than the one it ends with.
record-surplus = something stands after its end.
record-unreadable = the file cannot be read: { $detail }
