// What would you do? The board of the moment in full, with everything that could be chosen; the choice is judged at once.
import { get, post, query } from '../api.js';
import { html, signal, useEffect, useRef, useState } from '../html.js';
import { lazy } from '../lib/lazy.js';
import { inWords } from '../lobby/player.js';
import { Dialog } from '../pieces/dialog.js';
import { Icon } from '../pieces/icon.js';
import { ChoiceButton } from '../table/bar.js';
import { Seats, crowded } from '../table/seats.js';
import { say, t } from '../texts.js';
import { Ground } from './board.js';
import { BY_SOURCE, Sources } from './moments.js';
import { margin, percent, signed, tell, who } from './words.js';

/** @typedef {import('./store.js').ReviewStore} ReviewStore */
/** @typedef {import('../protocol.js').PastChoices} PastChoices */
/** @typedef {import('../protocol.js').Judged} Judged */
const ChoicesDialog = lazy(() => import('../table/choices.js'), 'ChoicesDialog');
const BUTTONS = 2;

/** @param {{store: ReviewStore, step: number, face: import('../scene.js').Face}} props */
export function Trying({ store, step, face }) {
  const [past, setPast] = useState(/** @type {PastChoices | null} */ (null));
  const [judged, setJudged] = useState(/** @type {Judged | null} */ (null));
  const [tried, setTried] = useState('');
  const [problem, complain] = useState('');
  const [listed, setListed] = useState(false);
  const [proposal] = useState(() => signal(/** @type {import('../scene.js').Proposal | null} */ (null)));
  useEffect(() => {
    get(`/api/tables/${store.id}/review/choices${query({ step, invite: store.invite })}`).then(setPast, (refusal) => complain(inWords(refusal)));
  }, [step]);
  /** @param {string} action */
  const choose = (action) => {
    proposal.value = null;
    complain('');
    setTried(action);
    post(`/api/tables/${store.id}/review/try`, { step, action, invite: store.invite })
      .then(setJudged, (refusal) => complain(inWords(refusal)))
      .finally(() => setTried(''));
  };
  const leave = () => { store.trying.value = null; };
  const shown = store.replay.frame.value?.step === step ? store.replay.scene() : null;
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  // Whoever comes by keyboard begins at the head of it.
  useEffect(() => { if (!judged) head.current?.focus({ preventScroll: true }); }, [shown !== null, judged === null]);
  if (!shown) return html`<main class="loading" aria-busy="true"><p>${t('loading')}</p></main>`;
  const choices = new Map((past?.choices ?? []).map((choice) => [choice.action, choice]));
  const label = (/** @type {string} */ action) => { const found = choices.get(action)?.message; return found ? say(found) : action; };
  const scene = { ...shown, choices: tried ? new Map() : choices, choose, label, proposal };
  const about = store.replay.about.value;
  return html`<div class=${`table table-${about?.game} replay review-trying ${crowded(about?.players ?? [])}`}>
    <header class="top"><h1 class="top-game" tabindex="-1" ref=${head}><${Icon} name="ui-hint" size=${22} /> ${t('page-review-try')}</h1><span class="pill wide-only">${who(store, shown.seat ?? 0)}, ${t('review-where', { move: step + 1, turn: store.review.value?.turns[step] ?? 0 })}</span>
      <span class="grow"></span><button type="button" class="btn" onClick=${leave}><${Icon} name="ui-close" size=${18} /> ${t('page-review-back')}</button></header>
    <main class="review-main"><${Ground} scene=${scene} face=${face} above=${html`<${Seats} store=${store.replay} scene=${scene} face=${face} />`}>
      <section class="bar mine acts" aria-label=${t('decision')}>
        <div class="grow"><p class="say" role="status">${tried ? t('page-review-judging') : proposal.value?.text ?? face.asks?.(scene) ?? (past?.question ? say(past.question) : t('loading'))}</p>
          ${problem && html`<p class="problem" role="alert">${problem}</p>`}</div>
        <div class="bar-buttons">${proposal.value
          ? proposal.value.buttons.map((button) => html`<button type="button" class=${`btn ${button.primary ? 'primary' : ''}`} onClick=${button.act}>${button.icon && html`<${Icon} name=${button.icon} size=${18} />`}<span>${button.label}</span></button>`)
          : html`${face.bar(scene).filter((action) => scene.choices.has(action)).slice(0, BUTTONS).map((action) => html`<${ChoiceButton} key=${action} scene=${scene} action=${action} face=${face} />`)}
            ${scene.choices.size > 0 && face.beside?.(scene)}
            <button type="button" class="btn quiet all-choices" disabled=${!scene.choices.size} onClick=${() => setListed(true)}><${Icon} name="ui-log" size=${18} /> <span>${t('all-choices', { count: scene.choices.size })}</span></button>`}</div>
      </section><//></main>
    ${listed && html`<${ChoicesDialog} scene=${scene} game=${about?.game} close=${() => setListed(false)} />`}
    ${judged && html`<${Verdict} store=${store} judged=${judged} again=${() => setJudged(null)} leave=${leave} />`}
  </div>`;
}

/** @param {{store: ReviewStore, judged: Judged, again: () => void, leave: () => void}} props */
function Verdict({ store, judged, again, leave }) {
  const isBest = judged.verdict === 'best';
  const next = store.cards.value.find(({ kind, seat, step }) => kind === 'slip' && seat === judged.seat && step > judged.step);
  return html`<${Dialog} title=${t('page-review-verdict', { verdict: judged.verdict })} close=${again} class=${`review-verdict ${judged.verdict}`}>
    <p class="title">${tell(store, judged.title, judged.seat)}</p>
    <dl class="review-moves">
      <dt>${t('page-review-yours')}</dt><dd>${say(judged.action_words)} ${!isBest && html`<b>${t('page-review-percent', { figure: signed(-judged.given_away) })}</b> <span class="dim small">± ${margin(judged.error)}</span>`}</dd>
      ${!isBest && html`<dt class="better">${t('page-review-best')}</dt><dd class="better">${say(judged.best_words)}</dd>`}
      <dt class="played">${t('page-review-played')}</dt><dd>${say(judged.played_words)}</dd>
    </dl>
    <p>${judged.action === judged.played ? t('page-review-as-played') : t('page-review-against', { figure: percent(Math.abs(judged.against_played)), way: Math.abs(judged.against_played) < judged.against_played_error ? 'even' : judged.against_played > 0 ? 'better' : 'worse' })}</p>
    <p class="review-why"><${Sources} store=${store} parts=${judged.sources} /> ${judged.why.filter(({ id }) => !BY_SOURCE.includes(id)).map((words) => html`<span key=${words.id}>${tell(store, words, judged.seat)} </span>`)}</p>
    <div class="row wrap"><button type="button" class="btn primary" autofocus onClick=${leave}>${t('page-review-back')}</button><button type="button" class="btn" onClick=${again}>${t('page-review-again')}</button>
      ${next && html`<button type="button" class="btn" onClick=${() => store.tryAt(next)}>${t('page-review-next-slip')}</button>`}</div>
  <//>`;
}
