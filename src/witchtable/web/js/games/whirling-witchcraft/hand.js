// My hand: the recipes of which one is played; before the first round, the two personalities of which one is kept.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { asks } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { heapWords } from './cube.js';
import { PersonalityFace, powerWords, tellsPersonality } from './personality.js';
import { RecipeFace, cardName, recipeWords, tellsRecipe } from './recipe.js';
import { leftOf, mineOf, personalityOf, portraitOf, recipeOf, sealedRecipe } from './state.js';
import { Redraw, impliedBy, keepAndPlay, mayWish, wishOf } from './wish.js';

/** @import {Scene} from './types.js' */

/** @param {{scene: Scene}} props */
export function Hand({ scene }) {
  const { view } = scene;
  const seat = /** @type {number} */ (scene.seat);
  if (view.phase === 'personality') return html`<${Dealt} scene=${scene} />`;
  const sealed = sealedRecipe(scene)?.recipe;
  const chosen = view.phase === 'play' ? sealed ?? mineOf(scene).gamble : null;
  const cards = /** @type {string[]} */ (view.players[seat].hand);
  return html`<div class="ww-hand panel">
    <header><h2 ...${asks('hand')}>${t('page-ww-hand')}</h2><${Redraw} scene=${scene} />
      <span class="small dim grow">${t('page-ww-hand-passes', { name: scene.names[leftOf(scene, seat)] })}</span>
      <span class="small dim" ...${asks('deck', t('page-ww-deck', { count: view.deck }))}>${t('page-ww-deck', { count: view.deck })}</span></header>
    <ul class="ww-cards" style=${{ '--cards': Math.max(4, cards.length) }}>
      ${cards.map((id) => (id === sealed ? html`<li key=${id} class="ww-hole" aria-hidden="true" ...${asks('sealed')}></li>` : html`<${HandCard} key=${id} scene=${scene} id=${id} gambled=${id === chosen} />`))}
      ${cards.length === 0 && html`<li class="dim">${t('page-ww-hand-empty')}</li>`}
    </ul>
  </div>`;
}

/** @param {{scene: Scene, id: string, gambled: boolean}} props */
function HandCard({ scene, id, gambled }) {
  const recipe = recipeOf(scene, { recipe: id, rotated: false });
  const wanted = wishOf(scene);
  const isTurnable = scene.choices.has(`rotate ${id}`) || (mayWish(scene) && id in mineOf(scene).turned);
  const turned = isTurnable ? recipeOf(scene, { recipe: id, rotated: true }) : null;
  const note = gambled ? t('page-ww-gambled') : wanted?.recipe === id ? t('page-ww-wished') : '';
  return html`<li class=${`ww-hand-card ${note ? 'gambled' : ''}`} data-flip=${`card-${id}`}>
    <${Target} scene=${scene} ...${plays(scene, id, `play ${id}`)} class="ww-card parchment" label=${cardName(recipe, note)} ...${tellsRecipe(recipe)}>
      <${RecipeFace} recipe=${recipe} />
      ${note && html`<p class="ww-card-foot"><span>${note}</span></p>`}
    <//>
    ${turned ? html`<${Target} scene=${scene} ...${plays(scene, id, `rotate ${id}`)} class="ww-turn" label=${t('page-ww-play-turned', { name: recipe.name, does: recipeWords(turned) })} ...${tellsRecipe(turned)}>
      <${Icon} name="ui-undo" size=${16} /> ${t('page-ww-turn')}<//>` : recipe.twoWay && html`<span class="ww-turn none" aria-hidden="true"><${Icon} name="ui-undo" size=${14} /></span>`}
  </li>`;
}

/** What choosing a card does: play it, or first keep the hand. @param {Scene} scene @param {string} id @param {string} action */
const plays = (scene, id, action) => (mayWish(scene) ? { pick: () => keepAndPlay(scene, id, action), 'data-action': impliedBy(scene) } : { action });

/** @param {{scene: Scene}} props */
function Dealt({ scene }) {
  const { choice, personalities } = mineOf(scene);
  return html`<div class="ww-hand panel">
    <header><h2>${t('page-ww-dealt')}</h2></header>
    <ul class="ww-dealt">${personalities.map((id) => {
      const personality = personalityOf(scene, id);
      const portrait = portraitOf(scene, id);
      return html`<li key=${id}><${Target} scene=${scene} action=${`choose ${id}`} class="ww-personality"
          label=${t('page-ww-keep', { name: personality.name, power: powerWords(personality), start: heapWords(personality.start) })} ...${tellsPersonality(personality, portrait)}>
        <${PersonalityFace} personality=${personality} portrait=${portrait} start />
        ${choice === id && html`<p class="pill ok"><${Icon} name="ui-check" size=${14} /> ${t('page-ww-chosen')}</p>`}
      <//></li>`;
    })}</ul>
  </div>`;
}
