// My recipes as a machine: cubes go in on the left of a card, come out on its right, and run through the pipe into my cauldron.
import { html, useEffect, useState } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { asks } from '../../table/inspector.js';
import { list, t } from '../../texts.js';
import { someOf } from './cube.js';
import { helping } from './helper.js';
import { RecipeFace, cardName, tellsRecipe } from './recipe.js';
import { choicesOf, draftOf, offeringsOf, recipeOf, sealedRecipe, waysOf } from './state.js';
import { WaysDialog, proposeWays } from './ways.js';

/** @import {Scene, StepShown, UsedRecipe} from './types.js' */
const PLACES = 12; // kept free, so that a new recipe moves no other; what comes after them is scrolled to
const COLUMNS = 6; // under the pipe (css/whirling-witchcraft.css)
const AS_BUTTONS = 3;

/** @param {{scene: Scene}} props */
export function Machine({ scene }) {
  const seat = /** @type {number} */ (scene.seat);
  const [asking, ask] = useState('');
  const { view } = scene;
  const lying = view.players[seat].recipes;
  const uses = draftOf(scene)?.uses ?? [];
  const sealed = sealedRecipe(scene);
  const count = lying.length + (sealed ? 1 : 0);
  const ways = asking ? waysOf(scene, asking) : [];
  useEffect(() => ask(''), [scene.version]);

  /** @param {string} recipe @param {StepShown[]} found */
  const choose = (recipe, found) => (found.length <= AS_BUTTONS ? proposeWays(scene, found, recipeOf(scene, { recipe, rotated: false }).name) : ask(recipe));
  const running = lying.map((one, at) => (uses.some(({ recipe }) => recipe === one.recipe) ? at : -1)).filter((at) => at >= 0);
  return html`<div class=${`ww-machine ${running.length ? 'running' : ''}`}>
    <header class="ww-machine-head">
      <h2>${t('page-ww-recipes')}</h2>
      <${Sealed} scene=${scene} />
      <span class="grow"></span>
      ${scene.choices.has('call') && html`<${Target} scene=${scene} action="call" class="ww-chip"><${Icon} name="ui-clock" size=${16} /> ${scene.label('call')}<//>`}
      ${view.phase === 'brew' && (choicesOf(scene, 'use').length > 0 || offeringsOf(scene).length > 0) && html`<button type="button" class="btn ww-helper" onClick=${() => { helping.value = true; }}>
        <${Icon} name="ui-hint" size=${18} /> ${t('page-ww-helper')}</button>`}
    </header>
    <${Pipe} running=${running} columns=${COLUMNS} />
    <div class="ww-holds"><ul class="ww-rack" data-flip="rack">
      ${lying.map((one) => {
        const recipe = recipeOf(scene, one);
        const order = uses.findIndex((use) => use.recipe === one.recipe);
        return html`<${Card} key=${one.recipe} scene=${scene} recipe=${recipe} use=${uses[order]} order=${order + 1} choose=${choose} />`;
      })}
      ${sealed && html`<li key=${sealed.recipe} class="ww-card parchment sealed" data-flip=${`card-${sealed.recipe}`} ...${tellsRecipe(recipeOf(scene, sealed))}>
        <${RecipeFace} recipe=${recipeOf(scene, sealed)} />
        <p class="ww-card-foot"><${Icon} name="ui-check" size=${16} /> ${t('page-ww-chosen')}</p></li>`}
      ${Array.from({ length: Math.max(0, PLACES - count) }, (_, at) => html`<li key=${`hole${count + at}`} class="ww-hole" aria-hidden="true" ...${asks('place', undefined, 'quiet')}></li>`)}
    </ul>${count === 0 && html`<p class="ww-empty dim">${t('page-ww-no-recipes')}</p>`}</div>
    ${ways.length > 0 && html`<${WaysDialog} scene=${scene} recipe=${recipeOf(scene, { recipe: asking, rotated: false })} ways=${ways} close=${() => ask('')} />`}
  </div>`;
}

/** @param {{scene: Scene, recipe: import('./state.js').Recipe, use: UsedRecipe | undefined, order: number, choose: (recipe: string, ways: StepShown[]) => void}} props */
function Card({ scene, recipe, use, order, choose }) {
  const ways = use ? [] : waysOf(scene, recipe.id);
  const lacking = draftOf(scene)?.missing ?? null; // only while I am brewing
  const brewing = lacking !== null;
  const missing = lacking?.[recipe.id] ?? {};
  const state = use ? 'used' : ways.length ? 'ready' : brewing ? 'short' : 'calm';
  const words = foot(scene, { use, order, ways: ways.length, missing, brewing });
  const act = ways.length === 1 ? { action: ways[0].action } : ways.length ? { pick: () => choose(recipe.id, ways) } : {};
  const icon = { used: 'ui-check', ready: 'ui-play', short: 'ui-close', calm: '' }[state];
  return html`<li class="ww-slot" data-flip=${`card-${recipe.id}`}><${Target} scene=${scene} class=${`ww-card parchment ${state}`} ...${act}
      label=${cardName(recipe, words)} ...${tellsRecipe(recipe)}>
    <${RecipeFace} recipe=${recipe} use=${use} missing=${missing} />
    <p class="ww-card-foot">${icon && html`<${Icon} name=${icon} size=${16} />`} <span>${words}</span></p>
  <//></li>`;
}

/** @param {Scene} scene @param {{use: UsedRecipe | undefined, order: number, ways: number, missing: Record<string, number>, brewing: boolean}} card */
function foot(scene, { use, order, ways, missing, brewing }) {
  if (use?.fed_by.length) {
    return t('page-ww-used-fed', { order, names: list(use.fed_by.map((id) => recipeOf(scene, { recipe: id, rotated: false }).name)) });
  }
  if (use) return t('page-ww-used', { order });
  if (ways) return t('page-ww-ready', { ways });
  if (!brewing) return '';
  const parts = Object.entries(missing).map(([kind, count]) => someOf(kind, count));
  return parts.length ? t('page-ww-needs', { cubes: list(parts) }) : t('page-ww-not-now');
}

/** What I have decided already, and in which order we decide. @param {{scene: Scene}} props */
function Sealed({ scene }) {
  const { view } = scene;
  const seat = /** @type {number} */ (scene.seat);
  if (view.queue.length) {
    return html`<span class="pill wait" ...${asks('initiative')}><${Icon} name="ui-clock" size=${14} /> ${t('page-ww-order', { names: view.queue.map((one) => scene.names[one]).join(' → ') })}</span>`;
  }
  if (!view.committed.includes(seat)) return null;
  return html`<span class="pill ok" ...${asks('sealed')}><${Icon} name="ui-check" size=${14} /> ${scene.choices.has('back') ? t('page-ww-sealed') : t('page-ww-decided')}</span>`;
}

/** The pipe above the cards; the parts between the outermost running cards and the cauldron glow. @param {{running: number[], columns: number}} props */
function Pipe({ running, columns }) {
  const places = running.map((at) => ((at % columns) + 0.5) / columns);
  const ends = places.length ? { '--from': `${Math.min(...places) * 100}%`, '--to': `${Math.max(...places) * 100}%` } : {};
  return html`<div class="ww-pipe" style=${ends} aria-hidden="true">
    ${places.length > 0 && html`<span class="ww-pipe-run"></span><span class="ww-pipe-run back"></span>`}
    ${Array.from({ length: columns }, (_, at) => html`<i key=${at} class=${running.some((one) => one % columns === at) ? 'on' : ''} style=${{ left: `${((at + 0.5) / columns) * 100}%` }}></i>`)}
  </div>`;
}
