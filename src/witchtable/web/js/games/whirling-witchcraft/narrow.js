// A phone shows two panes at a time: which things belong together there, and which pane comes to the front.
import { html, useEffect, useRef } from '../../html.js';
import { narrow } from '../../lib/narrow.js';

/** A pane's content that comes to the front whenever it is needed. @param {{needed: boolean, children?: import('../../html.js').Node}} props */
export function Front({ needed, children }) {
  const here = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const pane = here.current?.closest('.pane');
    const strip = pane?.parentElement;
    if (needed && narrow.value && pane instanceof HTMLElement && strip) strip.scrollTo({ left: pane.offsetLeft - strip.offsetLeft, behavior: 'instant' });
  }, [needed]);
  return html`<div class="ww-front" ref=${here}>${children}</div>`;
}
