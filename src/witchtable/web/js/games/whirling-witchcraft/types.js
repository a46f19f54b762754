// What Whirling Witchcraft shows and tells, as types only. Made by `python -m scripts.protocol`: change the structs, not this file.

/**
 * @typedef {object} View  A position as one seat, or a spectator, sees it.
 * @property {string} game
 * @property {string} edition
 * @property {Record<string, boolean | number | string>} options
 * @property {number} seats
 * @property {number | null} seat  The viewer; None for a spectator.
 * @property {number[]} deciders
 * @property {string} phase
 * @property {string[]} help  Clauses that somebody new should read in this phase.
 * @property {number} round
 * @property {boolean} ordered  This round goes in initiative order from here on.
 * @property {number[]} queue  In initiative order: who is still to decide, the next one first.
 * @property {number[]} owing  Who has a decision in this phase.
 * @property {number[]} committed  Who of them has made it.
 * @property {number} deck
 * @property {number} discards
 * @property {string[]} discards_known  Cards that the viewer has held before they were discarded.
 * @property {string[]} returned  Personalities back in the box.
 * @property {number[]} effect_levels  The numbers of a tracker that bring an effect, as far as anybody is near them.
 * @property {Record<string, Sides>} turned  The spaces of the recipes that lie rotated.
 * @property {Record<string, Portrait>} portraits  By personality in play.
 * @property {Player[]} players
 * @property {Mine | null} mine
 * @property {number[]} scores
 * @property {number[]} winners
 */

/**
 * @typedef {object} EditionData  The whole file (what it says of itself, `meta`, `counts` and `provenance`, left out).
 * @property {SetupNumbers} setup
 * @property {RuleNumbers} rules
 * @property {Pieces} pieces
 */

/**
 * @typedef {object} RoundBegan  A new round began.
 * @property {'round-began'} event
 * @property {number} round
 */

/**
 * @typedef {object} PersonalitiesDealt  A seat was dealt personalities to choose from.
 * @property {'personalities-dealt'} event
 * @property {number} seat
 * @property {string[]} personalities
 */

/**
 * @typedef {object} PersonalityRevealed  A seat's personality came into play.
 * @property {'personality-revealed'} event
 * @property {number} seat
 * @property {string} personality
 */

/**
 * @typedef {object} CardsDrawn  A seat drew recipe cards; which ones, only it sees.
 * @property {'cards-drawn'} event
 * @property {number} seat
 * @property {number} count
 * @property {string[] | null} cards
 */

/**
 * @typedef {object} StepTaken  A seat made a step towards a sealed commitment.
 * @property {'step'} event
 * @property {number} seat
 * @property {string} action
 */

/**
 * @typedef {object} StepTakenBack  A seat took back its last step.
 * @property {'step-taken-back'} event
 * @property {number} seat
 */

/**
 * @typedef {object} Committed  A seat has committed; to what, stays sealed.
 * @property {'committed'} event
 * @property {number} seat
 */

/**
 * @typedef {object} Reopened  A seat took its commitment back.
 * @property {'reopened'} event
 * @property {number} seat
 */

/**
 * @typedef {object} Gambled  Chance chose a recipe for the Daredevil, who sees it.
 * @property {'gambled'} event
 * @property {number} seat
 * @property {string} recipe
 */

/**
 * @typedef {object} Gained  Uncontrolled Powers put cubes on a workbench; the overflow went to the left.
 * @property {'gained'} event
 * @property {number} seat
 * @property {string} type
 * @property {number} stored
 * @property {number} overflow
 */

/**
 * @typedef {object} RedrawsRevealed  The Initiates have decided; these seats redraw. Told also when nobody does.
 * @property {'redraws-revealed'} event
 * @property {number[]} redrawing
 */

/**
 * @typedef {object} HandDiscarded  An Initiate gave up the hand and the personality.
 * @property {'hand-discarded'} event
 * @property {number} seat
 * @property {number} count
 */

/**
 * @typedef {object} RecipeRevealed  A recipe was revealed; `dare` is the effect a Daredevil named.
 * @property {'recipe-revealed'} event
 * @property {number} seat
 * @property {string} recipe
 * @property {string} way
 * @property {string | null} dare
 */

/**
 * @typedef {object} TrackersRaised  Icons raised trackers; `triggered` are the effects that may be used.
 * @property {'trackers-raised'} event
 * @property {number} seat
 * @property {string[]} icons
 * @property {string[]} triggered
 */

/**
 * @typedef {object} InitiativeCalled  A seat asked for initiative order; everybody decides anew, one after the other.
 * @property {'initiative-called'} event
 * @property {number} seat
 */

/**
 * @typedef {object} ArcanaRevealed  What a seat did with its arcana effects, in notation.
 * @property {'arcana-revealed'} event
 * @property {number} seat
 * @property {string[]} steps
 */

/**
 * @typedef {object} BrewRevealed  What a seat brewed, step by step, and what its cauldron holds now.
 * @property {'brew-revealed'} event
 * @property {number} seat
 * @property {string[]} steps
 * @property {string[]} cauldron
 */

