// A row of things as small cards; one that only I see and that stands for exactly one choice can be chosen.
import { html } from '../../html.js';
import { Target } from '../../pieces/target.js';
import { t } from '../../texts.js';
import { word } from './words.js';

/** @import {Scene} from './words.js' */

/** Equal neighbours together. @param {unknown[]} words @returns {{value: unknown, count: number}[]} */
function grouped(words) {
  /** @type {{value: unknown, count: number}[]} */
  const found = [];
  for (const value of words) {
    const last = found.at(-1);
    if (last && last.value === value) last.count += 1;
    else found.push({ value, count: 1 });
  }
  return found;
}

/** The choice that a word stands for, if it is the only one that names it. @param {Scene} scene @param {unknown} value */
function choiceOf(scene, value) {
  const found = [...scene.choices.keys()].filter((action) => action.split(' ').slice(1).includes(String(value)));
  return found.length === 1 ? found[0] : undefined;
}

/** @param {{scene: Scene, words: unknown[], own: boolean}} props */
export function Chips({ scene, words, own }) {
  const cards = own ? words.map((value) => ({ value, count: 1 })) : grouped(words);
  return html`<ul class="plain-chips">${cards.map(({ value, count }, at) => {
    const times = count > 1 && html` <small>× ${count}</small>`;
    if (value === null) return html`<li key=${at} class="plain-chip plain-hidden">${t('plain-hidden')}${times}</li>`;
    const action = own ? choiceOf(scene, value) : undefined;
    const name = word(scene.view.game, value);
    return html`<li key=${at}><${Target} scene=${scene} action=${action} class="plain-chip parchment">${name}${times}<//></li>`;
  })}</ul>`;
}
