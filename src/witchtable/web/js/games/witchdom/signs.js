// The small signs: banners with a charge for each colour, resources, tools, animals, action points.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { asks } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { banners } from './grouping.js';
import { colourName, locationName, needWord, word } from './words.js';

/** @import {EditionData} from './types.js' */

/** What a banner shows, so that nobody needs to tell colours apart: chevrons, waves, the sun's disc, a trefoil, a star. @type {Record<string, string>} */
const CHARGES = {
  red: 'M11 5.5l7 6.6v4.1l-7-6.6-7 6.6v-4.1zM11 12.3l7 6.6v2.4l-1.6 1.1-5.4-5.1-5.4 5.1L4 21.3v-2.4z',
  blue: 'M3.5 8.2c2.5-2.6 5-2.6 7.5 0s5 2.6 7.5 0v4c-2.5 2.6-5 2.6-7.5 0s-5-2.6-7.5 0zM3.5 15.2c2.5-2.6 5-2.6 7.5 0s5 2.6 7.5 0v4c-2.5 2.6-5 2.6-7.5 0s-5-2.6-7.5 0z',
  yellow: 'M11 6.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  green: 'M11 5.3a3.7 3.7 0 0 1 3.2 5.5 3.7 3.7 0 1 1-2.5 5.6l1.5 5h-4.4l1.5-5a3.7 3.7 0 1 1-2.5-5.6A3.7 3.7 0 0 1 11 5.3z',
  wild: 'M11 4.8l1.9 6.3 6.3 1.9-6.3 1.9L11 21.2l-1.9-6.3L2.8 13l6.3-1.9z',
};

/** @param {{colour: string, size?: number}} props */
export function Banner({ colour, size = 20 }) {
  return html`<svg class=${`wd-banner wd-${colour}`} width=${size} height=${size * 1.36} viewBox="0 0 22 30" role="img" aria-label=${colourName(colour)}>
    <path class="cloth" d="M1 0h20v29l-10-7-10 7z" /><path class="rod" d="M1 0h20v4H1z" />
    <path class="charge" d=${CHARGES[colour] ?? CHARGES.wild} /></svg>`;
}

/** A resource as a round token, a tool or an animal as a square one. @param {{kind: string, size?: number, shape?: '' | 'is-tool' | 'is-animal', state?: string, label?: string, thing?: string}} props */
export function Piece({ kind, size = 24, shape = '', state = '', label, thing }) {
  const icon = kind === 'any' ? 'anytool' : kind;
  return html`<span class=${`wd-piece ${shape} ${state}`} style=${{ '--size': `${size}px` }} role="img" aria-label=${label ?? needWord(kind)} ...${thing ? asks(thing, needWord(kind)) : {}}>
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

/** A number of something. @param {{icon: string, count: number, label: string, thing: string, anchor?: string}} props */
export function Held({ icon, count, label, thing, anchor }) {
  return html`<span class=${`wd-held ${count ? '' : 'none'}`} data-anchor=${anchor} role="img" aria-label=${label} ...${asks(thing, label)}><${Icon} name=${icon} size=${16} /><b>${count}</b></span>`;
}

/** How many of a resource somebody has. @param {{kind: string, count: number, anchor?: string}} props */
export function Stock({ kind, count, anchor }) {
  return html`<${Held} icon=${`wd-${kind}`} count=${count} anchor=${anchor} thing="resource" label=${t('page-wd-stock', { count, kind: word(kind) })} />`;
}

/** The banners of several cards, equal ones counted. @param {{edition: EditionData, cards: string[]}} props */
export function Banners({ edition, cards }) {
  return html`${banners(edition, cards).map(([colour, count]) => html`<span class="wd-mark" key=${colour} ...${asks('banner', colourName(colour))}><${Banner} colour=${colour} size=${16} /><b>${count}</b></span>`)}`;
}
