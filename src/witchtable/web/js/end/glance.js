// Who was winning: the curves of the review, small, and where it turned. Until they are there, or if there are none: the scores.
import { get, query } from '../api.js';
import { html, signal, useEffect, useState } from '../html.js';
import { lazy, style } from '../lib/lazy.js';
import { needTexts } from '../texts.js';

/** @typedef {import('../protocol.js').Review} Review */
const Small = lazy(() => import('../review/small.js'), 'Small');

/** @param {{store: import('../table/store.js').TableStore, invite: string | null | undefined, children?: any}} props */
export function Glance({ store, invite, children }) {
  const [review, setReview] = useState(/** @type {Review | null} */ (null));
  useEffect(() => {
    const asked = get(`/api/tables/${store.id}/review/glance${query({ invite })}`);
    Promise.all([asked, needTexts('review', 'page-review'), style('review')]).then(([answer]) => setReview(answer.review), () => { /* then it stays with the scores */ });
  }, []);
  const about = store.about.value;
  if (!review || !about) return children;
  // What the curves ask of a review's store.
  const told = { seat: signal(about.seats[0] ?? review.winners[0] ?? 0), measure: signal('share'), replay: { names: store.names, about: store.about }, review: signal(review) };
  return html`<${Small} store=${told} review=${review} href=${`/tables/${store.id}/review${query({ invite })}`} />`;
}
