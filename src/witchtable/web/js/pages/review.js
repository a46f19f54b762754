// Looking back at a finished game: how it went, where it turned, and what would have been better.
import { door } from 'door';
import { Refusal, query as write } from '../api.js';
import { html, useEffect, useMemo, useState } from '../html.js';
import { useFace } from '../games/faces.js';
import { inWords } from '../lobby/player.js';
import { useTexts, useTitle } from '../lobby/refresh.js';
import { Icon } from '../pieces/icon.js';
import { Accounts } from '../review/account.js';
import { BoardOfMoment } from '../review/board.js';
import { Chart } from '../review/chart.js';
import { Darkroom } from '../review/excerpt.js';
import { useKeys } from '../review/keys.js';
import { Moments } from '../review/moments.js';
import { Note } from '../review/note.js';
import { Share } from '../review/share.js';
import { ReviewStore } from '../review/store.js';
import { Trying } from '../review/trying.js';
import { percent } from '../review/words.js';
import { SettingsDialog } from '../table/settings-dialog.js';
import { t } from '../texts.js';

const JUMPS = /** @type {const} */ ([['story', 'ui-chat'], ['board', 'ui-ball'], ['moments', 'ui-log'], ['account', 'ui-check']]);

/** @param {{id: string, query: URLSearchParams}} props */
export function Page({ id, query }) {
  const ready = useTexts('review', 'page-review', 'page-replay', 'page-end', 'page-lobby');
  const store = useMemo(() => new ReviewStore(id, query), [id]);
  useEffect(() => () => store.end(), [store]);
  const game = store.replay.about.value?.game;
  const face = useFace(game);
  useTitle(ready && game ? t('review-title', { game: t(`game-${game}`) }) : '');
  useKeys(store, store.trying.value === null);
  const problem = store.replay.problem.value ?? store.problem.value;
  const review = store.review.value;
  if (ready && (problem || (store.status.value === 'failed' && !review))) return html`<${Refused} id=${id} problem=${problem} />`;
  if (!ready || !face || !review) return html`<main class="loading" aria-busy="true"><p>${ready && game ? t('page-review-working') : t('loading')}</p>
    ${ready && store.progress.value > 0 && html`<progress max="100" value=${percent(store.progress.value)} aria-label=${t('page-review-progress')}></progress>`}</main>`;
  if (store.trying.value !== null) return html`<${Trying} key=${store.trying.value} store=${store} step=${store.trying.value} face=${face} />`;
  return html`<div class="review">
    <${Header} store=${store} review=${review} />
    <main class="review-page">
      <h1 class="unseen">${t('review-title', { game: t(`game-${review.game}`) })}</h1>
      <${Note} store=${store} review=${review} />
      <${Chart} store=${store} review=${review} />
      <${BoardOfMoment} store=${store} review=${review} face=${face} />
      <${Moments} store=${store} review=${review} />
      <${Accounts} store=${store} review=${review} />
    </main>
    <${Darkroom} store=${store} face=${face} />
    <nav class="review-jumps" aria-label=${t('page-review-jumps')}>${JUMPS.map(([part, icon]) => html`<button type="button" key=${part} onClick=${() => document.getElementById(part)?.scrollIntoView({ block: 'start' })}><${Icon} name=${icon} size=${20} /> ${t('page-review-jump', { part })}</button>`)}</nav>
  </div>`;
}

/** @param {{store: ReviewStore, review: import('../review/store.js').Review}} props */
function Header({ store, review }) {
  const [settings, setSettings] = useState(false);
  const isWorking = ['waiting', 'working'].includes(store.status.value);
  const done = percent(store.progress.value);
  return html`<header class="top">
    <a class="logo" href="/" aria-label=${`Witchtable: ${t('to-the-lobby')}`}><${Icon} name="ww-cauldron" size=${28} /><span class="wide-only">Witchtable</span></a>
    <b class="title top-game">${t(`game-${review.game}`)}</b>
    <span class="pill wide-only"><${Icon} name="ui-ball" size=${16} /> ${t('review-name')}</span>
    <span class="pill wide-only">${t('page-review-size', { players: review.seats, moves: review.steps })}</span>
    <span class="grow"></span>
    ${isWorking && html`<span class="review-progress small dim"><span>${t('page-review-deeper', { percent: done })}</span><progress max="100" value=${done} aria-label=${t('page-review-progress')}></progress></span>`}
    ${store.status.value === 'failed' && html`<span class="review-progress small" role="status"><span>${t('page-review-stopped')}</span><button type="button" class="btn" onClick=${() => location.reload()}>${t('page-review-again')}</button></span>`}
    <a class="tool" href=${`/tables/${store.id}/replay${write({ invite: store.invite })}`} aria-label=${t('replay-name')} title=${t('replay-name')}><${Icon} name="ui-replay" size=${22} /></a>
    ${!door.alone && html`<${Share} store=${store} />`}
    <button type="button" class="tool" aria-label=${t('settings')} title=${t('settings')} onClick=${() => setSettings(true)}><${Icon} name="ui-settings" size=${22} /></button>
    <a class="tool" href="/finished" aria-label=${t('close')} title=${t('close')}><${Icon} name="ui-close" size=${22} /></a>
    ${settings && html`<${SettingsDialog} close=${() => setSettings(false)} />`}
  </header>`;
}

/** @param {{id: string, problem: unknown}} props */
function Refused({ id, problem }) {
  const isRunning = problem instanceof Refusal && problem.code === 'not_over';
  const isUnknown = problem instanceof Refusal && [403, 404].includes(problem.status);
  const mayCome = !isRunning && !isUnknown;
  const words = isRunning ? t('page-review-not-over') : isUnknown ? t('no-such-table') : problem ? inWords(problem) : t('page-review-failed');
  return html`<main class="lost"><h1>${words}</h1>
    ${isUnknown && html`<p>${t('no-such-table-why')}</p>`}
    <p class="row wrap">${isRunning && html`<a class="btn primary" href=${`/tables/${id}`}>${t('replay-to-table')}</a>`}${mayCome && html`<button type="button" class="btn primary" onClick=${() => location.reload()}>${t('page-review-again')}</button>`}<a class="btn" href="/">${t('to-the-lobby')}</a></p></main>`;
}
