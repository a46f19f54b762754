// A table as one row of a list: the game, who sits there, how it stands, and the way to it.
import { html } from '../html.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { namesOf } from '../table/store.js';
import { botKind, list, t } from '../texts.js';
import { RowClock } from './clock.js';
import { GAMES } from './games.js';

/** @typedef {import('../protocol.js').ListedTable} ListedTable */

/** Who sits there by name; against Ostara, she is the one without a seat. @param {ListedTable} row */
export function namesIn(row) {
  const names = namesOf(row.players);
  return (row.scores?.length ?? 0) > names.length || (row.game === 'witchdom' && names.length === 1) ? [...names, t('lobby-ostara')] : names;
}

/** @param {{row: ListedTable, title?: string, note: any, children: any}} props */
export function TableRow({ row, title, note, children }) {
  const names = namesIn(row);
  return html`<li class=${`trow ${row.my_turn ? 'trow-mine' : ''}`}>
    <span class="trow-game"><${Icon} name=${GAMES[row.game].icon} size=${28} /></span>
    <div class="trow-what">
      <b class="trow-title">${title ?? (row.round ? t('lobby-round', { game: t(`game-${row.game}`), round: row.round }) : t(`game-${row.game}`))}
        ${row.continues && html`<span class="pill">${t('lobby-continued')}</span>`}</b>
      <ul class="trow-players small">${names.map((name, seat) => (row.players[seat]?.taken === false
        ? html`<li key=${seat} aria-hidden="true"><span class="free-sign"></span></li>`
        : html`<li key=${seat} class=${row.winners?.includes(seat) ? 'won' : ''}><${SeatSign} seat=${seat} size=${15} />
          <span class="trow-name">${[...row.seats, ...row.to_return].includes(seat) ? t('lobby-you') : name}</span>
          ${row.players[seat]?.owner !== undefined && html`<${Icon} name="ui-bot" size=${15} label=${t('bot-for', { level: botKind(row.players[seat].bot ?? ''), name: row.players[seat].owner })} />`}
          ${row.scores?.[seat] !== undefined && html`<b>${row.scores[seat]}</b>`}
          ${row.winners?.includes(seat) && html`<span class="pill ok">${t('lobby-won')}</span>`}</li>`))}</ul>
    </div>
    <span class="trow-note">${note} <${RowClock} row=${row} /></span>
    ${children}
  </li>`;
}

/** Whose turn it is, in a few words. @param {ListedTable} row */
export function turnNote(row) {
  if (row.status === 'waiting') {
    const free = row.players.filter((player) => !player.taken).length;
    return free ? t('lobby-free', { count: free }) : t('lobby-ready');
  }
  if (row.to_return.length && !row.seats.length) return t('lobby-bot-for-me', { bot: botKind(row.players[row.to_return[0]]?.bot ?? '') });
  if (row.my_turn) return html`<b class="my-turn">${t('lobby-my-turn')}</b>`;
  const names = namesIn(row);
  const asked = (row.waiting_for ?? []).map((seat) => names[seat]);
  return asked.length ? t('lobby-waits', { names: list(asked) }) : '';
}
