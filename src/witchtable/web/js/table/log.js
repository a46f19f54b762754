// The log: what happened, in words, with the clause behind every line.
import { html, useLayoutEffect, useRef, useState } from '../html.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { say, t } from '../texts.js';
import { ClauseLinks } from './clause.js';

const MOST = 150;

/** @param {{store: import('./store.js').TableStore, game: string, open: string | null}} props */
export function Log({ store, game, open }) {
  const entries = store.log.value;
  const [whole, showWhole] = useState(false);
  const shown = whole ? entries : entries.slice(-MOST);
  // A line never changes: described once, it is left alone.
  const lines = useRef(/** @type {Map<import('../protocol.js').LogEntry, any>} */ (new Map()));
  if (entries.length === 0 || !lines.current.has(entries[0])) lines.current = new Map();
  /** @param {import('../protocol.js').LogEntry} line @param {number} key */
  const drawn = (line, key) => {
    if (!lines.current.has(line)) lines.current.set(line, html`<${Line} key=${key} line=${line} game=${game} />`);
    return lines.current.get(line);
  };
  const end = useRef(/** @type {HTMLOListElement | null} */ (null));
  useLayoutEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [entries.length, open]);
  return html`<ol class="log" ref=${end} tabindex="0" aria-label=${t('log')} onKeyDown=${goThrough}>
    ${shown.length < entries.length && html`<li><button type="button" class="btn quiet" onClick=${() => showWhole(true)}>${t('log-earlier', { count: entries.length - shown.length })}</button></li>`}
    ${shown.map((line, at) => drawn(line, entries.length - shown.length + at))}
    ${entries.length === 0 && html`<li class="dim">${t('log-empty')}</li>`}
  </ol>`;
}

/** Tab passes a long log at once; inside, the arrow keys go from clause to clause. @param {KeyboardEvent} event */
function goThrough(event) {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!way || !(event.currentTarget instanceof HTMLElement)) return;
  const links = /** @type {HTMLElement[]} */ ([...event.currentTarget.querySelectorAll('.clause-link')]);
  const at = links.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  links[at < 0 ? links.length - 1 : at + way]?.focus();
  event.preventDefault();
}

/** @param {{line: import('../protocol.js').LogEntry, game: string}} props */
export function Line({ line, game }) {
  const seat = line.event?.seat;
  return html`<li class="line">
    ${typeof seat === 'number' ? html`<${SeatSign} seat=${seat} size=${18} />` : html`<${Icon} name="ww-circle" size=${18} />`}
    <p>${say(line.message)} ${line.clause && html`<${ClauseLinks} game=${game} clauses=${[line.clause]} tabIndex=${-1} />`}</p>
  </li>`;
}
