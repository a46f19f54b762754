// Another player's table: workbench, circle, arcana, recipes and personality at a glance.
import { html, signal } from '../../html.js';
import { Dialog } from '../../pieces/dialog.js';
import { Icon } from '../../pieces/icon.js';
import { asks } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { Bench } from './bench.js';
import { Circle } from './circle.js';
import { Pile } from './cube.js';
import { Personality } from './personality.js';
import { Formula, tellsRecipe } from './recipe.js';
import { recipeOf, total } from './state.js';

/** @import {Scene} from './types.js' */

/** Whose table is looked at. */
export const looking = signal(/** @type {number | null} */ (null));

/** @param {{scene: Scene}} props */
export function Look({ scene }) {
  const seat = looking.value;
  if (seat === null || !scene.view.players[seat]) return null;
  return html`<${Dialog} title=${scene.names[seat]} close=${() => { looking.value = null; }} class="ww-looking"><${PlayerTable} scene=${scene} seat=${seat} /><//>`;
}

/** @param {{scene: Scene, seat: number}} props */
export function PlayerTable({ scene, seat }) {
  const player = scene.view.players[seat];
  const known = player.hand_known;
  return html`<div class="ww-table">
    <div class="ww-table-bench">
      <${Bench} scene=${scene} name="" bench=${player.bench} />
      <p class="row wrap small"><${ArcanaLevels} trackers=${player.trackers} size=${20} /></p>
      <p class="row wrap small" ...${asks('cauldron', t('page-ww-cauldron-of'))}><span>${t('page-ww-cauldron-of')}</span>${total(player.cauldron) ? html`<${Pile} heap=${player.cauldron} />` : t('whirling-witchcraft-nothing')}</p>
    </div>
    <div ...${asks('circle')}><${Circle} circle=${player.circle} needed=${scene.edition.rules.win_threshold} /></div>
    <${Personality} scene=${scene} seat=${seat} />
    <section class="ww-table-recipes"><h3>${t('page-ww-recipes-of', { count: player.recipes.length })}</h3>
      <ul>${player.recipes.map((lying) => {
        const recipe = recipeOf(scene, lying);
        return html`<li key=${recipe.id} ...${tellsRecipe(recipe)}><span class="ww-initiative title">${recipe.initiative ?? '–'}</span> <span class="grow">${recipe.name}</span> <${Formula} recipe=${recipe} /></li>`;
      })}</ul>
    </section>
    ${known.length > 0 && seat !== scene.seat && html`<section class="ww-table-recipes"><h3>${t('page-ww-known', { count: player.hand_size })}</h3>
      <ul>${known.map((id) => {
        const recipe = recipeOf(scene, { recipe: id, rotated: false });
        return html`<li key=${id} ...${tellsRecipe(recipe)}><span class="ww-initiative title">${recipe.initiative}</span> <span class="grow">${recipe.name}</span> <${Formula} recipe=${recipe} /></li>`;
      })}</ul></section>`}
  </div>`;
}

/** With the seat, in its place in the row of seats. @param {{trackers: Record<string, number>, size?: number, seat?: number}} props */
export function ArcanaLevels({ trackers, size = 16, seat }) {
  return html`<span class="ww-levels">${Object.entries(trackers).map(([arcana, level]) => html`<span key=${arcana} data-anchor=${seat === undefined ? undefined : `seat-${seat}-${arcana}`} ...${asks(arcana, t('page-ww-level', { arcana: t(`page-ww-arcana-${arcana}`), level }))}><${Icon} name=${`ww-${arcana}`} size=${size} label=${t(`page-ww-arcana-${arcana}`)} />${level}</span>`)}</span>`;
}
