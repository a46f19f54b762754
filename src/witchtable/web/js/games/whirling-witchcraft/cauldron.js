// My cauldron: what I have brewed so far, on its way to my nemesis on the right.
import { html } from '../../html.js';
import { coarse, narrow } from '../../lib/narrow.js';
import { Target } from '../../pieces/target.js';
import { tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { Cube, heapWords } from './cube.js';
import { cauldronOf, offeredAt, rightOf, total } from './state.js';

/** @import {Scene} from './types.js' */

/** @param {{scene: Scene}} props */
export function Cauldron({ scene }) {
  const seat = /** @type {number} */ (scene.seat);
  const heap = cauldronOf(scene, seat);
  const nemesis = scene.names[rightOf(scene, seat)];
  return html`<div class="ww-cauldron" data-flip=${`cauldron-${seat}`}
      ...${tells(() => ({ title: t('page-ww-cauldron'), text: t('page-ww-cauldron-holds', { cubes: heapWords(heap), name: nemesis }), clauses: ['WW-BREW-11', 'WW-PASS-01', 'WW-PASS-05'], thing: 'cauldron' }))}>
    <i class="ww-riser" aria-hidden="true"></i>
    <div class="ww-brewed">
      ${scene.edition.pieces.ingredients.map(({ id: kind }) => html`<span key=${kind} class="ww-stack">${Array.from({ length: heap[kind] ?? 0 }, (_, index) => {
        const action = index === 0 && !narrow.value && !coarse.value ? offeredAt(scene, 'cauldron', kind) : undefined;
        return action
          ? html`<${Target} key=${index} scene=${scene} action=${action} class="ww-take"><${Cube} kind=${kind} /><//>`
          : html`<${Cube} key=${index} kind=${kind} flip=${`brewed-${kind}-${index}`} flipFrom="rack" />`;
      })}</span>`)}
    </div>
    <svg class="ww-kettle" viewBox="0 0 168 150" role="img" aria-label=${t('page-ww-cauldron-holds', { cubes: heapWords(heap), name: nemesis })}>
      <defs>
        <radialGradient id="ww-iron" cx=".32" cy=".25" r=".9"><stop offset="0" class="ww-iron-1" /><stop offset=".5" class="ww-iron-2" /><stop offset="1" class="ww-iron-3" /></radialGradient>
        <radialGradient id="ww-fire" cx=".5" cy="1" r=".9"><stop offset="0" class="ww-fire-1" /><stop offset=".55" class="ww-fire-2" /><stop offset="1" class="ww-fire-3" /></radialGradient>
      </defs>
      <ellipse cx="84" cy="138" rx="66" ry="16" fill="url(#ww-fire)" />
      <path class="ww-legs" d="M46 128l-8 16M122 128l8 16" />
      <path d="M14 52c-6 58 26 86 70 86s76-28 70-86z" fill="url(#ww-iron)" />
      <path class="ww-shine" d="M28 66c-2 30 8 50 26 60" />
      <ellipse class="ww-rim" cx="84" cy="52" rx="76" ry="17" /><ellipse class="ww-inside" cx="84" cy="51" rx="66" ry="12.5" />
      <ellipse class="ww-broth" cx="84" cy="53" rx="64" ry="10" /><ellipse class="ww-froth" cx="72" cy="51" rx="34" ry="4.5" />
      <circle class="ww-bubble" cx="124" cy="54" r="4" /><circle class="ww-bubble" cx="40" cy="55" r="3" />
    </svg>
    <p class="ww-kettle-words"><b class="title">${t('page-ww-cauldron')}</b><span class="small">${t('page-ww-cubes', { count: total(heap) })}</span></p>
  </div>`;
}
