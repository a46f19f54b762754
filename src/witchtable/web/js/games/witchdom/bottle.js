// Potions as bottles, filled in the colour of their banner.
import { html } from '../../html.js';
import { memo } from '../../lib/memo.js';

const GLASS = [
  ['M40 18h20v22c18 8 26 22 26 34 0 14-12 20-36 20s-36-6-36-20c0-12 8-26 26-34z', 'M20 61c10-5 20 4 30 0s20-4 30 0c3 5 4 9 4 13 0 13-11 18-34 18s-34-5-34-18c0-4 1-8 4-13z'],
  ['M40 18h20v20l24 46c2 6-2 10-8 10H24c-6 0-10-4-8-10l24-46z', 'M30 61c7-4 13 4 20 0s14-3 20 0l12 23c2 5-1 8-6 8H24c-5 0-8-3-6-8z'],
  ['M40 18h20v14c10 2 16 8 16 16v36c0 6-4 10-10 10H34c-6 0-10-4-10-10V48c0-8 6-14 16-16z', 'M26 57c8-4 16 4 24 0s16-3 24 0v27c0 5-3 8-8 8H34c-5 0-8-3-8-8z'],
  ['M42 18h16v30c16 4 24 14 24 24 0 14-14 22-32 22s-32-8-32-22c0-10 8-20 24-24z', 'M21 66c10-4 19 4 29 0s19-4 29 0c1 2 1 4 1 6 0 13-13 20-30 20s-30-7-30-20c0-2 0-4 1-6z'],
];

/** @param {{id: string, colour: string}} props */
function BottleDrawing({ id, colour }) {
  const [glass, brew] = GLASS[Number(id.slice(1)) % GLASS.length];
  return html`<svg class="wd-bottle" viewBox="0 0 100 100" aria-hidden="true" style=${{ '--brew': colour === 'wild' ? 'var(--moon-2)' : `var(--banner-${colour})` }}>
    <path class="glass" d=${glass} /><path class="brew" d=${brew} />
    <circle class="bubble" cx="42" cy="76" r="5" /><circle class="bubble" cx="60" cy="69" r="3.500" /><circle class="bubble" cx="56" cy="84" r="3" />
    <rect class="cork" x="37" y="8" width="26" height="13" rx="3" /><path class="glint" d="M31 56c-5 6-7 12-7 17" /></svg>`;
}
export const Bottle = memo(BottleDrawing);

