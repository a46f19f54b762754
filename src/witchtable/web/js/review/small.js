// The curves of a review, small: who was winning, and the one moment at which it turned.
import { html } from '../html.js';
import { t } from '../texts.js';
import { Bands, Turns, summary } from './chart.js';
import { signed, where } from './words.js';

/** @typedef {import('./store.js').ReviewStore} ReviewStore */

/** @param {{store: ReviewStore, review: import('./store.js').Review, href: string}} props */
export function Small({ store, review, href }) {
  const [width, height] = matchMedia('(max-width: 699px)').matches ? [360, 150] : [560, 260];
  const x = (/** @type {number} */ step) => 34 + (step / Math.max(1, review.steps)) * (width - 44);
  const seat = store.seat.value;
  const moments = review.moments.filter((moment) => moment.of.includes(seat));
  const [turned] = [...moments].sort((one, other) => Math.abs(other.worth[seat]) - Math.abs(one.worth[seat]));
  return html`<figure class="chart review-small"><figcaption>${t('page-review-winning')}</figcaption>
    <svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${summary(store, review)}>
      <${Bands} store=${store} review=${review} x=${x} width=${width} height=${height} />
      <${Turns} review=${review} x=${x} height=${height} />
      ${moments.map((moment, at) => html`<g key=${moment.id} class=${`review-pin ${moment.kind}`}>
        <line x1=${x(moment.step + 1)} x2=${x(moment.step + 1)} y1="26" y2=${height - 20} />
        ${moment.kind === 'luck' ? html`<rect x=${x(moment.step + 1) - 10} y="5" width="20" height="20" rx="4" />` : html`<circle cx=${x(moment.step + 1)} cy="15" r="11" />`}
        <text x=${x(moment.step + 1)} y="20" text-anchor="middle">${at + 1}</text></g>`)}
    </svg>
    ${turned && html`<a class="review-turned" href=${href}><span class=${`review-number ${turned.kind}`} aria-hidden="true">${moments.indexOf(turned) + 1}</span>
      <span>${t('page-review-turned', { where: where(turned), figure: signed(turned.worth[seat]), mine: Number(store.replay.about.value?.seats.includes(seat) ?? false), whose: store.replay.names.value[seat] ?? '' })}</span></a>`}
  </figure>`;
}
