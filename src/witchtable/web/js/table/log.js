// The log: what happened, in words, with the clause behind every line.
import { html, useLayoutEffect, useRef, useState } from '../html.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { say, t } from '../texts.js';
import { ClauseLinks } from './clause.js';

const MOST = 150;

/** @param {{store: import('./store.js').TableStore, game: string}} props */
export function Log({ store, game }) {
  const told = store.log.value;
  const [whole, showWhole] = useState(false);
  const shown = whole ? told : told.slice(-MOST);
  const end = useRef(/** @type {HTMLOListElement | null} */ (null));
  useLayoutEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [told.length]);
  return html`<ol class="log" ref=${end} tabindex="0" aria-label=${t('log')}>
    ${shown.length < told.length && html`<li><button type="button" class="btn quiet" onClick=${() => showWhole(true)}>${t('log-earlier', { count: told.length - shown.length })}</button></li>`}
    ${shown.map((line, at) => html`<${Line} key=${told.length - shown.length + at} line=${line} game=${game} />`)}
    ${told.length === 0 && html`<li class="dim">${t('log-empty')}</li>`}
  </ol>`;
}

/** @param {{line: import('../protocol.js').Told, game: string}} props */
export function Line({ line, game }) {
  const seat = line.event?.seat;
  return html`<li class="line">
    ${typeof seat === 'number' ? html`<${SeatSign} seat=${seat} size=${18} />` : html`<${Icon} name="ww-circle" size=${18} />`}
    <p>${say(line.message)} ${line.clause && html`<${ClauseLinks} game=${game} clauses=${[line.clause]} />`}</p>
  </li>`;
}
