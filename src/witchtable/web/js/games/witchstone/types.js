// What Witchstone shows and tells, as types only. Made by `python -m scripts.protocol`: change the structs, not this file.

/** @typedef {Record<string, unknown>} View */

/** @typedef {Record<string, unknown>} EditionData */

/**
 * @typedef {object} BigWitchPlaced  A Big Witch stands on her tower.
 * @property {'big-witch-placed'} event
 * @property {number} seat
 * @property {string} tower
 * @property {number} points
 */

/**
 * @typedef {object} TurnBegan  Somebody's turn began.
 * @property {'turn-began'} event
 * @property {number} seat
 * @property {number} turn
 */

/**
 * @typedef {object} TilePlaced  A hex tile lies in the cauldron: its first symbol on `first`, the other on `second`.
 * @property {'tile-placed'} event
 * @property {number} seat
 * @property {string} tile
 * @property {string} first
 * @property {string} second
 */

/**
 * @typedef {object} TileDiscarded  There was no room for a tile.
 * @property {'tile-discarded'} event
 * @property {number} seat
 * @property {string} tile
 */

/**
 * @typedef {object} TileDrawn  A tile was drawn at the end of a turn; only its owner sees which.
 * @property {'tile-drawn'} event
 * @property {number} seat
 * @property {string | null} tile
 */

/**
 * @typedef {object} TurnTileDrawn  A player with the hardest handicap drew the tile of this turn.
 * @property {'turn-tile-drawn'} event
 * @property {number} seat
 * @property {string | null} tile
 */

/**
 * @typedef {object} PhaseBegan  A main batch began: as many actions as the cluster has symbols.
 * @property {'phase-began'} event
 * @property {number} seat
 * @property {string} symbol
 * @property {number} actions
 */

/**
 * @typedef {object} PhaseSkipped  An action type was of no use.
 * @property {'phase-skipped'} event
 * @property {number} seat
 * @property {string} symbol
 */

/**
 * @typedef {object} BatchBegan  A bonus was begun as a batch of its own.
 * @property {'batch-began'} event
 * @property {number} seat
 * @property {string} source
 * @property {string} symbol
 * @property {number} actions
 */

/**
 * @typedef {object} BatchGrew  Actions of the crystal shelf were added to the running batch.
 * @property {'batch-grew'} event
 * @property {number} seat
 * @property {number} actions
 */

/**
 * @typedef {object} BatchClosed  A batch was closed with actions left over.
 * @property {'batch-closed'} event
 * @property {number} seat
 * @property {string} symbol
 * @property {number} lapsed
 */

/**
 * @typedef {object} BonusesLapsed  The phase ended and these bonuses had not been used.
 * @property {'bonuses-lapsed'} event
 * @property {number} seat
 * @property {string[]} bonuses
 */

/**
 * @typedef {object} SpellPlayed  A spell added actions to the running batch.
 * @property {'spell-played'} event
 * @property {number} seat
 * @property {string} spell
 * @property {string} symbol
 * @property {number} adds
 */

/**
 * @typedef {object} ChipTaken  The chip of a location was taken.
 * @property {'chip-taken'} event
 * @property {number} seat
 * @property {string} chip
 * @property {string} location
 */

/**
 * @typedef {object} SetupChipTaken  The chip of the own tower was taken.
 * @property {'setup-chip-taken'} event
 * @property {number} seat
 * @property {string} chip
 * @property {string} location
 */

/**
 * @typedef {object} TableChipTaken  A chip was taken from the table for a crystal on the bottom shelf.
 * @property {'table-chip-taken'} event
 * @property {number} seat
 * @property {string} chip
 */

/**
 * @typedef {object} ChipScored  A chip showed points.
 * @property {'chip-scored'} event
 * @property {number} seat
 * @property {number} points
 */

/**
 * @typedef {object} TableChipScored  A chip from the table showed points.
 * @property {'table-chip-scored'} event
 * @property {number} seat
 * @property {number} points
 */

/**
 * @typedef {object} BlackChipScored  A chip taken for the black crystal showed points.
 * @property {'black-chip-scored'} event
 * @property {number} seat
 * @property {number} points
 */

/**
 * @typedef {object} EnergyLaid  A unit lies on a connection, which now has `units` of `length`.
 * @property {'energy-laid'} event
 * @property {number} seat
 * @property {string} start
 * @property {string} end
 * @property {number} units
 * @property {number} length
 */

/**
 * @typedef {object} ConnectionCompleted  A connection is complete.
 * @property {'connection-completed'} event
 * @property {number} seat
 * @property {string} start
 * @property {string} end
 * @property {number} points
 */

/**
 * @typedef {object} WitchLaid  A witch lies beside her tower.
 * @property {'witch-laid'} event
 * @property {number} seat
 */

