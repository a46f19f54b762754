// How it went, move by move: shares of the win as bands, or the scores as lines; turning points as marks above.
import { html, useLayoutEffect, useRef, useState } from '../html.js';
import { SEATS, Sign } from '../pieces/icon.js';
import { t } from '../texts.js';
import { InWords } from './in-words.js';
import { kindWord, percent, where, who } from './words.js';

/** @typedef {import('./store.js').ReviewStore} ReviewStore */
/** @typedef {import('./store.js').Review} Review */
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 10, 34, 20];
const APART = 26; // pixels between two marks
const DASHES = ['none', '9 4', '3 3', '12 3 3 3', '6 6'];
const VIEWS = /** @type {const} */ (['share', 'score', 'words']);

/** @param {{store: ReviewStore, review: Review}} props */
export function Chart({ store, review }) {
  const [inWords, setInWords] = useState(false);
  const now = inWords ? 'words' : store.measure.value;
  const turnTo = (/** @type {typeof VIEWS[number]} */ view) => {
    setInWords(view === 'words');
    if (view !== 'words') store.measure.value = view;
  };
  return html`<section class="panel review-chart" aria-labelledby="chart-title">
    <div class="review-head"><h2 id="chart-title">${t('page-review-view', { view: now === 'score' ? 'score' : 'share' })}</h2>
      <span class="dim small wide-only">${t('page-review-view-about', { view: now })}</span><span class="grow"></span>
      <div class="review-switch" role="group" aria-label=${t('page-review-views')}>${VIEWS.map((view) => html`<button type="button" key=${view} aria-pressed=${String(view === now)} onClick=${() => turnTo(view)}>${t('page-review-view', { view })}</button>`)}</div></div>
    ${inWords ? html`<${InWords} store=${store} review=${review} />` : html`<${Plot} store=${store} review=${review} />`}
  </section>`;
}

/** @param {{store: ReviewStore, review: Review}} props */
function Plot({ store, review }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [[width, height], setSize] = useState([800, 180]);
  const [hovered, hover] = useState(/** @type {number | null} */ (null));
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => setSize([Math.round(entry.contentRect.width), Math.round(entry.contentRect.height)]));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const x = (/** @type {number} */ step) => LEFT + (step / Math.max(1, review.steps)) * (width - LEFT - RIGHT);
  const stepAt = (/** @type {PointerEvent} */ event) => {
    const at = event.clientX - /** @type {HTMLElement} */ (box.current).getBoundingClientRect().x;
    return Math.max(0, Math.min(review.steps, Math.round(((at - LEFT) / (width - LEFT - RIGHT)) * review.steps)));
  };
  const Drawn = store.measure.value === 'share' ? Bands : Lines;
  const chosen = store.moment.value;
  const here = chosen ? chosen.step + 1 : store.replay.step.value;
  return html`<div class="review-plot" ref=${box} onPointerMove=${(/** @type {PointerEvent} */ event) => hover(stepAt(event))} onPointerLeave=${() => hover(null)}>
    <svg width=${width} height=${height} role="img" aria-label=${summary(store, review)} onClick=${(/** @type {any} */ event) => store.go(stepAt(event))}>
      <${Drawn} store=${store} review=${review} x=${x} width=${width} height=${height} />
      <${Turns} review=${review} x=${x} height=${height} />
      ${hovered !== null && html`<line class="review-pointer" x1=${x(hovered)} x2=${x(hovered)} y1=${TOP} y2=${height - BOTTOM} />`}
      <line class="review-here" x1=${x(here)} x2=${x(here)} y1=${TOP} y2=${height - BOTTOM} />
    </svg>
    <${Marks} store=${store} x=${x} width=${width} />
    ${hovered !== null && html`<${Exact} store=${store} review=${review} step=${hovered} left=${x(hovered)} width=${width} />`}
  </div>`;
}

/** From below: whoever reads, the others, the winner on top, so that both have a straight edge. @param {ReviewStore} store @param {Review} review */
export function bandOrder(store, review) {
  const seat = store.seat.value;
  const others = Array.from({ length: review.seats }, (_, at) => at).filter((at) => at !== seat);
  return [seat, ...others.filter((at) => !review.winners.includes(at)), ...others.filter((at) => review.winners.includes(at))];
}

