// The score sheet: a row for each source that somebody has scored by; what it is made of opens under it.
import { html, useState } from '../html.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { t } from '../texts.js';
import { sourcesOf } from './sources.js';

const FEW = 3; // seats whose names have room on a phone, too

/** @param {{sheets: import('../protocol.js').SheetLine[][], names: string[], winners: number[], face: import('../scene.js').Face}} props */
export function Sheets({ sheets, names, winners, face }) {
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  const totals = sheets.map((sheet) => sheet.reduce((before, line) => before + line.points, 0));
  return html`<div class="sheet-scroll" tabindex="0" role="group" aria-label=${t('end-sheets')}><table class=${`sheet ${sheets.length > FEW ? 'many' : ''}`}>
    <thead><tr><th scope="col"><span class="unseen">${t('end-source')}</span></th>${sheets.map((_, seat) => html`<th scope="col" class=${winners.includes(seat) ? 'won' : ''}><${SeatSign} seat=${seat} size=${18} /> <span class="sheet-name">${names[seat] ?? ''}</span></th>`)}</tr></thead>
    <tbody>${sourcesOf(sheets, face).map((source) => html`<${Row} key=${source.name} source=${source} open=${open === source.name} toggle=${() => setOpen(open === source.name ? null : source.name)} />`)}</tbody>
    <tfoot><tr><th scope="row" class="title">${t('end-total')}</th>${totals.map((total, seat) => html`<td class=${`title ${winners.includes(seat) ? 'won' : ''}`}><b>${total < 0 ? `−${-total}` : total}</b></td>`)}</tr></tfoot>
  </table></div>`;
}

/** @param {{source: import('./sources.js').Source, open: boolean, toggle: () => void}} props */
function Row({ source, open, toggle }) {
  const best = Math.max(...source.points.map((each) => each ?? 0));
  const name = html`${source.icon && html`<${Icon} name=${source.icon} size=${18} />`} ${source.name}`;
  return html`<tr><th scope="row">${source.parts.length > 1
      ? html`<button type="button" class="sheet-more" aria-expanded=${String(open)} onClick=${toggle}>${name} <${Icon} name="ui-next" size=${12} /></button>`
      : html`<span class="sheet-source">${name}</span>`}</th>
      ${source.points.map((each) => html`<td class=${each && each < 0 ? 'less' : ''}>${each === best && best > 0 ? html`<b>${each}</b>` : signed(each)}</td>`)}</tr>
    ${open && source.parts.map((part) => html`<tr key=${part.name} class="sheet-part"><th scope="row">${part.name}</th>${part.points.map((each) => html`<td>${signed(each)}</td>`)}</tr>`)}`;
}

/** What was not scored stays empty. @param {number | null} points */
function signed(points) {
  if (!points) return '';
  return points < 0 ? `−${-points}` : points;
}
