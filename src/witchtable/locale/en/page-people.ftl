# People around the tables: who is away, who plays for whom, what is said, and how others find the way.

## At a seat
tag-away = away, { $time } until the others may decide
tag-away-short = away { $time }
tag-away-alone = away
tag-decide = away: the others may decide now
tag-decide-short = away
tag-stand-in = Bot ({ $bot }) plays for { $name }
tag-stand-in-short = a bot plays
tag-late = { $whose ->
    [mine] { $then ->
        [bot] { $count } s left, then a bot plays for you
       *[other] { $count } s left, then the table decides for you
      }
   *[other] { $then ->
        [bot] { $count } s left, then a bot plays on
       *[other] { $count } s left, then the table decides
      }
  }
tag-late-short = { $count } s left

## What the table says
told-clock = Time was up for { $name }, so the table decided: { $what }
told-clock-sealed = Time was up for { $name }, so the table decided for them.
told-clock-bot = Time was up for { $name }: a bot ({ $bot }) plays in their place.
told-away = { $name } was away and all others agreed: a bot ({ $bot }) plays in their place.
told-left = { $name } has left: a bot ({ $bot }) plays in their place.
told-back = { $name } is back and plays again.

## What waits for an answer
vote-away = { $name } is away. Shall a bot ({ $bot }) play on until { $name } is back?
vote-agreed = { $name } has agreed
vote-missing = { $name } has not answered yet
come-back-bot = A bot ({ $bot }) plays for you.
take-seat-again = Take your seat again
notice-fold = Fold away
notice-unfold = { $count ->
    [one] One question to all
   *[other] { $count } questions to all
  }

## Chat
chat-unread = { $count ->
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
  }
chat-emote-oops = Oh dear
chat-about = About { $name }
chat-mute = Mute { $name }
chat-muted = You do not hear { $name }.
chat-unmute = Listen again

## One device for several
seat-name = Name
seat-name-of = Name of whoever sits on seat { $number }
seat-name-usual = Player { $number }
seat-rename = Another name
seat-rename-keep = Keep

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
leave-bot = Let a bot play for me
leave-why-bot = A bot plays on in your place, and the others are told. You may come back at any time.
leave-vote = Vote to end the game
leave-why-vote = When everybody at the table has voted so, the game ends at once, without a result.
leave-end = End the game
leave-why-end = Only bots play against you: the game ends at once, without a result, and cannot be taken up again.

## Nowhere
lost-title = Nothing grows here
lost-why = This address leads nowhere. Perhaps the link was cut short on its way to you: open it once more, or go to the lobby.
