// The end as a moment: who has won and why, everybody on steps, the score sheet, the scores over time, and what to do next.
import { go } from '../address.js';
import { get, post, query } from '../api.js';
import { save } from '../lib/download.js';
import { html, useEffect, useState } from '../html.js';
import { inWords } from '../lobby/player.js';
import { Dialog } from '../pieces/dialog.js';
import { Icon } from '../pieces/icon.js';
import { list, t } from '../texts.js';
import { Chart } from './chart.js';
import { Glance } from './glance.js';
import { Podium } from './podium.js';
import { Sheets } from './sheets.js';
import { reason } from './verdict.js';

/** @typedef {import('../protocol.js').SheetLine} SheetLine */
/** @typedef {import('../table/store.js').TableStore} TableStore */

/** @param {{store: TableStore, face: import('../scene.js').Face}} props */
export function EndScreen({ store, face }) {
  const position = store.position.value;
  const [hidden, hide] = useState(false);
  if (!position?.over || store.about.value?.status !== 'over') return null;
  if (hidden) return html`<button type="button" class="btn primary end-again" onClick=${() => hide(false)}><${Icon} name="wd-objective" size=${20} /> ${t('end-show')}</button>`;
  return html`<${Dialog} title=${t('end-title')} close=${() => hide(true)} class="end"><${Result} store=${store} face=${face} /><//>`;
}

/** @param {{store: TableStore, face: import('../scene.js').Face}} props */
function Result({ store, face }) {
  const about = /** @type {import('../table/store.js').About} */ (store.about.value);
  const { winners, scores } = /** @type {import('../protocol.js').Position} */ (store.position.value);
  const names = store.names.value;
  const [sheets, setSheets] = useState(/** @type {SheetLine[][]} */ ([]));
  const story = storyOf(store);
  const invite = store.invite ?? about.invite;
  useEffect(() => {
    get(`/api/tables/${store.id}/sheets${query({ invite })}`).then((found) => setSheets(found.sheets), () => {});
  }, []);
  return html`
    <div class="end-moment">
      <p class="end-winner title">${winners.length ? t('end-winner', { names: list(winners.map((seat) => names[seat] ?? t('nobody'))), count: winners.length }) : t('end-nobody')}</p>
      <p class="end-why">${reason(sheets, winners, names, face) ?? html`<span aria-hidden="true"> </span>`}</p>
      <${Podium} scores=${scores} names=${names} winners=${winners} />
    </div>
    <div class="end-figures">
      <${Sheets} sheets=${sheets} names=${names} winners=${winners} face=${face} />
      <div class="end-story"><${Glance} store=${store} invite=${invite}>${story.length > 1 && html`<${Chart} story=${story} names=${names} />`}<//>
        ${about.uncounted && html`<p class="small dim">${t('end-uncounted', { why: about.uncounted })}</p>`}</div>
    </div>
    <${Ways} store=${store} invite=${invite} />`;
}

/** The scores after each move, as they were told: whoever has seen the game needs no record of it, which is closed while others play the same deal. @param {TableStore} store */
function storyOf(store) {
  const told = store.log.value.map((entry) => store.scores.get(entry)).filter((scores) => scores !== undefined);
  return told.filter((scores, at) => scores !== told[at - 1]); // all that a move led to has the same ones
}

/** What to do next. @param {{store: TableStore, invite: string | null | undefined}} props */
function Ways({ store, invite }) {
  const about = /** @type {import('../table/store.js').About} */ (store.about.value);
  const [problem, complain] = useState('');
  const again = async (/** @type {boolean} */ same) => {
    const made = await store.request('rematch', { same_deal: same });
    // Nobody is to be waited for if only bots play.
    if (made?.players.every((player) => player.taken)) await post(`/api/tables/${made.table}/start`);
    if (made) go(`/tables/${made.table}${query({ invite: made.invite })}`);
  };
  // Whoever played sits down again at once.
  const join = async (/** @type {MouseEvent} */ event, /** @type {string} */ href) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !about.rematch) return;
    event.preventDefault();
    event.stopPropagation();
    await post(`/api/tables/${about.rematch[0]}/seats`, { invite: about.rematch[1] }).catch(() => { /* full, or already sitting: the table says so */ });
    go(href);
  };
  const rematch = about.rematch && `/tables/${about.rematch[0]}${query({ invite: about.rematch[1] })}`;
  return html`<nav class="end-ways" aria-label=${t('end-next')}>
    <a class="btn primary end-review" autofocus href=${`/tables/${store.id}/review${query({ invite })}`}><${Icon} name="ui-ball" size=${20} /> ${t('end-review')}</a>
    ${about.seats.length > 0 && (rematch
      ? html`<a class="btn" href=${rematch} onClick=${(/** @type {MouseEvent} */ event) => join(event, rematch)}><${Icon} name="ui-play" size=${20} /> ${t('end-join-rematch')}</a>`
      : html`<button type="button" class="btn" onClick=${() => again(false)}><${Icon} name="ui-play" size=${20} /> ${t('end-rematch')}</button>
          <button type="button" class="btn" onClick=${() => again(true)}><${Icon} name="ui-undo" size=${20} /> ${t('end-same-deal')}</button>`)}
    <a class="btn" href=${`/tables/${store.id}/replay${query({ invite })}`}><${Icon} name="ui-replay" size=${20} /> ${t('end-replay')}</a>
    <button type="button" class="btn" onClick=${() => save(`/api/tables/${store.id}/record${query({ invite })}`).then(() => complain(''), (refusal) => complain(inWords(refusal)))}><${Icon} name="ui-log" size=${20} /> ${t('end-record')}</button>
    ${about.lesson && html`<a class="btn" href=${`/learn/${about.game}`}><${Icon} name="ui-rules" size=${20} /> ${t('lesson-course')}</a>`}
    <a class="btn" href="/"><${Icon} name="ui-human" size=${20} /> ${t('end-lobby')}</a>
  </nav>
  ${problem && html`<p class="problem" role="alert">${problem}</p>`}`;
}
