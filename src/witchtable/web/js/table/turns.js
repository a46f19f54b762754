// The log as turns: whose they are, what belongs together, and what is only said once. Nothing here touches the page.
import { say } from '../texts.js';
import { seatOf } from './follow.js';

/** @typedef {import('../protocol.js').LogEntry} LogEntry */
/** @typedef {import('./follow.js').Deed} Deed */
/** @typedef {{key: number, deeds: Deed[], asides: Deed[]}} Line  Something that was done, as often as it was, and what came by itself after it. */
/**
 * @typedef {object} Turn
 * @property {number} key
 * @property {number | null} seat  Whose; null: everybody's, or nobody's.
 * @property {number | null} round
 * @property {number | null} number  Which of their turns, where turns are counted.
 * @property {Line[]} lines
 * @property {LogEntry} last
 */

/** @param {LogEntry} entry @param {string} field @returns {number | null} */
const number = ({ event }, field) => (typeof event[field] === 'number' ? event[field] : null);

/** @type {WeakMap<LogEntry, number>} */
const keys = new WeakMap();
let given = 0;

/** Its own for each entry: a log that grows at its beginning (a replay's) keeps what its reader has opened. @param {LogEntry} entry */
function keyOf(entry) {
  const key = keys.get(entry) ?? (given += 1);
  keys.set(entry, key);
  return key;
}

/** Whether two deeds are the same thing again. @param {Deed} one @param {Deed} other */
function equal(one, other) {
  if (seatOf(one.entry) !== seatOf(other.entry) || one.told.kind !== other.told.kind || one.entry.event.event !== other.entry.event.event) return false;
  return say(one.entry.message) === say(other.entry.message);
}

/** The turns of a log that grows: what has been put in its place stays there. */
export class Turns {
  /** @param {(entry: LogEntry) => import('../scene.js').Told} tell @param {import('../scene.js').Telling} telling */
  constructor(tell, telling) {
    this.tell = tell;
    this.telling = telling;
    /** @type {LogEntry[]} */
    this.entries = [];
    /** @type {Turn[]} */
    this.turns = [];
    this.round = /** @type {number | null} */ (null);
  }

  /** Whether it goes on from what is here. @param {LogEntry[]} entries */
  isGrown(entries) {
    const known = this.entries.length;
    return entries.length >= known && (known === 0 || (entries[0] === this.entries[0] && entries[known - 1] === this.entries[known - 1]));
  }

  /** @param {LogEntry[]} entries @returns {Turn[]} */
  of(entries) {
    const fresh = entries.slice(this.entries.length);
    if (fresh.length) {
      this.turns = [...this.turns];
      // What changes is another object from now on.
      if (this.turns.length) this.turns.push({ .../** @type {Turn} */ (this.turns.pop()) });
      for (const entry of fresh) this.add(entry);
      this.entries = entries;
    }
    return this.turns;
  }

  /** @param {LogEntry} entry */
  add(entry) {
    const key = keyOf(entry);
    const seat = this.telling.together ? null : seatOf(entry);
    const [round, turn] = [seatOf(entry) === null && entry.event.event === 'round-began' ? number(entry, 'round') : null, number(entry, 'turn')];
    if (round !== null) this.round = round;
    const last = this.turns.at(-1);
    const begins = !last || round !== null || turn !== null || (seat !== null && last.seat !== null && seat !== last.seat);
    if (begins) this.turns.push({ key, seat, round: this.round, number: turn, lines: [], last: entry });
    const now = this.turns[this.turns.length - 1];
    if (now.seat === null && !this.telling.together) now.seat = seat; // a round begins with whose turn it is
    now.last = entry;
    if (round === null && turn === null) now.lines = this.put(now.lines, { entry, told: this.tell(entry) }, key);
  }

  /** @param {Line[]} lines @param {Deed} deed @param {number} key @returns {Line[]} */
  put(lines, deed, key) {
    const last = lines.at(-1);
    const others = lines.slice(0, -1);
    const name = String(deed.entry.event.event);
    const gathers = this.telling.gathers?.[name];
    if (last && gathers && last.deeds[0].entry.event.event === name) return [...others, { ...last, deeds: [...last.deeds, deed] }];
    if (last && !deed.told.weight && !gathers && [null, seatOf(last.deeds[0].entry)].includes(seatOf(deed.entry))) return [...others, { ...last, asides: [...last.asides, deed] }];
    if (last && deed.told.weight && equal(last.deeds[0], deed)) return [...others, { ...last, deeds: [...last.deeds, deed] }];
    return [...lines, { key, deeds: [deed], asides: [] }];
  }
}

/** What each seat has won or lost in a turn, as far as scores are known. @param {Turn} turn @param {Turn | undefined} before @param {WeakMap<LogEntry, number[]>} scores @returns {{seat: number, points: number}[]} */
export function gainsOf(turn, before, scores) {
  const [now, then] = [scores.get(turn.last), before && scores.get(before.last)];
  if (!now || !then) return [];
  return now.map((points, seat) => ({ seat, points: points - then[seat] })).filter(({ points }) => points !== 0);
}

/**
 * Which step of the replay a line belongs to. A log counts only the moves that its reader saw; but what they saw of one kind and seat, they saw all of.
 * @param {LogEntry[]} entries @param {number} at @param {{events: Record<string, unknown>[]}[]} moves
 */
export function stepOf(entries, at, moves) {
  const entry = entries[at];
  if (!entry?.move) return 0;
  const isAlike = (/** @type {Record<string, unknown>} */ event) => event.event === entry.event.event && event.seat === entry.event.seat;
  let left = entries.slice(0, at + 1).filter(({ event, move }) => move && isAlike(event)).length;
  return 1 + moves.findIndex(({ events }) => {
    left -= events.filter(isAlike).length;
    return left <= 0;
  });
}
