// What Witchstone shows and tells, as types only. Made by `python -m scripts.protocol`: change the structs, not this file.

/**
 * @typedef {object} View  What one seat, or a spectator, sees.
 * @property {string} game
 * @property {string} edition
 * @property {Record<string, boolean | number | string>} options
 * @property {number} seats
 * @property {number[]} deciders
 * @property {string} phase
 * @property {number} turn
 * @property {number} round
 * @property {number} rounds
 * @property {number} starting_player
 * @property {string[]} help
 * @property {Agenda} agenda
 * @property {LocationView[]} locations
 * @property {ConnectionView[]} connections
 * @property {number[]} witchstone
 * @property {number[]} witchstone_left
 * @property {PentagramView} pentagram
 * @property {WandView} wand
 * @property {Shelf[]} rack
 * @property {string[]} table
 * @property {string[]} display
 * @property {number} pile
 * @property {Record<string, ScrollFacts>} scrolls
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {Player[]} players
 * @property {number | null} seat
 */

/**
 * @typedef {object} EditionData  An edition as it is written down, table by table; what a page is given of it.
 * @property {Record<string, string | number | number[]>} meta
 * @property {Record<string, number>} counts
 * @property {SetupCounts} setup
 * @property {Handicap} handicap
 * @property {Scoring} scoring
 * @property {Rack} rack
 * @property {Pentagram} pentagram
 * @property {Wand} wand
 * @property {Cauldron} cauldron
 * @property {Pieces} pieces
 * @property {Record<string, string>} [provenance]
 */

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

/** @typedef {import('../../scene.js').Scene<View, EditionData, Event>} Scene  What a board is given. */

/** @typedef {import('../../scene.js').Face<Scene>} Face  How it looks. */

/**
 * @typedef {object} Agenda  Everything that the running turn still owes its player.
 * @property {Batch[]} batches
 * @property {HeldBonus[]} bonuses
 * @property {QueuedSpace[]} queue
 * @property {TypeToCome[]} types
 * @property {Lapses} lapses
 */

/**
 * @typedef {object} LocationView  A location of the crystal ball.
 * @property {string} location
 * @property {string} type
 * @property {number | null} tower_of
 * @property {string | null} chip
 * @property {number[]} witches
 */

/**
 * @typedef {object} ConnectionView  A connection between two locations.
 * @property {string} start
 * @property {string} end
 * @property {number} length
 * @property {number} points
 * @property {number | null} builder
 * @property {number} units
 * @property {boolean} complete
 */

/**
 * @typedef {object} PentagramView  The ring with its counters.
 * @property {RingSpace[]} spaces
 * @property {number[]} counters
 * @property {number[][]} ahead
 * @property {number} stack
 */

/**
 * @typedef {object} WandView  The track of the wand; its spaces are printed.
 * @property {number[]} counters
 * @property {number[]} stacking
 * @property {number[]} ranking
 * @property {number} last
 */

/**
 * @typedef {object} Shelf  A shelf of the vial rack.
 * @property {string} shelf
 * @property {number} vials
 * @property {ShelfCrystal[]} crystals
 */

/**
 * @typedef {object} ScrollFacts  What the rules say of a scroll beyond its entry in the edition.
 * @property {string[]} clauses
 * @property {number[]} asks
 * @property {number[]} points
 */

/**
 * @typedef {object} Player  A player as the viewer sees them.
 * @property {string[] | null} hand
 * @property {number[] | null} owls
 * @property {string[] | null} scrolls
 * @property {number | null} scrolls_owned
 * @property {Record<string, number> | null} degrees
 * @property {string | null} tower
 * @property {number} hand_size
 * @property {number} supply
 * @property {number} returned
 * @property {string[]} discarded
 * @property {CauldronView} cauldron
 * @property {number} energy
 * @property {string[] | null} begun
 * @property {number[]} buildable
 * @property {string[]} network
 * @property {Witches} witches
 * @property {number} owl_tiles
 * @property {number} chips
 * @property {string[]} special_tiles
 * @property {string[]} used_special_tiles
 * @property {string[]} used_spells
 * @property {number} crystals_aside
 * @property {number} removed
 * @property {Record<string, number>} counts
 */

