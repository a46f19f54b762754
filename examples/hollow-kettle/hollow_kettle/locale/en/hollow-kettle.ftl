# Hollow Kettle.

game-hollow-kettle = Hollow Kettle
lobby-about-hollow-kettle = Everybody puts something into the soup, nobody says what, and somebody has to eat it.
hollow-kettle-option-bitter = How many points a nightshade costs.

## What things are called
hollow-kettle-word = { $word ->
    [hidden] a herb
   *[other] { $word }
  }
hollow-kettle-label = { $label ->
    [hand_size] cards in hand
    [in_kettle] put into the kettle
    [laid_out] laid out
   *[other] { $label }
  }

## What is asked, done and told
hollow-kettle-ask = Drop a herb into the kettle, or ladle it.
hollow-kettle-ask-drop = Drop a herb into the kettle.
hollow-kettle-ask-wait = Waiting for the others.
hollow-kettle-do-drop = Drop { $herb }
hollow-kettle-do-ladle = Ladle the kettle ({ $count } herbs)
hollow-kettle-event-dropped = { $seat } drops { $herb } into the kettle.
hollow-kettle-event-ladled = { $seat } ladles { $herbs }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
hollow-kettle-event-night-ended = The night ends. Best soup: { $winners }.

## What forbids it
hollow-kettle-refuse-hand = You have no { $herb } in your hand.
hollow-kettle-refuse-few = There are only { $count } herbs in the kettle; it takes { $needed } to ladle it.
hollow-kettle-refuse-turn = It is not your turn.
hollow-kettle-refuse-over = The night is over.

## The score sheet
hollow-kettle-score-herbs = Herbs
hollow-kettle-score-nightshade = Nightshade
