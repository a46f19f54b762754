// Opening a table: from one click, or from all that can be set up.
import { post, query } from '../api.js';
import { go } from '../address.js';
import { readBot, writeBot } from '../pieces/portrait.js';
import { t } from '../texts.js';
import { GAMES, USUAL_BOT } from './games.js';
import { fittingBot } from './learning.js';

/** @typedef {import('./games.js').Game} Game */
/** @typedef {import('./games.js').Option} Option */
/** @typedef {import('./games.js').Value} Value */

/** Who is to sit on a seat: `me`, `here` (somebody else at this device), `guest` (whoever comes), or a bot's level. @typedef {string} Sitter */

/**
 * @typedef {object} Setup
 * @property {Sitter[]} sitters
 * @property {string[]} [names]  What they are called who play at this device, by seat.
 * @property {boolean} isPublic
 * @property {Record<string, Value>} options  Those that were changed.
 * @property {string} clock  One of CLOCKS.
 * @property {number} patience  Days that somebody may take to answer where there is no clock and nobody has to be there.
 * @property {string} standIn  Which bot plays for whoever is away.
 * @property {string} deal  A number, or nothing.
 * @property {boolean} hints  Whether players may ask for some.
 * @property {boolean} memory  Whether players may look up what they have seen.
 * @property {boolean} remarks  Whether opponents with a name say something now and then.
 */

/** @type {Record<string, Pick<import('../protocol.js').TableRequest, 'pace' | 'clock'>>} */
export const CLOCKS = {
  none: { pace: 'live', clock: null },
  quick: { pace: 'live', clock: { per: 'decision', seconds: 60, at_zero: 'fallback' } },
  calm: { pace: 'live', clock: { per: 'decision', seconds: 180, at_zero: 'fallback' } },
  game: { pace: 'live', clock: { per: 'game', seconds: 1800, at_zero: 'bot' } },
  turns: { pace: 'turns', clock: null },
  days: { pace: 'turns', clock: { per: 'decision', seconds: 3 * 86400, at_zero: 'bot' } },
};

/** How many days it may take until somebody is away. */
export const PATIENCE = [1, 3, 7, 14];
const DAY = 86400;

/** Me against bots that fit, each with another face. @param {Game} game @returns {Setup} */
export function againstBots(game) {
  const id = game.game;
  return { sitters: ['me', ...evenMatch(game, GAMES[id].bots)], isPublic: false, options: {}, clock: 'none', patience: 3, standIn: USUAL_BOT, deal: '', hints: true, memory: true, remarks: true };
}

/** Me, and a chair for each of as many friends. @param {Game} game @returns {Setup} */
export function forFriends(game) {
  return { ...againstBots(game), sitters: ['me', ...Array(GAMES[game.game].bots).fill('guest')] };
}

/** Whom I should meet: as strong as I am, and never the same witch twice. @param {Game} game @param {number} count @returns {string[]} */
export function evenMatch(game, count) {
  const level = fittingBot(game.game);
  const witches = game.opponents.map(({ id }) => ({ id, lot: Math.random() })).sort((a, b) => a.lot - b.lot);
  return Array.from({ length: count }, (_, at) => writeBot(level, witches[at]?.id ?? null));
}

/** Whether a bot sits there. @param {Game} game @param {Sitter} sitter */
export const isBot = (game, sitter) => game.bots.includes(readBot(sitter).level);

/** Whether an option makes a difference at such a table; the server refuses those that do not. @param {Option} option @param {Setup} setup */
export function applies(option, setup) {
  const isSolo = setup.sitters.length === 1;
  if (option.name === 'difficulty') return isSolo;
  if (option.name === 'extra_hard' || option.name === 'extra_easy') return !isSolo;
  if (option.name === 'animal_objectives') return !isSolo && setup.options.animals === true;
  if (option.name === 'animal_sides') return !isSolo && setup.options.animals === true && setup.options.animal_objectives !== 0;
  const handicapped = /^handicap_([a-d])$/.exec(option.name);
  return !handicapped || handicapped[1].charCodeAt(0) - 97 < setup.sitters.length;
}

/** What an option is unless somebody chooses: the server knows what is fair among strangers. @param {Option} option @param {Setup} setup */
export const usual = (option, setup) => (setup.isPublic ? option.among_strangers : null) ?? option.default;

/** Whether nobody is missing. @param {Setup} setup */
export const isFull = (setup) => !setup.sitters.includes('guest');

/** Whether others can be waited for without a clock, for days. @param {Setup} setup */
export const isPatient = (setup) => CLOCKS[setup.clock].pace === 'turns' && CLOCKS[setup.clock].clock === null;

/** Open it, sit down, begin if nobody is missing, and go there. @param {Game} game @param {Setup} setup */
export async function openTable(game, setup) {
  const { sitters, isPublic, clock, deal, hints, memory, remarks } = setup;
  const bots = Object.fromEntries(sitters.map((sitter, seat) => [String(seat), sitter]).filter(([, sitter]) => isBot(game, sitter)));
  const changed = game.options.filter((option) => option.name in setup.options && applies(option, setup));
  const made = await post('/api/tables', {
    game: game.game,
    seats: sitters.length,
    bots,
    public: isPublic,
    options: Object.fromEntries(changed.map((option) => [option.name, setup.options[option.name]])),
    ...CLOCKS[clock],
    stand_in: setup.standIn,
    patience: setup.patience * DAY,
    hints,
    memory,
    remarks,
    deal: deal === '' ? null : Number(deal),
  });
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter === 'here') await post(`/api/tables/${made.table}/seats`, { seat, invite: made.invite, name: setup.names?.[seat]?.trim() || t('seat-name-usual', { number: seat + 1 }) });
  }
  if (isFull(setup)) await post(`/api/tables/${made.table}/start`);
  go(`/tables/${made.table}${query({ invite: isFull(setup) ? null : made.invite })}`);
}
