// What lies in front of the others: in short in the row of seats, in full in a dialog or a pane.
import { html, useState } from '../../html.js';
import { Dialog } from '../../pieces/dialog.js';
import { Icon, SeatSign } from '../../pieces/icon.js';
import { asks, tells } from '../../table/inspector.js';
import { list, t } from '../../texts.js';
import { aboutPotion } from './cards.js';
import { Sources } from './clan.js';
import { card, kindsOf } from './edition.js';
import { counted, symbols } from './grouping.js';
import { Pairs } from './pairs.js';
import { Banner, Banners, Held, Piece, Recipe, Stock } from './signs.js';
import { word } from './words.js';

/** @import {Scene} from './types.js' */

/** @param {{scene: Scene, seat: number}} props */
export function SeatSummary({ scene, seat }) {
  const [open, setOpen] = useState(false);
  const { view, edition } = scene;
  const { resources, hand_size, waiting, clan } = view.players[seat];
  const title = t('page-wd-before', { name: scene.names[seat] });
  // What is below the button tells about itself; a click anywhere opens the whole.
  return html`<div class="wd-seat" onClick=${() => setOpen(true)}>
      <span class="wd-seat-line">${kindsOf(edition).map((kind) => html`<${Stock} key=${kind} kind=${kind} count=${resources[kind]} anchor=${`seat-${seat}-${kind}`} />`)}</span>
      <span class="wd-seat-line">
        <${Held} icon="wd-witch" count=${hand_size} anchor=${`seat-${seat}-hand`} thing="hand" label=${t('page-wd-held', { count: hand_size })} />
        <${Held} icon="wd-potion" count=${waiting.potions.length} anchor=${`seat-${seat}-potions`} thing="potion" label=${t('page-wd-brewing', { count: waiting.potions.length })} />
        ${counted(waiting.tools).map(([kind]) => html`<${Waiting} kind=${kind} thing="tool" />`)}${counted(waiting.animals).map(([kind]) => html`<${Waiting} kind=${kind} thing="animal" />`)}</span>
      <span class="wd-seat-clan"><${Banners} edition=${edition} cards=${clan.witches} />
        ${clan.potions.length > 0 && html`<${Held} icon="wd-potion" count=${clan.potions.length} anchor=${`seat-${seat}-brewed`} thing="potion" label=${t('page-wd-brewed', { count: clan.potions.length })} />`}
        ${counted(clan.tools).map(([kind]) => html`<${Piece} kind=${kind} size=${20} shape="is-tool" thing="tool" />`)}
        ${counted(clan.animals).map(([kind]) => html`<${Piece} kind=${kind} size=${20} shape="is-animal" thing="animal" />`)}</span>
      <button type="button" class="wd-cover wd-open" aria-label=${title}
        ...${tells(() => ({ title, body: html`<${Things} scene=${scene} seat=${seat} />` }))}></button>
    </div>
    ${open && html`<${Dialog} title=${title} close=${() => setOpen(false)}><${Things} scene=${scene} seat=${seat} /><//>`}`;
}

/** A tool or an animal that waits. @param {{kind: string, thing: string}} props */
const Waiting = ({ kind, thing }) => html`<span class="wd-held" ...${asks(thing, word(kind))}><${Icon} name=${`wd-${kind}`} size=${16} label=${word(kind)} /></span>`;

/** Everything that lies open in front of somebody. @param {{scene: Scene, seat: number}} props */
export function Things({ scene, seat }) {
  const { view, edition } = scene;
  const player = view.players[seat];
  const { resources, hand_size, waiting, played, recipes, uses_tools } = player;
  const needs = (/** @type {string} */ id) => symbols(edition, id, recipes[id].missing, uses_tools);
  return html`<div class="wd-things">
    <p class="wd-seat-line">${kindsOf(edition).map((kind) => html`<${Stock} key=${kind} kind=${kind} count=${resources[kind]} />`)}
      ${waiting.tools.map((kind) => html`<${Piece} kind=${kind} size=${22} shape="is-tool" thing="tool" />`)}
      ${waiting.animals.map((kind) => html`<${Piece} kind=${kind} size=${22} shape="is-animal" thing="animal" />`)}</p>
    ${seat !== view.ostara?.seat && html`<p>${t('page-wd-holds', { count: hand_size, played: list(played.map((id) => card(edition, id).name)) || t('witchdom-nothing') })}</p>`}
    <ul class="wd-recipes">${waiting.potions.map((id) => html`<li key=${id} ...${tells(() => aboutPotion(edition, id, recipes[id]))}><${Banner} colour=${card(edition, id).banners[0]} size=${16} />
      <span>${t('page-wd-card-points', { card: card(edition, id).name, points: card(edition, id).points })}</span>
      <${Recipe} needs=${needs(id)} size=${22} marked=${true} /></li>`)}</ul>
    <${Sources} scene=${scene} seat=${seat} />
  </div>`;
}

/** The others, for a phone, where the row of seats has no room for more than names and points. @param {{scene: Scene}} props */
export function Others({ scene }) {
  const { view } = scene;
  const seats = view.players.map((_, seat) => seat).filter((seat) => seat !== scene.seat);
  // Whoever has still to choose finds the pairs in place of the hand.
  const showsPairs = view.pairs && (scene.seat === null || view.players[scene.seat].clan_card);
  return html`<h2 class="unseen">${t('page-wd-others')}</h2>${showsPairs && html`<${Pairs} scene=${scene} />`}${seats.map((seat) => html`<section key=${seat} class="wd-panel wd-other">
    <h3><${SeatSign} seat=${seat} size=${20} /> <span class="grow">${scene.names[seat]}</span> <b class="wd-total" ...${asks('score')}>${view.scores[seat]}</b></h3>
    <${Things} scene=${scene} seat=${seat} /></section>`)}`;
}
