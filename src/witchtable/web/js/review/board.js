// The board of the moment: the game's own face, as small as the page needs it, with what was played and what was better.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { SeatSign, Icon } from '../pieces/icon.js';
import { Panes, withPanes } from '../pieces/panes.js';
import { say, t } from '../texts.js';
import { PlayOn } from './play-on.js';
import { kindWord, percent, tell, where, who } from './words.js';

/** @typedef {import('./store.js').ReviewStore} ReviewStore */
/** @typedef {import('../scene.js').Scene} Scene */
const WIDE = 1126; // pixels that the boards of a table have in the window they are drawn for
const PHONE = 699;

/** @param {{store: ReviewStore, review: import('./store.js').Review, face: import('../scene.js').Face}} props */
export function BoardOfMoment({ store, review, face }) {
  const [moment, step] = [store.moment.value, store.replay.step.value];
  const decided = moment ? (moment.kind === 'luck' ? null : moment.step) : step < review.steps ? step : null;
  const played = moment?.played ?? (decided === null ? null : store.replay.story.value[decided]?.action ?? null);
  const mover = decided === null ? null : review.movers[decided];
  const before = moment ? Math.max(0, moment.step) : step;
  const mine = store.seat.value;
  const name = mover === null ? '' : who(store, mover);
  const hadBetter = moment !== null && moment.better !== null && mover === mine;
  return html`<section class="panel review-board" id="board" aria-labelledby="board-title">
    <div class="review-head">
      <button type="button" class="tool" aria-label=${t('page-review-previous')} title=${t('page-review-previous')} onClick=${() => store.turn(-1)}><${Icon} name="ui-prev" size=${20} /></button>
      <h2 id="board-title">${mover !== null && html`<${SeatSign} seat=${mover} size=${18} />`} ${mover === null ? (moment ? where(moment) : t('page-review-column-end')) : t('page-review-move', { move: before + 1, name, turn: review.turns[before] })}</h2>
      <span class="grow"></span>
      <span class="dim small">${before < review.steps && t(hadBetter ? 'page-review-before-after-better' : 'page-review-before-after', { name: who(store, mine), before: percent(review.shares[before][mine]), after: percent(review.shares[before + 1]?.[mine] ?? review.shares[before][mine]), better: hadBetter ? couldBe(review, moment) : 0 })}</span>
      <button type="button" class="tool" aria-label=${t('page-review-next')} title=${t('page-review-next')} onClick=${() => store.turn(1)}><${Icon} name="ui-next" size=${20} /></button>
    </div>
    <${Stage} store=${store} face=${face} played=${played} better=${moment?.better ?? null} />
    <${Legend} store=${store} moment=${moment} step=${decided} />
    <div class="review-acts">
      <button type="button" class="btn primary" disabled=${decided === null} onClick=${() => { store.trying.value = decided; }}><${Icon} name="ui-hint" size=${20} /> ${t('page-review-try')}</button>
      <${PlayOn} store=${store} step=${step} seat=${mover ?? mine} isOver=${step >= review.steps} />
      <span class="review-keys small dim wide-only"><span><kbd>←</kbd> <kbd>→</kbd> ${t('page-review-keys-points')}</span> <span><kbd>Shift</kbd> ${t('page-review-keys-moves')}</span></span>
    </div>
  </section>`;
}

/** What a slip's seat could have expected with the better choice, in whole percents: ordinary play may have overlooked it, too. @param {import('./store.js').Review} review @param {import('./store.js').Moment} moment */
function couldBe(review, moment) {
  const own = review.decisions.find(({ step }) => step === moment.step)?.worth ?? 0;
  return percent(Math.min(1, review.shares[moment.step][moment.for_seat] + own - moment.worth[moment.for_seat]));
}

/** @param {{store: ReviewStore, face: import('../scene.js').Face, played: string | null, better: string | null}} props */
function Stage({ store, face, played, better }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => setSize({ width: entry.contentRect.width, height: entry.contentRect.height }));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const scene = store.replay.scene();
  const shown = store.replay.frame.value;
  // A board that is still on its way has neither.
  const isThere = shown?.step === store.replay.step.value && shown.seat === store.replay.seat.value;
  const [one, other] = isThere ? [played, better] : [null, null];
  useMarks(box, one, other, `${shown?.step} ${scene?.seat} ${size.width}`);
  const wide = Math.min(WIDE, innerWidth - 24);
  const isSmall = innerWidth > PHONE && size.width > 0;
  const scale = isSmall ? size.width / wide : 1;
  const room = isSmall ? { width: `${wide}px`, height: `${size.height / scale}px`, transform: `scale(${scale})` } : {};
  const game = store.replay.about.value?.game ?? '';
  return html`<div class=${`review-stage ${isSmall ? 'small-scale' : ''} ${isThere ? '' : 'coming'}`} ref=${box}>
    ${scene && html`<div class=${`table table-${game} review-table`} style=${room}><${Ground} scene=${choosable(scene, one, other)} face=${face} /></div>`}</div>`;
}

