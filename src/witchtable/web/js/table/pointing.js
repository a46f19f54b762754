// Showing on the table what words speak of: the pieces that stand for a choice, and what would come to lie there.
// Whatever says the words keeps to an edge of the window where it covers none of it.
import { signal, useLayoutEffect } from '../html.js';

/** The choice that is pointed at; boards draw what no piece stands for yet. */
export const pointed = signal(/** @type {string | null} */ (null));

/** Mark the pieces that stand for a choice, and no others. @param {string | null} action */
export function point(action) {
  pointed.value = action;
  for (const piece of document.querySelectorAll('.panes [data-hinted]:not([data-drawn])')) piece.removeAttribute('data-hinted');
  if (action === null) return;
  for (const piece of document.querySelectorAll(`.panes [data-action="${CSS.escape(action)}"]`)) piece.setAttribute('data-hinted', '');
}

/**
 * Let a line of words point while a mouse is over it or a keyboard has come to it. A finger chooses at once: nothing may change under it.
 * @param {string} action @param {string | null} [otherwise]  What is pointed at when it is left.
 */
export function pointing(action, otherwise = null) {
  return {
    onPointerEnter: (/** @type {PointerEvent} */ event) => { if (event.pointerType !== 'touch') point(action); },
    onPointerLeave: (/** @type {PointerEvent} */ event) => { if (event.pointerType !== 'touch') point(otherwise); },
    onFocusIn: () => point(action),
    onFocusOut: () => point(otherwise),
  };
}

/** Keep a panel at an edge where it hides nothing that is pointed at. @param {{current: HTMLElement | null}} panel */
export function useEdge(panel) {
  const action = pointed.value;
  useLayoutEffect(() => {
    const later = requestAnimationFrame(() => {
      bringForward();
      if (panel.current) keepAside(panel.current);
    });
    return () => cancelAnimationFrame(later);
  }, [action, panel.current]);
}

/** Where panes are shown one at a time: the one with the piece. */
function bringForward() {
  const pane = /** @type {HTMLElement | null | undefined} */ (document.querySelector('.panes [data-hinted]')?.closest('.pane'));
  const strip = pane?.parentElement;
  if (pane && strip && strip.scrollWidth > strip.clientWidth + 4) strip.scrollTo({ left: pane.offsetLeft - strip.offsetLeft, behavior: 'instant' });
}

/** Where it hides nothing: at first of all that may be chosen, later of what is pointed at. But never away under a pointer or a finger. @param {HTMLElement} panel */
function keepAside(panel) {
  const isPlaced = Boolean(panel.dataset.side);
  if (isPlaced && panel.matches(':hover')) return;
  const hinted = [...document.querySelectorAll('.panes [data-hinted]')];
  if (isPlaced && !hinted.length) return;
  const spokenOf = hinted.length ? hinted : [...document.querySelectorAll('.panes [data-action]')];
  const pieces = spokenOf.map((piece) => piece.getBoundingClientRect()).filter(({ width }) => width > 0);
  const upright = innerWidth < 700;
  const sides = upright ? ['bottom', 'top'] : ['right', 'left'];
  /** @param {string} side */
  const hides = (side) => {
    panel.dataset.side = side;
    const own = panel.getBoundingClientRect();
    return pieces.filter((box) => box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top).length;
  };
  const now = panel.dataset.side && sides.includes(panel.dataset.side) ? panel.dataset.side : sides[0];
  if (hides(now) === 0) return;
  panel.dataset.side = [...sides].sort((a, b) => hides(a) - hides(b))[0];
}
