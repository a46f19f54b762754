// The scores through the whole game, with a mark where we are; a click goes there.
import { html } from '../html.js';
import { SEATS } from '../pieces/icon.js';
import { t } from '../texts.js';

const [WIDTH, HEIGHT, EDGE] = [260, 84, 6];
const DASHES = ['none', '9 4', '3 3', '12 3 3 3', '6 6'];

/** @param {{store: import('./store.js').ReplayStore}} props */
export function Story({ store }) {
  const moves = store.story.value;
  const steps = moves.length;
  if (steps < 2) return null;
  const all = moves.flatMap((move) => move.scores);
  const [least, most] = [Math.min(0, ...all), Math.max(5, ...all)];
  const x = (/** @type {number} */ step) => EDGE + (step / steps) * (WIDTH - 2 * EDGE);
  const y = (/** @type {number} */ points) => HEIGHT - EDGE - ((points - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  /** @param {any} event */
  const jump = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.x) / box.width) * WIDTH;
    store.jump(Math.round(((at - EDGE) / (WIDTH - 2 * EDGE)) * steps));
  };
  return html`<svg class="story" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${t('end-chart')} onClick=${jump}>
    <rect class="story-ground" width=${WIDTH} height=${HEIGHT} rx="6" />
    <line class="story-zero" x1=${EDGE} x2=${WIDTH - EDGE} y1=${y(0)} y2=${y(0)} />
    ${moves[0].scores.map((_, seat) => html`<polyline key=${seat} class="story-line" style=${{ stroke: SEATS[seat % SEATS.length].colour, strokeDasharray: DASHES[seat % DASHES.length] }}
      points=${moves.map((move, at) => `${x(at + 1).toFixed(1)},${y(move.scores[seat]).toFixed(1)}`).join(' ')} />`)}
    <line class="story-here" x1=${x(store.step.value)} x2=${x(store.step.value)} y1="0" y2=${HEIGHT} />
  </svg>`;
}
