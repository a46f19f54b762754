// A recipe card: inputs on the left, outputs on the right, arcana and initiative at the top.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { Name } from '../../pieces/name.js';
import { asks, tells } from '../../table/inspector.js';
import { list, t } from '../../texts.js';
import { Cube, Space, spacesWords } from './cube.js';

/** @typedef {import('./state.js').Recipe} Recipe */
/** @import {UsedRecipe} from './types.js' */

/** A recipe in one sentence. @param {{inputs: string[], outputs: string[]}} recipe */
export function recipeWords(recipe) {
  return t('page-ww-recipe-words', { inputs: spacesWords(recipe.inputs), outputs: spacesWords(recipe.outputs) });
}

/** What a card is called: the words that stand on it, then what it does. @param {Recipe} recipe @param {string} [state] */
export function cardName(recipe, state = '') {
  const nothing = [recipe.inputs, recipe.outputs].filter((spaces) => spaces.length === 0).map(() => t('whirling-witchcraft-nothing'));
  return t('page-ww-card', { shown: [recipe.initiative, recipe.name, ...nothing, state].filter(Boolean).join(' '), does: recipeWords(recipe) });
}

/** What a card tells when it is looked at. @param {Recipe} recipe */
export function tellsRecipe(recipe) {
  return tells(() => ({
    title: recipe.name,
    body: html`<${Formula} recipe=${recipe} />`,
    text: t('page-ww-recipe-about', { does: recipeWords(recipe), way: wayWords(recipe), arcana: arcanaWords(recipe) }),
    clauses: ['WW-BREW-02', 'WW-STUDY-08', ...(recipe.arcana.length ? ['WW-ARC-01'] : [])], thing: 'recipe',
  }));
}

/** @param {Recipe} recipe */
function wayWords(recipe) {
  return recipe.twoWay ? t('page-ww-two-way') : t('page-ww-one-way');
}

/** @param {Recipe} recipe */
function arcanaWords(recipe) {
  return recipe.arcana.length ? t('page-ww-icons', { icons: list(recipe.arcana.map((one) => t(`page-ww-arcana-${one}`))) }) : t('page-ww-no-icons');
}

/** How many cubes have room beside each other where these spaces are in one line. @param {string[]} spaces */
const breadth = (spaces) => spaces.reduce((sum, space) => sum + (space.includes('|') ? 1.6 : 1), 0);

/** The face of a card. The blanks keep its words apart for whoever hears them. @param {{recipe: Recipe, use?: UsedRecipe, missing?: Record<string, number>}} props */
export function RecipeFace({ recipe, use, missing = {} }) {
  return html`
    <div class="ww-card-head">
      ${recipe.initiative !== undefined && html`<div class="ww-initiative title" ...${asks('initiative')}>${recipe.initiative}</div>`}${' '}
      <div class="ww-card-name title"><${Name} name=${recipe.name} /></div>${' '}
      <div class="ww-card-signs">
        ${recipe.arcana.map((one, at) => html`<${Icon} key=${at} name=${`ww-${one}`} size=${17} />`)}
        <${Icon} name=${recipe.twoWay ? 'ww-twoway' : 'ww-oneway'} size=${17} />
      </div>
    </div>
    <div class="ww-card-body" style=${{ '--n': Math.max(breadth(recipe.inputs), breadth(recipe.outputs), 2) }}>
      <div class="ww-tray in">${use ? use.spent.map((cube, at) => html`<${Cube} key=${at} kind=${cube.kind} class=${`spent ${cube.origin}`}
          flip=${`in-${recipe.id}-${at}`} flipFrom=${`mine-row-${cube.kind}`} />`) : html`<${Spaces} spaces=${recipe.inputs} missing=${missing} />`}
        ${recipe.inputs.length === 0 && html`<i class="ww-none">${t('whirling-witchcraft-nothing')}</i>`}${' '}</div>
      <svg class="ww-gear" viewBox="0 0 22 34" aria-hidden="true"><path d="M2 12h9V6l9 11-9 11v-6H2z" /></svg>
      <div class="ww-tray out">${use ? use.made.map((cube, at) => (cube.gone
          ? html`<${Space} key=${at} kind=${cube.kind} class="gone" />`
          : html`<${Cube} key=${at} kind=${cube.kind} flip=${`out-${recipe.id}-${at}`} flipFrom=${`in-${recipe.id}-0`} />`)) : html`<${Spaces} spaces=${recipe.outputs} />`}
        ${recipe.outputs.length === 0 && html`<i class="ww-none">${t('whirling-witchcraft-nothing')}</i>`}${' '}</div>
    </div>`;
}

/** @param {{spaces: string[], missing?: Record<string, number>}} props */
function Spaces({ spaces, missing = {} }) {
  const left = { ...missing };
  // The last ones of a kind are those that nothing is left for.
  const marks = [...spaces].reverse().map((kind) => (left[kind] > 0 && left[kind]-- > 0)).reverse();
  return spaces.map((kind, at) => html`<${Space} key=${at} kind=${kind} class=${marks[at] ? 'miss' : ''} />`);
}

/** A recipe in one line of pictures. @param {{recipe: {inputs: string[], outputs: string[]}}} props */
export function Formula({ recipe }) {
  return html`<span class="ww-formula" role="img" aria-label=${recipeWords(recipe)}>
    ${recipe.inputs.length ? recipe.inputs.map((kind, at) => html`<${Space} key=${at} kind=${kind} />`) : html`<i class="ww-none">–</i>`}
    <svg class="ww-gear" viewBox="0 0 22 34" aria-hidden="true"><path d="M2 12h9V6l9 11-9 11v-6H2z" /></svg>
    ${recipe.outputs.length ? recipe.outputs.map((kind, at) => html`<${Space} key=${at} kind=${kind} />`) : html`<i class="ww-none">–</i>`}
  </span>`;
}
