// What was done, as chips: equal things counted; and which of the log belongs to "since your last turn".
import { say } from '../texts.js';
import { seatOf } from './follow.js';

/** @typedef {import('./follow.js').Deed} Deed */
/** @typedef {import('../protocol.js').LogEntry} LogEntry */
/** @typedef {import('../scene.js').Told} Told */
/** @typedef {{key: string, seat: number | null, words: string, count: number, sign: import('../html.js').Node, after: import('../html.js').Node, deeds: Deed[]}} Chip */

/** Deeds as chips; the same thing of the same seat is one chip with a number. @param {Deed[]} deeds @returns {Chip[]} */
export function chipsOf(deeds) {
  /** @type {Map<string, Chip>} */
  const chips = new Map();
  for (const deed of deeds) {
    const { entry, told } = deed;
    const seat = seatOf(entry);
    const key = `${seat} ${told.kind}`;
    const found = chips.get(key);
    if (found) {
      found.count += told.count ?? 1;
      found.deeds.push(deed);
    } else chips.set(key, { key, seat, words: told.words || (told.mute ? '' : say(entry.message)), after: told.after, count: told.count ?? 1, sign: told.sign, deeds: [deed] });
  }
  return [...chips.values()];
}

/** What a decision of the viewer's is. @param {number | null} me @param {import('../scene.js').Telling} telling @returns {(entry: LogEntry) => boolean} */
export const decidedBy = (me, telling) => (entry) => me !== null && seatOf(entry) === me && (telling.isDecision?.(entry.event) ?? true);

/** What parts one turn from the next: where all play together, a turn is a whole round. @param {number | null} me @param {import('../scene.js').Telling} telling @returns {(entry: LogEntry) => boolean} */
export const turnsOf = (me, telling) => (telling.together ? ({ event }) => event.event === 'round-began' : decidedBy(me, telling));

/**
 * What happened since the viewer's last turn: between the last two entries that part turns and have something in between.
 * What belongs to others' deeds and is nobody's own (a gap that is filled) has no weight.
 * @param {LogEntry[]} entries @param {number | null} me @param {(entry: LogEntry) => Told} tell @param {(entry: LogEntry) => boolean} parts
 * @param {number} [back]  How many turns before that.
 * @returns {Deed[]}
 */
export function sinceMyTurn(entries, me, tell, parts, back = 0) {
  /** @type {Deed[]} */
  let deeds = [];
  let left = back;
  /** What has no owner belongs to what comes before it: to others, or to me. @type {Deed[]} */
  let early = [];
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    if (parts(entry)) {
      if (deeds.length && left === 0) break;
      if (deeds.length) [deeds, left] = [[], left - 1];
      early = []; // in the middle of my own turn
      continue;
    }
    const told = tell(entry);
    if (told.then) early.push({ entry, told: told.then });
    if (told.weight ? seatOf(entry) !== null : told.marks) early.push({ entry, told });
    if (told.weight && seatOf(entry) !== null) deeds.push(...early.splice(0));
    if (me === null && deeds.length > 30) break;
  }
  return left ? [] : deeds.reverse();
}
