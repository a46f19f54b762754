# The lobby, the finished games and the page of rules.

## Everywhere
lobby-pages = Pages
lobby-finished = Finished games
lobby-credits = Witchstone, Whirling Witchcraft and Witchdom belong to their designers and publishers. Witchtable is made by players; it is not affiliated with them, and its words and pictures are its own. If you like a game here, you will like the box.

## Welcome
lobby-hello = Pull up a chair, the kettle is on.
lobby-hello-more = Three witch games, no account: learn one in minutes, or go straight to a table.
lobby-your-name = Your name
lobby-guest = Guest
# Names for guests who have not given theirs, separated by commas.
lobby-names = Agathe, Basil, Edda, Hazel, Juno, Linnea, Morten, Nell, Odo, Rowan, Tilda, Wilma
lobby-name-hint = A suggestion: change it if you like.
lobby-name-kept = This is what the others call you.

## The games
lobby-first-time = First time? Start here
lobby-players = { $least } to { $most }
lobby-minutes = { $least } to { $most } min
lobby-by = A game by { $names }
lobby-about-witchstone = One clever tile starts a chain: points, witches, crystals, one thing sets off the next.
lobby-about-whirling-witchcraft = Brew more than your neighbour can hold: what spills over is your win. Everybody plays at once.
lobby-about-witchdom = Snatch the best ingredients, brew potions with the right witch, and gather a clan worth a legend. Also alone.
lobby-learn = { $minutes ->
    [one] Learn it (one minute)
   *[other] Learn it ({ $minutes } minutes)
  }
lobby-learn-how = you play from the first click
lobby-learn-on = Go on learning ({ $at } of { $of })
lobby-lessons = Lessons
lobby-play = Play against bots
lobby-play-how = { $count ->
    [one] one bot ({ $level }), starts at once
    [2] two bots ({ $level }), starts at once
   *[other] { $count } bots ({ $level }), starts at once
  }
lobby-even = Surprise me
lobby-even-how = an even match for two
lobby-even-title = An even match: { $game }
lobby-even-why = As strong as you are, by how your games against bots went. Whoever wins meets somebody stronger next time.
lobby-even-first = For a first game she plays as an apprentice. After a few games she will be as strong as you are.
lobby-even-play = Play
lobby-even-another = Somebody else
strength-points = { $points } points
strength-what = What do the points mean?
strength-how = The bots have played many games against each other. Who has 100 points more wins about 64 games of 100, with 200 more 76, with 400 more 91.
lobby-invite = Invite
lobby-more-short = More …
lobby-more = { $game ->
    [witchdom] More, also solo …
   *[other] More ways to play …
  }

## The lists
lobby-my-games = Your games
lobby-my-games-empty = Nothing yet. The first game is one click away.
lobby-my-games-over = None is going on. Those that are over are among the finished games.
lobby-open-tables = Open tables
lobby-open-tables-empty = No public table is open just now. Open one under “More ways to play”, and others can join.
lobby-round = { $game }, round { $round }
lobby-continued = tried again
lobby-you = you
lobby-won = won
lobby-ostara = Ostara
lobby-my-turn = your turn
lobby-waits = waiting for { $names }
lobby-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
lobby-ready = ready to begin
lobby-go-play = Play
lobby-go-look = Look
lobby-go-in = Enter
lobby-join = Join
lobby-watch = Watch
lobby-rest = { $count ->
    [one] One more
   *[other] { $count } more
  }

## Setting a table up
lobby-setup-title = { $game }: set the table
lobby-setup-seats = How many play, and who?
lobby-setup-solo = Solo against Ostara
lobby-setup-seat = Who sits on seat { $number }
lobby-faces = Who it is
lobby-sitter-bot = Bot: { $level }
lobby-sitter-guest = Free, for a guest
lobby-sitter-here = Somebody else at this device
lobby-setup-who = Who may take the free seats?
lobby-setup-by-link = Whoever has the invitation link
lobby-setup-public = Anybody: show the table in the lobby
lobby-setup-options = Rules of the house
lobby-setup-rest = Clock, deal and hints
lobby-setup-clock = Time to think
lobby-clock-none = as long as you like
lobby-clock-quick = one minute for a decision
lobby-clock-calm = three minutes for a decision
lobby-clock-game = thirty minutes for the game
lobby-clock-turns = no clock, whenever you look in
lobby-clock-days = three days for a decision
lobby-setup-patience = How long to wait for an answer
lobby-patience = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
lobby-setup-stand-in = Who plays for somebody who is away
lobby-setup-stand-in-how = Only if all others agree. The seat stays theirs until the end.
lobby-setup-deal = Deal number
lobby-setup-deal-how = The same number deals the same game to everybody.
lobby-setup-deal-any = by chance
lobby-setup-hints = Players may ask for hints
lobby-setup-memory = Players may look up what they have seen
lobby-setup-begin = Begin the game
lobby-setup-open = Open the table
lobby-value-initiate = everybody an Initiate
lobby-value-draft = two are dealt, one is kept
lobby-value-simultaneous = all at once
lobby-value-on_call = in order on request
lobby-value-strict_initiative = always in order
lobby-value-new_apprentice = New apprentice
lobby-value-skilled_witch = Skilled witch
lobby-value-clan_grandmistress = Clan grandmistress
lobby-value-first_seat = the first seat
lobby-value-random = by chance
lobby-value-mixed = mixed, easy first
lobby-value-easy = easy
lobby-value-hard = hard
lobby-difference = { $way ->
    [more] { $count } more
    [fewer] { $count } fewer
   *[usual] as usual
  }
