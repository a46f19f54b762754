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
 * @property {(string | null)[]} [marked]  What a review speaks of: what was played, and what was better.
 * @property {(action: string, isSure?: boolean) => void} choose  Do it (asks first, if the player wants that and is not sure already).
 * @property {(action: string) => string} label  A choice in words.
 * @property {import('./html.js').Signal<Proposal | null>} proposal  What is being considered, shown in the bar.
 * @property {(aid: string, fields?: Record<string, string>) => Promise<unknown>} aid  Ask the rules for help.
 * @property {(import('./protocol.js').LogEntry & {event: Event})[]} news  What has just happened, to be shown moving.
 * @property {boolean} live  Whether this is a game that goes on (not a replay).
 */

/**
 * @typedef {object} Proposal  Something considered but not done yet; takes the place of the question.
 * @property {string} text
 * @property {boolean} [decides]  Whether only its buttons answer it: whoever plays by keyboard is taken there.
 * @property {{label: string, icon?: string, primary?: boolean, reveals?: boolean, act: () => void}[]} buttons
 */

/**
 * @typedef {object} Pane
 * @property {string} id
 * @property {string} title
 * @property {string} icon
 * @property {string | number | null} [badge]
 * @property {import('./html.js').Node} body
 * @property {string[]} [kinds]  What styles around it go by, besides its id (`with-…`).
 * @property {unknown[]} [of]  What it is made of: as long as that is the same, it is not drawn anew.
 */

/** @typedef {'take' | 'place' | 'brew' | 'overflow'} Heard */
/** @typedef {{id: string, icon: string, labels: string[], name?: string}} Source  Lines whose labels begin so, under an icon and, if they are several, a name. */

/**
 * @typedef {object} Told  How something that happened is told.
 * @property {number} weight  0: belongs to what came before it; 1: small, equal ones are told together; 2 and more: a beat of its own.
 * @property {string} [phase]  What has the same one is told in one beat, whoever did it.
 * @property {string} [heading]  What such a beat is called, in a sentence.
 * @property {string} kind  Equal kinds are counted.
 * @property {string} words  Two or three words.
 * @property {number} [count]  How many of them; 1 unless told.
 * @property {import('./html.js').Node} [sign]  The piece, small.
 * @property {string} [several]  A message for the sentence when it was done `count` times; otherwise they are only counted.
 * @property {string} [word]  Which argument of the message the piece stands for.
 * @property {import('./html.js').Node} [after]  What comes after the words.
 * @property {boolean} [brief]  Whether the words are better than the sentence of the log.
 * @property {boolean} [mute]  Whether the piece says it all, without words.
 * @property {Told} [then]  What is told of it afterwards, in a beat of its own.
 * @property {Way[]} [ways]  Which pieces travel.
 * @property {string[]} [marks]  What on the table it is about: selectors.
 */

/**
 * @typedef {object} Way  A piece on its way.
 * @property {string[]} [from]  Selectors: the first that is seen; if none is, it comes from the seat that is told about.
 * @property {string[]} [to]  The same; if none is seen, it goes there.
 * @property {boolean} [stays]  Whether it stays where it was as well: no gap.
 * @property {import('./html.js').Node} [piece]  What is seen travelling; otherwise what lies at `from`.
 */

/**
 * @template {{ view: unknown }} [S=Scene]  The game's scenes.
 * @typedef {object} Telling  How a game tells what others do. It draws; what happened it is told.
 * @property {(entry: import('./protocol.js').LogEntry, scene: S, after?: S['view']) => Told} tell  `after`: the view that it led to, where that is not shown yet.
 * @property {boolean} [together]  Whether all play at once: the log has rounds then, not turns.
 * @property {Record<string, string>} [gathers]  What is said once for all who do it, by the name of the event: a message with `names` and `count`.
 * @property {(event: Record<string, unknown>) => boolean} [isDecision]  Whether the viewer's own event is a decision of theirs; all are, unless told.
 */

/**
 * @template [S=Scene]  The game's scenes.
 * @typedef {object} Face  How a game looks.
 * @property {(scene: S) => Pane[]} board  What lies between the players.
 * @property {(scene: S) => Pane[]} mine  What lies before the viewer.
 * @property {(scene: S) => Pane[]} [instead]  What whoever only watches sees in that place; nothing, if the board fills it.
 * @property {(scene: S) => {label: string, on: boolean, thing?: string}[]} trail  Where in the round we are, and what the game calls each step.
 * @property {(scene: S) => string} [moment]  Round and turn in two or three words.
 * @property {(scene: S) => string[]} bar  Choices to offer as buttons: those that no piece stands for.
 * @property {(scene: S, action: string) => boolean} [isUsual]  Whether the first of these is the usual thing to do, and golden; it is where nobody says.
 * @property {(scene: S, action: string) => import('./html.js').Node} [button]  What stands on a choice's button in the bar, where words are not enough.
 * @property {(scene: S) => import('./html.js').Node} [beside]  What else stands in the bar beside the choices.
 * @property {(scene: S) => import('./html.js').Node} [rivals]  Panels in the row of seats for those who play without sitting there.
 * @property {(scene: S) => string | null} [asks]  What is said instead of the question, where the board lets one do more than is asked.
 * @property {(scene: S, seat: number) => import('./html.js').Node} seat  What one sees of a player in the row of seats.
 * @property {(scene: S) => string[]} help  Clauses that explain the decision at hand.
 * @property {Record<string, Heard>} [sounds]  What is heard when something happens, by the name of the event; overflow only of what overflows.
 * @property {string} [leftOut]  What running scores leave out (a message id), where they do.
 * @property {Source[]} [sources]  What the lines of score sheets are put together under; others stand for themselves.
 * @property {(scene: S, answer: unknown) => import('./html.js').Node} [memory]  What the viewer has seen and no longer sees, as the aid `memory` tells it.
 */
export {};