/**
 * @typedef {object} SetupCounts  Figures of the set-up (WS-SETUP).
 * @property {number} turns
 * @property {number} open_tiles
 * @property {number} small_witches
 * @property {number} energy_units
 * @property {number} display
 */

/**
 * @typedef {object} Handicap  Tiles of a player with a handicap (WS-HCAP).
 * @property {number} returned
 * @property {[number, number, number]} open_tiles
 */

/**
 * @typedef {object} Scoring  What things are worth.
 * @property {[number, number, number]} connection
 * @property {number} standing_witch
 * @property {[number, number, number, number]} witchstone
 * @property {number} points_chip
 * @property {number} black_points_chip
 * @property {number} empty_owl_space
 * @property {number} chip_at_end
 * @property {number} unused_spell
 * @property {[number, number, number, number]} prophecy
 */

/**
 * @typedef {object} Rack  The vial rack (WS-CRYSTAL-08 to -14).
 * @property {number} symbol_actions
 * @property {number} black_symbol_actions
 * @property {number} chip_actions
 * @property {number} black_chip_actions
 * @property {Record<'2' | '3' | '4', number>} symbol_vials
 * @property {Record<'2' | '3' | '4', number>} bottom_vials
 */

/**
 * @typedef {object} Pentagram  The ring of the pentagram (WS-PENTA).
 * @property {('light' | 'hexagon' | 'owl')[]} spaces
 * @property {number[]} owls
 * @property {number} special_actions
 * @property {number} hexagon_actions
 */

/**
 * @typedef {object} Wand  The track of the magic wand (WS-WAND).
 * @property {number} last
 * @property {WandSpace[]} spaces
 */

/**
 * @typedef {object} Cauldron  What is printed in every cauldron.
 * @property {string} black_crystal
 * @property {string[]} crystals
 * @property {Printed[]} printed
 * @property {Rim[]} rim
 */

/**
 * @typedef {object} Pieces  The table `pieces`: what lies in the box.
 * @property {string[]} hex_tiles
 * @property {string[]} special_tiles
 * @property {Chip[]} chips
 * @property {Location[]} locations
 * @property {([string, string, 1 | 2 | 3])[]} connections
 * @property {Scroll[]} scrolls
 */

/**
 * @typedef {object} Forecast  What a tile would bring: its first half, then its second.
 * @property {[Half, Half]} halves
 */

/**
 * @typedef {object} Batch  A number of actions of one type that has begun.
 * @property {string} symbol
 * @property {number} left
 * @property {number} granted
 * @property {string} source
 * @property {number | null} wand_space
 * @property {RimCrystal[]} rim
 */

/**
 * @typedef {object} HeldBonus  A bonus that has not been begun.
 * @property {string} bonus
 * @property {string[]} symbols
 * @property {number} actions
 * @property {boolean} waits
 * @property {boolean} special
 */

/**
 * @typedef {object} QueuedSpace  A space of the wand still to be dealt with.
 * @property {number} space
 * @property {string | null} bonus
 * @property {number} actions
 * @property {string | null} scores
 * @property {number} points
 */

/**
 * @typedef {object} TypeToCome  An action type of the placed tile that has not begun.
 * @property {string} symbol
 * @property {string} space
 * @property {number} actions
 */

/**
 * @typedef {object} Lapses  What closing the running batch would give up.
 * @property {number} actions
 * @property {boolean} ends_phase
 * @property {number} bonuses
 */

/**
 * @typedef {object} RingSpace  A space of the pentagram.
 * @property {string} kind
 * @property {number[]} owls
 * @property {string | null} tile
 */

