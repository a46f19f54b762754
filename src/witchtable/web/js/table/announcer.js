// What screen readers hear: what happened, and what is asked now.
import { html, useEffect, useState } from '../html.js';
import { say } from '../texts.js';

const MOST = 6;

/** @param {{store: import('./store.js').TableStore}} props */
export function Announcer({ store }) {
  const [heard, hear] = useState('');
  const position = store.position.value;
  useEffect(() => {
    const news = store.news.value.slice(-MOST).map((entry) => say(entry.message));
    const asked = store.isMyTurn.value && position?.question ? [say(position.question)] : [];
    if (news.length || asked.length) hear([...news, ...asked].join(' '));
  }, [position?.version]);
  return html`<p class="unseen" role="status" aria-live="polite">${heard}</p>`;
}
