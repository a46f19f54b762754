// Who sits before this screen: a guest with a name is made at the moment one is needed.
import { Refusal, get, post } from '../api.js';
import { signal } from '../html.js';
import { guestName } from '../settings.js';
import { refused, say, t } from '../texts.js';

/** Who the server takes us for; null before it was asked. */
export const me = signal(/** @type {import('../protocol.js').Me | null} */ (null));

export async function readMe() {
  me.value = await get('/api/me');
}

/** The name to begin with: the own one, or one that a witch may have. */
export function suggestedName() {
  if (me.value?.name) return me.value.name;
  if (!guestName.peek()) {
    const names = t('lobby-names').split(',');
    guestName.value = names[Math.floor(Math.random() * names.length)].trim();
  }
  return guestName.peek();
}

/** Be somebody of this name: a new guest, or the same player renamed. @param {string} name */
export async function introduce(name) {
  if (!me.peek()) await readMe(); // whoever is faster than the answer keeps the own name
  const wanted = name.trim() || me.peek()?.name || t('lobby-guest');
  if (me.peek()?.name === wanted) return;
  guestName.value = wanted;
  const player = await post('/api/session', { name: wanted });
  me.value = { tables: [], statistics: [], even: {}, ...me.peek(), player: player.player, name: player.name, login: player.login };
}

/** Be somebody, by whatever name. */
export async function beSomebody() {
  if (!me.peek()) await readMe();
  if (!me.peek()?.player) await introduce(suggestedName());
}

/** What went wrong, in words. @param {unknown} problem */
export function inWords(problem) {
  if (!(problem instanceof Refusal)) return t('refused', { code: 'unavailable' });
  return problem.text ? say(problem.text) : refused(problem.code, problem.retryAfter);
}
