// My hand: the recipes of which one is played; before the first round, the two personalities of which one is kept.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { t } from '../../texts.js';
import { heapWords } from './cube.js';
import { PersonalityFace, powerWords, tellsPersonality } from './personality.js';
import { RecipeFace, cardName, recipeWords, tellsRecipe } from './recipe.js';
import { leftOf, mineOf, personalityOf, recipeOf, sealedRecipe } from './state.js';

/** @import {Scene} from './types.js' */

/** @param {{scene: Scene}} props */
export function Hand({ scene }) {
  const { view } = scene;
  const seat = /** @type {number} */ (scene.seat);
  if (view.phase === 'personality') return html`<${Dealt} scene=${scene} />`;
  const sealed = sealedRecipe(scene)?.recipe;
  const chosen = view.phase === 'play' ? sealed ?? mineOf(scene).gamble : null;
  const cards = /** @type {string[]} */ (view.players[seat].hand).filter((id) => id !== sealed);
  return html`<div class="ww-hand panel">
    <header><h2>${t('page-ww-hand')}</h2>
      <span class="small dim grow">${t('page-ww-hand-passes', { name: scene.names[leftOf(scene, seat)] })}</span>
      <span class="small dim">${t('page-ww-deck', { count: view.deck })}</span></header>
    <ul class="ww-cards" style=${{ '--cards': Math.max(4, cards.length) }}>
      ${cards.map((id) => html`<${HandCard} key=${id} scene=${scene} id=${id} gambled=${id === chosen} />`)}
      ${cards.length === 0 && html`<li class="dim">${t('page-ww-hand-empty')}</li>`}
    </ul>
  </div>`;
}

/** @param {{scene: Scene, id: string, gambled: boolean}} props */
function HandCard({ scene, id, gambled }) {
  const recipe = recipeOf(scene, { recipe: id, rotated: false });
  const turned = scene.choices.has(`rotate ${id}`) ? recipeOf(scene, { recipe: id, rotated: true }) : null;
  return html`<li class=${`ww-hand-card ${gambled ? 'gambled' : ''}`} data-flip=${`card-${id}`}>
    <${Target} scene=${scene} action=${`play ${id}`} class="ww-card parchment" label=${cardName(recipe, gambled ? t('page-ww-gambled') : '')} ...${tellsRecipe(recipe)}>
      <${RecipeFace} recipe=${recipe} />
      ${gambled && html`<p class="ww-card-foot"><span>${t('page-ww-gambled')}</span></p>`}
    <//>
    ${turned && html`<${Target} scene=${scene} action=${`rotate ${id}`} class="ww-turn" label=${t('page-ww-play-turned', { name: recipe.name, does: recipeWords(turned) })} ...${tellsRecipe(turned)}>
      <${Icon} name="ui-undo" size=${16} /> ${t('page-ww-turn')}<//>`}
  </li>`;
}

/** @param {{scene: Scene}} props */
function Dealt({ scene }) {
  const { choice, personalities } = mineOf(scene);
  return html`<div class="ww-hand panel">
    <header><h2>${t('page-ww-dealt')}</h2></header>
    <ul class="ww-dealt">${personalities.map((id) => {
      const personality = personalityOf(scene, id);
      return html`<li key=${id}><${Target} scene=${scene} action=${`choose ${id}`} class="ww-personality"
          label=${t('page-ww-keep', { name: personality.name, power: powerWords(personality), start: heapWords(personality.start) })} ...${tellsPersonality(personality)}>
        <${PersonalityFace} personality=${personality} start />
        ${choice === id && html`<p class="pill ok"><${Icon} name="ui-check" size=${14} /> ${t('page-ww-chosen')}</p>`}
      <//></li>`;
    })}</ul>
  </div>`;
}
