// A workbench: a row of spaces for each ingredient, what lies there, and what may come.
import { html, useMemo } from '../../html.js';
import { Target } from '../../pieces/target.js';
import { asks } from '../../table/inspector.js';
import { shownLanguage, t } from '../../texts.js';
import { Cube, Space, kindName } from './cube.js';

/** @import {Scene} from './types.js' */
/** @typedef {Record<string, number>} Heap */

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {string} props.name  For pieces that travel.
 * @param {Heap} props.bench
 * @param {Heap} [props.coming]  What would be put here when cauldrons pass.
 * @param {Heap} [props.over]  What of that would not fit.
 * @param {string} [props.from]  Where new cubes come from.
 * @param {'in' | 'out'} [props.ghost]
 * @param {(kind: string) => {action?: string, pick?: () => void, label?: string} | null} [props.takes]  What tapping a cube does.
 */
export function Bench({ scene, name, bench, coming = {}, over = {}, from, ghost = 'in', takes }) {
  // Three dozen spaces and more: drawn anew only if something else lies there.
  return useMemo(() => html`<ul class="ww-bench">
    ${scene.edition.pieces.ingredients.map(({ id: kind, capacity }) => {
      const lying = bench[kind];
      const lost = over[kind] ?? 0;
      const fitting = (coming[kind] ?? 0) - lost;
      const taking = lying > 0 ? takes?.(kind) : null;
      return html`<li key=${kind} class=${lying >= capacity ? 'full' : ''} data-flip=${name && `${name}-row-${kind}`} ...${asks(kind, t('page-ww-row', { kind: kindName(kind), count: lying, spaces: capacity }))}>
        <span class="unseen">${t('page-ww-row', { kind: kindName(kind), count: lying, spaces: capacity })}</span>
        <b class="ww-count title" aria-hidden="true">${lying}<small>/${capacity}</small></b>
        <span class="ww-cells">
          ${Array.from({ length: capacity }, (_, at) => {
            const flip = name && `${name}-${kind}-${at}`;
            if (at < lying && taking && at === lying - 1) {
              return html`<${Target} key=${at} scene=${scene} class="ww-take" ...${taking}><${Cube} kind=${kind} /><//>`;
            }
            if (at < lying) return html`<${Cube} key=${at} kind=${kind} flip=${flip} flipFrom=${from} />`;
            return html`<${Space} key=${at} kind=${kind} class=${at < lying + fitting ? `ghost ${ghost}` : ''} />`;
          })}
        </span>
        ${lost > 0 && html`<span class=${`ww-over ${ghost}`}>${t('page-ww-over', { count: lost })}</span>`}
      </li>`;
    })}
  </ul>`, [takes ? scene : null, shownLanguage(), name, from, ghost, JSON.stringify([bench, coming, over])]);
}
