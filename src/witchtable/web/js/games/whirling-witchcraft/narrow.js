// A phone shows two panes at a time: which things belong together there, and which pane comes to the front.
import { html, useEffect, useRef } from '../../html.js';
import { narrow, sideways } from '../../lib/narrow.js';

/** Whether panes are shown one at a time, in two halves: below each other, or side by side on a phone held sideways. */
export const isFolded = () => narrow.value || sideways.value;

/** A pane's content that comes to the front whenever it is needed. @param {{needed: boolean, children?: import('../../html.js').Node}} props */
export function Front({ needed, children }) {
  const here = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const pane = here.current?.closest('.pane');
    const strip = pane?.parentElement;
    if (needed && isFolded() && pane instanceof HTMLElement && strip) strip.scrollTo({ left: pane.offsetLeft - strip.offsetLeft, behavior: 'instant' });
  }, [needed]);
  return html`<div class="ww-front" ref=${here}>${children}</div>`;
}