/**
 * @typedef {object} WitchSent  A witch stands on a location.
 * @property {'witch-sent'} event
 * @property {number} seat
 * @property {string} location
 * @property {number} cost
 * @property {number} points
 */

/**
 * @typedef {object} WitchstoneReached  A witch took the highest free bonus space of the Witchstone.
 * @property {'witchstone-reached'} event
 * @property {number} seat
 * @property {number} rank
 * @property {number} points
 */

/**
 * @typedef {object} PentagramWalked  A counter went on along the pentagram.
 * @property {'pentagram-walked'} event
 * @property {number} seat
 * @property {number} steps
 * @property {number} space
 */

/**
 * @typedef {object} OwlTaken  The top owl tile was taken.
 * @property {'owl-taken'} event
 * @property {number} seat
 * @property {number} value
 */

/**
 * @typedef {object} EmptyOwlSpaceReached  There was no owl tile left.
 * @property {'empty-owl-space-reached'} event
 * @property {number} seat
 * @property {number} points
 */

/**
 * @typedef {object} SpecialTaken  A special tile was taken.
 * @property {'special-taken'} event
 * @property {number} seat
 * @property {string} tile
 */

/**
 * @typedef {object} HexagonRefilled  A new special tile was turned up.
 * @property {'hexagon-refilled'} event
 * @property {string} tile
 */

/**
 * @typedef {object} EmptyHexagonReached  A hexagonal space without a tile gives actions of any one type.
 * @property {'empty-hexagon-reached'} event
 * @property {number} seat
 */

/**
 * @typedef {object} SpecialLaid  A special tile lies in the cauldron for good.
 * @property {'special-laid'} event
 * @property {number} seat
 * @property {string} tile
 * @property {string} space
 */

/**
 * @typedef {object} CrystalMoved  A crystal (own or black) went to a space or onto a symbol of the rim.
 * @property {'crystal-moved'} event
 * @property {number} seat
 * @property {string} crystal
 * @property {string} start
 * @property {string} end
 * @property {number} cost
 */

/**
 * @typedef {object} CrystalShelved  A crystal lies in a vial.
 * @property {'crystal-shelved'} event
 * @property {number} seat
 * @property {string} crystal
 * @property {string} shelf
 */

/**
 * @typedef {object} CrystalLaidAside  Both shelves were full; the crystal lies beside the screen.
 * @property {'crystal-laid-aside'} event
 * @property {number} seat
 * @property {string} crystal
 * @property {string} symbol
 */

/**
 * @typedef {object} CrystalRemoved  A crystal was taken out improperly.
 * @property {'crystal-removed'} event
 * @property {number} seat
 * @property {string} crystal
 * @property {string} space
 * @property {number} cost
 */

/**
 * @typedef {object} WandAdvanced  A counter advanced on the wand; whether nobody is ahead of it now.
 * @property {'wand-advanced'} event
 * @property {number} seat
 * @property {number} steps
 * @property {number} space
 * @property {boolean} is_first
 */

/**
 * @typedef {object} WandScored  A silver space scored what its owner had at that moment.
 * @property {'wand-scored'} event
 * @property {number} seat
 * @property {string} what
 * @property {number} points
 */

/**
 * @typedef {object} TilesScored  The silver space for special tiles scored.
 * @property {'tiles-scored'} event
 * @property {number} seat
 * @property {string} what
 * @property {number} points
 */

/**
 * @typedef {object} ScrollTaken  A scroll was taken from the display.
 * @property {'scroll-taken'} event
 * @property {number} seat
 * @property {string} scroll
 * @property {number} position
 */

/**
 * @typedef {object} ScrollRevealed  The display was refilled.
 * @property {'scroll-revealed'} event
 * @property {string} scroll
 */

/**
 * @typedef {object} GameEnded  The game is over.
 * @property {'game-ended'} event
 * @property {number[]} scores
 * @property {number[]} winners
 */

/** @typedef {BigWitchPlaced | TurnBegan | TilePlaced | TileDiscarded | TileDrawn | TurnTileDrawn | PhaseBegan | PhaseSkipped | BatchBegan | BatchGrew | BatchClosed | BonusesLapsed | SpellPlayed | ChipTaken | SetupChipTaken | TableChipTaken | ChipScored | TableChipScored | BlackChipScored | EnergyLaid | ConnectionCompleted | WitchLaid | WitchSent | WitchstoneReached | PentagramWalked | OwlTaken | EmptyOwlSpaceReached | SpecialTaken | HexagonRefilled | EmptyHexagonReached | SpecialLaid | CrystalMoved | CrystalShelved | CrystalLaidAside | CrystalRemoved | WandAdvanced | WandScored | TilesScored | ScrollTaken | ScrollRevealed | GameEnded} Event  What can happen. */

export {};
