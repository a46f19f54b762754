// The small signs: banners with letters, resources, tools, animals, action points.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { t } from '../../texts.js';
import { banners } from './grouping.js';
import { colourName, locationName, needWord, word } from './words.js';

/** @import {EditionData} from './types.js' */

/** @param {{colour: string, size?: number}} props */
export function Banner({ colour, size = 20 }) {
  return html`<svg class=${`wd-banner wd-${colour}`} width=${size} height=${size * 1.36} viewBox="0 0 22 30" role="img" aria-label=${colourName(colour)}>
    <path class="cloth" d="M1 0h20v29l-10-7-10 7z" /><path class="rod" d="M1 0h20v4H1z" />
    <text x="11" y="19" text-anchor="middle">${t('page-wd-letter', { colour })}</text></svg>`;
}

/** A resource as a round token, a tool or an animal as a square one. @param {{kind: string, size?: number, shape?: '' | 'is-tool' | 'is-animal', state?: string, label?: string}} props */
export function Piece({ kind, size = 24, shape = '', state = '', label }) {
  const icon = kind === 'any' ? 'anytool' : kind;
  return html`<span class=${`wd-piece ${shape} ${state}`} style=${{ '--size': `${size}px` }} role="img" aria-label=${label ?? needWord(kind)}>
    <${Icon} name=${`wd-${icon}`} size=${Math.round(size * 0.68)} /></span>`;
}

/** The symbols of a recipe. @param {{needs: import('./grouping.js').Need[], size?: number, marked?: boolean}} props */
export function Recipe({ needs, size = 24, marked = false }) {
  return html`<span class="wd-recipe">${needs.map((need) => html`<${Piece} kind=${need.kind} size=${size} shape=${need.tool ? 'is-tool' : ''}
    state=${marked ? (need.there ? 'there' : 'lacking') : ''}
    label=${marked ? t('page-wd-need', { kind: needWord(need.kind), there: need.there ? 'yes' : 'no' }) : undefined} />`)}</span>`;
}

/** Action points by location. @param {{edition: EditionData, ap: number[], now?: string | null}} props */
export function ActionPoints({ edition, ap, now = null }) {
  return html`<span class="wd-ap">${edition.pieces.locations.map((location, at) => html`<span
    class=${`${ap[at] ? '' : 'none'} ${location === now ? 'now' : ''}`} role="img" aria-label=${t('page-wd-ap', { location: locationName(location), count: ap[at] })}>
    <${Icon} name=${`wd-${location}`} size=${17} /><b>${ap[at]}</b></span>`)}</span>`;
}

/** A number of something. @param {{icon: string, count: number, label: string}} props */
export function Held({ icon, count, label }) {
  return html`<span class=${`wd-held ${count ? '' : 'none'}`} role="img" aria-label=${label}><${Icon} name=${icon} size=${16} /><b>${count}</b></span>`;
}

/** How many of a resource somebody has. @param {{kind: string, count: number}} props */
export function Stock({ kind, count }) {
  return html`<${Held} icon=${`wd-${kind}`} count=${count} label=${t('page-wd-stock', { count, kind: word(kind) })} />`;
}

/** The banners of several cards, equal ones counted. @param {{edition: EditionData, cards: string[]}} props */
export function Banners({ edition, cards }) {
  return html`${banners(edition, cards).map(([colour, count]) => html`<span class="wd-mark" key=${colour}><${Banner} colour=${colour} size=${16} /><b>${count}</b></span>`)}`;
}
