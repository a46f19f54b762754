// What one sees of a player in the row of seats; the cauldron is one tap away.
import { html, useState } from '../../html.js';
import { lazy } from '../../lib/lazy.js';
import { memo } from '../../lib/memo.js';
import { Icon, SEATS } from '../../pieces/icon.js';
import { asks } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { SPACES, WIDE, HIGH, corners, hexagon } from './spaces.js';
import { colourOf } from './symbols.js';

/** @import {CauldronView, Scene} from './types.js' */

const CauldronDialog = lazy(() => import('./others.js'), 'CauldronDialog');

/** @param {{scene: Scene, seat: number}} props */
export function SeatSummary({ scene, seat }) {
  const [looking, look] = useState(false);
  const { owl_tiles: owls, chips, scrolls_owned: scrolls } = scene.view.players[seat];
  const count = (/** @type {string} */ icon, /** @type {number} */ value, /** @type {string} */ label, /** @type {string} */ what) => html`<span class="ws-count" data-anchor=${`seat-${seat}-${what}s`} ...${asks(what, label)}><${Icon} name=${icon} size=${17} label=${label} /> ${value}</span>`;
  return html`
    ${count('ws-owl', owls, t('page-ws-owls-kept', { count: owls }), 'owl')}
    ${count('ws-chip', chips, t('page-ws-chips-kept', { count: chips }), 'chip')}
    ${scrolls !== null && count('ws-scroll', scrolls, t('page-ws-scrolls-kept', { count: scrolls }), 'scroll')}
    ${seat !== scene.seat && html`<button type="button" class="ws-thumb" data-anchor=${`seat-${seat}-cauldron`} aria-label=${t('page-ws-look', { who: scene.names[seat] })} ...${asks('cauldron', t('page-ws-look', { who: scene.names[seat] }))} onClick=${() => look(true)}><${Thumb} cauldron=${scene.view.players[seat].cauldron} seat=${seat} /></button>`}
    ${looking && html`<${CauldronDialog} scene=${scene} seat=${seat} close=${() => look(false)} />`}`;
}

/** A cauldron so small that only its colours show. @param {{cauldron: CauldronView, seat: number}} props */
function ThumbDrawing({ cauldron, seat }) {
  /** @type {Record<string, string>} */
  const shown = {};
  for (const [symbol, spaces] of Object.entries(cauldron.shown)) for (const space of spaces) shown[space] ??= symbol;
  return html`<svg viewBox=${`0 0 ${WIDE} ${HIGH}`} width="48" height="43" aria-hidden="true">
    <polygon points=${corners(WIDE / 2, HIGH / 2, 184, 0)} class="ws-thumb-edge" stroke=${SEATS[seat].colour} />
    ${SPACES.map(({ id, x, y }) => html`<polygon key=${id} points=${hexagon(x, y, 25)} fill=${shown[id] ? colourOf(shown[id]) : cauldron.crystals.includes(id) || cauldron.black_crystal === id ? SEATS[seat].colour : 'var(--night-3)'} />`)}</svg>`;
}

const Thumb = memo(ThumbDrawing);
