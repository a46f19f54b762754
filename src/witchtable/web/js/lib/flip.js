// Pieces that are somewhere else after a change travel there (first, last, invert, play).
import { useLayoutEffect, useRef } from '../html.js';
import { moves } from '../settings.js';

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
const TRAVEL = 'travel';

/**
 * Let every element with `data-flip="name"` inside travel from where its name was before.
 * One that is new comes from where `data-flip-from="other name"` was, or fades in.
 * Put the attribute on an element that has no transform of its own.
 * @param {{current: HTMLElement | null}} within @param {unknown} change
 */
export function useFlip(within, change) {
  const before = useRef(/** @type {Map<string, Box>} */ (new Map()));
  const shown = useRef(/** @type {unknown} */ (undefined));
  useLayoutEffect(() => {
    const root = within.current;
    if (!root) return;
    const isNew = shown.current !== change;
    const isFirst = shown.current === undefined;
    shown.current = change;
    const ground = root.getBoundingClientRect();
    /** @type {Map<string, Box>} */
    const now = new Map();
    for (const piece of root.querySelectorAll('[data-flip]')) {
      const name = String(piece.getAttribute('data-flip'));
      const travelling = piece.getAnimations().filter((animation) => animation.id === TRAVEL);
      const goal = before.current.get(name);
      // What is on its way counts as being where it goes; a new change measures it where it really is.
      if (isNew) for (const animation of travelling) animation.cancel();
      else if (travelling.length && goal) {
        now.set(name, goal);
        continue;
      }
      const box = piece.getBoundingClientRect();
      if (!box.width && !box.height) continue;
      const place = { x: box.x - ground.x, y: box.y - ground.y, width: box.width, height: box.height };
      now.set(name, place);
      if (isNew && !isFirst && moves()) travel(piece, before.current, name, place);
    }
    before.current = now;
  });
}

/** @param {Element} piece @param {Map<string, Box>} before @param {string} name @param {Box} to */
function travel(piece, before, name, to) {
  const from = before.get(name) ?? before.get(piece.getAttribute('data-flip-from') ?? '');
  if (!from) {
    piece.animate([{ opacity: 0 }, { opacity: 1 }], { id: TRAVEL, duration: 300, easing: 'ease-out' });
    return;
  }
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(dx, dy) < 3) return;
  // Inside a drawing, lengths are in its own units.
  const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a || 1) : 1;
  const start = `translate(${dx / scale}px, ${dy / scale}px)`;
  piece.animate([{ transform: start }, { transform: 'none' }], { id: TRAVEL, duration: 420, easing: 'cubic-bezier(.2,.7,.2,1)' });
}
