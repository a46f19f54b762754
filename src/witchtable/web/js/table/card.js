// The card of information: name, what it does, how to get it, what it is worth now, the clauses.
// It opens beside what it speaks of; on small screens at the edge that is further away.
import { html, useEffect, useLayoutEffect, useRef } from '../html.js';
import { say, t } from '../texts.js';
import { ClauseLinks, Prose } from './clause.js';
import { askAgain, asking, close, inspected, leave, said, stay } from './inspector.js';
import { useClauses, useThings } from './things.js';

const [GAP, SMALL] = [10, 700]; // pixels

/** @param {{game: string, store?: import('./things.js').Store, scene?: import('../scene.js').Scene}} props */
export function Inspector({ game, store, scene }) {
  const card = useRef(/** @type {HTMLDivElement | null} */ (null));
  /** Where in the card each button lies. @type {{current: Map<HTMLElement, number>}} */
  const places = useRef(new Map());
  const now = inspected.value;
  const info = now?.info();
  const thing = useThings(store, scene, now !== null)?.get(info?.thing ?? '');
  const clauses = useClauses(game, thing !== undefined);
  const title = info?.title ?? (thing && say(thing.name));
  useLayoutEffect(() => {
    if (!card.current || !now) return;
    if (!card.current.matches(':popover-open')) card.current.showPopover(); // also over an open dialog
    // Words come one after the other; a link that somebody points at stays under the pointer.
    const held = [...places.current].find(([link]) => link.matches(':hover') && card.current?.contains(link));
    if (held) put(card.current, card.current.offsetLeft, card.current.offsetTop + held[1] - held[0].offsetTop);
    else place(card.current, now.at.getBoundingClientRect());
    places.current = new Map([...card.current.querySelectorAll('button')].map((link) => [link, link.offsetTop]));
    said.value = [...card.current.querySelectorAll('.about')].map((part) => part.textContent).join('. ');
  });
  // What it tells may be another thing after a move; and it may be gone.
  useEffect(() => {
    if (now?.at.isConnected) askAgain(now.at);
    else if (now) close();
  }, [scene?.version]);
  useEffect(() => {
    if (!now) return undefined;
    const escape = (/** @type {KeyboardEvent} */ event) => { if (event.key === 'Escape') close(); };
    // The next touch is meant for something else, unless it is in the card; and what is scrolled is not beside it any more.
    const elsewhere = (/** @type {Event} */ event) => { if (!asking.peek() && !(event.target instanceof Node && card.current?.contains(event.target))) close(); };
    addEventListener('keydown', escape);
    addEventListener('scroll', elsewhere, true);
    return () => { removeEventListener('keydown', escape); removeEventListener('scroll', elsewhere, true); };
  }, [now]);
  if (!info || !title) return null;
  const does = info.text || info.body || !thing ? undefined : clauses?.get(thing.does[0]);
  const gets = thing && clauses?.get(thing.gets[0]);
  const worth = thing?.pieces[info.piece ?? ''] ?? thing?.worth;
  const links = [...new Set([...(info.clauses ?? thing?.does ?? []), ...(thing?.gets ?? [])])];
  return html`<div class="inspector parchment" popover="manual" role="note" aria-label=${t('about-this')} ref=${card} onMouseEnter=${stay} onMouseLeave=${leave}>
    <div class="row"><b class="title grow about">${title}</b>
      <button type="button" class="plain" aria-label=${t('close')} onClick=${close}>×</button></div>
    ${info.body}
    ${info.text && html`<p class="about">${info.text}</p>`}
    ${does && html`<p class="about" lang=${does.language}><${Prose} text=${inShort(does.text)} /></p>`}
    ${gets && html`<p class="about small"><b class="about-head">${t('thing-gets')}</b> <span lang=${gets.language}><${Prose} text=${inShort(gets.text)} /></span></p>`}
    ${worth && html`<p class="about about-worth"><b class="about-head">${t('thing-worth')}</b> ${say(worth)}</p>`}
    ${links.length > 0 && html`<${ClauseLinks} game=${game} clauses=${links} />`}
  </div>`;
}

/** A clause without how we came to it and where it stands: that is one tap away. @param {string} text */
function inShort(text) {
  const ruling = text.search(/\s\*\*[^*]+[:：]\*\*/);
  return (ruling > 0 ? text.slice(0, ruling) : text).replace(/\s*\[[A-Z]( [A-Z])*( [^\]]*)?\]/g, '').replace(/\s*\([A-Z]{2}-[A-Z]+[^)]*\)/g, '');
}

/** Right, left, below or above: where there is room, never over the piece itself, and not over the coach's words if it can be helped. @param {HTMLElement} card @param {DOMRect} piece */
function place(card, piece) {
  const { offsetWidth: wide, offsetHeight: high } = card;
  if (innerWidth < SMALL) return put(card, (innerWidth - wide) / 2, piece.top + piece.height / 2 < innerHeight / 2 ? innerHeight - high - GAP : GAP);
  const middle = clamp(piece.top + piece.height / 2 - high / 2, innerHeight - high);
  const centre = clamp(piece.left + piece.width / 2 - wide / 2, innerWidth - wide);
  const rooms = [
    ...(piece.right + GAP + wide < innerWidth ? [{ x: piece.right + GAP, y: middle }] : []),
    ...(piece.left - GAP - wide > 0 ? [{ x: piece.left - GAP - wide, y: middle }] : []),
    { x: centre, y: piece.bottom + GAP + high < innerHeight ? piece.bottom + GAP : clamp(piece.top - GAP - high, innerHeight) },
  ];
  const words = document.querySelector('.coach:not(.away)')?.getBoundingClientRect();
  const { x, y } = rooms.find((at) => !words || at.x > words.right || at.x + wide < words.left || at.y > words.bottom || at.y + high < words.top) ?? rooms[0];
  return put(card, x, y);
}

/** @param {number} at @param {number} most */
const clamp = (at, most) => Math.max(GAP, Math.min(at, most - GAP));

/** @param {HTMLElement} card @param {number} left @param {number} top */
function put(card, left, top) {
  card.style.left = `${Math.round(left)}px`;
  card.style.top = `${Math.round(top)}px`;
}
