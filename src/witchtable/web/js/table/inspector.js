// The card of information: the same on hover, focus and long press. Name, what it does, the clause.
import { html, signal } from '../html.js';
import { t } from '../texts.js';
import { ClauseLinks } from './clause.js';

/** @typedef {{title: string, text?: string, clauses?: string[], body?: any}} Info */

/** What is being looked at. */
export const inspected = signal(/** @type {(() => Info) | null} */ (null));
// A finger asks by staying; its taps are meant for the piece itself.
const coarse = matchMedia('(pointer: coarse)');
const LONG = 450;
const BESIDE = 1400; // pixels: as in table.css
/** One finger rests at a time; what it rests on may be drawn anew meanwhile. @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Properties for an element that tells about itself.
 * @param {() => Info} info
 */
export function tells(info) {
  const show = () => { inspected.value = info; };
  // Where the card lies over the board, it goes when it is not looked at any more.
  const hide = () => { if (innerWidth < BESIDE) inspected.value = null; };
  const touch = coarse.matches;
  return {
    onMouseEnter: touch ? undefined : show,
    onMouseLeave: touch ? undefined : hide,
    onFocus: touch ? undefined : show,
    onBlur: touch ? undefined : hide,
    onTouchStart: () => { hide(); clearTimeout(timer); timer = setTimeout(show, LONG); },
    onTouchEnd: () => clearTimeout(timer),
    onTouchMove: () => clearTimeout(timer),
  };
}

/** @param {{game: string}} props */
export function Inspector({ game }) {
  const info = inspected.value?.();
  if (!info) return null;
  return html`<div class="inspector parchment" role="note" aria-label=${t('about-this')}>
    <div class="row"><b class="title grow">${info.title}</b>
      <button type="button" class="plain" aria-label=${t('close')} onClick=${() => { inspected.value = null; }}>×</button></div>
    ${info.body}
    ${info.text && html`<p>${info.text}</p>`}
    ${info.clauses && html`<${ClauseLinks} game=${game} clauses=${info.clauses} />`}
  </div>`;
}
