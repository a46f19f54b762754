// What the lobby knows of each game beside what the server tells.
import { once } from '../api.js';
import { needTexts } from '../texts.js';

/** @typedef {import('../protocol.js').OfferedGame} Game */
/** @typedef {import('../protocol.js').OfferedOption} Option */
/** @typedef {boolean | number | string} Value */

/** In the order in which they are shown. @type {Record<string, {icon: string, bots: number}>} */
export const GAMES = {
  witchstone: { icon: 'ws-witchstone', bots: 2 },
  'whirling-witchcraft': { icon: 'ww-cauldron', bots: 2 },
  witchdom: { icon: 'wd-potion', bots: 1 },
};

/** Get to know games that came with other packages, and their words. */
export async function meetOthers() {
  const others = (await once('/api/games')).filter(({ game }) => !(game in GAMES));
  await needTexts(...others.map((/** @type {Game} */ { game }) => game));
  for (const { game, seats } of others) GAMES[game] = { icon: 'ui-ball', bots: Math.max(1, seats[0] - 1) };
}

/** The one that is learned fastest. */
export const FIRST = 'whirling-witchcraft';
export const USUAL_BOT = 'apprentice';
