// Several panels: side by side where there is room, one at a time to swipe or tap through on a phone.
import { Component, html, useEffect, useRef, useState } from '../html.js';
import { Icon } from './icon.js';

const FOCUSABLE = 'button, a[href], input, select, [tabindex="0"]';

/** @param {unknown[] | undefined} before @param {unknown[] | undefined} after */
function isSame(before, after) {
  return before !== undefined && after !== undefined && before.length === after.length && before.every((part, at) => part === after[at]);
}

/** A part of a pane that is drawn anew only when something that it is made of has changed. */
export class Still extends Component {
  /** @param {{of: unknown[]}} next */
  shouldComponentUpdate(next) {
    return !isSame(/** @type {{of: unknown[]}} */ (this.props).of, next.of);
  }

  render() {
    return /** @type {{children?: any}} */ (this.props).children;
  }
}

/** What scrolls must be reachable by keyboard, also where nothing can be chosen. @param {HTMLElement} strip */
function letScroll(strip) {
  for (const box of /** @type {HTMLElement[]} */ ([...strip.children, strip])) {
    const scrolls = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    if (scrolls && !box.querySelector(FOCUSABLE) && getComputedStyle(box).overflow !== 'visible') box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
}

/** What styles of the surroundings go by: which panes there are, and of what kind. (`:has` would have the whole table looked through after every change.) @param {import('../scene.js').Pane[]} panes */
export const withPanes = (panes) => panes.flatMap(({ id, kinds = [] }) => [id, ...kinds]).map((word) => `with-${word}`).join(' ');

/** @param {{name: string, label: string, panes: import('../scene.js').Pane[]}} props */
export function Panes({ name, label, panes }) {
  const strip = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [at, setAt] = useState(0);
  const drawn = useRef(/** @type {Map<string, import('../scene.js').Pane>} */ (new Map()));
  for (const pane of panes) {
    const before = drawn.current.get(pane.id);
    // The very same description tells Preact that nothing has changed in there.
    if (before && isSame(before.of, pane.of)) pane.body = before.body;
    drawn.current.set(pane.id, pane);
  }

  useEffect(() => {
    const found = strip.current;
    if (!found) return undefined;
    const follow = () => {
      if (found.scrollWidth > found.clientWidth + 4) setAt(Math.round(found.scrollLeft / found.clientWidth));
    };
    const watch = new ResizeObserver(() => letScroll(found));
    watch.observe(found);
    found.addEventListener('scroll', follow, { passive: true });
    return () => {
      watch.disconnect();
      found.removeEventListener('scroll', follow);
    };
  }, []);
  useEffect(() => {
    const later = setTimeout(() => { if (strip.current) letScroll(strip.current); }, 200);
    return () => clearTimeout(later);
  });

  /** @param {number} index */
  const show = (index) => {
    const found = strip.current;
    found?.scrollTo({ left: index * found.clientWidth, behavior: 'instant' });
    setAt(index);
  };
  return html`<section class=${`panes panes-${name}`} aria-label=${label}>
    <div class=${`strip ${withPanes(panes)}`} ref=${strip}>
      ${panes.map((pane) => html`<div key=${pane.id} class=${`pane pane-${pane.id}`} role="group" aria-label=${pane.title}>${pane.body}</div>`)}
    </div>
    ${panes.length > 1 && html`<div class="pane-tabs">
      ${panes.map((pane, index) => html`<button type="button" key=${pane.id} class="pane-tab" aria-pressed=${String(index === at)} onClick=${() => show(index)}>
        <${Icon} name=${pane.icon} size=${22} /><span>${pane.title}</span>
        ${pane.badge ? html`<b class="badge">${pane.badge}</b>` : null}
      </button>`)}
    </div>`}
  </section>`;
}

/** The choices of some verbs, or all, written so that two positions can be compared: for `Pane.of`. @param {import('../scene.js').Scene} scene @param {...string} verbs */
export function offers(scene, ...verbs) {
  let found = '';
  for (const [action, choice] of scene.choices) {
    if (!verbs.length || verbs.includes(action.split(' ', 1)[0])) found += `${action};${choice.reveals};${choice.message ? 1 : 0}\n`;
  }
  return found;
}
