// What passes between the page and the server, as types only (docs/protocol.md).

/** @typedef {{id: string, args: Record<string, any>}} Message */

/**
 * @typedef {object} Player
 * @property {number} seat
 * @property {string | null} name
 * @property {string | null} bot
 * @property {boolean} taken
 * @property {boolean} present
 */

/**
 * @typedef {object} About  A table and who sits there.
 * @property {string} table
 * @property {string} game
 * @property {'waiting' | 'running' | 'over' | 'abandoned'} status
 * @property {boolean} public
 * @property {string} pace
 * @property {any} clock
 * @property {boolean} hints
 * @property {boolean} memory  Whether players may be reminded of what they have seen.
 * @property {Record<string, any>} options
 * @property {number | null} deal
 * @property {string | null} rematch_of
 * @property {{table: string, step: number} | null} [continues]
 * @property {Player[]} players
 * @property {number[]} seats  The caller's own.
 * @property {boolean} host
 * @property {number} votes_to_abandon
 * @property {[string, string] | null} rematch  A table and its invitation.
 * @property {{seat: number, missing: number[]} | null} undo_asked
 * @property {string} [invite]
 */

/**
 * @typedef {object} Choice  One thing that may be done now.
 * @property {string} action  In notation.
 * @property {string[]} clauses
 * @property {Message} [message]
 * @property {number} [prominence]
 * @property {boolean} [aside]  Seldom wanted: a list shows it last, or on request.
 * @property {boolean} [reveals]  Whether no undo goes back across it.
 */

/**
 * @typedef {object} Position  How the game stands for one viewer.
 * @property {number} version
 * @property {number | null} seat
 * @property {any} view
 * @property {number[]} deciders
 * @property {boolean} over
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {Choice[]} legal
 * @property {Message | null} question
 * @property {boolean} can_undo
 */

/**
 * @typedef {object} Hint  One of the best choices, as the strongest bot sees them from the same place.
 * @property {string} action
 * @property {Message} message
 * @property {number} chance  Of winning, 0 to 1.
 * @property {number} visits  How often it was tried.
 * @property {{source: string, part: number, message: Message}[]} sources  Where it differs from the others.
 */

/** @typedef {{event: any, clause: string, message: Message, move?: number}} Told  Something that happened. */
/** @typedef {{number: number, name: string, text: string}} ChatLine */
/** @typedef {{seat: number, left: number, runs: boolean}} SeatClock */

/**
 * @typedef {object} Scene  What a board is given: everything that it shows, and the one way to act.
 * @property {any} view  What the viewer sees (src/witchtable/games/<game>/view.py).
 * @property {any} edition  All components (src/witchtable/games/<game>/components.toml as JSON).
 * @property {number | null} seat  Whose eyes; null: a spectator's.
 * @property {string[]} names  Who sits where.
 * @property {number[]} deciders
 * @property {number} version
 * @property {Map<string, Choice>} choices  What may be done now, by notation; empty when watching.
 * @property {(action: string) => void} choose  Do it (asks first, if the player wants that).
 * @property {(action: string) => string} label  A choice in words.
 * @property {import('./html.js').Signal<Proposal | null>} proposal  What is being considered, shown in the bar.
 * @property {(aid: string, fields?: Record<string, string>) => Promise<any>} aid  Ask the rules for help.
 * @property {Told[]} news  What has just happened, to be shown moving.
 * @property {boolean} live  Whether this is a game that goes on (not a replay).
 */

/**
 * @typedef {object} Proposal  Something considered but not done yet; takes the place of the question.
 * @property {string} text
 * @property {{label: string, icon?: string, primary?: boolean, reveals?: boolean, act: () => void}[]} buttons
 */

/**
 * @typedef {object} Pane
 * @property {string} id
 * @property {string} title
 * @property {string} icon
 * @property {string | number | null} [badge]
 * @property {any} body
 * @property {unknown[]} [of]  What it is made of: as long as that is the same, it is not drawn anew.
 */

/**
 * @typedef {object} Face  How a game looks.
 * @property {(scene: Scene) => Pane[]} board  What lies between the players.
 * @property {(scene: Scene) => Pane[]} mine  What lies before the viewer.
 * @property {(scene: Scene) => {label: string, on: boolean}[]} trail  Where in the round we are.
 * @property {(scene: Scene) => string} [moment]  Round and turn in two or three words.
 * @property {(scene: Scene) => string[]} bar  Choices to offer as buttons: those that no piece stands for.
 * @property {(scene: Scene, seat: number) => any} seat  What one sees of a player in the row of seats.
 * @property {(scene: Scene) => string[]} help  Clauses that explain the decision at hand.
 * @property {(scene: Scene, answer: any) => any} [memory]  What the viewer has seen and no longer sees, as the aid `memory` tells it.
 */
export {};
