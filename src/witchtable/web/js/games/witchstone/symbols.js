// The six symbols and what shows them: discs, chips, tiles, crystals.
import { html } from '../../html.js';
import { SEATS, Sign } from '../../pieces/icon.js';
import { t } from '../../texts.js';
import { SIZE, hexagon } from './spaces.js';

const SYMBOLS = ['energy', 'crystal', 'witch', 'wand', 'pentagram', 'scroll'];

/** @param {string} symbol */
export const colourOf = (symbol) => `var(--${symbol})`;

/** The name of a thing. @param {string} word */
export const word = (word) => t('witchstone-word', { word });

/** The two symbols of a tile. @param {string} tile */
export const halves = (tile) => tile.split('-');

/** A symbol on its coloured disc, inside a drawing. @param {{symbol: string, x: number, y: number, r: number}} props */
function Disc({ symbol, x, y, r }) {
  if (symbol === 'any') {
    return html`<g>${SYMBOLS.map((one, at) => html`<path key=${one} d=${wedge(x, y, r, at)} fill=${colourOf(one)} />`)}
      <circle cx=${x} cy=${y} r=${r * 0.62} class="ws-paper" /><text class="ws-number ws-ink" x=${x} y=${y + r * 0.36} font-size=${r}>?</text></g>`;
  }
  return html`<g><circle cx=${x} cy=${y} r=${r} fill=${colourOf(symbol)} class="ws-edge" /><${Sign} name=${`ws-${symbol}`} x=${x} y=${y} size=${r * 1.45} /></g>`;
}

/** @param {number} x @param {number} y @param {number} r @param {number} at */
function wedge(x, y, r, at) {
  const [a, b] = [at, at + 1].map((step) => ((step * 60 - 90) * Math.PI) / 180);
  return `M${x} ${y}L${x + r * Math.cos(a)} ${y + r * Math.sin(a)}A${r} ${r} 0 0 1 ${x + r * Math.cos(b)} ${y + r * Math.sin(b)}Z`;
}

/** The same as a picture of its own. @param {{symbol: string, size?: number, label?: string}} props */
export function SymbolPicture({ symbol, size = 32, label }) {
  return html`<svg class="ws-symbol" width=${size} height=${size} viewBox="0 0 40 40" role=${label ? 'img' : undefined} aria-label=${label} aria-hidden=${label ? undefined : 'true'}>
    <${Disc} symbol=${symbol} x=${20} y=${20} r=${18} /></svg>`;
}

/** A magic chip, inside a drawing. @param {{chip: string, x: number, y: number, r: number, points: number}} props */
export function ChipSign({ chip, x, y, r, points }) {
  return html`<g class="ws-chip" aria-hidden="true"><circle cx=${x} cy=${y} r=${r} class="ws-paper ws-edge" />
    ${chip === 'points'
      ? html`<text class="ws-number ws-ink" x=${x} y=${y + r * 0.42} font-size=${r * 1.25}>${points}</text>`
      : html`<circle cx=${x} cy=${y} r=${r * 0.82} fill=${colourOf(chip)} /><${Sign} name=${`ws-${chip}`} x=${x} y=${y} size=${r * 1.3} />`}</g>`;
}

/** One half of a hex tile. @param {{symbol: string, x: number, y: number, size: number}} props */
export function Half({ symbol, x, y, size }) {
  return html`<g><polygon points=${hexagon(x, y, size * 0.98)} class="ws-tile-edge" />
    <polygon points=${hexagon(x, y, size * 0.85)} fill=${colourOf(symbol)} /><polygon points=${hexagon(x, y, size * 0.85)} fill="url(#ws-shine)" />
    <${Sign} name=${`ws-${symbol}`} x=${x} y=${y} size=${size * 1.06} /></g>`;
}

/** A special tile: two symbols on one hexagon. @param {{tile: string, x: number, y: number, size: number}} props */
export function Special({ tile, x, y, size }) {
  const [left, right] = halves(tile);
  const [w, h] = [size * 0.84 * Math.sqrt(3) / 2, size * 0.84];
  return html`<g class="ws-piece"><polygon points=${hexagon(x, y, size * 0.97)} fill="url(#ws-silver)" class="ws-special-edge" />
    <path d=${`M${x} ${y - h}L${x - w} ${y - h / 2}V${y + h / 2}L${x} ${y + h}Z`} fill=${colourOf(left)} />
    <path d=${`M${x} ${y - h}L${x + w} ${y - h / 2}V${y + h / 2}L${x} ${y + h}Z`} fill=${colourOf(right)} />
    <polygon points=${hexagon(x, y, size * 0.84)} fill="url(#ws-shine)" />
    <${Sign} name=${`ws-${left}`} x=${x - w / 2} y=${y} size=${size * 0.66} /><${Sign} name=${`ws-${right}`} x=${x + w / 2} y=${y} size=${size * 0.66} /></g>`;
}

