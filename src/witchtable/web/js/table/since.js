// "Since your last turn": a row for each of the others, what they did as chips, and what it brought. Made from the log, so that it is there at any time.
import { html, signal, useEffect, useState } from '../html.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { sinceOpens } from '../settings.js';
import { say, t } from '../texts.js';
import { chipsOf, sinceMyTurn, turnsOf } from './chips.js';
import { ClauseLinks } from './clause.js';
import { seatOf } from './follow.js';
import { point } from './point.js';

/** @typedef {import('./store.js').TableStore} TableStore */
/** @typedef {import('./chips.js').Chip} Chip */
const query = matchMedia('(min-width: 1400px)'); // as in table.css: there the drawer has room for it
/** Whether it lies beside the table; elsewhere it comes over the board when it is asked for. */
export const beside = signal(query.matches);
query.addEventListener('change', () => { beside.value = query.matches; });
/** Where there is no room beside: whether it is looked at. */
export const looked = signal(false);
const LONG = 10000; // milliseconds until it goes away by itself

/** @param {{store: TableStore}} props */
export function Since({ store }) {
  const { teller } = store;
  const me = store.shown.value?.seat ?? null;
  const [wish, setWish] = useState(/** @type {boolean | null} */ (null));
  const fresh = teller.isFresh.value;
  const [back, setBack] = useState(0);
  useEffect(() => setWish(null), [fresh]);
  useEffect(() => setBack(0), [store.position.value?.version]);
  const open = !beside.value || (wish ?? (fresh && sinceOpens.value));
  /** What others did so many turns ago. @param {number} turns */
  const ago = (turns) => sinceMyTurn(store.toldLog.value, me, (entry) => teller.tell(entry), turnsOf(me, teller.telling.value), turns);
  const deeds = ago(back);
  const [first, last] = [deeds[0]?.entry, back ? deeds.at(-1)?.entry : undefined];
  const players = store.about.value?.players ?? [];
  const order = players.map((_, at) => players[at].seat).filter((seat) => seat !== me);
  const automatic = store.names.value.length > players.length ? [players.length] : [];
  const seats = [...order, ...automatic];
  const fold = () => {
    if (!beside.value) looked.value = false;
    else sinceOpens.value = !open;
    setWish(!open);
  };
  return html`<section class=${`since ${open ? 'open' : ''} ${beside.value ? 'beside' : 'over'} ${seats.length > 4 ? 'many' : ''}`} aria-label=${t('since')}>
    <h2><button type="button" class="since-fold" aria-expanded=${String(open)} onClick=${fold}>${back ? t('since-before', { back }) : t('since')}<${Icon} name=${beside.value ? 'ui-next' : 'ui-close'} size=${14} /></button>
      ${open && html`<span class="since-turns" role="group">
        <${Turn} label=${t('since-earlier')} icon="ui-prev" isLast=${!ago(back + 1).length} go=${() => setBack(back + 1)} />
        <${Turn} label=${t('since-later')} icon="ui-next" isLast=${back === 0} go=${() => setBack(back - 1)} /></span>`}</h2>
    <ol>${seats.map((seat) => html`<${Row} key=${seat} store=${store} seat=${seat} open=${open} isNow=${back === 0} gain=${store.gained(seat, first, last)}
      chips=${chipsOf(deeds.filter(({ entry, told }) => told.weight && seatOf(entry) === seat))} />`)}</ol>
  </section>`;
}

/** To the turn before, or back. (Never disabled: whoever has it in focus would lose it.) @param {{label: string, icon: string, isLast: boolean, go: () => void}} props */
function Turn({ label, icon, isLast, go }) {
  return html`<button type="button" class="since-turn" aria-label=${label} title=${label} aria-disabled=${String(isLast)} onClick=${() => { if (!isLast) go(); }}><${Icon} name=${icon} size=${14} /></button>`;
}

/** @param {{store: TableStore, seat: number, chips: Chip[], open: boolean, isNow: boolean, gain: number}} props */
function Row({ store, seat, chips, open, isNow, gain }) {
  const [asked, ask] = useState(/** @type {string | null} */ (null));
  const told = isNow ? store.teller.beat.value?.beat : undefined;
  const now = told?.deeds.at(-1);
  const chip = chips.find((one) => one.key === asked);
  return html`<li class="since-row"><span class="since-who"><${SeatSign} seat=${seat} size=${18} /><b>${store.names.value[seat]}</b></span>
    ${gain ? html`<b class="since-gain">${t('since-gain', { points: gain, sign: gain > 0 ? 'more' : 'less' })}</b>` : null}
    ${open && html`<span class="since-did">
      ${chips.map((one) => html`<button type="button" key=${one.key} class=${`did ${now && one.deeds.includes(now) ? 'now' : ''} ${now && one.deeds.some(({ entry }) => entry === now.entry) ? 'now' : ''}`} aria-expanded=${String(asked === one.key)}
        onClick=${() => { ask(asked === one.key ? null : one.key); point(one.deeds); }}>${one.count > 1 && html`<b>${one.count}</b>`}${one.sign}${one.words && html`<span>${one.words}</span>`}${one.after}</button>`)}
      ${told?.seat === seat && html`<span class="did ahead">…</span>`}
      ${!chips.length && told?.seat !== seat && html`<span class="dim small">${t('since-nothing')}</span>`}</span>`}
    ${open && chip && html`<p class="since-told small">${chip.deeds.map(({ entry }) => say(entry.message)).join(' ')} <${ClauseLinks} game=${store.about.value?.game} clauses=${[...new Set(chip.deeds.map(({ entry }) => entry.clause))]} /></p>`}
  </li>`;
}

/** Over the board, from the edge of the bar; goes away by itself. @param {{store: TableStore}} props */
export function SinceOver({ store }) {
  const isOpen = looked.value && !beside.value;
  useEffect(() => {
    // Whoever comes back to a hidden window finds out what has happened.
    const back = () => { if (!document.hidden && store.teller.isFresh.peek() && sinceOpens.peek() && store.teller.missed) looked.value = true; };
    document.addEventListener('visibilitychange', back);
    return () => { document.removeEventListener('visibilitychange', back); looked.value = false; };
  }, [store]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (/** @type {Event} */ event) => {
      if (!(event.target instanceof Element) || !event.target.closest('.since, .since-tool')) looked.value = false;
      else clearTimeout(later); // whoever looks something up in it closes it, too
    };
    const key = (/** @type {KeyboardEvent} */ event) => { if (event.key === 'Escape') looked.value = false; };
    const later = setTimeout(() => { if (!document.querySelector('.since:focus-within, .since:hover')) looked.value = false; }, LONG);
    addEventListener('pointerdown', close, true);
    addEventListener('keydown', key);
    return () => {
      clearTimeout(later);
      removeEventListener('pointerdown', close, true);
      removeEventListener('keydown', key);
    };
  }, [isOpen]);
  return isOpen ? html`<${Since} store=${store} />` : null;
}
