// How the games tell what others do; each is loaded when there is something to tell.
import { seatOf } from '../table/follow.js';

/** @typedef {import('../scene.js').Telling} Telling */

/** @type {Record<string, () => Promise<{telling: import('../scene.js').Telling<never>}>>} */
const TELLINGS = {
  witchdom: () => import('./witchdom/telling.js'),
  witchstone: () => import('./witchstone/telling.js'),
  'whirling-witchcraft': () => import('./whirling-witchcraft/telling.js'),
};

/** Words alone: for games that bring no page of their own. @type {Telling} */
export const plain = {
  tell: (entry) => ({ weight: seatOf(entry) === null ? 0 : 2, kind: String(entry.event.event), words: '' }),
};

/** @param {string} game @returns {Promise<Telling>} */
export async function loadTelling(game) {
  if (!(game in TELLINGS)) return plain;
  // Each is given only what happened in its own game.
  return /** @type {Telling} */ ((await TELLINGS[game]()).telling);
}
