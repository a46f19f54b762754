// How much time is left at a table of a list; it runs while one looks.
import { html } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { LATE } from '../table/seat-tag.js';
import { secondsSince, span, useSeconds } from '../table/time.js';
import { t } from '../texts.js';

/** @param {{row: import('../protocol.js').ListedTable}} props */
export function RowClock({ row }) {
  const running = row.clocks?.filter((clock) => clock.runs) ?? [];
  useSeconds(running.length);
  if (row.status === 'waiting' && row.clock) return html`<span class="clock"><${Icon} name="ui-clock" size=${14} /> ${t('waiting-clock', { per: row.clock.per, time: span(row.clock.seconds) })}</span>`;
  if (!running.length) return null;
  const mine = running.find((clock) => row.seats.includes(clock.seat));
  const left = Math.max(0, (mine ?? running.reduce((a, b) => (a.left < b.left ? a : b))).left - secondsSince(row));
  return html`<span class=${`clock ${left <= LATE ? 'late' : ''}`}><${Icon} name="ui-clock" size=${14} label=${t('clock')} /> ${span(left)}</span>`;
}
