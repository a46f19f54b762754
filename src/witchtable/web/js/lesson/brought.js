// What a turn has brought: told when it is over, or where all play at once, when the round is.
import { get, query } from '../api.js';
import { effect, html, useEffect, useState } from '../html.js';
import { list, say, t } from '../texts.js';

/** @typedef {import('../protocol.js').SheetLine} SheetLine */
/** @typedef {import('../table/store.js').TableStore} TableStore */
/** @typedef {{points: number, parts: {line: SheetLine, points: number}[]}} Gain */
const PARTS = 3;

/** @param {TableStore} store @returns {[Gain | null, () => void]} what the last turn has brought, and a way to forget it */
export function useBrought(store) {
  const [gain, setGain] = useState(/** @type {Gain | null} */ (null));
  useEffect(() => {
    const count = new Count(store, setGain);
    return effect(() => count.look(store.position.value)); // at each message: what comes fast must not be missed
  }, [store]);
  return [gain, () => setGain(null)];
}

/** Counts what turns bring. */
class Count {
  /** @param {TableStore} store @param {(gain: Gain) => void} tell */
  constructor(store, tell) {
    this.store = store;
    this.tell = tell;
    /** @type {{points: number, sheet: SheetLine[]} | null} */
    this.before = null;
    this.round = /** @type {unknown} */ (undefined);
    this.hasPlayed = false;
  }

  /** @param {import('../protocol.js').Position | null} position */
  look(position) {
    if (!position || position.seat === null) return;
    const isMine = position.deciders.includes(position.seat);
    const isNewRound = this.round !== undefined && this.round !== position.view.round;
    const isOver = this.hasPlayed && (isNewRound || (!isMine && !position.legal.length));
    this.round = position.view.round;
    if (!this.before || isOver) this.count(isOver);
    this.hasPlayed = isMine || (this.hasPlayed && !isOver);
  }

  /** @param {boolean} isOver */
  async count(isOver) {
    const now = await readSheet(this.store).catch(() => null);
    if (!now) return;
    if (this.before && isOver) this.tell({ points: now.points - this.before.points, parts: difference(this.before.sheet, now.sheet) });
    this.before = now;
  }
}

/** @param {TableStore} store */
async function readSheet(store) {
  const seat = store.position.peek()?.seat ?? null;
  if (seat === null) return null;
  const { sheets } = await get(`/api/tables/${store.id}/sheets${query({ invite: store.invite })}`);
  return { points: sheets[seat].reduce((sum, line) => sum + line.points, 0), sheet: sheets[seat] };
}

/** @param {SheetLine[]} before @param {SheetLine[]} now */
function difference(before, now) {
  const had = new Map(before.map((line) => [line.label, line.points]));
  return now.map((line) => ({ line, points: line.points - (had.get(line.label) ?? 0) })).filter(({ points }) => points).sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, PARTS);
}

/** What there is to say: the sum, and what it is made of. @param {Gain} gain @returns {[string, string]} */
export function broughtWords({ points, parts }) {
  if (points <= 0) return [t('coach-brought-none'), ''];
  return [t('coach-brought', { points }), list(parts.map(({ line, points: part }) => t('coach-brought-part', { what: line.message ? say(line.message) : line.label, points: `${part > 0 ? '+' : '−'}${Math.abs(part)}` })))];
}

/** @param {{gain: Gain}} props */
export function Brought({ gain }) {
  const [sum, parts] = broughtWords(gain);
  return html`<p class="companion-brought">${gain.points > 0 ? html`<b>${sum}</b>` : sum} ${parts && html`<span class="dim">${parts}</span>`}</p>`;
}
