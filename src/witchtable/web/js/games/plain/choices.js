// Everything that may be done now, as buttons.
import { html } from '../../html.js';
import { ChoiceButton } from '../../table/bar.js';
import { t } from '../../texts.js';

/** @typedef {import('../../scene.js').Scene} Scene */

const MOST = 60; // the bar leads to all of them

/** The most wanted first. @param {Scene} scene */
function ranked(scene) {
  const rank = (/** @type {import('../../protocol.js').Choice} */ choice) => (choice.prominence ?? 0) - (choice.aside ? 1000 : 0);
  return [...scene.choices.values()].sort((a, b) => rank(b) - rank(a)).map((choice) => choice.action);
}

/** Choices that name no thing, so that none could stand for them: the bar offers the first. @param {Scene} scene */
export const plainVerbs = (scene) => ranked(scene).filter((action) => !action.includes(' '));

/** @param {{scene: Scene}} props */
export function Choices({ scene }) {
  const shown = ranked(scene).slice(0, MOST);
  return html`<section class="panel plain-choices"><h2>${t('plain-choices')}</h2>
    ${shown.length === 0 && html`<p class="dim">${t('plain-nothing')}</p>`}
    ${shown.map((action) => html`<${ChoiceButton} key=${action} scene=${scene} action=${action} />`)}
  </section>`;
}
