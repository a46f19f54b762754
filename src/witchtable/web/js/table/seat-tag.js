// What hangs at the edge of a seat, over whatever lies below: away, played by a bot, or nearly out of time.
import { html } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { botKind, t } from '../texts.js';
import { serverTime, span, useSeconds } from './time.js';

/** Seconds before a clock runs out at which it warns. */
export const LATE = 20;
const SOON = 12 * 3600; // in turn-based play nobody has to be there before

/** @typedef {import('../protocol.js').SeatedPlayer} SeatedPlayer */

/** Seconds that a seat may still think; null without a clock, or for bots. @param {import('./store.js').TableStore} store @param {number} seat */
export function timeLeft(store, seat) {
  const clock = store.clocks.value?.find((one) => one.seat === seat);
  if (!clock || store.about.value?.players[seat]?.bot || store.about.value?.status !== 'running') return null;
  const passed = clock.runs ? (performance.now() - store.clocksAt.value) / 1000 : 0;
  return { runs: clock.runs, left: Math.max(0, clock.left - passed) };
}

/** @param {{store: import('./store.js').TableStore, player: SeatedPlayer, mine: boolean}} props */
export function SeatTag({ store, player, mine }) {
  const about = /** @type {import('./store.js').About} */ (store.about.value);
  const clock = timeLeft(store, player.seat);
  const isAway = about.status === 'running' && !player.bot && (player.grace_until ?? player.away_since) !== undefined;
  useSeconds(isAway || clock?.runs);
  if (player.owner !== undefined && player.bot) {
    const words = { bot: botKind(player.bot), name: player.owner };
    return html`<${Tag} kind="stand-in" icon="ui-bot" long=${t('tag-stand-in', words)} short=${t('tag-stand-in-short', words)} />`;
  }
  if (clock?.runs && clock.left <= LATE) return html`<${Tag} kind="late" icon="ui-clock" ...${lateWords(about, Math.ceil(clock.left), mine)} />`;
  if (isAway) return html`<${Away} about=${about} player=${player} />`;
  return null;
}

/** @param {import('./store.js').About} about @param {number} left @param {boolean} mine */
function lateWords(about, left, mine) {
  const rule = about.clock && 'at_zero' in about.clock ? about.clock.at_zero : 'fallback';
  return { long: t('tag-late', { count: left, whose: mine ? 'mine' : 'other', then: rule }), short: t('tag-late-short', { count: left }) };
}

/** @param {{about: import('./store.js').About, player: SeatedPlayer}} props */
function Away({ about, player }) {
  const left = Math.max(0, (player.grace_until ?? 0) - serverTime());
  if (about.pace === 'turns' && left > SOON) return null;
  const others = about.players.filter((one) => one.seat !== player.seat && one.taken && !one.bot).length;
  if (!others) return html`<${Tag} kind="away" icon="ui-clock" long=${t('tag-away-alone')} short=${t('tag-away-alone')} />`;
  const time = span(left);
  if (left < 1 && player.away_since === undefined) return html`<${Tag} kind="away" icon="ui-clock" long=${t('tag-away-alone')} short=${t('tag-away-alone')} />`;
  return left >= 1
    ? html`<${Tag} kind="away" icon="ui-clock" long=${t('tag-away', { time })} short=${t('tag-away-short', { time })} />`
    : html`<${Tag} kind="away" icon="ui-clock" long=${t('tag-decide')} short=${t('tag-decide-short')} />`;
}

/** @param {{kind: string, icon: string, long: string, short: string}} props */
function Tag({ kind, icon, long, short }) {
  return html`<span class=${`seat-tag ${kind}`} title=${long}><${Icon} name=${icon} size=${14} /><span class="tag-long">${long}</span><span class="tag-short" aria-hidden="true">${short}</span></span>`;
}