/** A crystal of a seat, or the black one. @param {{seat: number, black?: boolean, x: number, y: number, size: number}} props */
export function Crystal({ seat, black = false, x, y, size }) {
  const at = (/** @type {number[][]} */ points) => points.map(([dx, dy]) => `${x + dx * size},${y + dy * size}`).join(' ');
  return html`<g class="ws-piece"><polygon class=${black ? 'ws-black' : 'ws-own'} fill=${black ? undefined : SEATS[seat].colour}
      points=${at([[0, -0.68], [0.49, -0.26], [0.41, 0.42], [0, 0.68], [-0.41, 0.42], [-0.49, -0.26]])} />
    <polygon class="ws-facet-1" points=${at([[0, -0.68], [-0.49, -0.26], [0, -0.08]])} /><polygon class="ws-facet-2" points=${at([[0, -0.68], [0.49, -0.26], [0, -0.08]])} />
    <polygon class="ws-facet-3" points=${at([[0.49, -0.26], [0.41, 0.42], [0, 0.68], [0, -0.08]])} />
    ${!black && html`<${Sign} name=${SEATS[seat].shape} x=${x} y=${y + size * 0.2} size=${size * 0.5} style=${{ '--seat': 'var(--moon)' }} />`}</g>`;
}

/** A hex tile by itself, lying in one of six ways. @param {{tile: string, way?: number, size?: number}} props */
export function TilePicture({ tile, way = 0, size = SIZE }) {
  const [one, other] = halves(tile);
  const turn = (way * Math.PI) / 3;
  const [dx, dy] = [Math.cos(turn) * SIZE * Math.sqrt(3) / 2, Math.sin(turn) * SIZE * Math.sqrt(3) / 2];
  const [wide, high] = [Math.abs(dx) + SIZE * 0.92, Math.abs(dy) + SIZE * 1.04];
  const scale = size / SIZE;
  return html`<svg class="ws-tile" width=${2 * wide * scale} height=${2 * high * scale} viewBox=${`${-wide} ${-high} ${2 * wide} ${2 * high}`} aria-hidden="true">
    <${Half} symbol=${one} x=${-dx} y=${-dy} size=${SIZE} /><${Half} symbol=${other} x=${dx} y=${dy} size=${SIZE} /></svg>`;
}

/** A special tile by itself. @param {{tile: string, size?: number}} props */
export function SpecialPicture({ tile, size = 40 }) {
  return html`<svg width=${size} height=${size} viewBox="-28 -28 56 56" aria-hidden="true"><${Special} tile=${tile} x=${0} y=${0} size=${27} /></svg>`;
}

/** Some special tile, whichever. @param {{size?: number}} props */
export function AnySpecial({ size = 20 }) {
  return html`<svg width=${size} height=${size} viewBox="-28 -28 56 56" aria-hidden="true"><polygon points=${hexagon(0, 0, 27)} class="ws-special-back" />
    <path d="M0 -22L-19 -11V11L0 22Z" fill=${colourOf('witch')} /><path d="M0 -22L19 -11V11L0 22Z" fill=${colourOf('energy')} /></svg>`;
}

/** A counter on a track. @param {{seat: number, x: number, y: number, r: number}} props */
export function Counter({ seat, x, y, r }) {
  return html`<g class="ws-piece"><circle cx=${x} cy=${y} r=${r} fill=${SEATS[seat].colour} class="ws-edge" />
    <${Sign} name=${SEATS[seat].shape} x=${x} y=${y} size=${r * 1.45} style=${{ '--seat': 'var(--moon)' }} /></g>`;
}

/** Light and metal that several drawings share. */
export function Light() {
  const stop = (/** @type {number} */ at, /** @type {string} */ colour, opacity = 1) => html`<stop offset=${at} stop-color=${`var(--ws-${colour})`} stop-opacity=${opacity} />`;
  return html`<svg class="ws-light" width="0" height="0" aria-hidden="true"><defs>
    <radialGradient id="ws-ball" cx=".36" cy=".28" r=".85">${stop(0, 'ball-1')}${stop(0.45, 'ball-2')}${stop(1, 'ball-3')}</radialGradient>
    <linearGradient id="ws-brass" x1="0" y1="0" x2="1" y2="1">${stop(0, 'brass-1')}${stop(0.5, 'brass-2')}${stop(1, 'brass-3')}</linearGradient>
    <linearGradient id="ws-iron" x1="0" y1="0" x2="1" y2="1">${stop(0, 'iron-1')}${stop(0.5, 'iron-2')}${stop(1, 'iron-3')}</linearGradient>
    <radialGradient id="ws-brew" cx=".42" cy=".36" r=".75">${stop(0, 'brew-1')}${stop(0.6, 'brew-2')}${stop(1, 'brew-3')}</radialGradient>
    <linearGradient id="ws-silver" x1="0" y1="0" x2="1" y2="1">${stop(0, 'silver-1')}${stop(1, 'silver-2')}</linearGradient>
    <linearGradient id="ws-shine" x1="0" y1="0" x2=".7" y2="1">${stop(0, 'shine', 0.38)}${stop(0.5, 'shine', 0)}</linearGradient>
  </defs></svg>`;
}
