// Finished games, mine and the public ones, and how I have fared.
import { door } from 'door';
import { get, query } from '../api.js';
import { html, useState } from '../html.js';
import { Frame } from '../lobby/frame.js';
import { GAMES } from '../lobby/games.js';
import { List } from '../lobby/lists.js';
import { me, readMe } from '../lobby/player.js';
import { useRefresh, useTexts, useTitle } from '../lobby/refresh.js';
import { TableRow } from '../lobby/row.js';
import { Icon } from '../pieces/icon.js';
import { shownLanguage, t } from '../texts.js';

/** @typedef {import('../protocol.js').ListedTable} ListedTable */
/** @typedef {import('../protocol.js').Statistics} Statistics */

const SECONDS = 20; // between two looks at the lists

export function Page() {
  const ready = useTexts('page-lobby');
  const [archive, setArchive] = useState(/** @type {ListedTable[]} */ ([]));
  useTitle(ready ? t('finished-title') : '');
  useRefresh(async () => {
    /** @type {[ListedTable[], void]} */
    const [found] = await Promise.all([get('/api/archive'), readMe()]);
    setArchive(found);
  }, SECONDS);
  if (!ready || !me.value) return html`<main class="loading" aria-busy="true"><p>${t('loading')}</p></main>`;
  const mine = me.value.tables.filter((row) => row.status === 'over' || row.status === 'abandoned');
  return html`<${Frame} here="finished"><main class="page">
    <div class="page-head"><h1>${t('finished-title')}</h1><p>${t('finished-more')}</p></div>
    ${me.value.statistics.length > 0 && html`<section aria-labelledby="figures"><h2 class="unseen" id="figures">${t('finished-figures')}</h2>
      <div class="figures">${me.value.statistics.map((figures) => html`<${Figures} key=${figures.game} figures=${figures} />`)}</div></section>`}
    <${List} id="finished-mine" title=${t('finished-mine')} rows=${mine} empty=${t('finished-mine-empty')} row=${finishedRow} />
    ${!door.alone && html`<${List} id="finished-public" title=${t('finished-public')} rows=${archive.filter((row) => row.seats.length === 0)} empty=${t('finished-public-empty')} row=${finishedRow} />`}
  </main><//>`;
}

/** @param {{figures: Statistics}} props */
function Figures({ figures }) {
  return html`<div class="figure parchment"><${Icon} name=${GAMES[figures.game].icon} size=${48} />
    <div><h3>${t(`game-${figures.game}`)}</h3>
      <dl><div><dt>${t('finished-games', { count: figures.games })}</dt><dd>${figures.games}</dd></div>
        <div><dt>${t('finished-won')}</dt><dd>${figures.won}</dd></div>
        <div><dt>${t('finished-mean')}</dt><dd>${figures.mean_score}</dd></div></dl></div>
  </div>`;
}

/** @param {ListedTable} row */
function finishedRow(row) {
  const when = new Date(row.changed * 1000);
  const words = new Intl.DateTimeFormat(shownLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(when);
  const invite = row.public ? null : row.invite;
  return html`<${TableRow} key=${row.table} row=${row} title=${t(`game-${row.game}`)}
    note=${html`<time datetime=${when.toISOString()}>${words}</time>${row.status === 'abandoned' && html` <span class="pill">${t('finished-abandoned')}</span>`}`}>
    <span class="trow-ways">
      <a class="btn" href=${`/tables/${row.table}/review${query({ invite })}`}><${Icon} name="ui-ball" size=${18} /> ${t('finished-review')}</a>
      <a class="btn" href=${`/tables/${row.table}/replay${query({ invite })}`}><${Icon} name="ui-replay" size=${18} /> ${t('finished-replay')}</a>
      ${row.status === 'over' && html`<a class="btn" href=${`/tables/${row.table}${query({ invite })}`}>${t('finished-result')}</a>`}
    </span><//>`;
}
