// The lists of the lobby: my games that go on, and the public tables to join or to watch.
import { query } from '../api.js';
import { html } from '../html.js';
import { t } from '../texts.js';
import { LeaveButton, ReturnButton } from './leave.js';
import { TableRow, turnNote } from './row.js';

/** @typedef {import('../protocol.js').ListedTable} ListedTable */
const MOST = 6;

/** @param {ListedTable} row */
const urgency = (row) => (row.my_turn ? 0 : row.to_return.length ? 1 : row.status === 'running' ? 2 : 3);

/** Those that go on, the most urgent first. @param {ListedTable[]} tables */
export const going = (tables) => tables.filter((row) => row.status === 'running' || row.status === 'waiting')
  .sort((a, b) => urgency(a) - urgency(b) || b.changed - a.changed);

/** @param {{tables: ListedTable[]}} props */
export function MyGames({ tables }) {
  return html`<${List} id="my-games" title=${t('lobby-my-games')} rows=${going(tables)} empty=${t(tables.length ? 'lobby-my-games-over' : 'lobby-my-games-empty')}
    row=${(/** @type {ListedTable} */ row) => html`<${TableRow} key=${row.table} row=${row} note=${turnNote(row)}>
      <div class="trow-ways">${row.to_return.length > 0 && html`<${ReturnButton} row=${row} />`}
      <a class=${`btn ${row.my_turn ? 'hot' : ''}`} href=${`/tables/${row.table}${query({ invite: row.status === 'waiting' ? row.invite : null })}`}>
        ${row.my_turn ? t('lobby-go-play') : row.status === 'waiting' ? t('lobby-go-in') : t('lobby-go-look')}</a>
      <${LeaveButton} row=${row} /></div><//>`} />`;
}

/** @param {{waiting: ListedTable[], running: ListedTable[]}} props */
export function OpenTables({ waiting, running }) {
  const others = [...waiting, ...running].filter((row) => row.seats.length === 0 && row.to_return.length === 0);
  return html`<${List} id="open-tables" title=${t('lobby-open-tables')} rows=${others} empty=${t('lobby-open-tables-empty')}
    row=${(/** @type {ListedTable} */ row) => html`<${TableRow} key=${row.table} row=${row} note=${turnNote(row)}>
      <a class="btn" href=${`/tables/${row.table}`}>${row.status === 'waiting' ? t('lobby-join') : t('lobby-watch')}</a><//>`} />`;
}

/** @param {{id: string, title: string, rows: ListedTable[], empty: string, row: (row: ListedTable) => any}} props */
export function List({ id, title, rows, empty, row }) {
  return html`<section class="panel list" aria-labelledby=${id}>
    <h2 id=${id}>${title}</h2>
    ${rows.length === 0 && html`<p class="dim list-empty">${empty}</p>`}
    <ul>${rows.slice(0, MOST).map(row)}</ul>
    ${rows.length > MOST && html`<details><summary>${t('lobby-rest', { count: rows.length - MOST })}</summary><ul>${rows.slice(MOST).map(row)}</ul></details>`}
  </section>`;
}
