// How Witchstone tells what others do: tiles, energy, witches, walks, crystals and scrolls, with the points they bring.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { sayArgument, t } from '../../texts.js';
import { ChipSign, SpecialPicture, SymbolPicture, TilePicture } from './symbols.js';

/** @import {Event, Scene} from './types.js' */
/** @typedef {import('../../protocol.js').LogEntry} Entry */
/** @typedef {import('../../scene.js').Told} Told */

/** @param {string} name */
const flip = (name) => `[data-flip="${name}"]`;
/** @param {number} seat @param {string} what */
const counter = (seat, what) => `[data-anchor="seat-${seat}-${what}"]`;
/** @param {string} what @param {Record<string, string | number>} [more] */
const words = (what, more = {}) => t('page-ws-tell', { what, name: '', points: 0, ...more });
/** @param {string} symbol */
const symbol = (symbol) => html`<${SymbolPicture} symbol=${symbol} size=${20} />`;
/** @param {string} name @param {number} [size] */
const icon = (name, size = 18) => html`<${Icon} name=${name} size=${size} />`;
/** @param {string} chip @param {Scene} scene @param {number} size */
const chipSign = (chip, scene, size) => html`<svg viewBox="0 0 40 40" width=${size} height=${size} aria-hidden="true"><${ChipSign} chip=${chip} x=${20} y=${20} r=${18} points=${scene.edition.scoring.points_chip} /></svg>`;
const NOTHING = { weight: 0, kind: '', words: '' };

/** What was taken from a place of the board into a counter of the seat. @param {string} kind @param {import('../../html.js').Node} sign @param {{from: string, to: string, piece?: import('../../html.js').Node, word?: string, say?: string, stays?: boolean}} how @returns {Told} */
function took(kind, sign, { from, to, piece, word, say, stays }) {
  return { weight: 2, kind, words: say ?? words(kind), sign, word, ways: [{ from: [from], to: [to], piece, stays }] };
}

/** Points that come by themselves. @param {number} seat @param {number} points @returns {Told} */
const scored = (seat, points) => ({ weight: 1, kind: 'points', words: words('points', { points }), sign: icon('ws-vp'), marks: [`[data-anchor="points-${seat}"]`] });

/** Energy and witches on the ball. @param {Event} event @returns {Told | null} */
function onTheBall(event) {
  switch (event.event) {
    case 'big-witch-placed': return { weight: 2, kind: 'tower', words: words('tower'), sign: icon('ws-witch-big', 20), marks: [flip(`big-witch ${event.seat}`)] };
    case 'energy-laid': return { weight: 1, kind: 'energy', words: words('energy'), sign: symbol('energy'), marks: [flip(`energy ${event.start} ${event.end} ${event.units - 1}`)] };
    case 'connection-completed': return { weight: 2, kind: 'connection', words: words('connection', { points: event.points }), sign: symbol('energy'), marks: [`[data-flip^="energy ${event.start} ${event.end} "]`, `[data-anchor="points-${event.seat}"]`] };
    case 'witch-laid': return { weight: 1, kind: 'lay', words: words('lay'), sign: icon('ws-witch-small', 20), marks: [flip(`lying ${event.seat}`)] };
    case 'witch-sent': return { weight: 2, kind: 'send', words: words('send'), sign: symbol('witch'), word: 'location', marks: [flip(`witch ${event.seat} ${event.location}`)] };
    case 'witchstone-reached': return { weight: 3, kind: 'witchstone', words: words('witchstone', { points: event.points }), sign: icon('ws-witchstone', 20), marks: ['.ws-ranks'] };
    default: return null;
  }
}

