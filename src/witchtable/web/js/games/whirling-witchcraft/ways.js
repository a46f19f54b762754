// One recipe, several ways to fill it: a few as buttons beside the question, many as pictures in a dialog.
import { html } from '../../html.js';
import { Dialog } from '../../pieces/dialog.js';
import { Icon } from '../../pieces/icon.js';
import { list, t } from '../../texts.js';
import { Cube, kindName } from './cube.js';

/** @import {Cube as Spent, Scene, StepShown} from './types.js' */

/** @param {Spent} cube */
const cubeWords = ({ origin, kind }) => t(`page-ww-from-${origin}`, { kind: kindName(kind) });

/** @param {StepShown} way */
function wayWords({ spent, into }) {
  const inputs = spent.length ? list(spent.map(cubeWords)) : t('whirling-witchcraft-nothing');
  return into.length ? t('page-ww-way-into', { inputs, outputs: list(into.map(kindName)) }) : t('page-ww-way', { inputs });
}

/** @param {Scene} scene @param {StepShown[]} ways @param {string} name */
export function proposeWays(scene, ways, name) {
  scene.proposal.value = {
    text: t('page-ww-ways', { name }),
    decides: true,
    buttons: [
      ...ways.map((way) => ({ label: wayWords(way), act: () => { scene.proposal.value = null; scene.choose(way.action); } })),
      { label: t('back'), icon: 'ui-close', act: () => { scene.proposal.value = null; } },
    ],
  };
}

/** @param {{scene: Scene, recipe: {name: string}, ways: StepShown[], close: () => void}} props */
export function WaysDialog({ scene, recipe, ways, close }) {
  return html`<${Dialog} title=${recipe.name} close=${close} class="ww-ways">
    <p>${t('page-ww-ways', { name: recipe.name })}</p>
    <ul class="ww-way-list">${ways.map((way) => html`<li key=${way.action}>
      <button type="button" class="choice" data-action=${way.action} onClick=${() => { close(); scene.choose(way.action); }}>
        <span class="unseen">${wayWords(way)}</span><${Way} way=${way} /></button></li>`)}
    </ul>
  <//>`;
}

/** @param {{way: StepShown}} props */
function Way({ way: { spent, into } }) {
  return html`<span class="ww-way" aria-hidden="true">
    ${spent.map((cube, at) => html`<span key=${at} class="ww-origin"><${Cube} kind=${cube.kind} />${cube.origin !== 'bench' && html`<small>${t(`page-ww-origin-${cube.origin}`)}</small>`}</span>`)}
    ${into.length > 0 && html`<${Icon} name="ww-oneway" size=${20} />${into.map((kind, at) => html`<${Cube} key=${at} kind=${kind} />`)}`}
  </span>`;
}
