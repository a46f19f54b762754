// Everything on the table can be asked what it is: hover, focus, long press, or the question mark. Here is who is asked, and when;
// the card (card.js) and the mode of asking (asking.js) are loaded with the first question.
import { html, signal, useRef } from '../html.js';
import { lazy, style } from '../lib/lazy.js';
import { needTexts } from '../texts.js';

/** @typedef {{title?: string, text?: string, clauses?: string[], body?: any, thing?: string, piece?: string}} Info  `thing`: what the game calls it (`GET …/things`); `piece`: which one, where they differ. */

/** What is being looked at, and where it is. */
export const inspected = signal(/** @type {{info: () => Info, at: Element} | null} */ (null));
/** What stands in the place of the bar while everything is asked and nothing is played. */
export const asking = signal(/** @type {{Asking: (props: any) => any} | null} */ (null));
/** What the card says, for those who hear it. */
export const said = signal('');

const THINGS = '[data-tells]';
const BUSY = 'input, select, textarea, dialog, [contenteditable]';
// A finger asks by staying; its taps are meant for the piece itself.
const coarse = matchMedia('(pointer: coarse)');
const [LONG, SOON, LATER, LEAVING, READING] = [450, 220, 900, 260, 6000]; // milliseconds
/** Opening waits a moment, closing too: one pointer, one clock. @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let pressed = false;
/** What the pointer is over. @type {Element | null} */
let over = null;

/** @param {() => void} act @param {number} delay */
function after(act, delay) {
  clearTimeout(timer);
  timer = setTimeout(act, delay);
}
export const close = () => { clearTimeout(timer); inspected.value = null; };
/** Time enough to reach the card and its clauses. */
export const leave = () => { if (!asking.peek()) after(close, LEAVING); };
export const stay = () => clearTimeout(timer);

/**
 * Properties for an element that tells about itself.
 * @param {() => Info} info
 * @param {'' | 'quiet' | 'silent'} [manner]  Quiet: not to whoever only passes over it; silent: only when it is asked, since one hovers there to play.
 */
export function tells(info, manner = '') {
  return { 'data-tells': manner, onAsk: (/** @type {Event} */ event) => { inspected.value = { info, at: /** @type {Element} */ (event.currentTarget) }; } };
}

/** The same for what the game has words for. @param {string} thing @param {string} [title]  How many there are, or which one it is. @param {'' | 'quiet' | 'silent'} [manner] */
export const asks = (thing, title, manner) => tells(() => ({ thing, title }), manner);

/** What would tell about a place. @param {EventTarget | null} target */
export const thingAt = (target) => (target instanceof Element ? target.closest(THINGS) : null);

/** Let it tell anew; whoever has left it is not called back. @param {Element} thing */
export const askAgain = (thing) => thing.dispatchEvent(new CustomEvent('ask'));
/** @param {Element} thing */
export const askAbout = (thing) => { stay(); askAgain(thing); };

/** @param {Element} thing @param {number} delay @param {boolean} [hurries] */
function show(thing, delay, hurries = true) {
  if (!hurries) close();
  // Whoever looks from piece to piece does not wait again.
  after(() => { if (thing.isConnected) askAbout(thing); }, hurries && inspected.peek() ? 60 : delay);
}

/** Ask, or play again. */
export async function toggleAsking() {
  if (asking.peek()) return stopAsking();
  const [module] = await Promise.all([import('./asking.js'), needTexts('things'), style('asking')]);
  asking.value = module;
}
export function stopAsking() {
  asking.value = null;
  close();
}

const Inspector = lazy(() => import('./card.js'), 'Inspector');

/** The card, from the first question on; what is read beside a table tells less. @param {{game: string, store?: import('./things.js').Store, scene?: import('../scene.js').Scene}} props */
export function Card(props) {
  const wanted = useRef(false);
  wanted.current ||= inspected.value !== null;
  return wanted.current ? html`<${Inspector} ...${props} />` : null;
}

// What comes to lie under a pointer at rest has not been pointed at: only a pointer that moves asks.
addEventListener('mousemove', ({ target }) => {
  const thing = thingAt(target);
  if (coarse.matches || asking.peek() || thing === over) return;
  over = thing;
  const manner = thing?.getAttribute('data-tells');
  const isPatient = manner || document.querySelector('[data-guided]'); // in a lesson somebody else is speaking
  if (thing && manner !== 'silent') show(thing, isPatient ? LATER : SOON, !manner);
});
addEventListener('mouseover', ({ target, relatedTarget }) => {
  const now = thingAt(target);
  if (coarse.matches || asking.peek() || now === thingAt(relatedTarget)) return;
  if (now !== over) over = null;
  if (!inspected.peek()) stay();
  else if (!(target instanceof Element && target.closest('.inspector'))) leave();
});
// Whoever plays a piece knows enough about it.
addEventListener('mousedown', ({ target }) => { if (!coarse.matches && !asking.peek() && !(target instanceof Element && target.closest('.inspector'))) close(); });
document.documentElement.addEventListener('mouseleave', () => { if (!coarse.matches && inspected.peek()) leave(); });
addEventListener('focusin', ({ target }) => {
  const thing = document.querySelector('[data-guided]') ? null : thingAt(target); // in a lesson the focus is taken along
  if (thing && !coarse.matches && !asking.peek() && target instanceof Element && target.matches(':focus-visible')) show(thing, 0);
});
addEventListener('focusout', ({ target }) => { if (!coarse.matches && target instanceof Element && inspected.peek()?.at.contains(target)) leave(); });
addEventListener('touchstart', ({ target }) => {
  if (asking.peek() || (target instanceof Element && target.closest('.inspector'))) return;
  close();
  pressed = false;
  const thing = thingAt(target);
  if (thing) after(() => { pressed = true; askAbout(thing); }, LONG);
}, { passive: true });
addEventListener('touchend', (event) => {
  if (asking.peek()) return;
  if (!inspected.peek()) stay();
  else after(close, READING);
  if (pressed) event.preventDefault(); // it was a question, and no tap
  pressed = false;
}, { passive: false });
addEventListener('touchmove', () => { if (!pressed) stay(); }, { passive: true });
addEventListener('keydown', (event) => {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || !document.querySelector(THINGS)) return;
  if (event.target instanceof Element && event.target.closest(BUSY)) return;
  event.preventDefault();
  toggleAsking();
});
