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
leave-bot = Let a bot play for me
leave-why-bot = A bot plays on in your place, and the others are told. You may come back at any time.

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
