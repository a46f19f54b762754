// Looking into other cauldrons: small ones to choose from, a large one in a dialog.
import { html, useState } from '../../html.js';
import { Icon, SEATS, SeatSign } from '../../pieces/icon.js';
import { Dialog } from '../../pieces/dialog.js';
import { memo } from '../../lib/memo.js';
import { t } from '../../texts.js';
import { Cauldron } from './cauldron.js';
import { Held } from './held.js';
import { SPACES, WIDE, HIGH, corners, hexagon } from './spaces.js';
import { colourOf, halves } from './symbols.js';

/** @typedef {import('../../protocol.js').Scene} Scene */

/** What one sees of a player in the row of seats. @param {{scene: Scene, seat: number}} props */
export function SeatSummary({ scene, seat }) {
  const [looking, look] = useState(false);
  const { owl_tiles: owls, chips, scrolls, used_spells: used } = scene.view.players[seat];
  const count = (/** @type {string} */ icon, /** @type {number} */ value, /** @type {string} */ label) => html`<span class="ws-count" title=${label}><${Icon} name=${icon} size=${17} label=${label} /> ${value}</span>`;
  return html`
    ${count('ws-owl', owls, t('page-ws-owls-kept', { count: owls }))}
    ${count('ws-chip', chips, t('page-ws-chips-kept', { count: chips }))}
    ${scrolls && count('ws-scroll', scrolls.length + used.length, t('page-ws-scrolls-kept', { count: scrolls.length + used.length }))}
    ${seat !== scene.seat && html`<button type="button" class="ws-thumb" aria-label=${t('page-ws-look', { who: scene.names[seat] })} title=${t('page-ws-look', { who: scene.names[seat] })} onClick=${() => look(true)}><${Thumb} cauldron=${scene.view.players[seat].cauldron} printed=${scene.edition.cauldron.printed} seat=${seat} /></button>`}
    ${looking && html`<${CauldronDialog} scene=${scene} seat=${seat} close=${() => look(false)} />`}`;
}

/** A cauldron so small that only its colours show. @param {{cauldron: any, printed: any[], seat: number}} props */
function ThumbDrawing({ cauldron, printed, seat }) {
  /** @type {Record<string, string>} */
  const shown = Object.fromEntries(printed.map((/** @type {any} */ { id, symbol }) => [id, symbol]));
  for (const { tile, first, second } of cauldron.tiles) [shown[first], shown[second]] = halves(tile);
  for (const { tile, space } of cauldron.special_tiles) [shown[space]] = halves(tile);
  return html`<svg viewBox=${`0 0 ${WIDE} ${HIGH}`} width="48" height="43" aria-hidden="true">
    <polygon points=${corners(WIDE / 2, HIGH / 2, 184, 0)} class="ws-thumb-edge" stroke=${SEATS[seat].colour} />
    ${SPACES.map(({ id, x, y }) => html`<polygon key=${id} points=${hexagon(x, y, 25)} fill=${shown[id] ? colourOf(shown[id]) : cauldron.crystals.includes(id) || cauldron.black_crystal === id ? SEATS[seat].colour : 'var(--night-3)'} />`)}</svg>`;
}

const Thumb = memo(ThumbDrawing);

/** @param {{scene: Scene, seat: number, close: () => void}} props */
function CauldronDialog({ scene, seat, close }) {
  return html`<${Dialog} title=${t('page-ws-cauldron-of', { who: scene.names[seat] })} close=${close} class="ws-look">
    <${Cauldron} scene=${scene} seat=${seat} /><${Held} scene=${scene} seat=${seat} /><//>`;
}

/** The cauldrons of everybody else. @param {{scene: Scene}} props */
export function Others({ scene }) {
  const [looked, look] = useState(/** @type {number | null} */ (null));
  const seats = scene.view.players.map((/** @type {any} */ _, /** @type {number} */ seat) => seat).filter((/** @type {number} */ seat) => seat !== scene.seat);
  return html`<div class="ws-others">
    ${seats.map((/** @type {number} */ seat) => html`<button type="button" key=${seat} class="ws-other" aria-label=${t('page-ws-look', { who: scene.names[seat] })} onClick=${() => look(seat)}>
      <span class="row"><${SeatSign} seat=${seat} size=${18} /> ${scene.names[seat]}</span><${Cauldron} scene=${scene} seat=${seat} small=${true} /></button>`)}
    ${looked !== null && html`<${CauldronDialog} scene=${scene} seat=${looked} close=${() => look(null)} />`}
  </div>`;
}
