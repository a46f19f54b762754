// Asking: every tap and every step of the arrow keys tells what something is, and nothing is played meanwhile.
import { html, useEffect, useLayoutEffect, useRef } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { askAbout, close, inspected, said, stopAsking, thingAt } from './inspector.js';

const THINGS = '[data-tells]';
const AREAS = '.top, .seats, .pane, .bar';
const ROW = 30; // pixels between the middles of what is read in one line
// What works as ever: the card itself, this bar, and what leads to other parts of the table.
const APART = '.inspector, .asking, .pane-tabs, .drawer, .tool, .logo, dialog';

/** In the order in which one reads. @param {Element} area @returns {Element[]} */
function thingsIn(area) {
  const found = [...area.querySelectorAll(THINGS)].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0);
  const at = new Map(found.map((one) => [one, one.getBoundingClientRect()]));
  const row = (/** @type {Element} */ one) => Math.round(((at.get(one)?.top ?? 0) + Math.min(at.get(one)?.height ?? 0, 2 * ROW) / 2) / ROW);
  return found.sort((a, b) => row(a) - row(b) || (at.get(a)?.left ?? 0) - (at.get(b)?.left ?? 0));
}

/** Areas that have something to ask about. */
const areas = () => [...document.querySelectorAll(AREAS)].filter((area) => !area.closest('dialog') && thingsIn(area).length > 0);

/** @param {Element | undefined} thing */
function go(thing) {
  if (!thing) return;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  askAbout(thing);
}

/** @param {number} by  Areas further, or back. */
function toArea(by) {
  const all = areas();
  const here = all.findIndex((area) => area.contains(inspected.peek()?.at ?? null));
  const next = here < 0 ? (by > 0 ? 0 : all.length - 1) : (here + by + all.length) % all.length;
  if (all.length) go(thingsIn(all[next])[0]);
}

/** @param {number} by  Things further, or back; from the last of an area into the next one. */
function step(by) {
  const all = areas().flatMap(thingsIn);
  const here = all.indexOf(/** @type {Element} */ (inspected.peek()?.at));
  if (all.length) go(all[here < 0 ? (by > 0 ? 0 : all.length - 1) : (here + by + all.length) % all.length]);
}

/** @type {Record<string, (event: KeyboardEvent) => void>} */
const KEYS = {
  ArrowRight: () => step(1),
  ArrowDown: () => step(1),
  ArrowLeft: () => step(-1),
  ArrowUp: () => step(-1),
  Tab: ({ shiftKey }) => toArea(shiftKey ? -1 : 1),
  Escape: stopAsking,
  // The clauses of the card are buttons.
  Enter: () => { const link = document.querySelector('.inspector .clause-link'); if (link instanceof HTMLElement) link.focus(); },
};

/** @param {KeyboardEvent} event */
function press(event) {
  const at = event.target instanceof Element ? event.target : null;
  const act = KEYS[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey || at?.closest('input, textarea, select, dialog')) return;
  if (event.key === 'Enter' && at?.closest('button, a')) return;
  event.preventDefault();
  event.stopPropagation();
  act(event);
}

/** What would be played is asked instead. @param {Event} event */
function tap(event) {
  if (!(event.target instanceof Element) || event.target.closest(APART)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.type !== 'click') return;
  const thing = thingAt(event.target);
  if (thing) askAbout(thing);
  else close();
}

/** @param {Event} event  Nothing is dragged, either. */
function hold(event) {
  if (thingAt(event.target) && event.target instanceof Element && !event.target.closest(APART)) event.stopPropagation();
}

/** In the place of the bar. */
export function Asking() {
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    bar.current?.focus();
    document.addEventListener('keydown', press, true);
    document.addEventListener('click', tap, true);
    document.addEventListener('pointerdown', hold, true);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('click', tap, true);
      document.removeEventListener('pointerdown', hold, true);
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return html`<div class="bar asking mine" role="application" tabindex="-1" aria-label=${`${t('ask')}. ${t('ask-keys')}`} ref=${bar}>
    <b class="ask-sign" aria-hidden="true">?</b>
    <div class="grow"><p class="say">${t('ask-tap')}</p><p class="small dim ask-keys">${t('ask-keys')}</p></div>
    <button type="button" class="btn primary" onClick=${stopAsking}><${Icon} name="ui-check" size=${18} /> ${t('ask-done')}</button>
    <p class="unseen" role="status" aria-live="assertive" aria-atomic="true">${inspected.value ? said.value : ''}</p>
    <${Ring} />
  </div>`;
}

/** Around what is asked about. */
function Ring() {
  const ring = useRef(/** @type {HTMLElement | null} */ (null));
  const at = inspected.value?.at;
  useLayoutEffect(() => {
    if (!at) return undefined;
    const follow = () => {
      const { left, top, width, height } = at.getBoundingClientRect();
      if (ring.current) Object.assign(ring.current.style, { left: `${left - 4}px`, top: `${top - 4}px`, width: `${width + 8}px`, height: `${height + 8}px` });
    };
    follow();
    addEventListener('scroll', follow, true);
    addEventListener('resize', follow);
    return () => { removeEventListener('scroll', follow, true); removeEventListener('resize', follow); };
  }, [at]);
  return at ? html`<i class="ask-ring" ref=${ring} aria-hidden="true"></i>` : null;
}
