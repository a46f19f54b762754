// Portraits: every card's id gives its witch the same face, hair, hat and trinket each time.
import { html } from '../../html.js';
import { memo } from '../../lib/memo.js';

const SKINS = 6;
const HAIRS = 8;

const HAIR = [
  'M34 46c-10 6-10 20-5 27 3 3 9 1 9-4l2-20zM66 46c10 6 10 20 5 27-3 3-9 1-9-4l-2-20z',
  'M33 46c-6 14-6 30-9 40h16l2-34zM67 46c6 14 6 30 9 40H60l-2-34z',
  'M35 46c-4 10-4 18-3 24h8l1-20zM65 46c4 10 10 14 8 34-1 8-10 6-10 0l-3-30z',
  'M34 45c-14 0-17 14-10 19-6 6-1 14 6 12 5 2 9-2 8-8l3-18zM66 45c14 0 17 14 10 19 6 6 1 14-6 12-5 2-9-2-8-8l-3-18z',
  'M36 46c-7 8-8 16-5 24 2 6-4 12 0 18 5-2 8-8 7-15l3-22zM64 46c7 8 8 16 5 24-2 6 4 12 0 18-5-2-8-8-7-15l-3-22z',
];
const FRINGE = [
  'M36 50c6-6 22-6 28 0-1-8-6-11-14-11s-13 3-14 11z',
  'M36 53c4-7 12-8 17-8 6 0 9 3 11 8 0-10-5-14-14-14s-14 5-14 14z',
  'M36 52c2-5 8-6 14-9 5 3 11 4 14 9 0-9-5-13-14-13s-14 4-14 13z',
];
const HATS = [
  'M20 44C32 36 68 36 80 44 74 47 66 48 63 47 62 36 58 26 44 20 36 16 30 20 26 26 32 24 40 30 37 47 34 48 26 47 20 44z',
  'M20 44C32 36 68 36 80 44 74 47 66 48 63 47 60 30 54 16 50 5 44 16 40 30 37 47 34 48 26 47 20 44z',
  'M20 44C32 36 68 36 80 44 74 47 66 48 64 47 62 34 60 20 70 8 54 10 42 24 38 47 34 48 26 47 20 44z',
  'M17 45C30 36 70 36 83 45 76 49 66 48 63 47 62 38 61 30 56 24 62 20 60 12 52 10 45 14 40 30 37 47 34 48 24 49 17 45z',
];
const SMALL_HAT = 'M26 44C36 37 64 37 74 44 70 47 64 47 62 46 60 36 54 28 50 22 45 28 40 36 38 46 34 47 30 47 26 44z';
const MOUTHS = ['M45.500 63.500c3 2.400 6 2.400 9 0', 'M45 63c3 4 7 4 10 0', 'M46 64.500c3 1 6 .5 8-1.500', 'M46.500 64h7'];

/** A stream of small numbers that an id always gives. @param {string} id */
function drawn(id) {
  let state = 2166136261;
  for (const letter of id) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return (/** @type {number} */ below) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) % below;
  };
}

