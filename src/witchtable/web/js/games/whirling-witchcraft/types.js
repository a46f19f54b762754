// What Whirling Witchcraft shows and tells, as types only. Made by `python -m scripts.protocol`: change the structs, not this file.

/** @typedef {Record<string, unknown>} View */

/** @typedef {Record<string, unknown>} EditionData */

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
 * @typedef {object} Step  A seat made a step towards a sealed commitment.
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

/** @typedef {RoundBegan | PersonalitiesDealt | PersonalityRevealed | CardsDrawn | Step | StepTakenBack | Committed | Reopened | Gambled | Gained | RedrawsRevealed | HandDiscarded | RecipeRevealed | TrackersRaised | InitiativeCalled | ArcanaRevealed | BrewRevealed | PersonalityDiscarded | CircleClaimed | CauldronPassed | HandsPassed | PersonalityRotated | DeckReshuffled | GameEnded} Event  What can happen. */

export {};
