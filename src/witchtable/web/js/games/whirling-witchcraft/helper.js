// The brewing helper: the best results that a brew can have now, and somebody who does their steps one after the other.
import { html, signal, useEffect, useState } from '../../html.js';
import { Dialog } from '../../pieces/dialog.js';
import { Icon } from '../../pieces/icon.js';
import { list, t } from '../../texts.js';
import { Cube, Pile } from './cube.js';
import { draftOf, recipeOf, rightOf, total } from './state.js';

/** @import {Brews, Scene, StepShown} from './types.js' */

/** Whether the helper is asked. */
export const helping = signal(false);
/** Steps still to be done, in addition to those made before. */
const plan = signal(/** @type {{before: number, steps: string[]} | null} */ (null));

/** Do the next step of the plan whenever the table has answered the last one; whatever else happens ends it. @param {Scene} scene */
export function usePlan(scene) {
  const wanted = plan.value;
  useEffect(() => {
    if (!wanted) return;
    const made = draftOf(scene)?.steps.slice(wanted.before) ?? [];
    const next = wanted.steps[made.length];
    const asPlanned = made.every((step, at) => step === wanted.steps[at]);
    if (asPlanned && next !== undefined && scene.choices.has(next)) scene.choose(next);
    else plan.value = null;
  }, [scene.version, wanted]);
  useEffect(() => () => { plan.value = null; helping.value = false; }, []);
}

/** @param {{scene: Scene}} props */
export function Helper({ scene }) {
  const [found, setFound] = useState(/** @type {Brews | null} */ (null));
  const close = () => { helping.value = false; };
  useEffect(() => {
    let wanted = true;
    scene.aid('brews').then((answer) => { if (wanted) setFound(/** @type {Brews} */ (answer)); }).catch(() => { if (wanted) setFound({ brews: [], complete: true, left_out: [] }); });
    return () => { wanted = false; };
  }, [scene.version]);
  /** @param {string[]} steps */
  const start = (steps) => {
    close();
    plan.value = { before: draftOf(scene)?.steps.length ?? 0, steps };
  };
  const brews = found?.brews.filter((brew) => brew.steps.length > 0) ?? [];
  const nemesis = scene.names[rightOf(scene, /** @type {number} */ (scene.seat))];
  return html`<${Dialog} title=${t('page-ww-helper-title')} close=${close} class="ww-helping">
    ${!found ? html`<p aria-busy="true">${t('loading')}</p>` : html`
      <p class="dim">${brews.length ? t('page-ww-helper-about', { nemesis }) : t('whirling-witchcraft-brews-none')}</p>
      ${found.left_out.length > 0 && html`<p class="small ww-left-out">${t('whirling-witchcraft-brews-left-out', { recipes: list(found.left_out.map((recipe) => recipeOf(scene, { recipe, rotated: false }).name)) })}</p>`}
      ${!found.complete && found.left_out.length === 0 && html`<p class="small ww-left-out">${t('whirling-witchcraft-brews-not-all')}</p>`}
      <ol class="ww-brews">${brews.map((brew, at) => html`<li key=${at} class="panel">
        <div class="ww-brew-what">
          <div class="row wrap"><${Pile} heap=${brew.cauldron} />
            <b class=${`ww-over out ${brew.overflow ? '' : 'none'}`}>${t('page-ww-helper-overflow', { count: brew.overflow })}</b></div>
          <ol class="ww-steps small">${brew.parts.map((step) => html`<li key=${step.action}><${Step} scene=${scene} step=${step} /></li>`)}</ol>
          <span class="small dim">${t('page-ww-helper-rest', { count: total(brew.bench) })}</span>
          ${brew.spends_personality && html`<span class="small ww-warn">${t('page-ww-helper-spends')}</span>`}
        </div>
        <button type="button" class=${`btn ${at === 0 ? 'primary' : ''}`} data-plan=${at} onClick=${() => start(brew.steps)}><${Icon} name="ui-play" size=${16} /> ${t('page-ww-helper-do')}</button>
      </li>`)}</ol>`}
  <//>`;
}

/** @param {{scene: Scene, step: StepShown}} props */
function Step({ scene, step: { recipe, power, spent, into, book } }) {
  if (!recipe) {
    const paid = into.length ? spent.map((cube) => cube.kind) : []; // what names a Book says in words what it costs
    return html`${paid.map((kind, at) => html`<${Cube} key=${at} kind=${kind} />`)} <span>${t(`page-ww-part-${power}`)}</span>
      ${[...into, ...(book ? [book] : [])].map((kind, at) => html`<${Cube} key=${at} kind=${kind} />`)}`;
  }
  return html`<span>${recipeOf(scene, { recipe, rotated: false }).name}</span>
    ${spent.map((cube, at) => html`<span key=${at} class="ww-origin"><${Cube} kind=${cube.kind} />${cube.origin !== 'bench' && html`<small>${t(`page-ww-origin-${cube.origin}`)}</small>`}</span>`)}
    ${into.map((kind, at) => html`<span key=${at} class="ww-origin"><${Cube} kind=${kind} /><small>${t('page-ww-origin-into')}</small></span>`)}`;
}
