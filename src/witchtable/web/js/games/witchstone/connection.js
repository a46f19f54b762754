// One connection of the crystal ball: its spaces, and the energy units on them.
import { html } from '../../html.js';
import { SEATS, Sign } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { told } from './choices.js';
import { considered } from './picking.js';
import { word } from './symbols.js';

/** @import {ConnectionView, Scene} from './types.js' */
/** @typedef {{x: number, y: number}} Point */

const EDGE = 19;

/** @param {{scene: Scene, connection: ConnectionView, from: Point, to: Point}} props */
export function Connection({ scene, connection, from, to }) {
  const { start, end, length, points, builder, units } = connection;
  const action = `energy ${start} ${end}`;
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const open = far - 2 * EDGE;
  const slots = Array.from({ length }, (_, at) => {
    const along = EDGE + (open * (at + 0.5)) / length;
    return { x: from.x + Math.cos(turn) * along, y: from.y + Math.sin(turn) * along };
  });
  const colour = builder === null ? undefined : SEATS[builder].colour;
  const degrees = (turn * 180) / Math.PI;
  const legal = scene.choices.has(action);
  const info = () => ({
    title: t('page-ws-connection', { start: word(start), end: word(end) }),
    text: t('page-ws-connection-tell', { length, points, units, who: builder === null ? 'nobody' : scene.names[builder] }),
    clauses: ['WS-ENERGY-02', 'WS-ENERGY-05'], thing: 'connection',
  });
  return html`<${Target} as="g" scene=${scene} action=${action} class="ws-connection" ...${considered(scene, action)} ...${tells(info)}>
    <line x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} class=${`ws-line ${builder === null ? '' : 'built'}`} stroke=${colour} />
    ${slots.map((slot, at) => html`<g key=${at} transform=${`translate(${slot.x} ${slot.y})`}>
      ${at < units
        ? html`<g data-flip=${`energy ${start} ${end} ${at}`} data-flip-from=${`big-witch ${builder}`}><rect x="-11" y="-7" width="22" height="14" rx="7" transform=${`rotate(${degrees})`} class="ws-unit" fill=${colour} />
          <${Sign} name=${SEATS[/** @type {number} */ (builder)].shape} x=${0} y=${0} size=${12} style=${{ '--seat': 'var(--moon)' }} /></g>`
        : html`<rect x="-9" y="-5" width="18" height="10" rx="5" transform=${`rotate(${degrees})`} class="ws-slot" />`}
      ${legal && at >= units && html`<rect x="-12" y="-8" width="24" height="16" rx="8" transform=${`rotate(${degrees})`} class="ring" />`}
    </g>`)}
    ${legal && html`<line x1=${slots[0].x - Math.cos(turn) * 9} y1=${slots[0].y - Math.sin(turn) * 9} x2=${slots[length - 1].x + Math.cos(turn) * 9} y2=${slots[length - 1].y + Math.sin(turn) * 9} class="ws-hit" />`}
  <//>
  ${legal && (told(scene, action, 'points') ?? 0) > 0 && html`<${Gain} at=${slots[units]} turn=${turn} points=${points} />`}`;
}

/** What completing it brings. @param {{at: Point, turn: number, points: number}} props */
function Gain({ at, turn, points }) {
  const [x, y] = [at.x - Math.sin(turn) * 15, at.y + Math.cos(turn) * 15];
  return html`<g class="ws-badge gain ws-on-top" aria-hidden="true"><circle cx=${x} cy=${y} r="9" /><text class="ws-number" x=${x} y=${y + 4.5} font-size="14">${points}</text></g>`;
}