/**
 * @typedef {object} PersonalityDiscarded  A personality went back to the box.
 * @property {'personality-discarded'} event
 * @property {number} seat
 * @property {string} personality
 */

/**
 * @typedef {object} CircleClaimed  The Witch of All Trades moved a cube (or none) from the cauldron to the circle.
 * @property {'circle-claimed'} event
 * @property {number} seat
 * @property {string | null} type
 */

/**
 * @typedef {object} CauldronPassed  A cauldron went to the right; what did not fit went into the sender's circle.
 * @property {'cauldron-passed'} event
 * @property {number} seat
 * @property {number} to
 * @property {string[]} stored
 * @property {string[]} overflow
 */

/**
 * @typedef {object} HandsPassed  All hands went to the left.
 * @property {'hands-passed'} event
 */

/**
 * @typedef {object} PersonalityRotated  The Trickster turned around.
 * @property {'personality-rotated'} event
 * @property {number} seat
 */

/**
 * @typedef {object} DeckReshuffled  The discard pile became the new deck.
 * @property {'deck-reshuffled'} event
 * @property {number} cards
 */

/**
 * @typedef {object} GameEnded  The game is over.
 * @property {'game-ended'} event
 * @property {number[]} scores
 * @property {number[]} winners
 */

/** @typedef {RoundBegan | PersonalitiesDealt | PersonalityRevealed | CardsDrawn | StepTaken | StepTakenBack | Committed | Reopened | Gambled | Gained | RedrawsRevealed | HandDiscarded | RecipeRevealed | TrackersRaised | InitiativeCalled | ArcanaRevealed | BrewRevealed | PersonalityDiscarded | CircleClaimed | CauldronPassed | HandsPassed | PersonalityRotated | DeckReshuffled | GameEnded} Event  What can happen. */

/** @typedef {import('../../scene.js').Scene<View, EditionData, Event>} Scene  What a board is given. */

/** @typedef {import('../../scene.js').Face<Scene>} Face  How it looks. */

/**
 * @typedef {object} Sides  The spaces of a recipe as it lies: a type, a choice (`spider|toad`) or `any`.
 * @property {string[]} inputs
 * @property {string[]} outputs
 */

/**
 * @typedef {object} Portrait  How a personality looks, and where to read about it.
 * @property {string} picture
 * @property {string} clause
 */

/**
 * @typedef {object} Player  What lies in front of a player (WW-INFO-01), and what the viewer knows of the hand.
 * @property {number} left  The neighbour who sends to this player, and gets the hand.
 * @property {number} right  The nemesis: the neighbour who gets the cauldron.
 * @property {string | null} personality
 * @property {number} hand_size
 * @property {LyingRecipe[]} recipes
 * @property {number | null} initiative  The number of the recipe played last.
 * @property {Record<string, number>} trackers  Arcana: potion, raven, book.
 * @property {Record<string, number>} triggers  Effects of this round that are not used yet: potion, raven, book, move.
 * @property {string[]} books  Types named by Books this round.
 * @property {Record<string, number>} bench
 * @property {Record<string, number>} cauldron
 * @property {Record<string, number>} circle
 * @property {string[] | null} hand  Only the viewer's own.
 * @property {string[]} hand_known  Cards that the viewer has held before they came into this hand.
 */

/**
 * @typedef {object} Mine  What only the viewer sees of its own decision.
 * @property {string[]} personalities  Those that were dealt and not kept; before the choice, those to choose from.
 * @property {Record<string, Portrait>} portraits  Of these.
 * @property {string | LyingRecipe | null} choice  A personality, `redraw` or `keep`, or a recipe: sealed until everybody has chosen.
 * @property {string | null} gamble  The recipe that chance chose for a Daredevil.
 * @property {string | null} dare  The effect named for it.
 * @property {Record<string, Sides>} turned  The spaces of own cards that were, or could be, played rotated.
 * @property {Draft | null} draft
 * @property {Offering[]} offerings  What the own power allows now.
 * @property {string[]} buttons  The same where no piece stands for it, in notation.
 * @property {string | null} implied  Which of these is meant by whoever wants to play a card of the hand.
 */

/**
 * @typedef {object} SetupNumbers  Figures of the set-up.
 * @property {number} hand_limit
 * @property {2} personalities_dealt
 */

/**
 * @typedef {object} RuleNumbers  Figures of the rules.
 * @property {number} win_threshold
 * @property {number} arcana_step
 * @property {2} raven_cubes
 * @property {number} idle_rounds
 */

/**
 * @typedef {object} Pieces  The table `pieces`.
 * @property {string[]} arcana
 * @property {Ingredient[]} ingredients
 * @property {Recipe[]} recipes
 * @property {Personality[]} personalities
 */

/**
 * @typedef {object} Brews  The best brews.
 * @property {BrewShown[]} brews
 * @property {boolean} complete
 * @property {string[]} left_out  Recipes that were not tried, where there are too many.
 */

