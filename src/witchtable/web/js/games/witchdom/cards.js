// Cards as they lie on the table; the style sheet makes them tall or wide.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { Name } from '../../pieces/name.js';
import { list, t } from '../../texts.js';
import { Bottle } from './bottle.js';
import { Bust } from './bust.js';
import { card, tamedWith } from './edition.js';
import { counted, symbols } from './grouping.js';
import { ActionPoints, Banner, Recipe } from './signs.js';
import { colourName, severalWords, word } from './words.js';

/** @import {EditionData, RecipeView} from './types.js' */

/** @param {{edition: EditionData, id: string, note?: string, now?: string | null}} props */
export function WitchCard({ edition, id, note, now = null }) {
  const { name, type, banners, points, ap, restore } = card(edition, id);
  return html`<div class="wd-card wd-witch">
    <div class="wd-picture"><${Bust} id=${id} banners=${banners} />
      <span class="wd-banners">${banners.map((colour) => html`<${Banner} colour=${colour} size=${banners.length > 2 ? 15 : 20} />`)}
        ${type === 'novice' && html`<span class="wd-novice">${t('page-wd-novice')}</span>`}</span>
      ${restore && html`<span class="wd-restore"><${Icon} name="wd-restore" size=${18} label=${t('page-wd-restores')} /></span>`}
    </div>
    <div class="wd-label"><b class="wd-name"><${Name} name=${name} /></b>${note && html`<span class="wd-note">${note}</span>`}
      <${ActionPoints} edition=${edition} ap=${ap} now=${now} /></div>
    ${type === 'witch' && html`<b class="wd-points">${points}</b>`}
  </div>`;
}

/** @param {{edition: EditionData, id: string, needs: import('./grouping.js').Need[], size?: number, marked?: boolean, children?: import('../../html.js').Node}} props */
export function PotionCard({ edition, id, needs, size = 24, marked = false, children }) {
  const { name, banners: [colour], points } = card(edition, id);
  return html`<div class=${`wd-card wd-potion wd-${colour}`}>
    <div class="wd-picture"><${Bottle} id=${id} colour=${colour} /><span class="wd-banners"><${Banner} colour=${colour} size=${20} /></span></div>
    <div class="wd-label"><b class="wd-name"><${Name} name=${name} /></b><${Recipe} needs=${needs} size=${size} marked=${marked} />${children}</div>
    <b class=${points > 9 ? 'wd-points ten' : 'wd-points'}>${points}</b>
  </div>`;
}

/** What there is to tell about a witch or novice. @param {EditionData} edition @param {string} id @param {string} [animal] */
export function aboutWitch(edition, id, animal) {
  const { name, type, banners, points, ap, restore } = card(edition, id);
  const [mountains, forest, lake] = ap;
  const text = [t('page-wd-about-ap', { mountains, forest, lake })];
  if (type === 'novice') return { title: name, text: [...text, t('page-wd-about-novice')].join(' '), clauses: ['WD-CONT-05', 'WD-BREW-04'], thing: 'novice' };
  text.push(t('page-wd-about-witch', { points, colours: list(banners.map(colourName)), count: banners.length }));
  if (restore) text.push(t('page-wd-about-restore'));
  if (animal) text.push(t('page-wd-about-animal', { animal: word(animal), price: word(tamedWith(edition, animal)) }));
  return { title: name, text: text.join(' '), clauses: restore ? ['WD-BREW-02', 'WD-RESTORE-01'] : ['WD-BREW-02'], thing: 'witch' };
}

/** What there is to tell about a potion. @param {EditionData} edition @param {string} id @param {RecipeView | null} lack  What the viewer lacks for it.
 *  @param {string} [tool] */
export function aboutPotion(edition, id, lack, tool) {
  const { name, banners: [colour], points } = card(edition, id);
  const text = [t('page-wd-about-potion', { points, colour, name: colourName(colour) }), t('page-wd-about-needs', { what: list(counted(symbols(edition, id).map((need) => need.kind)).map(severalWords)) })];
  if (lack) text.push(missingText(lack, colour));
  if (tool) text.push(t('page-wd-about-tool-side', { tool: word(tool) }));
  return { title: name, text: text.join(' '), clauses: ['WD-BREW-01', 'WD-PAY-02'], thing: 'potion' };
}

/** What a potion lacks, in words. @param {RecipeView} lack @param {string} colour */
export function missingText({ missing, pairs }, colour) {
  if (!missing.length) return t('page-wd-all-there', { colour, name: colourName(colour) });
  return t('page-wd-missing', { what: list(counted(missing).map(severalWords)), pairs });
}
