// How often Pim has spoken about each kind of decision: kept with the player's key, so on any device.
import { get, post } from '../api.js';
import { signal } from '../html.js';

/** Unknown (null) until the server has said it. @type {import('../html.js').Signal<Record<string, number> | null>} */
export const heard = signal(/** @type {Record<string, number> | null} */ (null));

/** Ask the server what is known by now; without an answer Pim begins anew. */
export const recall = () => get('/api/coach').then(({ times }) => { heard.value = times; }, () => { heard.value ??= {}; });

/** @param {string} kind */
export function hear(kind) {
  heard.value = { ...heard.peek(), [kind]: (heard.peek()?.[kind] ?? 0) + 1 };
  post('/api/coach', { kind }).catch(() => { /* then it is said once more, elsewhere */ });
}
