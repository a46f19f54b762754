// The pictures of the games, drawn with the pieces that are met again at the table.
import { html } from '../html.js';
import { Sign } from '../pieces/icon.js';

const [WIDTH, HEIGHT] = [413, 238];
const GOLDEN = 0.618034;

/** @type {Record<string, () => any>} */
const PICTURES = { witchstone: CrystalBall, 'whirling-witchcraft': Kettle, witchdom: Night };

/** @param {{game: string}} props */
export function Picture({ game }) {
  return html`<svg class=${`picture picture-${game}`} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    <rect class="sky" x="-400" width=${WIDTH + 800} height=${HEIGHT} />
    <${PICTURES[game] ?? Moonlight} />
  </svg>`;
}

/** Strewn evenly, and always the same. @param {{count: number, shift: number}} props */
function Stars({ count, shift }) {
  return Array.from({ length: count }, (_, at) => html`<circle key=${at} class="star"
    cx=${((at * GOLDEN + shift) % 1) * WIDTH} cy=${((at * GOLDEN * GOLDEN + shift * 3) % 1) * 176} r=${0.7 + (at % 3) * 0.35} />`);
}

/** @type {[number, number, string][]} */
const PLACES = [[150, 66, 'village'], [262, 66, 'castle'], [162, 142, 'forest'], [252, 142, 'tower'], [206, 38, 'castle']];
/** @type {[number, number, number, number, string][]} */
const BONDS = [
  [206, 98, 150, 66, 'ruby'], [206, 98, 262, 66, 'topaz'], [206, 98, 162, 142, 'sapphire'], [206, 98, 252, 142, 'emerald'],
  [150, 66, 206, 38, 'ruby'], [262, 66, 206, 38, 'topaz'],
];

function CrystalBall() {
  return html`<circle class="halo" cx="206" cy="96" r="196" />
    <${Stars} count=${24} shift=${0.13} />
    <defs>
      <radialGradient id="picture-ball" cx=".36" cy=".28" r=".85"><stop class="ball-1" offset="0" /><stop class="ball-2" offset=".45" /><stop class="ball-3" offset="1" /></radialGradient>
      <linearGradient id="picture-brass" x1="0" y1="0" x2="1" y2="1"><stop class="brass-1" offset="0" /><stop class="brass-2" offset=".5" /><stop class="brass-3" offset="1" /></linearGradient>
    </defs>
    <g transform="translate(206 119) scale(1.12) translate(-206 -103)">
      <ellipse class="shade" cx="206" cy="188" rx="86" ry="14" />
      <path class="brass" d="M146 176Q206 204 266 176L256 192H156Z" />
      <circle class="brass" cx="206" cy="98" r="86" /><circle class="ball" cx="206" cy="98" r="82" />
      ${BONDS.map(([x1, y1, x2, y2, seat]) => html`<line class="bond" x1=${x1} y1=${y1} x2=${x2} y2=${y2} style=${{ stroke: `var(--${seat})` }} />`)}
      ${PLACES.map(([x, y, kind]) => html`<circle class=${`spot spot-${kind}`} cx=${x} cy=${y} r="17" /><${Sign} name=${`ws-${kind}`} x=${x} y=${y} size=${26} />`)}
      <${Sign} name="ws-witchstone" x=${206} y=${94} size=${62} />
      <${Sign} name="ws-witch-small" x=${172} y=${160} size=${34} style=${{ '--seat': 'var(--sapphire)' }} class="lifted" />
      <${Sign} name="ws-witch-small" x=${262} y=${46} size=${34} style=${{ '--seat': 'var(--ruby)' }} class="lifted" />
      <path class="gleam" d="M146 44A80 80 0 0 1 196 20A92 92 0 0 0 146 44Z" />
      <${Tile} x=${74} y=${58} turn=${-18} halves=${['witch', 'wand']} /><${Tile} x=${76} y=${148} turn=${14} halves=${['energy', 'crystal']} />
      <${Tile} x=${338} y=${54} turn=${16} halves=${['pentagram', 'scroll']} /><${Tile} x=${336} y=${146} turn=${-12} halves=${['wand', 'energy']} />
    </g>`;
}

