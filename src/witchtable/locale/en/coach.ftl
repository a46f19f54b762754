# What Pim says at a game that is accompanied.
coach = Pim, the coach
coach-choices = Worth a thought:
coach-thinking = Pim is thinking …
coach-why = good for { $source }
coach-do = Do it
coach-off = Without Pim from now on
coach-careful = Careful!
coach-blunder = That gives away about { $percent } % of your chance to win.
coach-rather = Pim would rather: { $better }.
coach-anyway = Do it anyway
coach-better = Choose again
coach-brought = That brought you { $points ->
    [one] one point
   *[other] { $points } points
  }.
coach-brought-none = No points yet: this prepares the next ones.
coach-brought-part = { $what } { $points }
