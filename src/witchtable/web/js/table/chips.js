// What was done, as chips: equal things counted; and which of the log belongs to "since your last turn".
import { say } from '../texts.js';
import { seatOf } from './follow.js';

/** @typedef {import('./follow.js').Deed} Deed */
/** @typedef {import('../protocol.js').LogEntry} LogEntry */
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

/**
 * What happened since the viewer's last turn: between the last two decisions of theirs that have something in between.
 * What belongs to others' deeds and is nobody's own (a gap that is filled) has no weight.
 * @param {LogEntry[]} entries @param {number | null} me @param {import('../scene.js').Telling} telling @param {(entry: LogEntry) => import('../scene.js').Told} tell
 * @param {number} [back]  How many of the viewer's turns before that.
 * @returns {Deed[]}
 */
export function sinceMyTurn(entries, me, telling, tell, back = 0) {
  /** @type {Deed[]} */
  let deeds = [];
  let left = back;
  /** What has no owner belongs to what comes before it: to others, or to me. @type {Deed[]} */
  let early = [];
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    const mine = me !== null && seatOf(entry) === me && (telling.isDecision?.(entry.event) ?? true);
    if (mine) {
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
