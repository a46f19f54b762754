// What the table itself says, in words: who plays in whose place, and what was done for whom.
import { botKind, say } from '../texts.js';

/** @param {import('../protocol.js').Text} message */
export function told(message) {
  const { bot, what } = message.args;
  const args = { ...message.args };
  if (bot) args.bot = botKind(String(bot));
  if (Array.isArray(what)) args.what = what.map((one) => say(/** @type {import('../protocol.js').Text} */ (one))).join(' '); // sentences, one after the other
  return say({ id: message.id, args });
}
