// The note: three sentences as a friend would say them; beside it how it ended, and for whom it is told.
import { html } from '../html.js';
import { SeatSign } from '../pieces/icon.js';
import { t } from '../texts.js';
import { tell, who } from './words.js';

/** @param {{store: import('./store.js').ReviewStore, review: import('./store.js').Review}} props */
export function Note({ store, review }) {
  const seat = store.seat.value;
  const scores = review.scores.at(-1) ?? [];
  return html`<section class="parchment review-note" id="story" aria-label=${t('page-review-note')}>
    <img class="wide-only" src="/web/icons/pim.svg" alt="" width="56" height="56" />
    <div class="grow"><p class="title">${(review.summaries[seat] ?? []).map((words) => html`<span key=${words.id}>${tell(store, words, seat)} </span>`)}</p>
      ${!review.over && html`<p class="small">${t('review-abandoned')}</p>`}</div>
    <div class="review-final" role="group" aria-label=${t('page-review-for')}>
      ${scores.map((points, at) => html`<button type="button" key=${at} class=${`review-who ${review.winners.includes(at) ? 'won' : ''}`} aria-pressed=${String(at === seat)}
        disabled=${!review.summaries[at]} onClick=${() => store.look(at)}>
        <b class="title">${points < 0 ? `−${-points}` : points}</b><span><${SeatSign} seat=${at} size=${16} /> ${who(store, at)}${review.winners.includes(at) && html`<span class="unseen">, ${t('page-review-won')}</span>`}</span></button>`)}
    </div>
  </section>`;
}
