// How Whirling Witchcraft tells what others do. The end of a round in its phases: reveal, arcana, brew, pass, overflow, hands.
import { html } from '../../html.js';
import { Icon, SeatSign } from '../../pieces/icon.js';
import { sayArgument, t } from '../../texts.js';
import { Cube, Pile } from './cube.js';
import { Formula } from './recipe.js';

/** @import {Event, Scene, View} from './types.js' */
/** @typedef {import('../../protocol.js').LogEntry} Entry */
/** @typedef {import('../../scene.js').Told} Told */
/** @typedef {import('../../scene.js').Way} Way */

const DECISIONS = ['step', 'step-taken-back', 'committed', 'reopened', 'gambled'];
const NOTHING = { weight: 0, kind: '', words: '' };

/** @param {string} what @param {Record<string, string | number>} [more] */
const words = (what, more = {}) => t('page-ww-tell', { what, name: '', ...more });
/** @param {string} phase */
const heading = (phase) => t('page-ww-telling', { phase });
/** @param {string} name @param {number} [size] */
const icon = (name, size = 18) => html`<${Icon} name=${name} size=${size} />`;

/** Equal cubes counted, as a pile. @param {string[]} kinds */
function pile(kinds) {
  /** @type {Record<string, number>} */
  const heap = {};
  for (const kind of kinds) heap[kind] = (heap[kind] ?? 0) + 1;
  return html`<${Pile} heap=${heap} class="ww-told" />`;
}

/** Effects as pictures: which one, and the cubes that it touched ("raven 2mushroom"). @param {string[]} steps @param {Scene} scene */
function effects(steps, { edition }) {
  const { arcana, ingredients } = edition.pieces;
  return html`<span class="ww-told ww-shown">${steps.map((step) => step.split(' ')).filter(([name]) => arcana.includes(name)).map(([name, ...counted]) => {
    const kinds = counted.flatMap((word) => Array(parseInt(word, 10) || 1).fill(word.replace(/^\d+/, '')));
    return html`${icon(`ww-${name}`)}${pile(kinds.filter((kind) => ingredients.some(({ id }) => id === kind)))}`;
  })}</span>`;
}

/** What a recipe that is revealed makes of what: everybody reads it where it is laid down. @param {Extract<Event, {event: 'recipe-revealed'}>} event @param {Scene} scene @param {View} [after] */
function formula({ recipe, way }, { edition, view }, after = view) {
  const sides = way === 'rotated' ? after?.turned[recipe] : edition.pieces.recipes.find(({ id }) => id === recipe);
  return sides && html`<span class="ww-told ww-shown"><${Formula} recipe=${sides} /></span>`;
}

/** Where a seat's cauldron stands, or else the seat. @param {number} seat */
const cauldron = (seat) => `[data-flip="cauldron-${seat}"]`;
/** @param {number} seat @param {Scene} scene @param {string} kind */
const bench = (seat, scene, kind) => [seat === scene.seat ? `[data-flip="mine-row-${kind}"]` : `[data-flip="bench-${seat}-row-${kind}"]`, `[data-anchor="seat-${seat}"]`];
/** @param {number} seat @param {Scene} scene */
const circle = (seat, scene) => (seat === scene.seat ? '.ww-my-circle' : `[data-anchor="seat-${seat}-circle"]`);

/** Cubes on their way. @param {string[]} kinds @param {(kind: string) => {from: string[], to: string[]}} way @returns {Way[]} */
const cubes = (kinds, way) => kinds.map((kind) => ({ ...way(kind), stays: true, piece: html`<${Cube} kind=${kind} />` }));

