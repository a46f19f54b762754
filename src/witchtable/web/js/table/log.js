// The log: what happened, turn by turn, in words and signs; the rule behind a line is there when it is asked for.
import { go } from '../address.js';
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../html.js';
import { get, once, query } from '../api.js';
import { memo } from '../lib/memo.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { TurnOfLog } from './log-turn.js';
import { point } from './point.js';
import { Turns, gainsOf, stepOf } from './turns.js';

/** @typedef {import('../protocol.js').LogEntry} LogEntry */
/** @typedef {import('./follow.js').Deed} Deed */
/** @typedef {import('./turns.js').Turn} Turn */
const NEAR = 40; // pixels: who is so near to the end reads along
const Kept = memo(TurnOfLog);

/** @param {{store: import('./store.js').TableStore, game: string, open: string | null}} props */
export function Log({ store, game, open }) {
  const { teller } = store;
  const entries = store.toldLog.value;
  const telling = teller.telling.value;
  const isOver = Boolean(store.shown.value?.over);
  const replay = useMemo(() => (isOver ? (/** @type {Deed[]} */ deeds) => showInReplay(store, deeds[0].entry) : undefined), [isOver, store]);
  return html`<${LogOfTurns} entries=${entries} telling=${telling} tell=${(/** @type {LogEntry} */ entry) => teller.tell(entry)} scores=${store.scores} game=${game} names=${store.names.value}
    me=${store.shown.value?.seat ?? null} now=${teller.beat.value?.beat.entries.at(-1) ?? null} shown=${open} pick=${point} replay=${replay} />`;
}

/** @param {import('./store.js').TableStore} store @param {LogEntry} entry */
async function showInReplay(store, entry) {
  const at = store.log.peek().indexOf(entry);
  const [seat, { invite }] = [store.position.peek()?.seat, store];
  const asked = Promise.all([get(`/api/tables/${store.id}/log${query({ seat, invite })}`), once(`/api/tables/${store.id}/export${query({ invite })}`)]);
  // Where it may not be shown now, the replay's page says why.
  const step = await asked.then(([found, { moves }]) => stepOf(found.events, at, moves), () => null);
  go(`/tables/${store.id}/replay${query({ step, seat, invite })}`);
}

/**
 * @param {{entries: LogEntry[], telling: import('../scene.js').Telling, tell: (entry: LogEntry) => import('../scene.js').Told, scores: WeakMap<LogEntry, number[]>, game: string, names: string[],
 *   me: number | null, now: LogEntry | null, shown?: unknown, pick: (deeds: Deed[]) => void, replay?: (deeds: Deed[]) => void, empty?: string}} props
 */
export function LogOfTurns({ entries, telling, tell, scores, game, names, me, now, shown, pick, replay, empty }) {
  const kept = useRef(/** @type {Turns | null} */ (null));
  if (kept.current?.telling !== telling || !kept.current.isGrown(entries)) kept.current = new Turns(tell, telling);
  kept.current.tell = tell;
  const turns = kept.current.of(entries);
  // What the reader has opened or closed; the newest turn is open by itself.
  const [wishes, wish] = useState(/** @type {Record<number, boolean>} */ ({}));
  const fold = useMemo(() => (/** @type {number} */ key, /** @type {boolean} */ isOpen) => wish((before) => ({ ...before, [key]: isOpen })), []);
  const newest = turns.at(-1)?.key;
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  const [away, goAway] = useState(false);
  const toEnd = () => { if (list.current) list.current.scrollTop = list.current.scrollHeight; };
  // With the next picture: to ask how high it is would lay out the page once more.
  useLayoutEffect(() => {
    if (away) return undefined;
    const later = requestAnimationFrame(toEnd);
    return () => cancelAnimationFrame(later);
  }, [entries.length, shown, away]);
  useEffect(() => { goAway(false); }, [shown]);
  const scrolled = () => {
    const box = list.current;
    if (box) goAway(box.scrollHeight - box.scrollTop - box.clientHeight > NEAR);
  };
  return html`<div class="log-frame">
    <ol class="log" ref=${list} tabindex="0" aria-label=${t('log')} onKeyDown=${goThrough} onScroll=${scrolled}>
      ${turns.map((turn, at) => html`<${Kept} key=${turn.key} turn=${turn} gains=${gainsIn(turn, turns[at - 1], scores)} game=${game} name=${turn.seat === null ? '' : names[turn.seat]} mine=${turn.seat !== null && turn.seat === me}
        gathers=${telling.gathers} names=${names} isOpen=${wishes[turn.key] ?? turn.key === newest} fold=${fold} now=${turn.key === newest ? now : null} pick=${pick} replay=${replay} />`)}
      ${entries.length === 0 && html`<li class="dim">${empty ?? t('log-empty')}</li>`}
    </ol>
    ${away && html`<button type="button" class="btn log-newest" onClick=${() => { goAway(false); toEnd(); }}><${Icon} name="ui-next" size=${16} /> ${t('log-newest')}</button>`}
  </div>`;
}

/** @type {WeakMap<Turn, {before: Turn | undefined, gains: {seat: number, points: number}[]}>} */
const counted = new WeakMap();

/** The same list again as long as nothing has changed. @param {Turn} turn @param {Turn | undefined} before @param {WeakMap<LogEntry, number[]>} scores */
function gainsIn(turn, before, scores) {
  const known = counted.get(turn);
  if (known && known.before === before) return known.gains;
  const gains = gainsOf(turn, before, scores);
  counted.set(turn, { before, gains });
  return gains;
}

/** Tab passes a long log at once; inside, the arrow keys go from line to line, and sideways to what a line has. @param {KeyboardEvent} event */
function goThrough(event) {
  const log = event.currentTarget;
  const way = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: 0, ArrowRight: 0 }[event.key];
  if (way === undefined || !(log instanceof HTMLElement)) return;
  const here = /** @type {HTMLElement} */ (document.activeElement);
  if (way) {
    const stops = /** @type {HTMLElement[]} */ ([...log.querySelectorAll('.turn-head, .turn:not(.folded) .line-say')]);
    const row = here.closest('.line')?.querySelector('.line-say') ?? here;
    const at = stops.indexOf(/** @type {HTMLElement} */ (row));
    stops[at < 0 ? stops.length - 1 : at + way]?.focus();
  } else {
    const row = /** @type {HTMLElement[]} */ ([...(here.closest('.line')?.querySelectorAll('button') ?? [])]);
    row[row.indexOf(here) + (event.key === 'ArrowRight' ? 1 : -1)]?.focus();
  }
  event.preventDefault();
}
