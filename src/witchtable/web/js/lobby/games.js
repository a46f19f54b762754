// What the lobby knows of each game beside what the server tells.

/**
 * @typedef {object} Game  As `GET /api/games` tells.
 * @property {string} game
 * @property {string} title
 * @property {number[]} seats
 * @property {[number, number]} minutes
 * @property {Option[]} options
 * @property {string[]} bots
 * @property {string[]} aids
 */
/** @typedef {{name: string, default: Value, allowed: Value[], message: import('../protocol.js').Message}} Option */
/** @typedef {boolean | number | string} Value */

/** In the order in which they are shown. @type {Record<string, {icon: string, bots: number, designers: string[]}>} */
export const GAMES = {
  witchstone: { icon: 'ws-witchstone', bots: 2, designers: ['Reiner Knizia', 'Martino Chiacchiera'] },
  'whirling-witchcraft': { icon: 'ww-cauldron', bots: 2, designers: ['Erik Andersson Sundén'] },
  witchdom: { icon: 'wd-potion', bots: 1, designers: ['Michal Peichl'] },
};

/** The one that is learned fastest. */
export const FIRST = 'whirling-witchcraft';
export const USUAL_BOT = 'apprentice';
