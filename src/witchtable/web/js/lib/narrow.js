// Which arrangement this window has. The same lines stand in css/table.css, and the games' styles use no others:
// a phone shows panes one at a time; one held sideways shows one stage beside everything else.
import { signal } from '../html.js';

const PHONE = '(max-width: 699px)';
const SIDEWAYS = '(min-width: 700px) and (max-width: 1023px) and (max-height: 480px)';

/** @param {string} query */
function matching(query) {
  const found = matchMedia(query);
  const now = signal(found.matches);
  found.addEventListener('change', () => { now.value = found.matches; });
  return now;
}

export const narrow = matching(PHONE);
export const sideways = matching(SIDEWAYS);
/** Whether fingers choose: they are larger than a cube. */
export const coarse = matching('(pointer: coarse)');
