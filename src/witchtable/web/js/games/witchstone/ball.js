// The crystal ball: locations, connections with energy, witches, and the bonus spaces of the Witchstone.
import { html } from '../../html.js';
import { SEATS, Sign } from '../../pieces/icon.js';
import { tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { may } from './choices.js';
import { Connection } from './connection.js';
import { useForward } from './forward.js';
import { Location } from './location.js';
import { Light } from './symbols.js';
import { touch } from './touch.js';
import { useZoom } from './zoom.js';

/** @import {Scene} from './types.js' */

const MIDDLE = 200;
const RADIUS = 178;
const STARS = Array.from({ length: 46 }, (_, at) => {
  // Points that look strewn: the golden angle, with growing radius.
  const [turn, far] = [at * 2.39996, Math.sqrt((at + 0.5) / 46) * (RADIUS - 8)];
  return { x: MIDDLE + far * Math.cos(turn), y: MIDDLE + far * Math.sin(turn), r: 0.6 + (at % 3) * 0.25 };
});

/** Where each location lies in the drawing. @param {Scene} scene @returns {Record<string, {x: number, y: number}>} */
function places(scene) {
  return Object.fromEntries(scene.edition.pieces.locations.map(({ id, at: [x, y] }) => [id, { x: MIDDLE + x * RADIUS, y: MIDDLE - y * RADIUS }]));
}

/** @param {{scene: Scene}} props */
export function Ball({ scene }) {
  const asked = may(scene, 'tower', 'energy', 'send');
  const near = useZoom(asked);
  const { frame, zoom, toggle } = near;
  const at = places(scene);
  const inside = useForward(asked);
  return html`<div class="ws-ball" ref=${inside}>
    <${Light} />
    <div class="ws-ball-frame" ref=${frame}><svg class="ws-ball-picture" viewBox="0 0 400 400" style=${{ '--zoom': zoom }} role="group" aria-label=${t('page-ws-ball')} onClickCapture=${(/** @type {MouseEvent} */ event) => touch(scene, near, event)}>
      <circle cx=${MIDDLE} cy=${MIDDLE} r="188" fill="url(#ws-brass)" /><circle cx=${MIDDLE} cy=${MIDDLE} r="183" class="ws-ball-edge" />
      <circle cx=${MIDDLE} cy=${MIDDLE} r="182" fill="url(#ws-ball)" />
      ${STARS.map((star, n) => html`<circle key=${n} cx=${star.x} cy=${star.y} r=${star.r} class="ws-star" />`)}
      <path d="M44 145A167 167 0 0 1 164 38A190 190 0 0 0 44 145Z" class="ws-gleam" />
      ${scene.view.connections.map((one) => html`<${Connection} key=${`${one.start} ${one.end}`} scene=${scene} connection=${one} from=${at[one.start]} to=${at[one.end]} />`)}
      ${scene.view.locations.map((one) => html`<${Location} key=${one.location} scene=${scene} location=${one} at=${at[one.location]} />`)}
      <g class="ws-names" aria-hidden="true">${scene.view.locations.map(({ location: id, type }) => html`<text key=${id} x=${Math.min(352, Math.max(48, at[id].x))} y=${at[id].y + (type === 'tower' ? -24 : 31)}>${t('page-ws-location', { location: id })}</text>`)}</g>
    </svg></div>
    <${Ranks} scene=${scene} />
    <button type="button" class="tool ws-zoom" aria-pressed=${String(zoom > 1)} aria-label=${t('page-ws-zoom')} title=${t('page-ws-zoom')}
      onClick=${toggle}>${zoom > 1 ? '−' : '+'}</button>
  </div>`;
}

/** The four bonus spaces of the Witchstone, and who took them. @param {{scene: Scene}} props */
function Ranks({ scene }) {
  const { scoring } = scene.edition;
  const { witchstone: taken, witchstone_left: left } = scene.view;
  const names = taken.map((seat) => scene.names[seat]);
  return html`<div class="ws-ranks" ...${tells(() => ({ title: t('page-ws-witchstone'), text: t('page-ws-ranks-tell', { points: scoring.witchstone.join(', ') }), clauses: ['WS-WITCH-15'], thing: 'witchstone' }))}>
    <svg viewBox="0 0 58 58" width="58" height="58" role="img" aria-label=${t('page-ws-ranks', { count: taken.length, names: names.join(', '), points: left.join(', ') })}>
      ${scoring.witchstone.map((points, rank) => {
        const seat = taken[rank];
        const [x, y] = [[16, 43], [43, 43], [43, 16], [16, 16]][rank];
        return html`<g key=${rank}><circle cx=${x} cy=${y} r="12" class="ws-rank" fill=${seat === undefined ? 'var(--night)' : SEATS[seat].colour} />
          ${seat === undefined ? html`<text class="ws-number" x=${x} y=${y + 5} font-size="14">${points}</text>` : html`<${Sign} name=${SEATS[seat].shape} x=${x} y=${y} size=${17} style=${{ '--seat': 'var(--moon)' }} />`}</g>`;
      })}
    </svg>
  </div>`;
}
