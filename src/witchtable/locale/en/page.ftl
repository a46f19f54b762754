# The page around the boards.

## Everywhere
game-witchdom = Witchdom
game-witchstone = Witchstone
game-whirling-witchcraft = Whirling Witchcraft
loading = One moment …
close = Close
search = Search
back = Back
undo = Undo
language = Language
language-auto = As the browser likes
settings = Settings
rules = Rules
how-to-play = How to play
to-the-lobby = To the lobby
no-such-table = This table is not open to you.
no-such-table-why = It may be gone, or you need an invitation: ask whoever opened it for the link.

## The table
board = The board
mine = Your things
players = Players
decision = What is asked of you
trail = Where in the round we are
log = Log
memory = What you have seen
memory-about = Everything here lay open once. An attentive player remembers it.
log-empty = Nothing has happened yet.
log-newest = Newest
log-turn = turn { $number }
log-round = Round { $round }
log-opening = Before the first round
log-rule = Rule: { $clauses }
log-replay = Show in the replay
rule-numbers = Show rule numbers in the log
remarks = Opponents make remarks
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Send
chat-emotes = Say it with one click
chat-emote-wave = Wave
chat-emote-clap = Applaud
chat-emote-laugh = Laugh
chat-emote-think = Ponder
chat-emote-cheer = Celebrate
about-this = About this
ask = What is this?
you = You, { $name }
bot = A bot ({ $level })
bot-for = A bot ({ $level }) for { $name }
bot-name = Bot
present = is here
absent = is away
thinking = thinking
clock = Time left
days = { $count ->
    [one] one day
   *[other] { $count } days
  }
points-so-far = so far
points-word = { $count ->
    [one] point
   *[other] points
  }
seat-free = Free seat
line-lost = Line lost, coming back …
reveals-warning = reveals something: no undo after it
legend-reveals = dashed: reveals something, no undo after it
do-it = Do it
all-choices = All choices ({ $count })
choices-title = Everything you may do now
and-more = And { $count } more: search for them.
hint = Hint
hint-title = The crystal ball suggests
hint-found = { $count ->
    [one] One suggestion
   *[other] { $count } suggestions
  }
hint-take = Choose
hint-take-this = Choose: { $choice }
hint-note = An estimate from { $count } tries. The ball sees no more than you do.
hint-never = No hints at this table.
waiting-for = Waiting for { $names }.
game-over = The game is over.
abandoned = This game was abandoned.
title-my-turn = Your turn: { $title }
refused = { $code ->
    [stale] The question has changed meanwhile.
    [out_of_turn] It is not your turn.
    [no_hints] This table is played without hints.
    [no_memory] This table is played without a memory aid.
    [cannot_undo] This cannot be taken back.
    [too_many] Too fast: wait a moment.
    [forbidden] This is not for you to do.
    [seat_taken] Somebody sits there already.
    [seats_free] Somebody is still missing.
    [present] Who is here, or was a moment ago, cannot be replaced.
    [shared_deal] Others are playing the same deal. When they are done, this can be shown.
    [not_running] The game is not running.
    [unavailable] The server cannot be reached. Try again in a moment.
    [other_rules] This game was played by an earlier version of the rules and cannot be shown any more.
   *[other] This did not work ({ $code }).
  }
refused-wait = { $seconds ->
    [one] That was more than your share. It goes on in a second.
   *[other] That was more than your share. It goes on in { $seconds } seconds.
  }
undo-asked = { $name } asks to go back to before their last move. What has been seen stays seen.
undo-agree = Agree
undo-refuse = No
undo-waiting = You have asked to go back. Waiting for { $names }.
replace-do = Let a bot play on
hand-over = Hand the device to { $name }
hand-over-why = Everybody else looks away.
hand-over-me = I am { $name }

## Following others
telling = What the others do
telling-at = { $at } of { $of }
telling-pause = Pause
telling-on = Go on
telling-skip = Skip
telling-mine = Your turn
since = Since your last turn
since-gain = { $sign ->
    [more] +{ $points }
   *[less] { $points }
  }
since-nothing = nothing yet
since-before = { $back ->
    [one] The turn before that
   *[other] { $back } turns before that
  }
since-earlier = The turn before
since-later = The turn after

## Help
help = Help
help-title = What can I do now?
help-how = Choose one of the pieces that glow, or one of the buttons beside the question.
help-glow = A green ring marks what you may choose. Hold a finger on any piece, or point at it, to read what it is.
help-keys = By keyboard: Tab and the arrow keys go from one choice to the next, Enter takes it. The question mark (?) asks what things are.
help-undo = A move can be taken back until something hidden is revealed. A button that reveals something says so.
help-rules = The rules behind it

## Settings
motion = Motion
motion-auto = As the system likes
motion-full = Pieces move
motion-less = Nothing moves
pace = Others’ turns are told
pace-slow = slowly
pace-normal = at normal speed
pace-fast = fast
pace-off = not at all
colours = Colours
colours-night = Night
colours-day = Day
colours-contrast = High contrast
confirm = Ask “really?”
confirm-never = never
confirm-reveals = before what cannot be undone
confirm-always = before every move
sound = Sound
sound-off = Turn sound off
sound-on = Turn sound on
full-screen = Full screen
notify = System notification when it is my turn
ask-undo = Ask all to go back one move
abandon = Vote to abandon the game
abandon-sure = Really abandon? There is no way back
abandon-votes = { $count ->
    [one] One player wants to abandon the game.
   *[other] { $count } players want to abandon the game.
  }
coaching = Pim, the coach
coaching-auto = at a first game
coaching-on = at every game
coaching-off = never

## Rules
rules-search = Search the rules
rules-found = { $count ->
    [one] One clause
   *[other] { $count } clauses
  }

## Before the game
waiting-free = Seats are free: send the link to friends, or let bots sit down.
waiting-full = Everybody is here.
waiting-host = The host begins the game.
sit-here = Sit down here
add-bot = Add a bot
remove-bot = Remove
level-random = plays at random
level-novice = novice
level-apprentice = apprentice
level-hedgewitch = hedgewitch
level-charmer = charmer
level-adept = adept
level-enchantress = enchantress
level-mistress = mistress
level-grandmistress = grandmistress
level-about-random = Any legal move: no opponent at all.
level-about-novice = Overlooks much of what could be done: for a very first game.
level-about-apprentice = Answers at once and makes mistakes: for first games.
level-about-hedgewitch = Sees what lies near, and misjudges now and then.
level-about-charmer = Seldom misses a good thing, and still lets some go.
level-about-adept = Looks one turn ahead and mostly beats the apprentice.
level-about-enchantress = Tries everything of her turn; beats the adept more often than not.
level-about-mistress = Thinks of the turn after this one, too; only the grandmistress thinks longer.
level-about-grandmistress = Thinks for up to a second, even about what it cannot see; beats the adept in at least four games of five.
invite-link = Invitation link
copy = Copy
copied = Copied
begin = Begin the game
