// What Pim says, for screen readers: from a place that is always there. What comes together with its words is not read out.
import { html, useEffect, useState } from '../html.js';

const AFTER = 200; // milliseconds: an empty place has been noticed by then

/** @param {{words: string}} props */
export function Spoken({ words }) {
  const [heard, hear] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => hear(words), AFTER);
    return () => clearTimeout(timer);
  }, [words]);
  return html`<p class="unseen coach-heard" role="status">${heard}</p>`;
}
