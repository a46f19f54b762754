// On a phone, the pane that a decision needs comes to the front when it is asked.
import { html, useEffect, useRef } from '../../html.js';
import { narrow, sideways } from '../../lib/narrow.js';

/** Whether a turn can only end with an animal: then potions are of no use. @param {import('./types.js').Scene} scene */
export function isTaming(scene) {
  const deeds = new Set([...scene.choices.keys()].map((action) => action.split(' ', 1)[0]));
  return deeds.has('tame') && !deeds.has('brew');
}

/** @param {{needed: boolean, at: number}} props */
export function Stage({ needed, at }) {
  const mark = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const pane = mark.current?.closest('.pane');
    const strip = pane?.parentElement;
    if (!needed || !(narrow.peek() || sideways.peek()) || !(pane instanceof HTMLElement) || !strip) return;
    strip.scrollTo({ left: pane.offsetLeft - strip.offsetLeft, behavior: 'instant' });
  }, [needed && at]);
  return html`<i hidden ref=${mark}></i>`;
}
