// Everybody on steps by rank, with hat and points: the same scene for a win and for a loss. Only who has won smiles.
import { html } from '../html.js';
import { SEATS, Sign } from '../pieces/icon.js';

const [STEP, GROUND, HIGHEST, LOWEST] = [118, 276, 106, 64]; // lower ones have no room for points above a name
/** Where stars stand around the winner: beside the middle, above the ground, size. */
const STARS = [[-52, 28, 9], [52, 34, 10], [-96, 70, 6], [92, 62, 7], [-128, 22, 7], [126, 8, 6], [-150, 96, 8], [150, 100, 7], [-186, 48, 5], [184, 40, 8], [-208, 110, 6], [214, 84, 5], [-74, -6, 5], [70, -8, 6]];
const RAYS = [0, 20, 40, 60, 80, 100, 260, 280, 300, 320, 340];

/** @param {{scores: readonly number[], names: string[], winners: number[]}} props */
export function Podium({ scores, names, winners }) {
  const places = inPlaces(ranked(scores, winners));
  const width = places.length * STEP;
  const middle = places.findIndex((one) => one.rank === 0) * STEP + STEP / 2;
  return html`<svg class="podium" viewBox=${`${-60} -16 ${width + 120} 292`} role="img" aria-label=${places.map((one) => `${names[one.seat] ?? ''} ${one.score}`).join(', ')}>
    ${winners.length > 0 && html`<${Glory} at=${middle} colour=${SEATS[winners[0] % 5].colour} />`}
    ${places.map((one, at) => html`<${Step} key=${one.seat} one=${one} x=${at * STEP} name=${names[one.seat] ?? ''} fall=${Math.min(22, (HIGHEST - LOWEST) / Math.max(1, places.length - 1))} />`)}
  </svg>`;
}

/** @typedef {{seat: number, score: number, rank: number}} Ranked */

/** Winners first, whatever their points; then by points, equal ones alike. @param {readonly number[]} scores @param {number[]} winners */
function ranked(scores, winners) {
  const order = scores.map((score, seat) => ({ seat, score, rank: 0 })).sort((a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.score - a.score);
  order.forEach((one, at) => {
    const before = order[at - 1];
    const alike = before && before.score === one.score && winners.includes(before.seat) === winners.includes(one.seat);
    one.rank = before ? (alike ? before.rank : at) : 0;
    if (winners.includes(one.seat)) one.rank = 0;
  });
  return order;
}

/** The first in the middle, the second to the left, the third to the right, and so on. @param {Ranked[]} order */
function inPlaces(order) {
  /** @type {Ranked[]} */
  const places = [];
  order.forEach((one, at) => (at % 2 ? places.unshift(one) : places.push(one)));
  return places;
}

/** @param {{one: Ranked, x: number, name: string, fall: number}} props */
function Step({ one, x, name, fall }) {
  const won = one.rank === 0;
  const height = HIGHEST - one.rank * fall;
  const top = GROUND - height;
  const hat = won ? 124 : Math.max(68, 92 - one.rank * 8);
  const centre = x + STEP / 2;
  const { colour, shape } = SEATS[one.seat % 5];
  return html`<g style=${{ '--seat': colour }} class=${won ? 'podium-first' : ''}>
    <path class="podium-step" d=${`M${x + 2} ${GROUND}V${top + 6}a6 6 0 0 1 6-6H${x + STEP - 8}a6 6 0 0 1 6 6V${GROUND}Z`} />
    <rect class="podium-edge" x=${x + 2} y=${top} width=${STEP - 4} height="5" rx="2.5" />
    <${Sign} name="ws-witch-big" x=${centre} y=${top - hat / 2 + 8} size=${hat} class="podium-witch" />
    ${won && html`<path class="podium-smile" d=${smile(centre, top - hat / 2 + 8, hat)} />`}
    <text class="podium-points" x=${centre} y=${top + (won ? 46 : 30)}>${one.score < 0 ? `−${-one.score}` : one.score}</text>
    <${Sign} name=${shape} x=${x + 18} y=${GROUND - 14} size=${14} class="podium-shape" />
    <text class="podium-name" x=${x + 29} y=${GROUND - 9} textLength=${name.length > 10 ? STEP - 36 : undefined} lengthAdjust="spacingAndGlyphs">${name.slice(0, 20)}</text>
  </g>`;
}

/** Two eyes and a mouth, where the drawing of the witch has room for a face. @param {number} x @param {number} y @param {number} size */
function smile(x, y, size) {
  const k = size / 150;
  const eye = (/** @type {number} */ at) => `M${x + at * k} ${y + 15 * k}q${3.6 * k} ${-4.6 * k} ${7.2 * k} 0`;
  return `${eye(-13.5)}${eye(6.3)}M${x - 6.5 * k} ${y + 20.5 * k}q${6.5 * k} ${6.4 * k} ${13 * k} 0`;
}

/** Light and stars around who has won. @param {{at: number, colour: string}} props */
function Glory({ at, colour }) {
  return html`<g class="glory" style=${{ '--seat': colour }}>
    <defs><radialGradient id="glory"><stop offset="0" stop-color=${colour} stop-opacity=".5" /><stop offset="1" stop-color=${colour} stop-opacity="0" /></radialGradient></defs>
    <circle cx=${at} cy="100" r="200" fill="url(#glory)" />
    ${RAYS.map((turn) => html`<polygon class="glory-ray" key=${turn} points=${`${at - 5},44 ${at + 5},44 ${at + 15},-66 ${at - 15},-66`} transform=${`rotate(${turn} ${at} 100)`} />`)}
    ${STARS.map(([dx, y, size], n) => html`<path class="glory-star" key=${n} style=${{ '--n': n }} d=${star(at + dx, y, size)} />`)}
  </g>`;
}

/** @param {number} x @param {number} y @param {number} r */
function star(x, y, r) {
  const q = r / 4;
  return `M${x} ${y - r}L${x + q} ${y - q}L${x + r} ${y}L${x + q} ${y + q}L${x} ${y + r}L${x - q} ${y + q}L${x - r} ${y}L${x - q} ${y - q}Z`;
}