/** @param {number} x @param {number} y @param {number} r */
const hexagon = (x, y, r) => [90, 150, 210, 270, 330, 390].map((angle) => {
  const way = (angle * Math.PI) / 180;
  return `${(x + r * Math.cos(way)).toFixed(1)},${(y + r * Math.sin(way)).toFixed(1)}`;
}).join(' ');

/** A tile of two hexagons. @param {{x: number, y: number, turn: number, halves: string[]}} props */
function Tile({ x, y, turn, halves }) {
  return html`<g class="lifted" transform=${`rotate(${turn} ${x} ${y})`}>
    ${halves.map((symbol, at) => html`<polygon key=${`p${at}`} class="tile-edge" points=${hexagon(x - 20 + at * 40, y, 23)} />`)}
    ${halves.map((symbol, at) => html`<g key=${at}><polygon points=${hexagon(x - 20 + at * 40, y, 20)} style=${{ fill: `var(--${symbol})` }} />
      <${Sign} name=${`ws-${symbol}`} x=${x - 20 + at * 40} y=${y} size=${25} /></g>`)}
  </g>`;
}

/** @type {[number, number, string][]} */
const INGREDIENTS = [[60, 117, 'mushroom'], [115, 56, 'spider'], [206, 29, 'toad'], [297, 56, 'mandrake'], [352, 117, 'heart']];

function Kettle() {
  return html`<circle class="halo" cx="206" cy="236" r="224" />
    <${Stars} count=${18} shift=${0.41} />
    <path class="floor" d="M-400 212H813V238H-400Z" /><path class="floor-edge" d="M-400 211H813" />
    <ellipse class="shade" cx="206" cy="213" rx="92" ry="9" />
    <${Sign} name="ww-cauldron" x=${206} y=${140} size=${160} />
    ${INGREDIENTS.map(([x, y, kind]) => html`<circle class="bubble" cx=${x} cy=${y} r="25" /><${Sign} name=${`ww-${kind}`} x=${x} y=${y} size=${37} />`)}
    <${Sign} name="ww-potion" x=${60} y=${178} size=${64} /><${Sign} name="ww-raven" x=${352} y=${180} size=${64} />`;
}

/** For games of other packages. */
function Moonlight() {
  return html`<circle class="halo" cx="206" cy="236" r="210" />
    <${Stars} count=${22} shift=${0.77} />
    <path class="moon" d="M72 30A26 26 0 1 0 88 66A22 22 0 0 1 72 30Z" />
    <path class="hill" d="M-400 186H0Q110 150 206 182T413 176H813V238H-400Z" /><path class="hill-near" d="M-400 212H0Q120 190 240 212T413 206H813V238H-400Z" />
    <${Sign} name="ui-ball" x=${206} y=${128} size=${130} class="lifted plain-sign" />`;
}

/** @type {[number, number, string][]} */
const LANDS = [[78, 104, 'mountains'], [206, 84, 'forest'], [334, 104, 'lake']];
/** @type {[number, string][]} */
const GOODS = [[34, 'leaf'], [86, 'berry'], [138, 'herb'], [276, 'mushroom'], [328, 'feather'], [380, 'candle']];

function Night() {
  return html`<${Stars} count=${22} shift=${0.77} />
    <circle class="halo" cx="206" cy="120" r="190" />
    <path class="moon" d="M284 14A20 20 0 1 0 296 42A17 17 0 0 1 284 14Z" />
    <path class="hill" d="M-400 176H0Q100 128 206 172T413 164H813V238H-400Z" /><path class="hill-near" d="M-400 206H0Q120 176 240 206T413 200H813V238H-400Z" />
    ${LANDS.map(([x, y, kind]) => html`<circle class="land lifted" cx=${x} cy=${y} r="50" /><${Sign} name=${`wd-${kind}`} x=${x} y=${y} size=${76} />`)}
    ${GOODS.map(([x, kind]) => html`<${Sign} name=${`wd-${kind}`} x=${x} y=${202} size=${42} />`)}
    <${Sign} name="wd-witch" x=${206} y=${186} size=${84} />`;
}
