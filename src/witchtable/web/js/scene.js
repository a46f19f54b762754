// What the shell and the faces of the games are to each other, as types only. The server knows nothing of it.

/**
 * @template [View=unknown]  What the game's views hold (`games/<game>/types.js`).
 * @template [EditionData=unknown]  What its editions hold.
 * @template [Event=unknown]  What can happen.
 * @typedef {object} Scene  What a board is given: everything that it shows, and the one way to act.
 * @property {View} view  What the viewer sees.
 * @property {EditionData} edition  All components.
 * @property {number | null} seat  Whose viewpoint; null: a spectator's.
 * @property {string[]} names  Who sits where.
 * @property {number[]} deciders
 * @property {number} version
 * @property {Map<string, import('./protocol.js').Choice>} choices  What may be done now, by notation; empty when watching.
 * @property {(action: string) => void} choose  Do it (asks first, if the player wants that).
 * @property {(action: string) => string} label  A choice in words.
 * @property {import('./html.js').Signal<Proposal | null>} proposal  What is being considered, shown in the bar.
 * @property {(aid: string, fields?: Record<string, string>) => Promise<unknown>} aid  Ask the rules for help.
 * @property {(import('./protocol.js').LogEntry & {event: Event})[]} news  What has just happened, to be shown moving.
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
 * @property {import('./html.js').Node} body
 * @property {unknown[]} [of]  What it is made of: as long as that is the same, it is not drawn anew.
 */

/**
 * @template [S=Scene]  The game's scenes.
 * @typedef {object} Face  How a game looks.
 * @property {(scene: S) => Pane[]} board  What lies between the players.
 * @property {(scene: S) => Pane[]} mine  What lies before the viewer.
 * @property {(scene: S) => {label: string, on: boolean}[]} trail  Where in the round we are.
 * @property {(scene: S) => string} [moment]  Round and turn in two or three words.
 * @property {(scene: S) => string[]} bar  Choices to offer as buttons: those that no piece stands for.
 * @property {(scene: S, seat: number) => import('./html.js').Node} seat  What one sees of a player in the row of seats.
 * @property {(scene: S) => string[]} help  Clauses that explain the decision at hand.
 * @property {(scene: S, answer: unknown) => import('./html.js').Node} [memory]  What the viewer has seen and no longer sees, as the aid `memory` tells it.
 */
export {};
