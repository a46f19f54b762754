// Leaving a game from the list, and coming back to it: what would happen is said before it does.
import { post, remove } from '../api.js';
import { html, useState } from '../html.js';
import { go } from '../address.js';
import { Dialog } from '../pieces/dialog.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { inWords, readMe } from './player.js';

/** @typedef {import('../protocol.js').ListedTable} ListedTable */
/** What can be done, by the name in its texts (`leave-…`). @typedef {{name: string, act: () => Promise<unknown>}} Way */

/** Whether other people play there. @param {ListedTable} row */
const hasOthers = (row) => row.players.some(({ seat, taken, bot, owner }) => taken && (!bot || owner !== undefined) && ![...row.seats, ...row.to_return].includes(seat));

/** @param {ListedTable} row @returns {Way[]} */
function ways(row) {
  const path = /** @type {const} */ (`/api/tables/${row.table}`);
  const each = async (/** @type {(seat: number) => Promise<unknown>} */ act) => { for (const seat of row.seats) await act(seat); };
  if (row.status === 'waiting') return [row.host ? { name: 'delete', act: () => post(`${path}/abandon`) } : { name: 'stand-up', act: () => each((seat) => remove(`${path}/seats/${seat}`)) }];
  if (!row.seats.length) return [];
  const end = { name: hasOthers(row) ? 'vote' : 'end', act: () => post(`${path}/abandon`) };
  return hasOthers(row) ? [{ name: 'bot', act: () => each((seat) => post(`${path}/seats/${seat}/bot`)) }, end] : [end];
}

/** @param {{row: ListedTable}} props */
export function LeaveButton({ row }) {
  const [asking, setAsking] = useState(false);
  if (!ways(row).length) return null;
  return html`<button type="button" class="tool trow-leave" aria-label=${t('leave-label', { game: t(`game-${row.game}`) })} title=${t('leave-title')} aria-haspopup="dialog" onClick=${() => setAsking(true)}><${Icon} name="ui-close" size=${18} /></button>
    ${asking && html`<${LeaveDialog} row=${row} close=${() => setAsking(false)} />`}`;
}

/** @param {{row: ListedTable, close: () => void}} props */
function LeaveDialog({ row, close }) {
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  /** @param {Way} way */
  const take = async (way) => {
    setBusy(true);
    try {
      await way.act();
      close();
      await readMe();
    } catch (refusal) {
      complain(inWords(refusal));
      setBusy(false);
    }
  };
  return html`<${Dialog} title=${t('leave-label', { game: t(`game-${row.game}`) })} close=${close} class="leave">
    ${ways(row).map((way) => html`<div class="leave-way" key=${way.name}><p>${t(`leave-why-${way.name}`)}</p>
      <button type="button" class=${`btn ${way.name === 'bot' ? '' : 'danger'}`} disabled=${busy} onClick=${() => take(way)}>${t(`leave-${way.name}`)}</button></div>`)}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="row"><button type="button" class="btn" onClick=${close}>${t('leave-not')}</button></div>
  <//>`;
}

/** A bot plays in my place: one click, and I am back at the table. @param {{row: ListedTable}} props */
export function ReturnButton({ row }) {
  const [problem, complain] = useState('');
  const back = async () => {
    try {
      for (const seat of row.to_return) await post(`/api/tables/${row.table}/seats/${seat}/return`);
      go(`/tables/${row.table}`);
    } catch (refusal) {
      complain(inWords(refusal));
    }
  };
  return html`<button type="button" class="btn hot trow-return" onClick=${back}>${t('take-seat-again')}</button>
    ${problem && html`<p class="problem trow-problem" role="alert">${problem}</p>`}`;
}