/** Pentagram, wand and scrolls. @param {Event} event @param {Entry} entry @returns {Told | null} */
function onTheTracks(event, { message }) {
  switch (event.event) {
    case 'pentagram-walked': return { weight: 1, kind: 'walk', count: event.steps, words: words('walk'), sign: symbol('pentagram'), marks: [flip(`ring ${event.seat}`)] };
    case 'owl-taken': return took('owl', icon('ws-owl'), { from: flip(`ring ${event.seat}`), to: counter(event.seat, 'owls'), piece: icon('ws-owl', 36), stays: true, say: words('owl') });
    case 'special-taken': return took('special', html`<${SpecialPicture} tile=${event.tile} size=${22} />`, { from: flip(`special ${event.tile}`), to: counter(event.seat, 'cauldron'), piece: html`<${SpecialPicture} tile=${event.tile} size=${44} />`, word: 'tile', say: words('special') });
    case 'hexagon-refilled': return { ...NOTHING, marks: [flip(`special ${event.tile}`)] };
    case 'wand-advanced': return { weight: 1, kind: 'wand', count: event.steps, words: words('wand'), sign: symbol('wand'), marks: [flip(`wand ${event.seat}`)] };
    case 'wand-scored': case 'tiles-scored': case 'empty-owl-space-reached': return scored(event.seat, event.points);
    case 'scroll-taken': return took(`scroll ${event.scroll}`, symbol('scroll'), { from: `[data-flip^="display ${event.scroll} "]`, to: counter(event.seat, 'scrolls'), word: 'scroll', say: words('scroll', { name: sayArgument(message, 'scroll') }) });
    case 'scroll-revealed': return { ...NOTHING, marks: [`[data-flip^="display ${event.scroll} "]`] };
    case 'spell-played': return { weight: 2, kind: 'spell', words: words('spell', { name: sayArgument(message, 'spell') }), word: 'spell', sign: symbol(event.symbol) };
    default: return null;
  }
}

/** Cauldron, crystals and chips. @param {Event} event @param {Scene} scene @returns {Told | null} */
function inTheCauldron(event, scene) {
  switch (event.event) {
    case 'tile-placed': return { weight: 3, brief: true, kind: 'tile', words: words('tile'), word: 'tile', sign: html`<${TilePicture} tile=${event.tile} size=${10} />`, marks: [flip(`tile ${event.seat} ${event.tile}`), counter(event.seat, 'cauldron')],
      ways: [{ to: [counter(event.seat, 'cauldron')], from: [`[data-anchor="seat-${event.seat}"] .seat-sign`], stays: true, piece: html`<${TilePicture} tile=${event.tile} size=${20} />` }] };
    case 'tile-discarded': return { weight: 2, brief: true, kind: 'discard', words: words('discard'), sign: html`<${TilePicture} tile=${event.tile} size=${10} />` };
    case 'special-laid': return { weight: 2, brief: true, kind: 'lay-special', words: words('special'), word: 'tile', sign: html`<${SpecialPicture} tile=${event.tile} size=${22} />`, marks: [counter(event.seat, 'cauldron')] };
    case 'crystal-moved': return { weight: 1, brief: true, kind: 'crystal', words: words('crystal'), sign: symbol('crystal'), marks: [flip(`crystal ${event.seat} ${event.end}`), counter(event.seat, 'cauldron')] };
    case 'crystal-removed': return { weight: 1, brief: true, kind: 'remove', words: words('remove'), sign: symbol('crystal'), marks: [counter(event.seat, 'cauldron'), `[data-anchor="points-${event.seat}"]`] };
    case 'crystal-shelved': return { weight: 2, kind: 'shelve', words: words('shelve'), sign: icon('ws-crystal-piece'), marks: [`[data-anchor="shelf-${event.shelf}"]`],
      ways: [{ from: [counter(event.seat, 'cauldron')], to: [`[data-anchor="shelf-${event.shelf}"]`], stays: true, piece: icon('ws-crystal-piece', 36) }] };
    case 'crystal-laid-aside': return { weight: 1, kind: 'aside', words: words('shelve'), sign: icon('ws-crystal-piece') };
    case 'chip-taken': case 'setup-chip-taken': return took(`chip ${event.chip}`, chipSign(event.chip, scene, 20), { from: `[data-anchor="chip-${event.location}"]`, to: counter(event.seat, 'chips'), piece: chipSign(event.chip, scene, 40), word: 'chip', say: words('chip') });
    case 'table-chip-taken': return took(`chip ${event.chip}`, chipSign(event.chip, scene, 20), { from: '.ws-table', to: counter(event.seat, 'chips'), piece: chipSign(event.chip, scene, 40), word: 'chip', stays: true, say: words('chip') });
    case 'chip-scored': case 'table-chip-scored': case 'black-chip-scored': return scored(event.seat, event.points);
    default: return null;
  }
}

/** @param {Entry} entry @param {Scene} scene @returns {Told} */
function tell(entry, scene) {
  const event = /** @type {Event} */ (entry.event);
  if (event.event === 'game-ended') return { weight: 3, kind: 'end', words: '' };
  return onTheBall(event) ?? onTheTracks(event, entry) ?? inTheCauldron(event, scene) ?? NOTHING;
}

/** @type {import('../../scene.js').Telling<Scene>} */
export const telling = { tell };
