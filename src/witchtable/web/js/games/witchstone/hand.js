// My open tiles: to drag onto the cauldron, or to pick up with a tap.
import { html } from '../../html.js';
import { Target } from '../../pieces/target.js';
import { asks, tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { may } from './choices.js';
import { useDrag } from './drag.js';
import { picked, toggle } from './picking.js';
import { forecast, placement } from './placing.js';
import { TilePicture, word } from './symbols.js';

/** @import {Scene} from './types.js' */

/** The drawing of my cauldron, wherever it is: tiles are dragged there. @type {{current: SVGSVGElement | null}} */
export const drawing = { current: null };

/** @param {{scene: Scene}} props */
export function Hand({ scene }) {
  const seat = /** @type {number} */ (scene.seat);
  const { hand, supply } = scene.view.players[seat];
  const placing = may(scene, 'place');
  const drag = useDrag(scene, drawing);
  const now = picked(scene);
  return html`<section class="panel ws-hand" aria-label=${t('page-ws-hand')}>
    <h2><span>${t('page-ws-hand')}</span><small ...${asks('supply', t('page-ws-supply', { count: supply }))}>${placing ? t('page-ws-hand-how') : t('page-ws-supply', { count: supply })}</small></h2>
    <div class="ws-tiles">
      ${(hand ?? []).map((tile, at) => {
        const chosen = now?.kind === 'tile' && now.tile === tile;
        const discard = `discard ${tile}`;
        const lift = placing ? {
          pick: () => toggle(scene, { kind: 'tile', tile, way: chosen ? now.way : 0 }, chosen),
          pressed: chosen,
          label: t('page-ws-tile-number', { number: at + 1, tile: word(tile) }),
          onPointerDown: (/** @type {PointerEvent} */ event) => drag.begin(event, tile, chosen ? now.way ?? 0 : 0),
          onPointerEnter: () => forecast(scene, tile),
        } : { action: discard, label: scene.choices.has(discard) ? undefined : word(tile) };
        return html`<${Target} key=${tile} scene=${scene} class=${`ws-hand-tile ${chosen ? 'chosen' : ''} ${drag.tile === tile ? 'gone' : ''}`} flip=${`tile ${seat} ${tile}`} ...${lift}
          ...${tells(() => ({ title: word(tile), text: t('page-ws-hand-tell'), clauses: ['WS-TURN-02', 'WS-TURN-03'], thing: 'tile', piece: tile }))}>
          <${TilePicture} tile=${tile} way=${chosen ? now.way : 0} />${placing && html`<span class="ws-key" aria-hidden="true">${at + 1}</span>`}<//>`;
      })}
    </div>
    ${drag.tile && html`<div class=${`ws-dragged ${placement(scene) ? 'over' : ''}`} ref=${drag.shown} aria-hidden="true"><${TilePicture} tile=${drag.tile} way=${drag.way} size=${drag.size} /></div>`}
  </section>`;
}
