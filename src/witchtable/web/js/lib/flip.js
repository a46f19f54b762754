// Pieces that are somewhere else after a change travel there (first, last, invert, play).
import { useLayoutEffect, useRef } from '../html.js';
import { moves } from '../settings.js';

/** @typedef {{x: number, y: number, width: number, height: number, scale: number}} Box */
/** Who is on the way. (To ask the page for its animations would lay it out.) @type {Set<Animation>} */
const journeys = new Set();
export const TRAVEL = 'travel';

/**
 * Let every element with `data-flip="name"` inside travel from where its name was before.
 * One that is new comes from where `data-flip-from="other name"` was, or fades in.
 * Put the attribute on an element that has no transform of its own.
 * @param {{current: HTMLElement | null}} within @param {unknown} change
 */
export function useFlip(within, change) {
  const before = useRef(/** @type {Map<string, Box> | null} */ (null));
  const shown = useRef(/** @type {unknown} */ (undefined));
  // While the new picture is being described, the old one still stands, and is measured for nothing.
  if (within.current && shown.current !== undefined && shown.current !== change && moves()) before.current = places(within.current);
  useLayoutEffect(() => {
    shown.current = change;
    const were = before.current;
    before.current = null;
    // Other parts of the page are drawn after this one: measured before them, everything would be laid out twice.
    if (were) queueMicrotask(() => { if (within.current) flip(within.current, were); });
  });
}

/** @param {HTMLElement} root @param {Map<string, Box>} were */
function flip(root, were) {
  for (const journey of journeys) journey.cancel();
  journeys.clear();
  const now = places(root);
  // First measure everything, then move: one after the other would lay out the page each time.
  for (const piece of root.querySelectorAll('[data-flip]')) {
    const to = now.get(String(piece.getAttribute('data-flip')));
    if (to) travel(piece, were, to);
  }
}

/** Where everything with a name is. @param {HTMLElement} root */
function places(root) {
  const ground = root.getBoundingClientRect();
  /** @type {Map<string, Box>} */
  const found = new Map();
  for (const piece of root.querySelectorAll('[data-flip]')) {
    const { x, y, width, height } = piece.getBoundingClientRect();
    if (!width && !height) continue;
    // Inside a drawing, lengths are in its own units.
    const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a || 1) : 1;
    found.set(String(piece.getAttribute('data-flip')), { x: x - ground.x, y: y - ground.y, width, height, scale });
  }
  return found;
}

/** @param {Element} piece @param {Map<string, Box>} before @param {Box} to */
function travel(piece, before, to) {
  const from = before.get(String(piece.getAttribute('data-flip'))) ?? before.get(piece.getAttribute('data-flip-from') ?? '');
  if (!from) {
    setOut(piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: 'ease-out' }));
    return;
  }
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(dx, dy) < 3) return;
  const start = `translate(${dx / to.scale}px, ${dy / to.scale}px)`;
  const journey = setOut(piece.animate([{ transform: start }, { transform: 'none' }], { duration: 420, easing: 'cubic-bezier(.2,.7,.2,1)' }));
  journey.finished.catch(() => undefined).then(() => settle(/** @type {HTMLElement | SVGElement} */ (piece)));
}

/** @param {Animation} journey */
function setOut(journey) {
  journey.id = TRAVEL;
  journeys.add(journey);
  journey.addEventListener('finish', () => journeys.delete(journey));
  return journey;
}

/**
 * After a journey Chromium sometimes no longer finds a piece, and whatever lies on it, under the pointer
 * (seen with 156); a change of its own style makes it look again.
 * @param {HTMLElement | SVGElement} piece
 */
function settle(piece) {
  piece.style.opacity = '.999';
  requestAnimationFrame(() => requestAnimationFrame(() => piece.style.removeProperty('opacity')));
}
