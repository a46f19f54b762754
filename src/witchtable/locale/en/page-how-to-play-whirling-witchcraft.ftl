# How to play Whirling Witchcraft, to read. The first line of a message is its heading.
how-ww-goal = Send your nemesis, the player on your right, more than their workbench can hold. What overflows goes into your circle; with { $rules_win_threshold } ingredients there you win.
how-ww-setup = You begin with the ingredients of a personality on your workbench and { $setup_hand_limit } secret recipes in hand.
how-ww-play = Play a recipe
    All choose one card in secret and reveal it together. A two-way recipe may be turned before that. It stays yours, to be used every round.
how-ww-arcana = Use arcana
    Each icon on your new card raises its track by one. Every even number reached or passed gives you the effect, this round.
how-ww-brew = Brew
    Use each recipe at most once, in any order. Fill all of its inputs, from your workbench or from outputs of this round, then all of its outputs from the supply. So one recipe feeds the next.
how-ww-cauldron = Fill the cauldron
    What is left on outputs goes into your cauldron. What went into inputs is spent.
how-ww-pass = Pass to the right
    Everybody stores what fits. What does not fit comes back, into the sender’s circle.
how-ww-hands = Hands to the left
    If nobody has won, all hands go to the left, and everybody draws up to { $setup_hand_limit }.
how-ww-score-cube = Each ingredient in your circle counts one, whatever it is, and never leaves it.
how-ww-score-narrow = The narrow rows overflow first: only { $pieces_ingredients_heart_capacity } hearts and { $pieces_ingredients_mandrake_capacity } mandrakes fit on a workbench.
how-ww-score-wide = Mushrooms, spiders and toads have { $pieces_ingredients_toad_capacity } spaces each.
how-ww-end = Winners are looked for once a round, after passing: { $rules_win_threshold } or more in the circle.
how-ww-tie = Several? Most ingredients in the circle, then most different ones, then the emptiest workbench; after that the win is shared.
how-ww-mistake-turn = Turning a recipe later. Once revealed it lies as it lies.
how-ww-mistake-icons = Counting old icons again. Only the new card raises tracks.
how-ww-mistake-save = Saving an effect. What is not used this round is lost.
how-ww-mistake-potion = Brewing with the Potion’s ingredient. It is in the cauldron already.
how-ww-mistake-twice = Using a recipe twice. Once a round is all.
how-ww-mistake-half = Filling half a recipe. All inputs or none; and all outputs are made.
how-ww-mistake-keep = Keeping an output. Whatever no recipe takes goes to your nemesis.
how-ww-mistake-room = Counting your nemesis’s room too early. They brew first, which makes space.
how-ww-mistake-choice = Choosing what overflows. All that fits must be stored.
how-ww-mistake-sides = Mixing up the sides. Cauldrons go right, hands go left.
how-ww-personalities = Personalities
    First game: everybody is an Initiate. Later each is dealt { $setup_personalities_dealt } others and keeps one, with a power or a recipe of its own. Its card beats the rules.
how-ww-order = Who is first?
    All decide at the same time. A table may play by initiative instead: the lowest number on the newest recipe begins.
how-ww-open = Open and hidden
    Hands, the deck and what is not yet revealed are secret. All else lies open.
how-ww-clock = Out of time
    Then your lowest recipe is played as it lies, and no further step is brewed.
