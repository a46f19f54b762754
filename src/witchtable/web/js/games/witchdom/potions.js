// My potions in progress, with what is missing.
import { html } from '../../html.js';
import { t } from '../../texts.js';
import { CardTarget } from './card-target.js';
import { PotionCard, aboutPotion, missingText } from './cards.js';
import { card } from './edition.js';
import { symbols } from './grouping.js';
import { unfold, offeredWays } from './pay.js';
import { Stage, isTaming } from './stage.js';
import { Purse } from './stores.js';

/** @import {Scene} from './types.js' */

/** @param {{scene: Scene}} props */
export function Potions({ scene }) {
  const { view, edition } = scene;
  const me = view.players[/** @type {number} */ (scene.seat)];
  const paying = offeredWays(scene).length > 0;
  const potions = me.waiting.potions;
  const lacks = (/** @type {string} */ id) => me.recipes[id].missing.length;
  return html`<${Stage} needed=${(view.phase === 'brew' && !isTaming(scene)) || paying} at=${scene.version} /><${Purse} scene=${scene} />
    <section class="wd-panel wd-potions"><h2>${t('page-wd-potions')} <small>${potions.length || ''}</small></h2>
    ${potions.length === 0 && html`<p class="dim">${t('page-wd-potions-none')}</p>`}
    <ul tabindex="0" aria-label=${t('page-wd-potions')}>${[...potions].sort((a, b) => lacks(a) - lacks(b)).map((id) => {
      const lack = me.recipes[id];
      const isPaid = paying && view.brewing === id;
      const { banners: [colour] } = card(edition, id);
      return html`<li key=${id}><${CardTarget} scene=${scene} action=${`brew ${id}`} class=${isPaid ? 'paid' : lack.missing.length ? '' : 'ready'} flip=${`potion-${id}`}
        pick=${isPaid ? () => unfold(scene) : undefined} label=${isPaid ? t('page-wd-pay-how', { potion: card(edition, id).name }) : undefined}
        about=${() => aboutPotion(edition, id, lack)}>
        <${PotionCard} edition=${edition} id=${id} needs=${symbols(edition, id, lack.missing)} size=${23} marked=${true}>
          <span class=${`wd-missing ${lack.missing.length ? '' : 'none'}`}><span class="wd-long">${missingText(lack, colour)}</span><span class="wd-short" aria-hidden="true">${t('page-wd-missing-few', { count: lack.missing.length })}</span></span><//><//></li>`;
    })}</ul></section>`;
}