/** @param {{store: ReviewStore, review: Review, x: (step: number) => number, width: number, height: number}} props */
export function Bands({ store, review, x, width, height }) {
  const y = (/** @type {number} */ share) => height - BOTTOM - share * (height - TOP - BOTTOM);
  const order = bandOrder(store, review);
  const levels = review.shares.map((shares) => order.map((_, at) => order.slice(0, at).reduce((sum, seat) => sum + shares[seat], 0)));
  const edge = (/** @type {number} */ at, by = 0) => review.shares.map((_, step) => `${x(step).toFixed(1)},${y(clamp(at === order.length ? 1 : levels[step][at] + by * (review.share_errors[step]?.[order[at]] ?? 0))).toFixed(1)}`);
  return html`<g>
    ${order.map((seat, at) => html`<polygon key=${seat} class="review-band" style=${{ fill: SEATS[seat % SEATS.length].colour }} points=${[...edge(at), ...edge(at + 1).reverse()].join(' ')} />`)}
    ${order.slice(1).map((seat, at) => html`<polygon key=${`e${seat}`} class="review-soft" points=${[...edge(at + 1, 1), ...edge(at + 1, -1).reverse()].join(' ')} />
      <polyline key=${`l${seat}`} class="review-edge" points=${edge(at + 1).join(' ')} />`)}
    ${[0, 50, 100].map((mark) => html`<g key=${mark}><line class="review-grid" x1=${LEFT} x2=${width - RIGHT} y1=${y(mark / 100)} y2=${y(mark / 100)} /><text class="review-axis" x=${LEFT - 6} y=${y(mark / 100) + 4} text-anchor="end">${mark}</text></g>`)}
    ${order.map((seat, at) => named(store, seat, roomiest(review, order, levels, at, y, x)))}
  </g>`;
}

/** Where a band is high enough for its name, as far to the left as that may be. @param {Review} review @param {number[]} order @param {number[][]} levels @param {number} at @param {(share: number) => number} y @param {(step: number) => number} x */
function roomiest(review, order, levels, at, y, x) {
  const tall = (/** @type {number} */ step) => y(levels[step][at]) - y(levels[step][at] + review.shares[step][order[at]]);
  const steps = review.shares.map((_, step) => step).filter((step) => step < 0.8 * review.steps);
  const step = steps.find((one) => tall(one) > 24 && tall(Math.min(review.steps, one + Math.ceil(review.steps / 12))) > 22);
  return step === undefined ? null : { x: x(step) + 12, y: y(levels[step][at]) - tall(step) / 2 };
}

/** @param {ReviewStore} store @param {number} seat @param {{x: number, y: number} | null} at */
function named(store, seat, at) {
  if (!at) return null;
  return html`<g key=${`n${seat}`} class="review-name" style=${{ '--seat': SEATS[seat % SEATS.length].colour }}><${Sign} name=${SEATS[seat % SEATS.length].shape} x=${at.x + 4} y=${at.y} size=${17} /><text x=${at.x + 18} y=${at.y + 5}>${who(store, seat)}</text></g>`;
}

