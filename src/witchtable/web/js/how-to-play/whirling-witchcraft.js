// How to play Whirling Witchcraft: what is said, by which clauses, beside which pieces.
import { html } from '../html.js';
import { Arcana } from '../games/whirling-witchcraft/arcana.js';
import { Bench } from '../games/whirling-witchcraft/bench.js';
import { Cauldron } from '../games/whirling-witchcraft/cauldron.js';
import { Circle } from '../games/whirling-witchcraft/circle.js';
import { Cube, Pile } from '../games/whirling-witchcraft/cube.js';
import { RecipeFace, cardName, tellsRecipe } from '../games/whirling-witchcraft/recipe.js';
import { draftOf, recipeOf, rightOf } from '../games/whirling-witchcraft/state.js';
import { Icon, SEATS, SeatSign } from '../pieces/icon.js';
import { t } from '../texts.js';
import { sceneOf } from './example.js';

/** @import {LyingRecipe, Overflow, Scene, UsedRecipe} from '../games/whirling-witchcraft/types.js' */
/** @typedef {import('./example.js').Examples} Examples */
/** @typedef {{examples: Examples}} Props */

/** The one moment that all pictures show. @param {Examples} examples @returns {{scene: Scene, seat: number, hopes: Overflow}} */
function brewing(examples) {
  const { seat, aid } = examples.moments.brew;
  return { scene: sceneOf(examples, 'brew'), seat, hopes: /** @type {Overflow} */ (aid) };
}

/** @param {{scene: Scene, lying: LyingRecipe, use?: UsedRecipe, order?: number}} props */
function Card({ scene, lying, use, order }) {
  const recipe = recipeOf(scene, lying);
  return html`<div class=${`ww-card parchment ${use ? 'used' : ''}`} role="img" aria-label=${cardName(recipe)} ...${tellsRecipe(recipe)}>
    <${RecipeFace} recipe=${recipe} use=${use} />
    ${order && html`<p class="ww-card-foot"><${Icon} name="ui-check" size=${16} /> <span>${t('page-ww-used', { order })}</span></p>`}</div>`;
}

/** What comes into my circle. @param {Props} props */
function Goal({ examples }) {
  const { scene, seat, hopes } = brewing(examples);
  return html`<div class="how-goal-ww"><${Circle} circle=${scene.view.players[seat].circle} needed=${scene.edition.rules.win_threshold} coming=${hopes.overflow} /></div>`;
}

/** Two cards of the hand. @param {Props} props */
function Playing({ examples }) {
  const { scene, seat } = brewing(examples);
  const hand = scene.view.players[seat].hand ?? [];
  return html`<div class="how-recipes">${hand.slice(0, 2).map((id) => html`<${Card} key=${id} scene=${scene} lying=${{ recipe: id, rotated: false }} />`)}</div>`;
}

/** @param {Props} props */
const Tracks = ({ examples }) => html`<div class="how-arcana"><${Arcana} scene=${brewing(examples).scene} /></div>`;

/** The recipes of the draft, in the order in which they were used. @param {Props} props */
function Machine({ examples }) {
  const { scene, seat } = brewing(examples);
  return html`<div class="how-recipes">${draftOf(scene)?.uses.map((use, at) => {
    const lying = scene.view.players[seat].recipes.find(({ recipe }) => recipe === use.recipe) ?? { recipe: use.recipe, rotated: false };
    return html`<${Card} key=${use.recipe} scene=${scene} lying=${lying} use=${use} order=${at + 1} />`;
  })}</div>`;
}

/** @param {Props} props */
const Kettle = ({ examples }) => html`<div class="how-kettle"><${Cauldron} scene=${brewing(examples).scene} /></div>`;

/** What would not fit on the nemesis's workbench. @param {Props} props */
function Passing({ examples }) {
  const { scene, seat, hopes } = brewing(examples);
  const right = rightOf(scene, seat);
  return html`<div class="how-pass" style=${{ '--seat': SEATS[right].colour }}>
    <p class="how-whose"><${SeatSign} seat=${right} size=${20} /> <b>${t('page-ww-nemesis', { name: scene.names[right] })}</b></p>
    <${Bench} scene=${scene} name="" bench=${scene.view.players[right].bench} coming=${hopes.cauldron} over=${hopes.overflow} ghost="out" />
    <p class="how-over"><b class="title">${t('page-ww-overflows')}</b> <${Pile} heap=${hopes.overflow} /></p>
    <svg class="how-arrow" viewBox="0 0 40 24" aria-hidden="true"><path d="M2 9h22V2l14 10-14 10v-7H2z" /></svg>
    <${Circle} circle=${scene.view.players[seat].circle} needed=${scene.edition.rules.win_threshold} coming=${hopes.overflow} /></div>`;
}

/** Who sits beside me: where cauldrons go, and where hands go. @param {Props} props */
function Ways({ examples }) {
  const { scene, seat } = brewing(examples);
  const { left, right } = scene.view.players[seat];
  const [to, back] = [html`<svg class="how-arrow" viewBox="0 0 40 24" aria-hidden="true"><path d="M2 9h22V2l14 10-14 10v-7H2z" /></svg>`, html`<svg class="how-arrow back" viewBox="0 0 40 24" aria-hidden="true"><path d="M2 9h22V2l14 10-14 10v-7H2z" /></svg>`];
  return html`<div class="how-ways" aria-hidden="true"><p>${to}<${Icon} name="ww-cauldron" size=${34} />${to}</p>
    <p>${[left, seat, right].map((one) => html`<span key=${one}><${SeatSign} seat=${one} size=${22} /> ${scene.names[one]}</span>`)}</p>
    <p>${back}<${Icon} name="ui-rules" size=${30} />${back}</p></div>`;
}

