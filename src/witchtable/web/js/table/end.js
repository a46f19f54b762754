// The end: who has won, the score sheets by source, the scores over time, and what to do next.
import { get, post, query } from '../api.js';
import { html, useEffect, useState } from '../html.js';
import { Dialog } from '../pieces/dialog.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { list, say, t } from '../texts.js';
import { go } from '../main.js';
import { Chart } from './chart.js';

/** @typedef {import('../protocol.js').SheetLine} SheetLine */

/** @param {{store: import('./store.js').TableStore}} props */
export function EndScreen({ store }) {
  const position = store.position.value;
  const [hidden, hide] = useState(false);
  if (!position?.over || store.about.value?.status !== 'over') return null;
  if (hidden) return html`<button type="button" class="btn primary end-again" onClick=${() => hide(false)}><${Icon} name="wd-objective" size=${20} /> ${t('end-show')}</button>`;
  return html`<${Dialog} title=${t('end-title')} close=${() => hide(true)} class="end"><${Result} store=${store} /><//>`;
}

/** @param {{store: import('./store.js').TableStore}} props */
export function Result({ store }) {
  const about = /** @type {import('./store.js').About} */ (store.about.value);
  const position = /** @type {import('../protocol.js').Position} */ (store.position.value);
  const [sheets, setSheets] = useState(/** @type {SheetLine[][]} */ ([]));
  const [story, setStory] = useState(/** @type {number[][]} */ ([]));
  const invite = store.invite ?? about.invite;
  useEffect(() => {
    get(`/api/tables/${store.id}/sheets${query({ invite })}`).then((/** @type {import('../protocol.js').Sheets} */ found) => setSheets(found.sheets), () => {});
    get(`/api/tables/${store.id}/export${query({ invite })}`).then((/** @type {import('../protocol.js').Export} */ found) => setStory(found.moves.map((move) => move.scores)), () => {});
  }, []);
  const again = async (/** @type {boolean} */ same) => {
    /** @type {import('../protocol.js').OpenedTable | null} */
    const made = await store.request('rematch', { same_deal: same });
    // Nobody is to be waited for if only bots play.
    if (made?.players.every((player) => player.taken)) await post(`/api/tables/${made.table}/start`);
    if (made) go(`/tables/${made.table}${query({ invite: made.invite })}`);
  };
  const winners = position.winners.map((seat) => store.names.value[seat] ?? t('nobody'));
  return html`
    <p class="end-winner">${position.winners.map((seat) => html`<${SeatSign} seat=${seat} size=${36} />`)}
      <span class="title">${winners.length ? t('end-winner', { names: list(winners), count: winners.length }) : t('end-nobody')}</span></p>
    ${sheets.length > 0 && html`<${Sheets} sheets=${sheets} names=${store.names.value} winners=${position.winners} />`}
    ${story.length > 1 && html`<${Chart} story=${story} names=${store.names.value} />`}
    ${about.uncounted && html`<p class="small dim">${t('end-uncounted', { why: about.uncounted })}</p>`}
    <div class="row wrap">
      ${about.seats.length > 0 && (about.rematch
        ? html`<a class="btn primary" href=${`/tables/${about.rematch[0]}${query({ invite: about.rematch[1] })}`}>${t('end-join-rematch')}</a>`
        : html`<button type="button" class="btn primary" onClick=${() => again(false)}><${Icon} name="ui-play" size=${18} /> ${t('end-rematch')}</button>
            <button type="button" class="btn" onClick=${() => again(true)}>${t('end-same-deal')}</button>`)}
      <a class="btn" href=${`/tables/${store.id}/replay${query({ invite })}`}><${Icon} name="ui-replay" size=${18} /> ${t('end-replay')}</a>
      <a class="btn" href=${`/api/tables/${store.id}/record${query({ invite })}`} download>${t('end-record')}</a>
      <a class="btn" href="/">${t('to-the-lobby')}</a>
    </div>`;
}

/** @param {{sheets: SheetLine[][], names: string[], winners: number[]}} props */
function Sheets({ sheets, names, winners }) {
  // Some lines only some have: each source once, in the order in which they come.
  const sources = [...new Map(sheets.flat().map((line) => [line.label, line])).values()];
  /** Nothing where a seat has no such line. @param {SheetLine[]} sheet @param {string} label */
  const points = (sheet, label) => sheet.filter((line) => line.label === label).reduce((sum, line) => (sum ?? 0) + line.points, /** @type {number | null} */ (null));
  return html`<div class="sheet-scroll" tabindex="0" role="group" aria-label=${t('end-sheets')}><table class="sheet">
    <thead><tr><th scope="col">${t('end-source')}</th>${sheets.map((_, seat) => html`<th scope="col" class=${winners.includes(seat) ? 'won' : ''}><${SeatSign} seat=${seat} size=${18} /> ${names[seat] ?? ''}</th>`)}</tr></thead>
    <tbody>${sources.map((line) => html`<tr><th scope="row">${line.message && say(line.message)}</th>
      ${sheets.map((sheet) => html`<td>${points(sheet, line.label)}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t('end-total')}</th>${sheets.map((sheet) => html`<td><b>${sheet.reduce((sum, line) => sum + line.points, 0)}</b></td>`)}</tr></tfoot>
  </table></div>`;
}
