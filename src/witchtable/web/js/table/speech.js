// What opponents with a name say: for a few seconds beside the seat where it was said; the chat keeps it.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { Portrait, readBot, witchName } from '../pieces/portrait.js';
import { SEATS } from '../pieces/icon.js';
import { needTexts } from '../texts.js';
import { isMuted, isRemark } from './unread.js';
import { told } from './told.js';
import { serverTime } from './time.js';

/** @typedef {import('../protocol.js').ChatLine} ChatLine */
/** @typedef {import('./store.js').TableStore} TableStore */

const SHOWN = 7; // seconds
const FRESH = 30; // seconds: whoever comes to a table a little later still hears it

/** A remark in the reader's words; in English until they have come. @param {ChatLine} line */
export function remarkWords(line) {
  const words = line.message ? told(line.message) : line.text;
  return words === line.message?.id ? line.text : words;
}

/** @param {{store: TableStore}} props */
export function Speech({ store }) {
  const [past, setPast] = useState(0);
  const game = store.about.value?.game ?? '';
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  const said = store.chat.value.filter((line) => isRemark(line) && !isMuted(line) && line.number > past && line.at > serverTime() - FRESH).at(-1);
  useEffect(() => { needTexts(`opponents-${game}`).catch(() => { /* then it is said in English */ }); }, [game]);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setPast(said.number), SHOWN * 1000);
    return () => clearTimeout(timer);
  }, [said?.number]);
  useLayoutEffect(() => { if (said && bubble.current) place(bubble.current, said.seat); }, [said?.number, said && remarkWords(said)]);
  if (!said) return null;
  const { witch } = readBot(said.name);
  return html`<div class="speech parchment" key=${said.number} ref=${bubble} style=${{ '--seat': SEATS[said.seat ?? 0].colour }} aria-hidden="true">
    ${witch && html`<${Portrait} game=${game} witch=${witch} size=${52} />`}
    <p>${witch && html`<b class="title">${witchName(witch)}</b>`} ${remarkWords(said)}</p></div>`;
}

/** Below her seat, within the window. @param {HTMLElement} bubble @param {number | null} seat */
function place(bubble, seat) {
  const at = document.querySelector(`.seats [data-anchor="seat-${seat}"]`)?.getBoundingClientRect();
  if (!at) return;
  const left = Math.min(at.left + 8, innerWidth - bubble.offsetWidth - 8);
  bubble.style.translate = `${Math.max(8, left)}px ${at.bottom + 10}px`;
  bubble.style.setProperty('--tail', `${Math.max(14, at.left + 24 - Math.max(8, left))}px`);
}
