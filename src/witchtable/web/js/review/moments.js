// The turning points, as cards in the order of play.
import { html, useEffect, useRef } from '../html.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { say, t } from '../texts.js';
import { Excerpt } from './excerpt.js';
import { iconOf } from './icons.js';
import { isOwn, isSure, kindWord, margin, percent, signed, tell, where, who } from './words.js';

/** What the signs of the sources say already. */
export const BY_SOURCE = ['review-why-less', 'review-why-more', 'review-why-both', 'review-luck-why'];

/** @typedef {import('./store.js').Moment} Moment */
/** @typedef {import('./store.js').ReviewStore} ReviewStore */

/** @param {{store: ReviewStore, review: import('./store.js').Review}} props */
export function Moments({ store, review }) {
  const cards = store.cards.value;
  return html`<section class="panel review-moments" id="moments" aria-labelledby="moments-title">
    <div class="review-head"><h2 id="moments-title">${t('review-turning-points')}</h2>
      <span class="dim small">${t('page-review-of-moves', { count: cards.length, moves: review.steps })}</span></div>
    ${store.news.value > 0 && html`<button type="button" class="btn review-news" onClick=${() => store.layOut()}>${t('page-review-news', { count: store.news.value })}</button>`}
    ${cards.length === 0 && html`<p class="dim">${t('review-no-moments')}</p>`}
    <ol class="review-cards">${cards.map((moment, at) => html`<${Card} key=${moment.id} store=${store} moment=${moment} number=${at + 1} />`)}</ol>
  </section>`;
}

/** @param {{store: ReviewStore, moment: Moment, number: number}} props */
function Card({ store, moment, number }) {
  const isChosen = store.chosen.value === moment.id;
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => { if (isChosen && store.isRead && innerWidth >= 700) card.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }); }, [isChosen]);
  const whose = moment.for_seat;
  const [worth, error] = [moment.worth[whose], moment.errors[whose]];
  const mine = store.seat.value;
  const isLeast = moment.kind === 'slip' && moment.searched === 0; // nobody has looked for something better yet
  return html`<li ref=${card} class=${`review-card ${moment.kind} ${isChosen ? 'chosen' : ''}`}>
    <button type="button" class="review-open" aria-pressed=${String(isChosen)} aria-label=${`${number}: ${kindWord(moment)}, ${who(store, whose)}, ${where(moment)}`} onClick=${() => store.show(moment)}></button>
    <span class="review-number" aria-hidden="true">${number}</span>
    <${Excerpt} store=${store} moment=${moment} />
    <p class="review-line"><${SeatSign} seat=${whose} size=${16} /> <b>${moment.kind === 'luck' ? t('page-review-luck-of', { name: who(store, whose), mine: Number(isOwn(store, whose)) }) : who(store, whose)}</b> <span class="dim small">${where(moment)}</span>
      <span class=${`review-worth ${isSure(worth, error) && !isLeast ? '' : 'faint'}`}><span class="small dim">${kindWord(moment)}</span> <b class="title">${t(isLeast ? 'page-review-at-least' : 'page-review-percent', { figure: signed(worth) })}</b> <span class="small dim">± ${margin(error)}</span></span></p>
    ${moment.kind === 'luck' ? html`<p>${tell(store, moment.title, whose)}</p>` : html`<${Moves} moment=${moment} />`}
    <p class="review-why"><${Sources} store=${store} parts=${moment.sources} />
      ${moment.why.filter(({ id }) => !BY_SOURCE.includes(id)).map((words) => html`<span key=${words.id}>${tell(store, words)} </span>`)}
      ${whose !== mine && percent(moment.worth[mine]) !== 0 && html`<b>${t('page-review-for-you', { figure: signed(moment.worth[mine]) })}</b>`}</p>
  </li>`;
}

/** What was played, and what was better. @param {{moment: Moment}} props */
function Moves({ moment }) {
  return html`<dl class="review-moves">
    <dt class="played">${t('page-review-played')}</dt><dd>${moment.played_words && say(moment.played_words)}</dd>
    ${moment.better_words ? html`<dt class="better">${t('page-review-better')}</dt><dd class="better">${say(moment.better_words)}</dd>`
      : html`<dt class="better">${t('page-review-best')}</dt><dd>${t('page-review-best-of', { count: moment.choices })}</dd>`}
  </dl>`;
}

/** Where a difference comes from: sources of points by their signs and names. @param {{store: ReviewStore, parts: import('../protocol.js').SourcePart[]}} props */
export function Sources({ store, parts }) {
  return parts.filter(({ part }) => percent(part) !== 0).map(({ source, part, words }) => {
    const icon = iconOf(store.review.value?.game ?? '', source);
    return html`<span key=${source} class=${`review-source ${part < 0 ? 'less' : 'more'}`}>${icon && html`<${Icon} name=${icon} size=${16} />`} ${say(words)} ${signed(part)}</span>`;
  });
}
