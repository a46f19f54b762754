// The Witch's Circle: a place for every cube that is needed to win.
import { html } from '../../html.js';
import { Sign } from '../../pieces/icon.js';
import { t } from '../../texts.js';
import { cubesIn, total } from './state.js';

const MIDDLE = 61;
const RADIUS = 44;
const CUBE = 28;

/** @param {number} at @param {number} places */
function place(at, places) {
  const turn = (at / places) * 2 * Math.PI - Math.PI / 2;
  return { x: MIDDLE + RADIUS * Math.cos(turn), y: MIDDLE + RADIUS * Math.sin(turn) };
}

/** Every second place after the other makes the star. @param {number} places */
function star(places) {
  return Array.from({ length: places }, (_, at) => place((at * 2) % places, places)).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** @param {{circle: Record<string, number>, needed: number, coming?: Record<string, number>}} props */
export function Circle({ circle, needed, coming = {} }) {
  const lying = cubesIn(circle);
  const hoped = cubesIn(coming);
  return html`<svg class="ww-circle" viewBox="0 0 122 122" role="img"
    aria-label=${t('page-ww-circle-count', { count: lying.length, needed, coming: total(coming) })}>
    <circle class="ww-circle-ring" cx=${MIDDLE} cy=${MIDDLE} r=${RADIUS} />
    <polygon class="ww-circle-star" points=${star(needed)} />
    ${Array.from({ length: needed }, (_, at) => {
      const { x, y } = place(at, needed);
      const kind = lying[at] ?? hoped[at - lying.length];
      const state = at < lying.length ? 'there' : kind ? 'hoped' : 'empty';
      return html`<g key=${at} class=${`ww-place ${state} ww-${kind}`}>
        <rect x=${x - CUBE / 2} y=${y - CUBE / 2} width=${CUBE} height=${CUBE} rx="6" />
        ${kind && html`<${Sign} name=${`ww-${kind}`} x=${x} y=${y} size=${20} />`}</g>`;
    })}
    <circle class="ww-circle-middle" cx=${MIDDLE} cy=${MIDDLE} r="20" />
    <text x=${MIDDLE} y=${MIDDLE + 8} text-anchor="middle" class="ww-circle-number">${lying.length}<tspan class="ww-circle-of">/${needed}</tspan></text>
  </svg>`;
}
