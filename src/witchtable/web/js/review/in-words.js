// The curves as a table, turn by turn: for those who read or hear figures.
import { html } from '../html.js';
import { SeatSign } from '../pieces/icon.js';
import { t } from '../texts.js';
import { kindWord, percent, who } from './words.js';

/** @param {{store: import('./store.js').ReviewStore, review: import('./store.js').Review}} props */
export function InWords({ store, review }) {
  const seats = Array.from({ length: review.seats }, (_, seat) => seat);
  const rows = review.turns.flatMap((turn, step) => (step === 0 || turn !== review.turns[step - 1] ? [{ turn, step }] : []));
  const last = { turn: 0, step: review.steps };
  return html`<div class="review-words" tabindex="0" role="group" aria-label=${t('page-review-view', { view: 'words' })}><table>
    <thead><tr><th scope="col">${t('page-review-column-turn')}</th>${seats.map((seat) => html`<th scope="col" key=${seat}><${SeatSign} seat=${seat} size=${15} /> ${who(store, seat)}</th>`)}<th scope="col">${t('review-turning-points')}</th></tr></thead>
    <tbody>${[...rows, last].map(({ turn, step }, at) => html`<tr key=${step}>
      <th scope="row">${turn ? turn : t('page-review-column-end')}</th>
      ${seats.map((seat) => html`<td key=${seat}>${t('page-review-percent', { figure: percent(review.shares[step][seat]) })}, ${t('page-review-points', { count: review.scores[step][seat] })}</td>`)}
      <td>${store.cards.value.filter((moment) => moment.step >= (at ? step : -1) && moment.step < (rows[at + 1]?.step ?? review.steps) && turn).map((moment) => html`<button type="button" class="plain" key=${moment.id} onClick=${() => store.show(moment)}>${kindWord(moment)}: ${who(store, moment.for_seat)}</button>`)}</td></tr>`)}</tbody>
  </table></div>`;
}
