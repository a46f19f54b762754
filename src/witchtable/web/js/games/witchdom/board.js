// The board: three locations between the two decks.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { Location } from './location.js';
import { word } from './words.js';

/** @import {Scene} from './types.js' */

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  return html`<div class="wd-board">
    <${Deck} scene=${scene} name="potions" />
    <ul class="wd-bands">${scene.view.board.map((here) => html`<${Location} key=${here.location} scene=${scene} here=${here} />`)}</ul>
    <${Deck} scene=${scene} name="witches" />
  </div>`;
}

/** A face-down deck: its size, and the back of its top card. @param {{scene: Scene, name: 'potions' | 'witches'}} props */
function Deck({ scene, name }) {
  const { size, back, boxed } = scene.view.decks[name];
  const action = `refresh ${name}`;
  const next = back ? word(back) : '';
  const about = () => ({
    title: t('page-wd-deck', { deck: name }), text: t('page-wd-about-deck', { deck: name, size, boxed }), clauses: ['WD-INFO-04', 'WD-END-02'], thing: 'deck',
  });
  return html`<div class=${`wd-deck ${name}`}>
    <${Target} scene=${scene} action=${action} class=${`wd-stack ${size ? '' : 'empty'}`} flip=${`deck-${name}`} ...${tells(about)}>
      ${back && html`<span class="wd-back"><${Icon} name=${`wd-${back}`} size=${36} /></span>`}
      ${scene.choices.has(action) && html`<span class="wd-again"><${Icon} name="wd-restore" size=${18} /></span>`}
    <//>
    <p class="wd-deck-text" ...${tells(about)}><b>${size}</b> <span>${t('page-wd-deck-left', { deck: name, size })}</span>
      ${back && html` <span key=${back}>${t('page-wd-deck-next', { back: next })}</span>`}</p>
  </div>`;
}
