// What I have seen and no longer see: the hands of the others, the faces of turned cards, what lies under the decks.
import { html } from '../../html.js';
import { SeatSign } from '../../pieces/icon.js';
import { t } from '../../texts.js';
import { PotionCard, WitchCard } from './cards.js';
import { card } from './edition.js';
import { symbols } from './grouping.js';
import { Piece } from './signs.js';
import { word } from './words.js';

/** @import {Memory as Seen, Scene} from './types.js' */

/** @param {{scene: Scene, seen: Seen}} props */
export function Memory({ scene, seen }) {
  const seats = seen.players.map((_, seat) => seat).filter((seat) => handOf(scene, seen, seat).length || turnedOf(scene, seen, seat).length);
  const decks = /** @type {('potions' | 'witches')[]} */ (['potions', 'witches']).filter((deck) => seen.under[deck].length);
  if (!seats.length && !decks.length) return html`<p>${t('page-wd-memory-none')}</p>`;
  return html`<div class="wd-memory">
    ${seats.map((seat) => html`<${Player} key=${seat} scene=${scene} seen=${seen} seat=${seat} />`)}
    ${decks.map((deck) => html`<section key=${deck}><h3>${t('page-wd-memory-under', { deck })}</h3><p class="small dim">${t('page-wd-memory-order')}</p>
      <ol class="wd-minis">${seen.under[deck].map((id) => html`<li key=${id}><${Mini} scene=${scene} id=${id} /></li>`)}</ol></section>`)}
  </div>`;
}

/** @param {{scene: Scene, seen: Seen, seat: number}} props */
function Player({ scene, seen, seat }) {
  const hand = handOf(scene, seen, seat);
  const turned = turnedOf(scene, seen, seat);
  return html`<section><h3><${SeatSign} seat=${seat} size=${20} /> ${scene.names[seat]}</h3>
    ${hand.length > 0 && html`<h4>${t('page-wd-memory-hand')}</h4><ul class="wd-minis">${hand.map((id) => html`<li key=${id}><${Mini} scene=${scene} id=${id} /></li>`)}</ul>`}
    ${turned.length > 0 && html`<h4>${t('page-wd-memory-turned')}</h4><ul class="wd-turned">${turned.map(({ kind, id, shape }) => html`<li key=${id}>
      <${Piece} kind=${kind} size=${26} shape=${shape} label=${word(kind)} /> <span>${card(scene.edition, id).name}</span></li>`)}</ul>`}
  </section>`;
}

/** The hand of somebody else: my own lies before me. @param {Scene} scene @param {Seen} seen @param {number} seat */
const handOf = (scene, seen, seat) => (seat === scene.seat ? [] : seen.players[seat].hand);

/** Turned cards: what they show, and which cards they are. @param {Scene} scene @param {Seen} seen @param {number} seat */
function turnedOf(scene, seen, seat) {
  const shown = scene.view.players[seat];
  return /** @type {('waiting' | 'clan')[]} */ (['waiting', 'clan']).flatMap((where) => /** @type {('tools' | 'animals')[]} */ (['tools', 'animals']).flatMap((sort) => seen.players[seat][where][sort].map((id, at) => (
    { kind: shown[where][sort][at], id, shape: sort === 'tools' ? 'is-tool' : 'is-animal' }))));
}

/** @param {{scene: Scene, id: string}} props */
function Mini({ scene, id }) {
  const { edition } = scene;
  if (card(edition, id).type !== 'potion') return html`<${WitchCard} edition=${edition} id=${id} />`;
  return html`<${PotionCard} edition=${edition} id=${id} needs=${symbols(edition, id)} size=${20} />`;
}
