// My resources, and the tools and animals that wait beside the clan card.
import { html } from '../../html.js';
import { CountUp } from '../../pieces/count.js';
import { Icon } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { kindsOf, tamedWith } from './edition.js';
import { counted } from './grouping.js';
import { mark, spent } from './pay.js';
import { Piece, Stock } from './signs.js';
import { Stage, isTaming } from './stage.js';
import { word } from './words.js';

/** @import {Scene} from './types.js' */

/** @param {Scene} scene */
const mine = (scene) => scene.view.players[/** @type {number} */ (scene.seat)];

/** @param {{scene: Scene}} props */
export function Stores({ scene }) {
  const { edition } = scene;
  const { resources, waiting } = mine(scene);
  const { tokens, tools, isShown } = spent(scene);
  return html`<section class="wd-panel wd-stores" tabindex="0" aria-label=${t('page-wd-resources')}><${Stage} needed=${isTaming(scene)} at=${scene.version} /><h2>${t('page-wd-resources')}</h2>
    <ul class="wd-purse">${kindsOf(edition).map((kind) => html`<li key=${kind} class=${`${resources[kind] ? '' : 'none'} ${tokens[kind] ? 'spent' : ''}`} ...${mark(tokens[kind], isShown)} ...${tells(() => ({ title: word(kind), text: t('page-wd-about-resource'), clauses: ['WD-PAY-01', 'WD-PAY-02'], thing: 'resource' }))}>
      <span class="wd-token" key=${resources[kind]} role="img" aria-label=${word(kind)} data-flip=${`own-${kind}-${resources[kind]}`} data-flip-from=${taken(scene, kind)}><${Icon} name=${`wd-${kind}`} size=${24} /></span>
      <b><${CountUp} value=${resources[kind]} /></b><${Less} count=${tokens[kind]} /></li>`)}</ul>
    <h2>${t('page-wd-waiting')}</h2>
    ${waiting.tools.length + waiting.animals.length === 0 && html`<p class="dim">${t('page-wd-waiting-none')}</p>`}
    <ul class="wd-waiting">
      ${counted(waiting.tools).map(([kind, count]) => html`<li key=${kind} class=${tools.includes(kind) ? 'spent' : ''} ...${mark(tools.includes(kind), isShown)} ...${tells(() => ({ title: word(kind), text: t('page-wd-about-tool'), clauses: ['WD-TOOL-01', 'WD-TOOL-03'], thing: 'tool' }))}>
        <${Piece} kind=${kind} size=${38} shape="is-tool" />${count > 1 && html`<b>×${count}</b>`}</li>`)}
      ${counted(waiting.animals).map(([kind, count]) => html`<li key=${kind}><${Animal} scene=${scene} kind=${kind} />${count > 1 && html`<b>×${count}</b>`}</li>`)}
    </ul>
  </section>`;
}

/** How many the payment would take. @param {{count?: number}} props */
const Less = ({ count }) => (count ? html`<i class="wd-less" aria-hidden="true">−${count}</i>` : null);

/** A waiting animal, with what tames it. @param {{scene: Scene, kind: string}} props */
function Animal({ scene, kind }) {
  const price = tamedWith(scene.edition, kind);
  const text = t('page-wd-about-animal', { animal: word(kind), price: word(price) });
  return html`<${Target} scene=${scene} action=${`tame ${kind}`} class="wd-tame" ...${tells(() => ({ title: word(kind), text, clauses: ['WD-ANIMAL-03', 'WD-ANIMAL-05'], thing: 'animal' }))}>
    <${Piece} kind=${kind} size=${38} shape="is-animal" thing="animal" /><${Piece} kind=${price} size=${20} /><//>`;
}

/** Where the token lay that has just been taken. @param {Scene} scene @param {string} kind */
function taken(scene, kind) {
  const told = scene.news.find(({ event }) => event.seat === scene.seat && event.item === kind && event.location);
  return told && `token-${told.event.location}-${kind}-${told.event.which ?? 1}`;
}

/** The same in one line, above whatever else a phone shows. @param {{scene: Scene}} props */
export function Purse({ scene }) {
  const { resources, waiting } = mine(scene);
  const { tokens, tools, isShown } = spent(scene);
  return html`<p class="wd-line">
    ${kindsOf(scene.edition).map((kind) => html`<span key=${kind} class=${tokens[kind] ? 'spent' : ''} ...${mark(tokens[kind], isShown)}><${Stock} kind=${kind} count=${resources[kind]} /><${Less} count=${tokens[kind]} /></span>`)}
    ${counted(waiting.tools).map(([kind]) => html`<${Piece} kind=${kind} size=${22} shape="is-tool" state=${tools.includes(kind) ? 'spent' : ''} thing="tool" />`)}
    ${counted(waiting.animals).map(([kind]) => html`<${Piece} kind=${kind} size=${22} shape="is-animal" thing="animal" />`)}</p>`;
}
