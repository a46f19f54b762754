// How strong a bot is: its rung of the ladder as a row of moons, in a word and in points.
import { html } from '../html.js';
import { botKind, botStrength, t } from '../texts.js';
import { readBot } from './portrait.js';

/** @typedef {Record<string, number>} Ratings  Points by level, from the weakest to the strongest. */

/** @param {{ratings: Ratings, bot: string}} props */
export function Strength({ ratings, bot }) {
  const { level } = readBot(bot);
  const rungs = Object.keys(ratings);
  const rung = rungs.indexOf(level);
  if (rung < 0) return html`<span class="strength">${botKind(bot)}</span>`;
  return html`<span class="strength">
    <span class="moons" aria-hidden="true">${rungs.map((one, at) => html`<i key=${one} class=${at <= rung ? 'full' : ''}></i>`)}</span>
    <span><b>${botKind(level)}</b> <span class="rating">${t('strength-points', { points: ratings[level] })}</span></span></span>`;
}

/** All rungs, and what each number means. @param {{ratings: Ratings, bot: string}} props */
export function Ladder({ ratings, bot }) {
  const { level } = readBot(bot);
  return html`<details class="ladder"><summary>${t('strength-what')}</summary>
    <p class="small">${t('strength-how')}</p>
    <ol>${Object.keys(ratings).reverse().map((one) => html`<li key=${one} aria-current=${one === level ? 'true' : undefined}><${Strength} ratings=${ratings} bot=${one} /><small>${botStrength(one)}</small></li>`)}</ol>
  </details>`;
}
