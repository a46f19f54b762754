// The decision bar while others play: whose turn is told, one sentence with the piece in it, and the ways to go on.
import { html, useEffect, useRef } from '../html.js';
import { Icon, SEATS, SeatSign } from '../pieces/icon.js';
import { say, t } from '../texts.js';
import { chipsOf } from './chips.js';
import { ClauseLinks } from './clause.js';

/** @typedef {import('./follow.js').Beat} Beat */
/** @typedef {import('./follow.js').Deed} Deed */

const LONG = 44; // letters: more need small ones on a phone
const MOST = 5; // chips that css/follow.css has an arrangement for

/** @param {{store: import('./store.js').TableStore}} props */
export function TellerBar({ store }) {
  const { teller } = store;
  const now = teller.beat.value;
  const bar = useRef(/** @type {HTMLDivElement | null} */ (null));
  // Whoever plays by keyboard is not left at the top of the page.
  useEffect(() => { if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true }); }, []);
  if (!now) return null;
  const { beat, at, of, id } = now;
  const paused = teller.paused.value;
  const colour = beat.seat === null ? 'var(--line-strong)' : SEATS[beat.seat % SEATS.length].colour;
  const clauses = [...new Set(beat.deeds.map(({ entry }) => entry.clause))].filter(Boolean).slice(0, 1);
  return html`<div class="teller" ref=${bar} tabindex="-1" role="group" aria-label=${t('telling')} style=${{ '--seat': colour }} onClick=${() => teller.skip()}>
    <span class="teller-who">${beat.seat === null ? html`<${Icon} name="ww-circle" size=${22} />` : html`<${SeatSign} seat=${beat.seat} size=${24} />`}</span>
    <div key=${id} class="teller-words"><${Sentence} store=${store} beat=${beat} />
      <span class="teller-clause" onClick=${(/** @type {Event} */ event) => event.stopPropagation()}><${ClauseLinks} game=${store.about.value?.game} clauses=${clauses} /></span></div>
    <span class="beats" key=${of} role="img" aria-label=${t('telling-at', { at, of })}>
      ${Array.from({ length: of }, (_, n) => html`<i key=${n} class=${n + 1 < at ? 'done' : n + 1 === at ? 'here' : ''} style=${n + 1 === at ? { '--time': `${now.time}ms` } : undefined} data-paused=${paused ? '' : undefined}></i>`)}
      <b>${t('telling-at', { at, of })}</b></span>
    ${store.isMyTurn.value ? html`<button key="mine" type="button" class="btn primary teller-mine" onClick=${(/** @type {Event} */ event) => { event.stopPropagation(); teller.flush(); }}>${t('telling-mine')}</button>`
      : store.position.value?.seat !== null && html`<span class="btn teller-later" aria-hidden="true">${t('telling-mine')}</span>`}
    <button key="pause" type="button" class="btn teller-pause" aria-label=${paused ? t('telling-on') : t('telling-pause')} aria-pressed=${String(paused)}
      onClick=${(/** @type {Event} */ event) => { event.stopPropagation(); teller.pause(); }}><${Icon} name=${paused ? 'ui-play' : 'ui-pause'} size=${20} /></button>
    <button key="skip" type="button" class="btn teller-skip" onClick=${(/** @type {Event} */ event) => { event.stopPropagation(); teller.skip(); }}><span>${t('telling-skip')}</span><${Icon} name="ui-next" size=${20} /></button>
  </div>`;
}

/** @param {{store: import('./store.js').TableStore, beat: Beat}} props */
function Sentence({ store, beat }) {
  const { deeds, seat, entries } = beat;
  if (deeds.length === 1 && !deeds[0].told.heading && !deeds[0].told.brief) return html`<p class=${`say ${say(deeds[0].entry.message).length > LONG ? 'long' : ''}`}><${WithPiece} deed=${deeds[0]} /></p>`;
  if (!deeds.length) return html`<p class="say">${say(entries[entries.length - 1].message)}</p>`;
  const heading = deeds[0].told.heading ?? (seat === null ? '' : store.names.value[seat]);
  const chips = chipsOf(deeds);
  return html`<p class="say"><span class="teller-heading">${heading}</span> <span class=${`teller-chips of-${Math.min(chips.length, MOST)}`}>${chips.map((chip) => html`<span key=${chip.key} class="did">
    ${seat === null && chip.seat !== null && html`<${SeatSign} seat=${chip.seat} size=${16} />`}
    ${chip.count > 1 && html`<b>${chip.count}</b>`}${chip.sign}${chip.words && html`<span class="did-words">${chip.words}</span>`}${chip.after}</span>`)}</span></p>`;
}

/** What was said, with the piece beside the word for it. @param {{deed: Deed}} props */
function WithPiece({ deed: { entry, told } }) {
  const sentence = say(entry.message);
  const argument = told.word === undefined ? undefined : entry.message.args[told.word];
  const word = argument === undefined ? '' : typeof argument === 'object' && argument && !Array.isArray(argument) ? say(argument) : String(argument);
  const at = word ? sentence.indexOf(word) : -1;
  if (!told.sign) return sentence;
  if (at < 0) return html`${sentence} <span class="teller-piece">${told.sign}</span>`;
  return html`${sentence.slice(0, at + word.length)} <span class="teller-piece">${told.sign}</span>${sentence.slice(at + word.length)}`;
}