/** The boards of a scene; what stands above and between them is the caller's. @param {{scene: Scene, face: import('../scene.js').Face, above?: any, children?: any}} props */
export function Ground({ scene, face, above, children }) {
  const [board, mine] = [face.board(scene), scene.seat === null ? face.instead?.(scene) ?? [] : face.mine(scene)];
  return html`<div class=${`ground ${scene.seat === null ? 'watching' : ''} ${withPanes([...board, ...mine])}`}>
    ${above}
    <${Panes} name="board" label=${t('board')} panes=${board} />
    ${children}
    ${mine.length > 0 && html`<${Panes} name="mine" label=${scene.seat === null ? mine[0].title : t('replay-things', { name: scene.names[scene.seat] })} panes=${mine} />`}
  </div>`;
}

/** The pieces that stand for the two are targets, as at the table; nothing is played by them. @param {Scene} scene @param {string | null} played @param {string | null} better @returns {Scene} */
export function choosable(scene, played, better) {
  const both = [played, better].filter((action) => action !== null);
  return { ...scene, marked: [played, better], choices: new Map(both.map((action) => [action, { action, clauses: [] }])), label: (action) => (action === played ? t('page-review-played') : t('page-review-better')) };
}

/** Mark what was played and what was better, after every change. @param {{current: HTMLElement | null}} box @param {string | null} played @param {string | null} better @param {string} at */
function useMarks(box, played, better, at) {
  useEffect(() => {
    const later = requestAnimationFrame(() => {
      if (!box.current) return;
      mark(box.current, played, better);
      bringForward(box.current);
    });
    return () => cancelAnimationFrame(later);
  }, [played, better, at]);
}

/** Mark the pieces of a stage that stand for them, and no others. @param {HTMLElement} stage @param {string | null} played @param {string | null} better */
export function mark(stage, played, better) {
  for (const piece of stage.querySelectorAll('[data-mark]')) piece.removeAttribute('data-mark');
  for (const [action, kind] of [[better, 'better'], [played, 'played']]) {
    if (action) for (const piece of stage.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)) piece.setAttribute('data-mark', String(kind));
  }
}

/** On a phone: the panes with what is marked. @param {HTMLElement} stage */
function bringForward(stage) {
  for (const piece of stage.querySelectorAll(':is([data-mark], [data-drawn])')) {
    const pane = /** @type {HTMLElement | null} */ (piece.closest('.pane'));
    const strip = pane?.parentElement;
    if (pane && strip && strip.scrollWidth > strip.clientWidth + 4) strip.scrollTo({ left: pane.offsetLeft - strip.offsetLeft, behavior: 'instant' });
  }
}

/** @param {{store: ReviewStore, moment: import('./store.js').Moment | null, step: number | null}} props */
function Legend({ store, moment, step }) {
  const [told, setTold] = useState('');
  const seat = store.replay.seat.value;
  // A single move is told by what came of it.
  useEffect(() => {
    let isGone = false;
    setTold('');
    if (!moment && step !== null) store.replay.load(step + 1, seat).then((frame) => { if (!isGone) setTold(frame.events.map((entry) => say(entry.message)).join(' ') || t('replay-unseen')); }, () => {});
    return () => { isGone = true; };
  }, [moment, step, seat]);
  if (moment?.kind === 'luck') return html`<div class="review-legend"><p class="luck"><b>${kindWord(moment)}</b> ${tell(store, moment.title, moment.for_seat)}</p></div>`;
  const played = moment?.played_words ? say(moment.played_words) : told;
  return html`<div class="review-legend" aria-live="polite">
    ${played && html`<p class="played"><b>${t('page-review-played')}</b> ${played}</p>`}
    ${moment?.better_words && html`<p class="better"><b>${t('page-review-better')}</b> ${say(moment.better_words)}</p>`}</div>`;
}