/** @param {{id: string, banners: string[]}} props */
function BustDrawing({ id, banners }) {
  const pick = drawn(id);
  const cloth = (/** @type {number} */ at) => (banners.length ? `var(--banner-${banners[at % banners.length]})` : 'var(--wd-novice)');
  const skin = `var(--wd-skin-${pick(SKINS)})`;
  const hair = `var(--wd-hair-${pick(HAIRS)})`;
  const lids = pick(4) === 0;
  return html`<svg class="wd-bust" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="100" height="100" fill=${`color-mix(in srgb, ${cloth(0)} 28%, var(--night-3))`} />
    <circle cx=${22 + pick(5) * 13} cy=${18 + pick(3) * 6} r="15" class="moon" />
    <path class="hills" d="M0 100V78c16-8 30-6 42-2s40 2 58-6v30z" />
    <path d=${HAIR[pick(HAIR.length)]} fill=${hair} />
    <path d="M14 100c2-20 16-29 36-29s34 9 36 29z" fill=${cloth(1)} />
    ${banners.length > 2 && html`<path d="M70 76c10 5 15 13 16 24H66z" fill=${cloth(2)} /><path d="M30 76c-10 5-15 13-16 24h20z" fill=${cloth(3)} />`}
    <path d="M50 71l-12 4 12 25 12-25z" fill=${cloth(0)} class="seam" />
    <path d="M14 100c1-10 5-17 11-22l9 22z" class="shade" />
    <path d="M43 62h14v11c-4 5-10 5-14 0z" fill=${`color-mix(in srgb, ${skin} 84%, var(--ink))`} />
    <ellipse cx="50" cy="54" rx=${13.5 + pick(3) * 0.8} ry=${15.5 + pick(3) * 0.7} fill=${skin} />
    <path d=${FRINGE[pick(FRINGE.length)]} fill=${hair} />
    ${lids
      ? html`<path class="line" d="M42.500 55.500c1.300-1.600 3-1.600 4.300 0M53.200 55.500c1.300-1.600 3-1.600 4.300 0" />`
      : html`<ellipse cx="44.500" cy="55" rx="1.800" ry="2.300" class="eye" /><ellipse cx="55.500" cy="55" rx="1.800" ry="2.300" class="eye" />`}
    <path class="mouth" d=${MOUTHS[pick(MOUTHS.length)]} />
    <circle cx="41" cy="60" r="2.600" class="cheek" /><circle cx="59" cy="60" r="2.600" class="cheek" />
    <${Trinket} which=${pick(6)} />
    <path d=${banners.length ? HATS[pick(HATS.length)] : SMALL_HAT} class="hat" />
    <path d="M37.500 42.500c7-2.600 18-2.600 25.500 0l.4 4.300c-8-2-18-2-26.300 0z" fill=${cloth(0)} />
    <${Ornament} which=${banners.length ? pick(6) : 5} colour=${cloth(1)} />
  </svg>`;
}
export const Bust = memo(BustDrawing);


/** @param {{which: number}} props */
function Trinket({ which }) {
  if (which === 0) return html`<g class="line"><circle cx="44.500" cy="55" r="4.600" /><circle cx="55.500" cy="55" r="4.600" /><path d="M49 55h2" /></g>`;
  if (which === 1) return html`<g class="gold"><circle cx="35.500" cy="61" r="1.700" /><circle cx="64.500" cy="61" r="1.700" /></g>`;
  if (which === 2) return html`<g class="freckles"><circle cx="41" cy="58.500" r=".7" /><circle cx="43.500" cy="60.500" r=".7" /><circle cx="57" cy="60.500" r=".7" /><circle cx="59.500" cy="58.500" r=".7" /></g>`;
  if (which === 3) return html`<g class="gold"><path d="M42 74c4 7 12 7 16 0l1 1.500c-5 7-13 7-18 0z" /><circle cx="50" cy="81" r="2.400" /></g>`;
  return null;
}

/** On the band of the hat. @param {{which: number, colour: string}} props */
function Ornament({ which, colour }) {
  if (which === 0) return html`<path d="M62 44c8-4 14-14 15-24-8 5-14 13-16 22z" class="plume" />`;
  if (which === 1) return html`<path d="M43 38l1.800 3.800 4.200.5-3.100 2.900.8 4.200-3.700-2.100-3.700 2.100.8-4.200-3.100-2.900 4.200-.5z" class="gold" />`;
  if (which === 2) return html`<rect x="46" y="40" width="8" height="7" rx="1" class="buckle" />`;
  if (which === 3) return html`<g fill=${colour} class="petals"><circle cx="39" cy="41" r="2.600" /><circle cx="43.500" cy="41" r="2.600" /><circle cx="39.500" cy="45.500" r="2.600" /><circle cx="43.500" cy="45.500" r="2.600" /><circle cx="41.300" cy="43.300" r="1.800" class="gold" /></g>`;
  return null;
}
