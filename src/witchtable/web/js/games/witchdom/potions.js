// My potions in progress, with what is missing.
import { html, useState } from '../../html.js';
import { t } from '../../texts.js';
import { card } from './box.js';
import { CardTarget } from './card-target.js';
import { PotionCard, aboutPotion, missingText } from './cards.js';
import { recipe } from './counting.js';
import { PayDialog } from './pay.js';
import { Purse } from './stores.js';

/** @typedef {import('../../protocol.js').Scene} Scene */

/** @param {{scene: Scene}} props */
export function Potions({ scene }) {
  const { view, edition } = scene;
  const me = view.players[/** @type {number} */ (scene.seat)];
  const paying = view.phase === 'pay' && [...scene.choices.keys()].some((action) => action.startsWith('pay'));
  const [hiddenAt, hideAt] = useState(-1);
  /** @type {string[]} */
  const potions = me.waiting.potions;
  const found = new Map(potions.map((id) => [id, recipe(edition, id, me)]));
  const lacks = (/** @type {string} */ id) => found.get(id)?.missing.length ?? 0;
  return html`<${Purse} scene=${scene} />
    <section class="wd-panel wd-potions"><h2>${t('page-wd-potions')} <small>${potions.length || ''}</small></h2>
    ${potions.length === 0 && html`<p class="dim">${t('page-wd-potions-none')}</p>`}
    <ul tabindex="0" aria-label=${t('page-wd-potions')}>${[...potions].sort((a, b) => lacks(a) - lacks(b)).map((id) => {
      const one = /** @type {ReturnType<typeof recipe>} */ (found.get(id));
      const isPaid = paying && view.brewing === id;
      const { banners: [colour] } = card(edition, id);
      return html`<li key=${id}><${CardTarget} scene=${scene} action=${`brew ${id}`} class=${one.missing.length ? '' : 'ready'} flip=${`potion-${id}`}
        pick=${isPaid ? () => hideAt(-1) : undefined} label=${isPaid ? t('page-wd-pay-how', { potion: card(edition, id).name }) : undefined}
        about=${() => aboutPotion(edition, id, one, true)}>
        <${PotionCard} edition=${edition} id=${id} needs=${one.needs} size=${23} marked=${true}>
          <span class=${`wd-missing ${one.missing.length ? '' : 'none'}`}>${missingText(one, colour)}</span><//><//></li>`;
    })}</ul></section>
    ${paying && hiddenAt !== scene.version && html`<${PayDialog} key=${scene.version} scene=${scene} close=${() => hideAt(scene.version)} />`}`;
}
