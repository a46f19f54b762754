// My own cauldron: where tiles are placed and crystals moved.
import { html, useRef } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { t } from '../../texts.js';
import { Cauldron } from './cauldron.js';
import { may, told, waysTo } from './choices.js';
import { useForward } from './forward.js';
import { Hand } from './hand.js';
import { pick, picked, toggle } from './picking.js';
import { Forecasts, Ghost, consider, fits, grants, turnTile, usePlacingKeys } from './placing.js';
import { word } from './symbols.js';

/** @import {Scene} from './types.js' */
/** @typedef {import('./cauldron.js').Touch} Touch */

/** @param {{scene: Scene}} props */
export function MyCauldron({ scene }) {
  const drawing = useRef(/** @type {SVGSVGElement | null} */ (null));
  usePlacingKeys(scene);
  const seat = /** @type {number} */ (scene.seat);
  const now = picked(scene);
  const removals = waysTo(scene, 'remove');
  // Without room for a tile there is nothing else to do but to take crystals out.
  const mustRemove = removals.length > 0 && removals.length === scene.choices.size;
  const marked = [...new Set(grants(scene).flatMap((grant) => grant.cluster))];
  const takeOut = removals.length ? t('page-ws-take-out', { points: told(scene, `remove ${removals[0][0]}`, 'price') ?? 0 }) : '';
  const inside = useForward(may(scene, 'place', 'crystal') || now?.kind === 'special');
  return html`<div class="ws-mine" ref=${inside}>
    <div class=${`ws-cauldron ${now ? `picking-${now.kind}` : ''}`}>
      <div class="ws-cauldron-frame">
        <${Cauldron} scene=${scene} seat=${seat} drawing=${drawing} touch=${touch(scene, mustRemove)} marked=${marked}><${Ghost} scene=${scene} /><//>
        <${Forecasts} scene=${scene} />
      </div>
      ${removals.length > 0 && !mustRemove && html`<button type="button" class="btn quiet ws-removal" aria-pressed=${String(now?.kind === 'removal')}
        aria-label=${takeOut} title=${takeOut} onClick=${() => toggle(scene, { kind: 'removal' }, now?.kind === 'removal', t('page-ws-remove-which'))}>
        <${Icon} name=${now?.kind === 'removal' ? 'ui-close' : 'ui-warning'} size=${16} /><span>${takeOut}</span></button>`}
    </div>
    <${Hand} scene=${scene} drawing=${drawing} />
  </div>`;
}

/** What touching a space or a symbol of the rim does now. @param {Scene} scene @param {boolean} mustRemove @returns {Touch} */
function touch(scene, mustRemove) {
  const now = picked(scene);
  const where = now?.kind === 'tile' && now.tile ? fits(scene, now.tile) : null;
  const movable = new Set(waysTo(scene, 'crystal').map(([from]) => from));
  return {
    space(space) {
      if (where && now?.tile) {
        const { tile, first } = now;
        if (!where.has(space)) return null;
        return {
          pick: () => (first === space ? turnTile(scene) : consider(scene, tile, space)),
          pressed: first === space,
          label: t('page-ws-hold-over', { tile: word(tile), space }),
        };
      }
      if (now?.kind === 'special') return legal(scene, `lay ${now.tile} ${space}`);
      if (now?.kind === 'removal' || mustRemove) return legal(scene, `remove ${space}`);
      if (now?.kind === 'crystal' && now.from !== space && scene.choices.has(`crystal ${now.from} ${space}`)) return { action: `crystal ${now.from} ${space}` };
      if (!movable.has(space)) return null;
      const again = now?.kind === 'crystal' && now.from === space;
      return { pick: () => toggle(scene, { kind: 'crystal', from: space }, again, t('page-ws-crystal-where')), pressed: again, label: t('page-ws-move-crystal', { space }) };
    },
    rim(symbol) {
      if (now?.kind === 'crystal' && scene.choices.has(`crystal ${now.from} ${symbol}`)) return { action: `crystal ${now.from} ${symbol}` };
      const waiting = [...waysTo(scene, 'shelve'), ...waysTo(scene, 'bottom')].filter(([, at]) => at === symbol);
      const kinds = new Set([...waysTo(scene, 'shelve'), ...waysTo(scene, 'bottom')].map(([crystal, at]) => `${crystal} ${at}`));
      if (!waiting.length || kinds.size < 2) return null;
      // Touching it again chooses the other one, if both an own and the black crystal lie here.
      const chosen = now?.kind === 'rim' && now.symbol === symbol ? now.crystal : undefined;
      const crystal = (waiting.find(([kind]) => kind !== chosen) ?? waiting[0])[0];
      return { pick: () => pick(scene, { kind: 'rim', crystal, symbol }), pressed: chosen !== undefined, label: t('page-ws-choose-rim', { symbol }) };
    },
  };
}

/** @param {Scene} scene @param {string} action */
const legal = (scene, action) => (scene.choices.has(action) ? { action } : null);
