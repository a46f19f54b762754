// My own cauldron: where tiles are placed and crystals moved.
import { html, useLayoutEffect, useRef } from '../../html.js';
import { narrow } from '../../lib/narrow.js';
import { memo } from '../../lib/memo.js';
import { Icon } from '../../pieces/icon.js';
import { asks } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { Cauldron } from './cauldron.js';
import { may, told, waysTo } from './choices.js';
import { dragging } from './drag.js';
import { useForward } from './forward.js';
import { Hand, drawing } from './hand.js';
import { pick, picked, toggle } from './picking.js';
import { Forecasts, Ghost, Suggested, consider, fits, grants, turnTile, usePlacingKeys } from './placing.js';
import { HIGH, SIZE, SPACE, SPACES, WIDE } from './spaces.js';
import { word } from './symbols.js';

/** @import {Scene} from './types.js' */
/** @typedef {import('./cauldron.js').Touch} Touch */

/** With the tiles beside it, unless they lie elsewhere. @param {{scene: Scene, alone?: boolean}} props */
export function MyCauldron({ scene, alone = false }) {
  usePlacingKeys(scene);
  const seat = /** @type {number} */ (scene.seat);
  const now = picked(scene);
  const removals = waysTo(scene, 'remove');
  // Without room for a tile there is nothing else to do but to take crystals out.
  const mustRemove = removals.length > 0 && removals.length === scene.choices.size;
  const marked = [...new Set(grants(scene).flatMap((grant) => grant.cluster))];
  const takeOut = removals.length ? t('page-ws-take-out', { points: told(scene, `remove ${removals[0][0]}`, 'price') ?? 0 }) : '';
  const { frame, near } = useNearness(now);
  const inside = useForward(may(scene, 'place', 'crystal') || now?.kind === 'special');
  return html`<div class="ws-mine" ref=${inside}>
    <div class=${`ws-cauldron ${now ? `picking-${now.kind}` : ''}`}>
      <div class=${`ws-cauldron-frame ${near ? 'near' : ''}`} ref=${frame}><div class="ws-near">
        <${Cauldron} scene=${scene} seat=${seat} drawing=${drawing} touch=${touch(scene, mustRemove)} marked=${marked}><${Ghost} scene=${scene} /><${Suggested} scene=${scene} /><${SpaceNames} /><//>
        <${Forecasts} scene=${scene} />
      </div></div>
      ${removals.length > 0 && !mustRemove && html`<button type="button" class="btn quiet ws-removal" ...${asks('removal')} aria-pressed=${String(now?.kind === 'removal')}
        aria-label=${takeOut} title=${takeOut} onClick=${() => toggle(scene, { kind: 'removal' }, now?.kind === 'removal', t('page-ws-remove-which'))}>
        <${Icon} name=${now?.kind === 'removal' ? 'ui-close' : 'ui-warning'} size=${16} /><span>${takeOut}</span></button>`}
    </div>
    ${!alone && html`<${Hand} scene=${scene} />`}
  </div>`;
}

/**
 * On a phone the spaces come nearer while one of them is chosen, and go back by themselves.
 * @param {import('./picking.js').Picked | null} now
 */
function useNearness(now) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const near = narrow.value && !dragging.value && now !== null && now.kind !== 'rim';
  const at = SPACE[now?.first ?? now?.from ?? ''] ?? SPACE.d4;
  useLayoutEffect(() => {
    const found = frame.current;
    if (near) found?.scrollTo((at.x / WIDE) * found.scrollWidth - found.clientWidth / 2, (at.y / HIGH) * found.scrollHeight - found.clientHeight / 2);
  }, [near]);
  return { frame, near };
}

/** What the spaces are called, seen while words call them so (css). */
const SpaceNames = memo(() => html`<g class="ws-names" aria-hidden="true">${SPACES.map(({ id, x, y }) => html`<text key=${id} x=${x} y=${y + SIZE * 0.78}>${id}</text>`)}</g>`);

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