/** @param {string[]} kinds */
const cubes = (...kinds) => () => html`<span class="how-cubes">${kinds.map((kind) => html`<${Cube} key=${kind} kind=${kind} />`)}</span>`;
/** @param {string} name */
const icon = (name) => () => html`<${Icon} name=${name} size=${30} />`;

/** @type {import('./parts.js').Section[]} */
export const sections = [
  { id: 'goal', parts: [
    { text: 'how-ww-goal', clauses: ['WW-GOAL-02', 'WW-GOAL-03', 'WW-GOAL-04'], draw: Goal },
    { text: 'how-ww-setup', clauses: ['WW-SETUP-07', 'WW-SETUP-09', 'WW-COMP-08'] },
  ] },
  { id: 'round', parts: [
    { text: 'how-ww-play', clauses: ['WW-ROUND-02', 'WW-STUDY-01', 'WW-STUDY-03', 'WW-STUDY-08'], draw: Playing, span: 3 },
    { text: 'how-ww-arcana', clauses: ['WW-ARC-01', 'WW-ARC-02'], draw: Tracks, span: 3 },
    { text: 'how-ww-brew', clauses: ['WW-BREW-02', 'WW-BREW-05', 'WW-BREW-06'], draw: Machine, span: 4 },
    { text: 'how-ww-cauldron', clauses: ['WW-BREW-11', 'WW-BREW-12'], draw: Kettle },
    { text: 'how-ww-pass', clauses: ['WW-PASS-01', 'WW-PASS-02', 'WW-PASS-05'], draw: Passing, span: 4 },
    { text: 'how-ww-hands', clauses: ['WW-HAND-01', 'WW-HAND-02', 'WW-ROUND-01'], draw: Ways },
  ] },
  { id: 'scoring', parts: [
    { text: 'how-ww-score-cube', clauses: ['WW-COMP-05', 'WW-WIN-07'], draw: icon('ww-circle') },
    { text: 'how-ww-score-narrow', clauses: ['WW-COMP-04', 'WW-PASS-03'], draw: cubes('heart', 'mandrake') },
    { text: 'how-ww-score-wide', clauses: ['WW-COMP-03', 'WW-COMP-04'], draw: cubes('mushroom', 'spider', 'toad') },
  ] },
  { id: 'end', parts: [
    { text: 'how-ww-end', clauses: ['WW-WIN-01', 'WW-WIN-06'] },
    { text: 'how-ww-tie', clauses: ['WW-WIN-02', 'WW-WIN-03', 'WW-WIN-04'] },
  ] },
  { id: 'mistakes', parts: [
    { text: 'how-ww-mistake-turn', clauses: ['WW-STUDY-05'] },
    { text: 'how-ww-mistake-icons', clauses: ['WW-ARC-01'] },
    { text: 'how-ww-mistake-save', clauses: ['WW-ARC-06'] },
    { text: 'how-ww-mistake-potion', clauses: ['WW-ARC-09'] },
    { text: 'how-ww-mistake-twice', clauses: ['WW-BREW-06'] },
    { text: 'how-ww-mistake-half', clauses: ['WW-BREW-03'] },
    { text: 'how-ww-mistake-keep', clauses: ['WW-BREW-11'] },
    { text: 'how-ww-mistake-room', clauses: ['WW-PASS-04'] },
    { text: 'how-ww-mistake-choice', clauses: ['WW-PASS-06'] },
    { text: 'how-ww-mistake-sides', clauses: ['WW-SEAT-02'] },
  ] },
  { id: 'more', parts: [
    { text: 'how-ww-personalities', draw: icon('ui-human'), clauses: ['WW-SETUP-02', 'WW-SETUP-03', 'WW-PERS-02', 'WW-COMP-09'], named: {
      initiate: 'WW-P-INITIATE-01', clairvoyant: 'WW-P-CLAIR-01', daredevil: 'WW-P-DARE-01', 'fey-blessed': 'WW-P-FEY-01', 'frog-whisperer': 'WW-P-FROG-01',
      'hidden-power': 'WW-P-HIDDEN-01', 'potion-brewer': 'WW-P-BREWER-01', 'spellbook-scholar': 'WW-P-SCHOLAR-01', 'spider-summoner': 'WW-P-SPIDER-01',
      trickster: 'WW-P-TRICK-01', 'uncontrolled-powers': 'WW-P-UNCON-01', whirlwind: 'WW-P-WHIRL-01', 'witch-of-all-trades': 'WW-P-TRADES-01',
    } },
    { text: 'how-ww-order', clauses: ['WW-ORDER-02', 'WW-ORDER-04', 'WW-ORDER-06'], draw: icon('ui-next') },
    { text: 'how-ww-open', clauses: ['WW-INFO-01', 'WW-INFO-02'], draw: icon('ui-eye') },
    { text: 'how-ww-clock', clauses: ['WW-ENG-12'], draw: icon('ui-clock') },
  ] },
];