lobby-handicap = { $level ->
    [1] 1, hard
    [2] 2, medium
    [3] 3, easy
   *[other] 0, none
  }

## Another device
lobby-account = Play from another device
lobby-account-why = You need no account here: this browser knows you. With a login you find your games on your other devices as well.
lobby-account-new = Take my games along
lobby-account-new-how = You stay { $name }, with all your games. Choose a login and a password, and enter them on the other device.
lobby-account-make = Make a login
lobby-account-old = I have a login
lobby-account-old-how = Whoever plays in this browser now stays behind, unless they have a login too.
lobby-account-enter = Log in
lobby-account-known = This browser plays with the login “{ $login }”.
lobby-account-elsewhere = On the other device, open this page, choose the same button, and enter login and password there.
lobby-account-leave = Log out of this browser
lobby-account-leave-everywhere = Log out everywhere
lobby-account-change = Another login or password
lobby-account-change-how = All other devices are logged out, and the key of your bots is replaced.
lobby-account-change-keep = Change it
lobby-account-changed = Changed. All other devices are logged out.
lobby-sessions = Where you are logged in
lobby-sessions-unknown = An unknown browser or program
lobby-sessions-here = This browser
lobby-sessions-used = Last used { $when }
lobby-sessions-end = Log out
lobby-sessions-end-there = Log out: { $device }
lobby-sessions-others = Log out everywhere else
lobby-key = A key for bots and programs
lobby-key-how = Whoever has the key plays as you. A new one replaces the old one and logs out all other devices.
lobby-key-new = Make a new key
lobby-key-once = Your new key. Copy it now: it is shown only this once.
lobby-account-refused = { $code ->
    [login_taken] Somebody has this login already. Choose another one.
    [common_password] Everybody would try this password first. Choose another one.
    [too_many] Too many attempts: wait a quarter of an hour.
    [present] Your present password is another one.
   *[other] No such login, or another password.
  }
lobby-login = Login
lobby-password = Password
lobby-password-present = Password now
lobby-password-new = Password, at least { $count } characters

## Finished games
finished-title = Finished games
finished-more = Every one can be watched again, from any seat, move by move, and continued from any move.
finished-figures = How you have fared
finished-games = { $count ->
    [one] game
   *[other] games
  }
finished-won = won
finished-mean = points on average
finished-mine = Yours
finished-mine-empty = You have not finished a game yet.
finished-public = Public games
finished-public-empty = No public game of others is over yet.
finished-review = Review
finished-replay = Replay
finished-result = Result
finished-abandoned = abandoned

## The rules
lobby-rules-title = The rules of { $game }
lobby-rules-more = In our own words, clause by clause. The table names the clause behind everything that happens.
lobby-rules-contents = Chapters
lobby-rules-games = Rules of the games

## Before the game
waiting-public = Anybody may join
waiting-private = By invitation
waiting-clock = { $per ->
    [game] { $time } for the whole game
   *[decision] { $time } for a decision
  }
waiting-you = that is you
waiting-here = at this device
waiting-for-anybody = for whoever comes first
waiting-for-guest = for whoever has the invitation
waiting-delete = Delete the table
waiting-why-delete = Nobody can sit down here any more, and the invitation leads nowhere. Whoever is here is told so.
waiting-leave = Leave the table
waiting-why-leave = Your seat is free again for somebody else. As long as it is, you can come back by the link.
sit-here-too = At this device
invite-title = Invite others
invite-code = The invitation as a QR code
invite-addresses = Addresses of this server
invite-how = Send the link, or let a phone read the code.
invite-network = This address works for everybody in your network. Send the link, or let a phone read the code.
invite-closed = This link works on this computer only. For others in your network, start the server with

## From the lobby
lobby-bot-for-me = a bot ({ $bot }) plays for you
leave-title = Leave …
leave-label = Leave { $game }
leave-not = Stay
leave-delete = Delete the table
leave-why-delete = The table is taken away. Whoever sits there is told so, and the invitation leads nowhere.
leave-stand-up = Leave the table
leave-why-stand-up = Your seat is free again for somebody else.
leave-vote = Vote to end the game
leave-why-vote = When everybody at the table has voted so, the game ends at once, without a result.
leave-end = End the game
leave-why-end = Only bots play against you: the game ends at once, without a result, and cannot be taken up again.

## Nowhere
lost-title = Nothing grows here
lost-why = This address leads nowhere. Perhaps the link was cut short on its way to you: open it once more, or go to the lobby.