/** @param {{store: ReviewStore, review: Review, x: (step: number) => number, width: number, height: number}} props */
function Lines({ store, review, x, width, height }) {
  const all = review.scores.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(5, ...all)];
  const y = (/** @type {number} */ points) => height - BOTTOM - ((points - least) / (most - least)) * (height - TOP - BOTTOM);
  const last = review.scores.at(-1) ?? [];
  const ranks = last.map((_, seat) => seat).sort((one, other) => last[other] - last[one]);
  return html`<g>
    <rect class="review-ground" x=${LEFT} y=${TOP} width=${Math.max(0, width - LEFT - RIGHT)} height=${Math.max(0, height - TOP - BOTTOM)} />
    ${[least, Math.round((least + most) / 2), most].map((mark) => html`<g key=${mark}><line class="review-grid" x1=${LEFT} x2=${width - RIGHT} y1=${y(mark)} y2=${y(mark)} /><text class="review-axis" x=${LEFT - 6} y=${y(mark) + 4} text-anchor="end">${mark < 0 ? `−${-mark}` : mark}</text></g>`)}
    ${last.map((_, seat) => html`<polyline key=${seat} class="review-score" style=${{ stroke: SEATS[seat % SEATS.length].colour, strokeDasharray: DASHES[seat % DASHES.length] }} points=${review.scores.map((scores, step) => `${x(step).toFixed(1)},${y(scores[seat]).toFixed(1)}`).join(' ')} />`)}
    ${ranks.map((seat, rank) => named(store, seat, { x: LEFT + 10, y: TOP + 14 + 20 * rank }))}
  </g>`;
}

/** Where turns begin. @param {{review: Review, x: (step: number) => number, height: number}} props */
export function Turns({ review, x, height }) {
  const begins = review.turns.flatMap((turn, step) => (step === 0 || turn !== review.turns[step - 1] ? [{ turn, step }] : []));
  let free = -Infinity;
  return begins.map(({ turn, step }) => {
    const isWritten = x(step) > free;
    if (isWritten) free = x(step) + (step === 0 ? 48 : 28);
    return html`<g key=${step}>${step > 0 && isWritten && html`<line class="review-turn" x1=${x(step)} x2=${x(step)} y1=${TOP} y2=${height - BOTTOM} />`}
      ${isWritten && html`<text class="review-axis" x=${x(step) + 3} y=${height - 5}>${step === 0 ? t('page-review-turn', { turn }) : turn}</text>`}</g>`;
  });
}

/** Turning points: round for decisions, square for luck. @param {{store: ReviewStore, x: (step: number) => number, width: number}} props */
function Marks({ store, x, width }) {
  const cards = store.cards.value;
  const places = cards.map((moment) => x(moment.step + 1));
  for (let at = 1; at < places.length; at += 1) places[at] = Math.max(places[at], places[at - 1] + APART);
  for (let at = places.length - 1, right = width - 12; at >= 0; at -= 1, right -= APART) places[at] = Math.min(places[at], right);
  return html`<div class="review-marks">${cards.map((moment, at) => html`<button type="button" key=${moment.id} class=${`review-mark ${moment.kind}`} style=${{ left: `${places[at]}px`, '--stem': `${x(moment.step + 1) - places[at]}px` }}
    aria-pressed=${String(store.chosen.value === moment.id)} aria-label=${`${at + 1}: ${kindWord(moment)}, ${where(moment)}`} title=${`${kindWord(moment)}, ${where(moment)}`} onClick=${() => store.show(moment)}>${at + 1}</button>`)}</div>`;
}

/** The exact figures under the pointer. @param {{store: ReviewStore, review: Review, step: number, left: number, width: number}} props */
function Exact({ store, review, step, left, width }) {
  const isShare = store.measure.value === 'share';
  const order = bandOrder(store, review).reverse();
  return html`<div class="review-exact" style=${left > width / 2 ? { right: `${width - left + 8}px` } : { left: `${left + 8}px` }} aria-hidden="true">
    <b>${t('review-where', { move: step, turn: review.turns[step] })}</b>
    ${order.map((seat) => html`<span key=${seat}>${who(store, seat)} <b>${isShare ? t('page-review-percent', { figure: percent(review.shares[step][seat]) }) : review.scores[step][seat]}</b></span>`)}</div>`;
}

/** @param {ReviewStore} store @param {Review} review */
export function summary(store, review) {
  const last = review.shares.length - 1;
  const at = (/** @type {number} */ step) => bandOrder(store, review).map((seat) => `${who(store, seat)} ${percent(review.shares[step][seat])} %`).join(', ');
  return `${t('review-shares')}. ${t('review-share-at', { move: 0, shares: at(0) })}; ${t('review-share-at', { move: last, shares: at(last) })}`;
}

/** @param {number} share */
const clamp = (share) => Math.max(0, Math.min(1, share));
