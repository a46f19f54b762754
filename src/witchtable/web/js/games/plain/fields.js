// Fields of a view: a card for each that holds several things, and one for all plain numbers and words together.
import { html } from '../../html.js';
import { t } from '../../texts.js';
import { Chips } from './chips.js';
import { label, word } from './words.js';

/** @import {Scene} from './words.js' */

/** @param {unknown} value */
const isTold = (value) => value !== null && value !== undefined && value !== '';
/** @param {unknown} value @returns {value is Record<string, unknown>} */
const hasFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {{scene: Scene, fields: Record<string, unknown>, secret?: string[]}} props  `secret`: what only I see; things in there can be chosen. */
export function Fields({ scene, fields, secret = [] }) {
  const told = Object.entries(fields).filter(([, value]) => isTold(value));
  const facts = told.filter(([, value]) => typeof value !== 'object');
  const things = told.filter(([, value]) => typeof value === 'object');
  const { game } = scene.view;
  return html`
    ${things.map(([field, value]) => html`<div key=${field} class="panel plain-card" role="group" aria-label=${label(game, field)}><p class="plain-label">${label(game, field)}</p><${Value} scene=${scene} value=${value} own=${secret.includes(field)} /></div>`)}
    ${facts.length > 0 && html`<dl class="panel plain-card plain-facts">${facts.map(([field, value]) => html`<div key=${field}><dt>${label(game, field)}</dt><dd>${word(game, value)}</dd></div>`)}</dl>`}`;
}

/** @param {{scene: Scene, value: unknown, own: boolean}} props */
function Value({ scene, value, own }) {
  if (hasFields(value)) return html`<div class="plain-cards"><${Fields} scene=${scene} fields=${value} secret=${own ? Object.keys(value) : []} /></div>`;
  const list = /** @type {unknown[]} */ (value);
  if (list.length === 0) return html`<p class="dim">${t('plain-empty')}</p>`;
  if (!list.some(hasFields)) return html`<${Chips} scene=${scene} words=${list} own=${own} />`;
  return html`<ol class="plain-cards">${list.map((entry, at) => html`<li key=${at}><${Value} scene=${scene} value=${hasFields(entry) ? entry : [entry]} own=${own} /></li>`)}</ol>`;
}
