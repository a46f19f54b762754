// The scores over time, one line for each seat; lines differ by dashes and by the sign at their end.
import { html } from '../html.js';
import { SEATS, Sign } from '../pieces/icon.js';
import { t } from '../texts.js';

const [LEFT, RIGHT, TOP, BOTTOM] = [34, 90, 10, 24];
const DASHES = ['none', '9 4', '3 3', '12 3 3 3', '6 6'];

/** @param {{story: number[][], names: string[]}} props */
export function Chart({ story, names }) {
  // Drawn narrower on a phone, so that its words stay readable.
  const [WIDTH, HEIGHT] = matchMedia('(max-width: 699px)').matches ? [360, 140] : [560, 250];
  const all = story.flat();
  const most = Math.max(10, ...all);
  const least = Math.min(0, ...all);
  const x = (/** @type {number} */ at) => LEFT + (at / Math.max(1, story.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ points) => HEIGHT - BOTTOM - ((points - least) / (most - least)) * (HEIGHT - TOP - BOTTOM);
  const step = Math.max(1, Math.ceil((most - least) / 4 / 5) * 5);
  const lowest = Math.ceil(least / step);
  const marks = Array.from({ length: Math.floor(most / step) - lowest + 1 }, (_, at) => (lowest + at) * step);
  const last = story[story.length - 1];
  // Names beside the ends of their lines, kept apart.
  const order = last.map((points, seat) => ({ seat, at: y(points) })).sort((a, b) => a.at - b.at);
  order.forEach((one, at) => { if (at > 0) one.at = Math.max(one.at, order[at - 1].at + 17); });
  const summary = names.map((name, seat) => `${name}: ${last[seat]}`).join(', ');
  return html`<figure class="chart"><figcaption>${t('end-chart')}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`${t('end-chart')}: ${summary}`}>
      ${marks.map((points) => html`<g key=${points}><line class="chart-mark" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(points)} y2=${y(points)} />
        <text class="chart-text" x=${LEFT - 6} y=${y(points) + 4} text-anchor="end">${points < 0 ? `−${-points}` : points}</text></g>`)}
      <text class="chart-text" x=${(LEFT + WIDTH - RIGHT) / 2} y=${HEIGHT - 4} text-anchor="middle">${t('end-moves', { count: story.length })}</text>
      ${last.map((_, seat) => html`<polyline key=${seat} class="chart-line" style=${{ stroke: SEATS[seat % 5].colour, strokeDasharray: DASHES[seat % 5] }}
        points=${story.map((scores, at) => `${x(at).toFixed(1)},${y(scores[seat]).toFixed(1)}`).join(' ')} />`)}
      ${order.map(({ seat, at }) => html`<g key=${`n${seat}`} style=${{ '--seat': SEATS[seat % 5].colour }}>
        <${Sign} name=${SEATS[seat % 5].shape} x=${WIDTH - RIGHT + 14} y=${at} size=${15} />
        <text class="chart-text chart-name" x=${WIDTH - RIGHT + 25} y=${at + 4}>${(names[seat] ?? '').slice(0, 10)}</text></g>`)}
    </svg></figure>`;
}
