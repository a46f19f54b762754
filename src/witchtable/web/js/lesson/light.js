// What lies in the light: what a step speaks of, and what may be chosen in it. All else is dimmed and cannot be clicked.

import { isSmall } from './place.js';

/** @typedef {import('./guide.js').Guide} Guide */
/**
 * @typedef {object} Lit
 * @property {Element[]} spoken  What is spoken of.
 * @property {Element[]} pieces  What may be chosen.
 * @property {Element[]} right  What of it is right.
 * @property {Element[]} buttons  What is right in the bar.
 * @property {Element[]} urged  Of these, where the arrow leads: to what only they can do, or are made for.
 * @property {boolean} isOpen  Whether to go on with a piece or with a button is for the pupil to find out.
 * @property {Element | null} thread  What it is good for.
 */

/** @type {Lit} */
export const DARK = { spoken: [], pieces: [], right: [], buttons: [], urged: [], isOpen: false, thread: null };
const PIECES = '.target, [data-action]';
const ABOVE = 10; // pixels
/** Where something is asked on top of the board: all of it lies in the light. */
export const ASKING = '.bar, dialog';

/** Whether a notation fits one of these, as the server says it: `*` stands for anything, `[abc]` and `[!abc]` for a letter. @param {string[]} patterns */
export function fitting(patterns) {
  const plain = (/** @type {string} */ text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const part = (/** @type {string} */ text) => (text === '*' ? '.*' : /^\[.+\]$/.test(text) ? text.replace('[!', '[^') : plain(text));
  const forms = patterns.map((pattern) => new RegExp(`^${pattern.split(/(\*|\[!?[^\]]+\])/).map(part).join('')}$`));
  return (/** @type {string} */ action) => forms.some((form) => form.test(action));
}

/** @param {Element} element */
const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;

/** What is right and not picked up yet. @param {Pick<Lit, 'right'>} lit */
export const toChoose = ({ right }) => right.filter((piece) => piece.getAttribute('aria-pressed') !== 'true');

/** @param {Element} root @param {string} selector */
export function find(root, selector) {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    return []; // no selector
  }
}

/** @param {Element} root @param {Guide} guide @param {string[]} choices @returns {Lit} */
export function light(root, guide, choices) {
  const step = guide.step.value;
  if (!step) return DARK;
  const mistakes = guide.mistake.value?.count ?? 0;
  const spoken = step.lit.flatMap((selector) => find(root, selector)).filter(isSeen);
  const thread = (step.thread && find(root, step.thread).find(isSeen)) || null;
  if (!guide.isAsking.value) return { ...DARK, spoken, thread };
  const all = find(root, `.panes :is(${PIECES})`).filter(isSeen);
  const found = choosable(all, find(root, '.bar [data-action]').filter(isSeen), step, choices, spoken);
  return mistakes < 2 ? { ...found, spoken, thread } : { ...found, spoken: [], pieces: found.right, thread };
}

/** @param {Element[]} all @param {Element[]} bar @param {import('./guide.js').Step} step @param {string[]} choices @param {Element[]} spoken */
function choosable(all, bar, step, choices, spoken) {
  const isRight = step.right.length ? fitting(step.right) : () => true;
  const verbs = new Set(choices.filter(isRight).map((action) => action.split(' ', 1)[0]));
  const isMistake = fitting(step.wrong);
  const actionOf = (/** @type {Element} */ piece) => piece.getAttribute('data-action');
  const shown = new Set([...all, ...bar].map(actionOf));
  // Where a choice takes two steps, the first one has no notation yet.
  const takesTwo = choices.some((action) => isRight(action) && !shown.has(action));
  const right = all.filter((piece) => {
    const action = actionOf(piece);
    return action === null ? takesTwo || piece.getAttribute('aria-pressed') === 'true' : isRight(action);
  });
  const pieces = all.filter((piece) => {
    const action = actionOf(piece);
    return right.includes(piece) || (action !== null && (verbs.has(action.split(' ', 1)[0]) || isMistake(action))) || spoken.some((one) => one.contains(piece));
  });
  const fit = bar.filter((button) => isRight(String(actionOf(button))));
  const onward = fit.filter((button) => actionOf(button) !== 'back');
  const made = onward.filter((button) => button.matches('.primary'));
  const isAlone = !toChoose({ right }).length || choices.filter(isRight).every((action) => fit.some((button) => actionOf(button) === action));
  const urged = made.length || !isAlone ? made : onward;
  return { right, pieces, urged, isOpen: !urged.length && onward.length > 0, buttons: step.right.length ? fit : urged };
}

/**
 * Let nothing be chosen that is not in the light.
 * @param {Guide} guide @param {() => Lit} lit
 */
export function guard(guide, lit) {
  /** @param {Event} event */
  const block = (event) => {
    const at = event.target instanceof Element ? event.target : null;
    const piece = at?.closest('.ground')?.contains(at) ? at?.closest(PIECES) : null;
    if (!piece || guide.isDone.peek()) return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    const mayChoose = guide.isAsking.peek() && !guide.sent.peek();
    if (mayChoose && (piece.closest(ASKING) || lit().pieces.includes(piece))) {
      // In a dialog or with a button that confirms, it is still about the piece before.
      if (!piece.closest(ASKING) || piece.matches('.bar [data-action]')) guide.touched = piece;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    guide.nudges.value += 1;
  };
  addEventListener('click', block, true);
  addEventListener('keydown', block, true);
  return () => {
    removeEventListener('click', block, true);
    removeEventListener('keydown', block, true);
  };
}

/** Where panes are shown one at a time: those with what lies in the light; what is spoken of elsewhere than what may be chosen goes to the top, so that there is room for the coach below. @param {Lit} lit */
export function bringForward({ right, spoken, thread }) {
  /** @type {Set<Element>} */
  const met = new Set();
  for (const piece of [...right, ...spoken, ...(thread ? [thread] : [])]) {
    const pane = /** @type {HTMLElement | null} */ (piece.closest('.pane'));
    const strip = pane?.parentElement;
    if (!pane || !strip || met.has(strip)) continue;
    met.add(strip);
    if (strip.scrollWidth > strip.clientWidth + 4) strip.scrollTo({ left: pane.offsetLeft - strip.offsetLeft, behavior: 'instant' });
    if (isSmall() && !right.includes(piece)) pane.scrollTop += piece.getBoundingClientRect().top - pane.getBoundingClientRect().top - ABOVE;
  }
  right[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
