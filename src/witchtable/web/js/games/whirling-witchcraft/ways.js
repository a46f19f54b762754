// One recipe, several ways to fill it: a few as buttons beside the question, many as pictures in a dialog.
import { html } from '../../html.js';
import { Dialog } from '../../pieces/dialog.js';
import { Icon } from '../../pieces/icon.js';
import { list, t } from '../../texts.js';
import { Cube, kindName } from './cube.js';
import { cubesOf } from './words.js';

/** @typedef {import('../../protocol.js').Scene} Scene */

/** @param {import('./words.js').CubeWord} cube */
const cubeWords = ({ origin, kind }) => t(`page-ww-from-${origin}`, { kind: kindName(kind) });

/** @param {string} action */
function wayWords(action) {
  const { spent, into } = cubesOf(action);
  const inputs = spent.length ? list(spent.map(cubeWords)) : t('whirling-witchcraft-nothing');
  return into.length ? t('page-ww-way-into', { inputs, outputs: list(into.map(({ kind }) => kindName(kind))) }) : t('page-ww-way', { inputs });
}

/** @param {Scene} scene @param {string[]} ways @param {string} name */
export function proposeWays(scene, ways, name) {
  scene.proposal.value = {
    text: t('page-ww-ways', { name }),
    buttons: [
      ...ways.map((action) => ({ label: wayWords(action), act: () => { scene.proposal.value = null; scene.choose(action); } })),
      { label: t('back'), icon: 'ui-close', act: () => { scene.proposal.value = null; } },
    ],
  };
}

/** @param {{scene: Scene, recipe: {name: string}, ways: string[], close: () => void}} props */
export function WaysDialog({ scene, recipe, ways, close }) {
  return html`<${Dialog} title=${recipe.name} close=${close} class="ww-ways">
    <p>${t('page-ww-ways', { name: recipe.name })}</p>
    <ul class="ww-way-list">${ways.map((action) => html`<li key=${action}>
      <button type="button" class="choice" data-action=${action} onClick=${() => { close(); scene.choose(action); }}>
        <span class="unseen">${wayWords(action)}</span><${Way} action=${action} /></button></li>`)}
    </ul>
  <//>`;
}

/** @param {{action: string}} props */
function Way({ action }) {
  const { spent, into } = cubesOf(action);
  return html`<span class="ww-way" aria-hidden="true">
    ${spent.map((cube, at) => html`<span key=${at} class="ww-origin"><${Cube} kind=${cube.kind} />${cube.origin !== 'bench' && html`<small>${t(`page-ww-origin-${cube.origin}`)}</small>`}</span>`)}
    ${into.length > 0 && html`<${Icon} name="ww-oneway" size=${20} />${into.map((cube, at) => html`<${Cube} key=${at} kind=${cube.kind} />`)}`}
  </span>`;
}
