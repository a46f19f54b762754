// On a phone only one pane of a half is seen: the one that is asked for comes forward.
import { useEffect, useRef } from '../../html.js';

/** @param {boolean} asked @returns {{current: HTMLElement | null}} to be put on something inside of the pane */
export function useForward(asked) {
  const inside = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const pane = /** @type {HTMLElement | null | undefined} */ (inside.current?.closest('.pane'));
    const strip = pane?.parentElement;
    if (!asked || !pane || !strip || strip.scrollWidth <= strip.clientWidth + 4) return;
    strip.scrollTo({ left: pane.offsetLeft - strip.offsetLeft, behavior: 'instant' });
    if (pane.scrollHeight > pane.clientHeight) pane.querySelector('.target')?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }, [asked]);
  return inside;
}
