// What screen readers hear: what happened, and what is asked now. Beats come faster than they are read: what waits is said in one go.
import { html, useEffect, useRef, useState } from '../html.js';
import { say } from '../texts.js';

const MOST = 6;
const BREATH = 2500; // milliseconds between two sayings

/** @param {{store: import('./store.js').TableStore, question: string}} props  What the bar asks. */
export function Announcer({ store, question }) {
  const [heard, hear] = useState('');
  const waiting = useRef(/** @type {string[]} */ ([]));
  const said = useRef(-BREATH);
  const told = store.teller.beat.value?.beat;
  const asked = store.isAsked.value;
  const speak = () => {
    said.current = performance.now();
    if (waiting.current.length) hear(waiting.current.slice(-MOST).join(' '));
    waiting.current = [];
  };
  useEffect(() => {
    if (!told) return undefined;
    waiting.current.push(...told.deeds.map(({ entry }) => say(entry.message)));
    const timer = setTimeout(speak, Math.max(0, said.current + BREATH - performance.now()));
    return () => clearTimeout(timer);
  }, [told]);
  useEffect(() => {
    if (told) return;
    waiting.current.push(...(waiting.current.length ? [] : store.news.value.map((entry) => say(entry.message))));
    if (asked && question) waiting.current.push(question);
    speak();
  }, [store.shown.value?.version, told === undefined]);
  return html`<p class="unseen" role="status" aria-live="polite">${heard}</p>`;
}
