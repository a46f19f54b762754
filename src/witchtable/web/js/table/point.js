// Showing on the board, for a moment, what words speak of.
import { seatOf } from './follow.js';

const SHOWN = 2000; // milliseconds

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {import('./follow.js').Deed[]} deeds */
export function point(deeds) {
  clearTimeout(timer);
  const clear = () => { for (const one of document.querySelectorAll('[data-pointed]')) one.removeAttribute('data-pointed'); };
  clear();
  for (const { told, entry } of deeds) {
    const ends = (told.ways ?? []).flatMap(({ from, to }) => [...(from?.slice(0, 1) ?? []), ...(to?.slice(0, 1) ?? [])]);
    for (const selector of [...(told.marks ?? []), ...ends, `[data-anchor="seat-${seatOf(entry)}"]`]) {
      for (const one of document.querySelectorAll(selector)) one.setAttribute('data-pointed', '');
    }
  }
  timer = setTimeout(clear, SHOWN);
}
