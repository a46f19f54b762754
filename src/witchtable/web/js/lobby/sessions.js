// Where this player is logged in: seen here, and ended from here.
import { get, remove } from '../api.js';
import { html, useEffect, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { shownLanguage, t } from '../texts.js';
import { inWords, me } from './player.js';

/** @typedef {import('../protocol.js').ListedSession} ListedSession */

export function Sessions() {
  const [rows, setRows] = useState(/** @type {ListedSession[]} */ ([]));
  const [problem, complain] = useState('');
  /** @param {Promise<ListedSession[]>} asked */
  const show = async (asked) => {
    try {
      setRows((await asked).sort((a, b) => Number(b.here) - Number(a.here)));
      complain('');
    } catch (refusal) {
      complain(inWords(refusal));
    }
  };
  // Whoever changes a password or a key has ended the others by it.
  useEffect(() => { show(get('/api/sessions')); }, [me.value]);
  return html`<section class="panel account-form" aria-labelledby="sessions">
    <h3 id="sessions">${t('lobby-sessions')}</h3>
    <ul class="sessions">${rows.map((row) => html`<${Row} key=${row.session} row=${row} end=${() => show(remove(`/api/sessions/${row.session}`))} />`)}</ul>
    ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem}</p>`}
    ${rows.length > 1 && html`<button type="button" class="btn" onClick=${() => show(remove('/api/sessions'))}>${t('lobby-sessions-others')}</button>`}
  </section>`;
}

/** @param {{row: ListedSession, end: () => void}} props */
function Row({ row, end }) {
  const used = new Date(row.used * 1000);
  const when = new Intl.DateTimeFormat(shownLanguage(), { dateStyle: 'medium' }).format(used);
  const device = row.device ?? t('lobby-sessions-unknown');
  return html`<li><span class="grow">${device}
      <span class="small dim">${row.here ? t('lobby-sessions-here') : html`<time datetime=${used.toISOString()}>${t('lobby-sessions-used', { when })}</time>`}</span></span>
    ${!row.here && html`<button type="button" class="btn" aria-label=${t('lobby-sessions-end-there', { device })} onClick=${end}>${t('lobby-sessions-end')}</button>`}</li>`;
}
