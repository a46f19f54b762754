// What Witchdom shows and tells, as types only. Made by `python -m scripts.protocol`: change the structs, not this file.

/** @typedef {Record<string, unknown>} View */

/** @typedef {Record<string, unknown>} EditionData */

/**
 * @typedef {object} NovicesChosen  A pair of novices went into a hand, and the clan card of their symbol was laid out.
 * @property {'novices-chosen'} event
 * @property {number} seat
 * @property {string} clan
 * @property {string[]} cards
 */

/**
 * @typedef {object} RoundBegan  A new round began.
 * @property {'round-began'} event
 * @property {number} round
 */

/**
 * @typedef {object} CardPlayed  A card became the active card.
 * @property {'card-played'} event
 * @property {number} seat
 * @property {string} card
 */

/**
 * @typedef {object} Rested  The played pile went back to hand.
 * @property {'rested'} event
 * @property {number} seat
 * @property {string[]} cards
 */

/**
 * @typedef {object} DisplayKept  The restoration symbol was left unused.
 * @property {'display-kept'} event
 * @property {number} seat
 */

/**
 * @typedef {object} Refreshed  Cards went under their deck, or the tokens of a location back into the pouch.
 * @property {'refreshed'} event
 * @property {number} seat
 * @property {string} what
 * @property {string[]} returned
 */

/**
 * @typedef {object} ItemTaken  One thing was taken: `kind` is resource, potion, tool, witch or animal; `item` its id.
 * @property {'item-taken'} event
 * @property {number} seat
 * @property {string} location
 * @property {string} kind
 * @property {string} item
 * @property {number} [which]
 */

/**
 * @typedef {object} TakenResting  A resource was taken by a resting player.
 * @property {'taken-resting'} event
 * @property {number} seat
 * @property {string} location
 * @property {string} kind
 * @property {string} item
 * @property {number} [which]
 */

/**
 * @typedef {object} TakenByOstara  Ostara took one thing.
 * @property {'taken-by-ostara'} event
 * @property {number} seat
 * @property {string} location
 * @property {string} kind
 * @property {string} item
 * @property {number} [which]
 */

/**
 * @typedef {object} CardTurnedUp  A gap was filled from a deck; `next_back` is the back of the card now on top.
 * @property {'card-turned-up'} event
 * @property {string} deck
 * @property {string} location
 * @property {string} card
 * @property {string | null} next_back
 */

/**
 * @typedef {object} TokenDrawn  A gap was filled from the pouch.
 * @property {'token-drawn'} event
 * @property {string} location
 * @property {string} kind
 */

/**
 * @typedef {object} GapFilled  A gap that had stayed open was filled at the end of a turn.
 * @property {'gap-filled'} event
 * @property {string} location
 * @property {string} kind
 */

/**
 * @typedef {object} PointsLapsed  A location had nothing left to offer.
 * @property {'points-lapsed'} event
 * @property {number} seat
 * @property {string} location
 * @property {number} points
 */

/**
 * @typedef {object} PotionChosen  A potion is about to be brewed and waits for its payment.
 * @property {'potion-chosen'} event
 * @property {number} seat
 * @property {string} potion
 */

/**
 * @typedef {object} BrewTakenBack  A potion that was about to be brewed waits on; nothing was paid.
 * @property {'brew-taken-back'} event
 * @property {number} seat
 * @property {string} potion
 */

/**
 * @typedef {object} PotionBrewed  Potion and witch joined the clan; `tools` are the waiting ones that went with them.
 * @property {'potion-brewed'} event
 * @property {number} seat
 * @property {string} potion
 * @property {string} witch
 * @property {string[]} spent
 * @property {string[]} tools
 */

/**
 * @typedef {object} AnimalTamed  An animal joined the clan; `spent` is None when it cost nothing (Ostara).
 * @property {'animal-tamed'} event
 * @property {number} seat
 * @property {string} animal
 * @property {string | null} spent
 */

/**
 * @typedef {object} ObjectiveClaimed  A clan met a condition first.
 * @property {'objective-claimed'} event
 * @property {number} seat
 * @property {string} objective
 * @property {string} side
 * @property {number} points
 */

/**
 * @typedef {object} TurnEnded  A turn ended without brewing or taming, by choice.
 * @property {'turn-ended'} event
 * @property {number} seat
 */

/**
 * @typedef {object} DeckRanOut  The last card of a deck was turned up; `reserve` boxed cards became the new deck.
 * @property {'deck-ran-out'} event
 * @property {string} deck
 * @property {number} reserve
 * @property {string | null} next_back
 */

/**
 * @typedef {object} EndTriggered  The end phase began: `cause` is objectives or deck; one full round follows this one.
 * @property {'end-triggered'} event
 * @property {string} cause
 * @property {number} last_round
 */

/**
 * @typedef {object} OstaraTokensShuffled  A new stage began with all of Ostara's tokens in a new stack.
 * @property {'ostara-tokens-shuffled'} event
 * @property {number} stage
 */

/**
 * @typedef {object} OstaraTokenRevealed  Ostara's turn began with this token.
 * @property {'ostara-token-revealed'} event
 * @property {string} token
 */

/**
 * @typedef {object} OstaraChose  Ostara settled on something, and by what: the criteria that narrowed the choice down.
 * @property {'ostara-chose'} event
 * @property {string} kind
 * @property {string} item
 * @property {string[]} criteria
 * @property {string | null} potion  For a resource: the waiting potion she wants it for.
 */

/**
 * @typedef {object} OstaraGainLapsed  Nothing of the kind was on display.
 * @property {'ostara-gain-lapsed'} event
 * @property {string} kind
 */

/**
 * @typedef {object} LeftoverObjective  An open objective went to Ostara after the last round.
 * @property {'leftover-objective'} event
 * @property {string} objective
 * @property {number} points
 */

/**
 * @typedef {object} GameEnded  The game is over.
 * @property {'game-ended'} event
 * @property {number[]} scores
 * @property {number[]} winners
 */

/** @typedef {NovicesChosen | RoundBegan | CardPlayed | Rested | DisplayKept | Refreshed | ItemTaken | TakenResting | TakenByOstara | CardTurnedUp | TokenDrawn | GapFilled | PointsLapsed | PotionChosen | BrewTakenBack | PotionBrewed | AnimalTamed | ObjectiveClaimed | TurnEnded | DeckRanOut | EndTriggered | OstaraTokensShuffled | OstaraTokenRevealed | OstaraChose | OstaraGainLapsed | LeftoverObjective | GameEnded} Event  What can happen. */

export {};
