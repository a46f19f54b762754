// The curves of a review, small: who was winning, and the one moment at which it turned.
import { html } from '../html.js';
import { t } from '../texts.js';
import { Bands, Turns, summary } from './chart.js';
import { isOwn, signed, where } from './words.js';

/** @typedef {import('./store.js').ReviewStore} ReviewStore */

const APART = 24; // between two marks

/** @param {{store: ReviewStore, review: import('./store.js').Review, href: string}} props */
export function Small({ store, review, href }) {
  const [width, height] = matchMedia('(max-width: 699px)').matches ? [360, 136] : [560, 260];
  const x = (/** @type {number} */ step) => 34 + (step / Math.max(1, review.steps)) * (width - 44);
  const seat = store.seat.value;
  const moments = review.moments.filter((moment) => moment.of.includes(seat));
  const pins = moments.map((moment) => x(moment.step + 1));
  for (let at = 1; at < pins.length; at += 1) pins[at] = Math.max(pins[at], pins[at - 1] + APART);
  for (let at = pins.length - 1, right = width - 12; at >= 0; at -= 1, right -= APART) pins[at] = Math.min(pins[at], right);
  const weight = (/** @type {import('./store.js').Moment} */ moment) => Math.abs(moment.worth[seat]) - moment.errors[seat];
  const [turned] = [...moments].sort((one, other) => weight(other) - weight(one));
  return html`<figure class="chart review-small"><figcaption>${t('page-review-winning')}</figcaption>
    <svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${summary(store, review)}>
      <${Bands} store=${store} review=${review} x=${x} width=${width} height=${height} />
      <${Turns} review=${review} x=${x} height=${height} />
      ${moments.map((moment, at) => html`<g key=${moment.id} class=${`review-pin ${moment.kind}`}>
        <polyline points=${`${pins[at]},26 ${x(moment.step + 1)},36 ${x(moment.step + 1)},${height - 20}`} />
        ${moment.kind === 'luck' ? html`<rect x=${pins[at] - 10} y="5" width="20" height="20" rx="4" />` : html`<circle cx=${pins[at]} cy="15" r="11" />`}
        <text x=${pins[at]} y="20" text-anchor="middle">${at + 1}</text></g>`)}
    </svg>
    ${turned && html`<a class="review-turned" href=${href}><span class=${`review-number ${turned.kind}`} aria-hidden="true">${moments.indexOf(turned) + 1}</span>
      <span>${t('page-review-turned', { where: where(turned), figure: signed(turned.worth[seat]), mine: Number(isOwn(store, seat)), whose: store.replay.names.value[seat] ?? '' })}</span></a>`}
  </figure>`;
}