/** A cauldron goes to the right; then what did not fit comes back as victory. @param {Extract<Event, {event: 'cauldron-passed'}>} event @param {Scene} scene @returns {Told} */
function passed({ seat, to, stored, overflow }, scene) {
  const from = [cauldron(seat)];
  const then = overflow.length === 0 ? undefined : {
    weight: 3, phase: 'overflow', heading: heading('overflow'), kind: 'overflow', words: words('overflow'), sign: pile(overflow), count: 1,
    ways: cubes(overflow, (kind) => ({ from: bench(to, scene, kind), to: [circle(seat, scene)] })), marks: [circle(seat, scene)],
  };
  return { weight: 3, phase: 'pass', heading: heading('pass'), kind: 'pass', words: stored.length ? '→' : words('nothing'), after: html`<${SeatSign} seat=${to} size=${16} />`,
    sign: stored.length ? pile(stored) : undefined, ways: cubes(stored, (kind) => ({ from, to: bench(to, scene, kind) })), then };
}

/** @param {Entry} entry @param {Scene} scene @param {View} [after] @returns {Told} */
function tell(entry, scene, after) {
  const event = /** @type {Event} */ (entry.event);
  const { message } = entry;
  switch (event.event) {
    case 'personality-revealed': return { weight: 2, phase: 'personality', heading: heading('personality'), kind: 'personality', words: sayArgument(message, 'personality'), sign: icon('wd-witch') };
    case 'recipe-revealed': return { weight: 3, phase: 'reveal', heading: heading('reveal'), kind: `recipe ${event.recipe}`, words: sayArgument(message, 'recipe'), sign: icon('ui-rules'), after: formula(event, scene, after), marks: [`[data-flip="card-${event.recipe}"]`] };
    case 'trackers-raised': return { weight: 2, phase: 'trackers', heading: heading('trackers'), kind: 'trackers', words: '+', sign: html`<span class="ww-told">${event.icons.map((one) => icon(`ww-${one}`))}</span>`,
      marks: event.icons.map((one) => `[data-anchor="seat-${event.seat}-${one}"]`) };
    case 'initiative-called': return { weight: 2, kind: 'call', words: words('call'), sign: icon('ui-clock') };
    case 'arcana-revealed': return { weight: 3, phase: 'arcana', heading: heading('arcana'), kind: 'arcana', words: event.steps.length ? sayArgument(message, 'steps') : words('nothing'), sign: event.steps.length > 0 && effects(event.steps, scene) };
    case 'brew-revealed': return { weight: 3, phase: 'brew', heading: heading('brew'), kind: 'brew', words: event.cauldron.length ? '' : words('nothing'), sign: html`${icon('ww-cauldron')}${event.cauldron.length > 0 && pile(event.cauldron)}`, mute: true,
      ways: event.seat === scene.seat ? [] : cubes(event.cauldron, () => ({ from: [], to: [cauldron(event.seat)] })), marks: [cauldron(event.seat)] };
    case 'circle-claimed': return event.type === null ? NOTHING : { weight: 2, kind: 'circle', words: words('overflow'), sign: html`<${Cube} kind=${event.type} class="ww-told" />`, ways: cubes([event.type], () => ({ from: [cauldron(event.seat)], to: [circle(event.seat, scene)] })) };
    case 'cauldron-passed': return passed(event, scene);
    case 'gained': return { weight: 2, kind: 'gained', words: words('gained'), sign: pile(Array(event.stored + event.overflow).fill(event.type)) };
    case 'hands-passed': return { weight: 2, phase: 'hands', kind: 'hands', words: heading('hands'), sign: icon('ui-rules') };
    case 'hand-discarded': return { weight: 2, kind: 'redraw', words: words('redraw'), sign: icon('ui-rules') };
    case 'personality-discarded': case 'personality-rotated': return { weight: 1, kind: 'personality', words: words('personality'), sign: icon('wd-witch') };
    case 'game-ended': return { weight: 3, kind: 'end', words: '' };
    default: return NOTHING;
  }
}

/** @type {import('../../scene.js').Telling<Scene>} */
export const telling = { tell, together: true, gathers: { committed: 'page-ww-log-decided' }, isDecision: (event) => DECISIONS.includes(String(event.event)) };
