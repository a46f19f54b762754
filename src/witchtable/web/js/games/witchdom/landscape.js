// The three places by night, as wide strips; the sky is their background (css).
import { html } from '../../html.js';
import { memo } from '../../lib/memo.js';

/** Half width of a fir's foot and where it stands. */
const FIRS = [[8, 34], [72, 46], [132, 36], [196, 50], [262, 36], [326, 50], [394, 38], [450, 48], [508, 42]];

/** @param {{location: string}} props */
function LandscapeDrawing({ location }) {
  const Drawing = DRAWINGS[location] ?? Mountains;
  return html`<svg class="wd-landscape" viewBox="0 0 520 104" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><${Drawing} /></svg>`;
}
export const Landscape = memo(LandscapeDrawing);


function Mountains() {
  return html`<circle cx="205" cy="24" r="12" class="moon" /><circle cx="211" cy="20" r="11" class="night" />
    <g class="stars"><circle cx="130" cy="18" r="1" /><circle cx="240" cy="12" r="1.300" /><circle cx="300" cy="22" r="1" /><circle cx="440" cy="12" r="1.300" /><circle cx="470" cy="26" r="1" /></g>
    <path class="far" d="M0 90l60-40 40 22 60-52 54 48 46-30 60 42 56-58 60 56 44-28 40 30v24H0z" />
    <path class="snow" d="M160 20l-18 16 10-2 8 8 9-7 8 4zM376 22l-17 18 9-3 8 8 9-7 9 4z" />
    <path class="near" d="M0 104V84l70-18 70 16 90-22 90 22 90-20 110 22v20z" />`;
}

function Forest() {
  return html`<g class="far">${FIRS.map(([x, w]) => html`<path d=${`M${x - w} 100l${w * 0.56}-${w * 0.7}h-${w * 0.25}l${w * 0.42}-${w * 0.6}h-${w * 0.17}l${w * 0.44}-${w * 0.56} ${w * 0.44} ${w * 0.56}h-${w * 0.17}l${w * 0.42} ${w * 0.6}h-${w * 0.25}l${w * 0.56} ${w * 0.7}z`} />`)}</g>
    <path class="near" d="M0 104V88c60-12 110 6 170-2s120-6 180 2 110-4 170 0v16z" />
    <g class="fireflies"><circle cx="60" cy="58" r="2" /><circle cx="206" cy="40" r="1.600" /><circle cx="330" cy="62" r="2" /><circle cx="456" cy="46" r="1.600" /></g>`;
}

function Lake() {
  return html`<path class="near" d="M0 38c80-16 140-6 200-10s160-8 320 8v6H0z" /><circle cx="430" cy="20" r="12" class="moon" />
    <path class="waves" d="M30 58h60M120 70h50M210 54h44M300 76h70M400 60h60M60 88h80M220 92h60M380 92h80M460 78h40" />
    <path class="glimmer" d="M418 47h24M412 55h36M422 63h18" />
    <path class="reeds" d="M12 104c0-20 4-30 6-44M22 104c0-16 4-24 8-34M500 104c0-20-2-28-6-40M508 104c0-14 2-24 4-32" />`;
}

/** @type {Record<string, () => import('../../html.js').Node>} */
const DRAWINGS = { mountains: Mountains, forest: Forest, lake: Lake };
