// What was said at a table and not read here yet; this browser remembers how far one has read.
import { signal } from '../html.js';
import { muted, remarks } from '../settings.js';

const KEPT = 60; // tables
const PLACE = 'witchtable.read';

/** @returns {Record<string, number>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** The last line that was read, by table. */
const read = signal(kept());

/** @typedef {import('./store.js').TableStore} TableStore */
/** @typedef {import('../protocol.js').ChatLine} ChatLine */

/** Whether a line is from somebody who is not listened to here. @param {ChatLine} line */
export const isMuted = (line) => (line.who !== '' && line.who in muted.value) || (isRemark(line) && !remarks.value);

/** Whether an opponent with a name has said it. @param {ChatLine} line */
export const isRemark = (line) => line.message !== undefined && line.who !== '';

/** Whether the table itself has said it. @param {ChatLine} line */
export const isTold = (line) => line.message !== undefined && line.who === '';

/** @param {string} table */
export const readUpTo = (table) => read.value[table] ?? 0;

/** How many lines of others are new; what oneself has said is not, and remarks are heard beside the seats. @param {TableStore} store */
export function unread(store) {
  const mine = store.about.value?.seats ?? [];
  const from = readUpTo(store.id);
  return store.chat.value.filter((line) => line.number > from && !isMuted(line) && !isRemark(line) && !(line.seat !== null && mine.includes(line.seat))).length;
}

/** Have read everything. @param {TableStore} store */
export function markRead(store) {
  const last = store.chat.peek().at(-1)?.number ?? 0;
  if (last <= (read.peek()[store.id] ?? 0)) return;
  const { [store.id]: _, ...others } = read.peek();
  read.value = Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [store.id, last]]);
  try {
    localStorage.setItem(PLACE, JSON.stringify(read.value));
  } catch { /* a browser that keeps nothing */ }
}
