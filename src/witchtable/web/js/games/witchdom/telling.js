// How Witchdom tells what others do: who plays, takes, brews, and what it brings.
import { html } from '../../html.js';
import { narrow } from '../../lib/narrow.js';
import { Icon } from '../../pieces/icon.js';
import { sayArgument, t } from '../../texts.js';
import { card } from './edition.js';
import { Banner, Piece } from './signs.js';

/** @import {Event, Scene} from './types.js' */
/** @typedef {import('../../protocol.js').LogEntry} Entry */
/** @typedef {import('../../scene.js').Told} Told */

const SIZE = 22;
/** @param {string} name */
const flip = (name) => `[data-flip="${name}"]`;
/** @param {number} seat @param {string} what */
const counter = (seat, what) => `[data-anchor="seat-${seat}-${what}"]`;
/** @param {string} what @param {Record<string, string | number>} [more] */
const words = (what, more = {}) => t('page-wd-tell', { what, name: '', ...more });

/** The banners of a card, with the sign of a witch or a potion. @param {Scene} scene @param {string} id */
function banner({ edition }, id) {
  const { banners, type } = card(edition, id);
  return html`<span class="wd-told">${banners.slice(0, 2).map((colour) => html`<${Banner} colour=${colour} size=${14} />`)}<${Icon} name=${type === 'potion' ? 'wd-potion' : 'wd-witch'} size=${18} /></span>`;
}

/** Something taken from the board. @param {Extract<Event, {item: string, location: string}>} event @param {Entry} entry @param {Scene} scene @returns {Told} */
function taken({ seat, location, kind, item, which = 1 }, { message }, scene) {
  const name = sayArgument(message, 'item');
  if (kind === 'resource') {
    return { weight: 1, kind: `take ${item}`, words: words('take', { name }), word: 'item', several: 'page-wd-log-takes', sign: html`<${Piece} kind=${item} size=${SIZE} />`,
      ways: [{ from: [`.wd-token:has(> ${flip(`token-${location}-${item}-${which}`)})`], to: [counter(seat, item)] }] };
  }
  if (kind === 'tool' || kind === 'animal') {
    const here = scene.view.board.find((one) => one.location === location);
    const from = kind === 'tool' ? flip(`potion-${here?.potion?.card}`) : flip(`card-${here?.witch?.card}`);
    const piece = html`<${Piece} kind=${item} size=${SIZE} shape=${kind === 'tool' ? 'is-tool' : 'is-animal'} />`;
    return { weight: 2, kind: `take ${item}`, words: words('take', { name }), word: 'item', sign: piece,
      ways: [{ from: [from], to: [counter(seat, 'potions')], stays: true, piece: html`<${Piece} kind=${item} size=${44} shape=${kind === 'tool' ? 'is-tool' : 'is-animal'} />` }] };
  }
  const from = kind === 'potion' ? `.wd-card-place${flip(`potion-${item}`)}` : `.wd-card-place${flip(`card-${item}`)}`;
  return { weight: 2, kind: `take ${item}`, words: words('take', { name }), word: 'item', sign: banner(scene, item),
    ways: [{ from: [from], to: [counter(seat, kind === 'potion' ? 'potions' : 'hand')] }] };
}

/** What was brewed, and what was paid for it. @param {Extract<Event, {event: 'potion-brewed'}>} event @param {Entry} entry @param {Scene} scene @returns {Told} */
function brewed({ seat, potion, spent }, { message }, scene) {
  const paid = spent.map((kind) => ({ from: [counter(seat, kind)], to: [counter(seat, 'potions')], stays: true, piece: html`<${Piece} kind=${kind} size=${26} />` }));
  const done = { from: [counter(seat, 'potions')], to: [`[data-anchor="points-${seat}"]`], stays: true, piece: html`<${Icon} name="wd-potion" size=${44} />` };
  return { weight: 3, kind: `brew ${potion}`, words: words('brew', { name: sayArgument(message, 'potion') }), word: 'potion', sign: banner(scene, potion), brief: narrow.value, ways: [...paid, done] };
}

/** What is seen of a refreshed part of the board. @param {string} what */
function refreshed(what) {
  if (what === 'potions') return ['.wd-card-place[data-flip^="potion-"]'];
  return what === 'witches' ? ['.wd-card-place[data-flip^="card-"]'] : [`.wd-land.wd-${what}`];
}

/** @param {number} seat @param {string} icon @param {Partial<Told> & {kind: string}} more @returns {Told} */
const simple = (seat, icon, more) => ({ weight: 2, words: words(more.kind), sign: html`<${Icon} name=${icon} size=${18} />`, ...more });
const NOTHING = { weight: 0, kind: '', words: '' };

/** @param {Entry} entry @param {Scene} scene @returns {Told} */
function tell(entry, scene) {
  const event = /** @type {Event} */ (entry.event);
  const { message } = entry;
  switch (event.event) {
    case 'novices-chosen': return simple(event.seat, 'wd-novice', { kind: 'clan', words: words('clan', { name: sayArgument(message, 'clan') }) });
    case 'card-played': return { weight: 2, kind: `play ${event.card}`, words: words('play', { name: sayArgument(message, 'card') }), word: 'card', sign: banner(scene, event.card),
      ways: [{ from: [counter(event.seat, 'hand')], to: ['.wd-band.now .wd-medal', '.wd-band .wd-medal'], stays: true, piece: html`<${Icon} name="wd-witch" size=${40} />` }] };
    case 'rested': return simple(event.seat, 'wd-restore', { kind: 'rest', brief: narrow.value }); // all names are in the log
    case 'refreshed': return simple(event.seat, 'wd-restore', { kind: 'refresh', marks: refreshed(event.what) });
    case 'item-taken': case 'taken-resting': case 'taken-by-ostara': return taken(event, entry, scene);
    case 'card-turned-up': return { ...NOTHING, marks: [`.wd-card-place${flip(`${event.deck === 'potions' ? 'potion' : 'card'}-${event.card}`)}`] };
    case 'token-drawn': case 'gap-filled': return { ...NOTHING, marks: [`.wd-token[data-flip^="lying-${event.location}-"][data-flip$="-${event.kind}"]`] };
    case 'potion-brewed': return brewed(event, entry, scene);
    case 'animal-tamed': return { weight: 2, kind: `tame ${event.animal}`, words: words('tame', { name: sayArgument(message, 'animal') }), word: 'animal', sign: html`<${Piece} kind=${event.animal} size=${SIZE} shape="is-animal" />` };
    case 'objective-claimed': return { weight: 3, kind: 'objective', words: words('objective'), sign: html`<${Icon} name="wd-objective" size=${18} />`, marks: [`[data-anchor="objective-${event.objective}"]`],
      ways: [{ from: [`[data-anchor="objective-${event.objective}"]`], to: [`[data-anchor="points-${event.seat}"]`], stays: true, piece: html`<${Icon} name="wd-objective" size=${40} />` }] };
    case 'leftover-objective': case 'end-triggered': case 'ostara-token-revealed': case 'game-ended': return simple(0, 'wd-ostara', { kind: event.event, words: '', sign: undefined });
    default: return NOTHING;
  }
}

/** @type {import('../../scene.js').Telling<Scene>} */
export const telling = { tell };
