// What the lobby knows of each game beside what the server tells.
import { once } from '../api.js';
import { needTexts } from '../texts.js';

/** @typedef {import('../protocol.js').OfferedGame} Game */
/** @typedef {import('../protocol.js').OfferedOption} Option */
/** @typedef {boolean | number | string} Value */

/** In the order in which they are shown. @type {Record<string, {icon: string, bots: number, designers: string[]}>} */
export const GAMES = {
  witchstone: { icon: 'ws-witchstone', bots: 2, designers: ['Reiner Knizia', 'Martino Chiacchiera'] },
  'whirling-witchcraft': { icon: 'ww-cauldron', bots: 2, designers: ['Erik Andersson Sundén'] },
  witchdom: { icon: 'wd-potion', bots: 1, designers: ['Michal Peichl'] },
};

/** Get to know games that came with other packages, and their words. */
export async function meetOthers() {
  const others = (await once('/api/games')).filter((/** @type {Game} */ { game }) => !(game in GAMES));
  await needTexts(...others.map((/** @type {Game} */ { game }) => game));
  for (const { game, seats } of others) GAMES[game] = { icon: 'ui-ball', bots: Math.max(1, seats[0] - 1), designers: [] };
}

/** The one that is learned fastest. */
export const FIRST = 'whirling-witchcraft';
export const USUAL_BOT = 'apprentice';