/**
 * @typedef {object} ShelfCrystal  A crystal in a vial.
 * @property {number} seat
 * @property {string} crystal
 */

/**
 * @typedef {object} CauldronView  What lies in a cauldron besides what is printed there.
 * @property {LaidTile[]} tiles
 * @property {LaidSpecial[]} special_tiles
 * @property {string[]} crystals
 * @property {string | null} black_crystal
 * @property {Record<string, string[]>} shown
 * @property {Record<string, number>} clusters
 */

/**
 * @typedef {object} Witches  The small witches of a player.
 * @property {number} supply
 * @property {number} lying
 * @property {string[]} standing
 */

/**
 * @typedef {object} WandSpace  A dark space (with a bonus) or a silver one (that scores) of the wand (WS-WAND-03).
 * @property {number} at
 * @property {'energy' | 'crystal' | 'witch' | 'wand' | 'pentagram' | 'scroll' | null} [bonus]
 * @property {number} [actions]
 * @property {'connections' | 'witches-on-board' | 'scrolls' | 'chips' | 'crystals' | 'special-tiles' | null} [scores]
 * @property {number} [points]
 */

/**
 * @typedef {object} Printed  A symbol printed in the cauldron (WS-CONT-13).
 * @property {string} id
 * @property {'energy' | 'crystal' | 'witch' | 'wand' | 'pentagram' | 'scroll'} symbol
 */

/**
 * @typedef {object} Rim  A symbol on the rim of the cauldron and the spaces it is reached from (WS-CRYSTAL-04).
 * @property {'energy' | 'crystal' | 'witch' | 'wand' | 'pentagram' | 'scroll'} id
 * @property {string[]} arrows
 */

/**
 * @typedef {object} Chip  A front of the magic chips and how many chips show it (WS-CONT-08).
 * @property {'energy' | 'crystal' | 'witch' | 'wand' | 'pentagram' | 'scroll' | 'points'} id
 * @property {number} count
 */

/**
 * @typedef {object} Location  A location of the crystal ball (WS-CONT-10).
 * @property {string} id
 * @property {'witchstone' | 'tower' | 'castle' | 'forest' | 'village'} type
 * @property {[number, number]} at
 */

/**
 * @typedef {object} Scroll  A spell (it adds actions, or `does` something else) or a prophecy (it counts something).
 * @property {string} id
 * @property {number} copies
 * @property {'energy' | 'crystal' | 'witch' | 'wand' | 'pentagram' | 'scroll' | 'any' | null} [symbol]
 * @property {number} [adds]
 * @property {string | null} [does]
 * @property {'cluster' | 'witches' | 'connected' | 'witchstone-rank' | 'witches-on-board' | 'witches-lying' | 'silver-spaces' | 'special-tiles' | 'scrolls' | 'chips' | 'crystals' | null} [counts]
 * @property {('witchstone' | 'castle' | 'forest' | 'village' | 'foreign-tower' | 'own-tower')[] | null} [locations]
 * @property {[number, number, number] | null} [at_least]
 * @property {[number, number, number, number] | null} [points]
 */

/**
 * @typedef {object} Half  What one half of a tile would bring.
 * @property {string} symbol
 * @property {string} space
 * @property {string[]} cluster  The spaces of its cluster, this one too.
 * @property {number} actions  The size of the cluster; 0 when actions of this type are of no use now (WS-TURN-07).
 * @property {number} positions  Scroll: how many positions of the display one scroll may be taken from; otherwise 0.
 */

/**
 * @typedef {object} RimCrystal  A crystal on the rim that waits to be put into the rack.
 * @property {string} crystal
 * @property {string} symbol
 */

/**
 * @typedef {object} LaidTile  A hex tile in a cauldron, with the spaces of its first and its second symbol.
 * @property {string} tile
 * @property {string} first
 * @property {string} second
 */

/**
 * @typedef {object} LaidSpecial  A special tile in a cauldron.
 * @property {string} tile
 * @property {string} space
 */

export {};
