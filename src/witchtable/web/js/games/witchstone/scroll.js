// A scroll: a spell that adds actions, or a prophecy that scores at the end.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { t } from '../../texts.js';
import { AnySpecial, SymbolPicture } from './symbols.js';

/** @import {Scene, Scroll} from './types.js' */

/** @type {Record<string, string>} */
const SIGNS = {
  'witchstone-rank': 'ws-witchstone', 'witches-on-board': 'ws-witch-big', 'witches-lying': 'ws-witch-small', 'silver-spaces': 'ws-wand',
  scrolls: 'ws-scroll', chips: 'ws-chip', crystals: 'ws-crystal-piece',
};

/** @param {Scene} scene @param {string} id */
export function scrollOf(scene, id) {
  return /** @type {Scroll} */ (scene.edition.pieces.scrolls.find((one) => one.id === id));
}

/** A spell, or a prophecy. @param {Scroll} scroll */
export const isSpell = (scroll) => !scroll.counts;

/** @param {Scene} scene @param {string} id */
export function scrollInfo(scene, id) {
  const scroll = scrollOf(scene, id);
  const text = isSpell(scroll) ? t('page-ws-spell-tell', { symbol: scroll.symbol, adds: scroll.adds, does: scroll.does }) : t('page-ws-prophecy-tell', { counts: scroll.counts });
  return { title: t('page-ws-scroll', { id }), text, clauses: scene.view.scrolls[id].clauses, thing: isSpell(scroll) ? 'spell' : 'prophecy', piece: id };
}

/** What it shows, large. @param {{scroll: Scroll, size?: number}} props */
export function ScrollArt({ scroll, size = 36 }) {
  if (isSpell(scroll)) return html`<span class="ws-plus" data-say=${scroll.adds ? `+${scroll.adds}` : ''} aria-hidden="true"><${SymbolPicture} symbol=${scroll.symbol} size=${size} /></span>`;
  if (scroll.locations) return html`<span class="ws-places">${scroll.locations.map((place, at) => html`<${Place} key=${at} place=${place} joined=${scroll.counts === 'connected'} size=${size * 0.68} />`)}</span>`;
  if (scroll.counts === 'cluster') return html`<span class="ws-cluster-art"><${SymbolPicture} symbol=${scroll.symbol} size=${size * 0.62} /><${SymbolPicture} symbol=${scroll.symbol} size=${size * 0.62} /><${SymbolPicture} symbol=${scroll.symbol} size=${size * 0.62} /></span>`;
  if (scroll.counts === 'special-tiles') return html`<${AnySpecial} size=${size} />`;
  return html`<${Icon} name=${SIGNS[scroll.counts ?? '']} size=${size} />`;
}

/** A kind of location; a foreign tower is dark. @param {{place: string, joined: boolean, size: number}} props */
function Place({ place, joined, size }) {
  const type = place.replace('foreign-', '');
  return html`<span class=${`ws-kind ${joined ? 'joined' : ''} ${place}`}><${Icon} name=${`ws-${type}`} size=${size} /></span>`;
}

/** What a prophecy asks for, and what it brings; the degree reached now is marked. @param {{scene: Scene, scroll: Scroll, degree?: number}} props */
export function Ladder({ scene, scroll, degree = 0 }) {
  const { asks, points: [, ...points] } = scene.view.scrolls[scroll.id];
  /** @param {number} ask @param {number} at */
  const words = (ask, at) => (scroll.counts === 'witchstone-rank' ? t('page-ws-rank', { rank: ask }) : scroll.at_least && at === asks.length - 1 ? `${ask}+` : String(ask));
  return html`<span class="ws-ladder" aria-hidden="true">${asks.map((ask, at) => html`<span key=${at} class=${at + 1 === degree ? 'on' : ''}><i data-say=${words(ask, at)}></i><b data-say=${points[at]}></b></span>`)}</span>`;
}

/** What a prophecy would bring now, in words. @param {Scene} scene @param {string} id @param {number} [degree] */
export function ladderWords(scene, id, degree) {
  return degree === undefined ? '' : t('page-ws-degree', { points: scene.view.scrolls[id].points[degree] });
}
