// The account: for each seat, how its fair share became its result. All seats on one scale.
import { html } from '../html.js';
import { SEATS, SeatSign } from '../pieces/icon.js';
import { t } from '../texts.js';
import { isSure, who } from './words.js';

/** @typedef {import('../protocol.js').SeatAccount} Account */
const PARTS = /** @type {const} */ (['fair', 'skill', 'gifts', 'luck', 'result']);
const [WIDTH, TOP] = [290, 18];
/** The fewer there are, the higher they may be drawn. @param {number} seats */
const heightFor = (seats) => Math.max(74, Math.min(140, Math.round(290 / seats)));

/** @param {{store: import('./store.js').ReviewStore, review: import('./store.js').Review}} props */
export function Accounts({ store, review }) {
  const measure = store.measure.value;
  const accounts = measure === 'share' ? review.accounts : review.point_accounts;
  const levels = accounts.flatMap((account) => stepsOf(account).flatMap(({ from, to }) => [from, to]));
  const [least, most] = [Math.min(0, ...levels), Math.max(measure === 'share' ? 1 : 10, ...levels)];
  return html`<section class="panel review-account" id="account" tabindex="0" aria-labelledby="account-title">
    <div class="review-head"><h2 id="account-title">${t('page-review-account')}</h2><span class="dim small">${t('page-review-unit', { measure })}</span></div>
    <svg class="unseen" aria-hidden="true"><defs><pattern id="review-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" /><line x1="0" x2="0" y1="0" y2="6" /></pattern></defs></svg>
    ${accounts.map((account) => html`<${Fall} key=${account.seat} store=${store} account=${account} least=${least} most=${most} height=${heightFor(accounts.length)} points=${review.scores.at(-1)?.[account.seat] ?? 0} />`)}
    <div class="review-columns" aria-hidden="true">${PARTS.map((part) => html`<span key=${part}>${t(`review-${part}`)}</span>`)}</div>
    <p class="small dim">${t('review-explained')}</p>
  </section>`;
}

/** Where each part begins and ends. @param {Account} account */
function stepsOf(account) {
  let level = 0;
  return PARTS.map((part) => {
    const from = part === 'result' ? 0 : level;
    level = part === 'result' ? account.result : level + account[part];
    return { part, from, to: level };
  });
}

/** @param {{store: import('./store.js').ReviewStore, account: Account, least: number, most: number, height: number, points: number}} props */
function Fall({ store, account, least, most, height, points }) {
  const y = (/** @type {number} */ level) => TOP + ((most - level) / (most - least)) * (height - TOP - 2);
  const column = WIDTH / PARTS.length;
  const { printed } = account;
  const figure = (/** @type {typeof PARTS[number]} */ part) => (part === 'fair' || part === 'result' ? minus(printed[part]) : `${printed[part] < 0 ? '' : '+'}${minus(printed[part])}`);
  const sure = { fair: true, result: true, skill: isSure(account.skill, account.skill_error), gifts: isSure(account.gifts, account.gifts_error), luck: isSure(account.luck, account.luck_error) };
  const words = PARTS.map((part) => `${t(`review-${part}`)} ${figure(part)}${sure[part] ? '' : ` (${t('page-review-unsure')})`}`).join(', ');
  return html`<div class="review-fall" style=${{ '--seat': SEATS[account.seat % SEATS.length].colour }}>
    <p class="row"><${SeatSign} seat=${account.seat} size=${18} /> <b class="grow">${who(store, account.seat)}</b> <span class="small dim">${t('page-review-points', { count: points })}</span></p>
    <svg viewBox=${`0 0 ${WIDTH} ${height}`} role="img" aria-label=${`${who(store, account.seat)}: ${words}`} data-sum=${`${printed.fair} ${printed.skill} ${printed.gifts} ${printed.luck} ${printed.result}`}>
      <line class="review-zero" x1="0" x2=${WIDTH} y1=${y(0)} y2=${y(0)} />
      ${stepsOf(account).map(({ part, from, to }, at) => {
        const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))];
        return html`<g key=${part} class=${`review-bar ${part} ${part !== 'fair' && part !== 'result' ? (to < from ? 'less' : 'more') : ''} ${sure[part] ? '' : 'faint'}`}>
          <rect x=${at * column + 9} y=${top} width=${column - 18} height=${Math.max(2, bottom - top)} rx="2.5" />
          ${at < 4 && html`<line x1=${(at + 1) * column - 9} x2=${(at + 1) * column + 9} y1=${y(to)} y2=${y(to)} />`}
          <text x=${(at + 0.5) * column} y=${top - 5} text-anchor="middle">${figure(part)}</text></g>`;
      })}
    </svg></div>`;
}

/** @param {number} figure */
const minus = (figure) => (figure < 0 ? `−${-figure}` : `${figure}`);