/**
 * @typedef {object} Overflow  What would overflow if all passed now.
 * @property {number} nemesis
 * @property {Record<string, number>} cauldron  What the asking seat would send.
 * @property {Record<string, number>} overflow
 * @property {number} circle  How many cubes its circle would hold.
 * @property {number} threat_from
 * @property {Record<string, number>} threat  What would overflow at home.
 * @property {number} threat_circle
 * @property {number} threshold
 * @property {boolean} wins
 */

/**
 * @typedef {object} LyingRecipe  A recipe in front of a player; a personality's own recipe has the personality's id.
 * @property {string} recipe
 * @property {boolean} rotated  If so, `turned` has its spaces.
 */

/**
 * @typedef {object} Draft  The own decision of several steps, as far as it has come.
 * @property {string[]} steps  In notation.
 * @property {Record<string, number>} bench
 * @property {Record<string, number>} made  On output spaces.
 * @property {Record<string, number>} cauldron
 * @property {Record<string, number>} sent  What would be passed on now: the cauldron, and what was made.
 * @property {string[]} books  Types named by Books.
 * @property {Record<string, number>} triggers  Effects left: potion, raven, book, move.
 * @property {string[]} used  Recipes used, as they lie.
 * @property {UsedRecipe[]} uses  The same in the order of the steps, with all that went through them.
 * @property {Record<string, StepShown[]>} ways  By recipe: every way to use it now.
 * @property {Record<string, Record<string, number>> | null} missing  By recipe that cannot be used now: what there is too little of. None if this is no open brew.
 * @property {RavenShown[]} ravens  Every way to use the Raven now.
 */

/**
 * @typedef {object} Offering  Choices that a power gives, under one heading.
 * @property {string} heading  One of `page-ww-may-…`.
 * @property {number} left  How often it can be done, where that is counted.
 * @property {Piece[]} pieces
 */

/**
 * @typedef {object} Ingredient  A type of ingredient (WW-COMP-03, -04). No hyphen: `made-toad` is a toad with its origin.
 * @property {string} id
 * @property {string} name
 * @property {number} capacity
 * @property {number} cubes
 * @property {boolean} basic
 * @property {number} value
 */

/**
 * @typedef {object} Recipe  A recipe card (WW-COMP-06); a space is a type, "spider|toad", or "any".
 * @property {string} id
 * @property {string} name
 * @property {number} initiative
 * @property {('potion' | 'raven' | 'book')[]} arcana
 * @property {string[]} inputs
 * @property {string[]} outputs
 * @property {boolean} [two_way]
 */

/**
 * @typedef {object} Personality  A personality card (WW-COMP-08).
 * @property {string} id
 * @property {string} name
 * @property {Record<string, number>} start
 * @property {number} [copies]
 * @property {('potion' | 'raven' | 'book')[]} [arcana]
 * @property {string | null} [power]  One of `personalities.POWERS`.
 * @property {string[] | null} [inputs]
 * @property {string[]} [outputs]
 * @property {number} [hand_limit]
 * @property {number} [amount]
 */

/**
 * @typedef {object} BrewShown  A brew and what comes of it.
 * @property {string[]} steps  In notation.
 * @property {StepShown[]} parts
 * @property {Record<string, number>} cauldron  What would be passed on.
 * @property {Record<string, number>} bench
 * @property {number} overflow  How many cubes of it would not fit.
 * @property {boolean} spends_personality
 */

/**
 * @typedef {object} UsedRecipe  A recipe that was used in the running brew.
 * @property {string} recipe
 * @property {Cube[]} spent
 * @property {MadeCube[]} made
 * @property {string[]} fed_by  The recipes whose outputs it used; the personality, where its power made them.
 */

/**
 * @typedef {object} StepShown  One step of a brew, taken apart.
 * @property {string} action  Its notation.
 * @property {string | null} recipe  The recipe used; None for a step that a power allows.
 * @property {string | null} power  The word for what the power does then (of `page-ww-part-…`).
 * @property {Cube[]} spent
 * @property {string[]} into  The types chosen for hybrid and free outputs; or what the power brings.
 * @property {string | null} book  The type that is named by it, as by a Book.
 */

/**
 * @typedef {object} RavenShown  One way to use the Raven.
 * @property {string} action
 * @property {string[]} types
 */

/**
 * @typedef {object} Piece  A choice that a power gives, and the piece that stands for it.
 * @property {string} action  In notation.
 * @property {string} picture  A type of ingredient, or an arcana.
 * @property {'bench' | 'cauldron' | null} lies  Where cubes of this type lie that stand for it as well.
 */

/**
 * @typedef {object} Cube  A cube that goes into a recipe.
 * @property {string} kind
 * @property {'bench' | 'made' | 'cauldron' | 'book' | 'as'} origin
 */

/**
 * @typedef {object} MadeCube  A cube on the outputs of a recipe in the running brew.
 * @property {string} kind
 * @property {boolean} gone  A later step has used it.
 */

export {};
