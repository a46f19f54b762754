// What lies where: the view as this board reads it, with my own draft in place of what it will change.
import { cubesOf } from './words.js';

/** @typedef {import('../../protocol.js').Scene} Scene */
/** @typedef {Record<string, number>} Heap */
/**
 * @typedef {object} Recipe  A recipe as it lies.
 * @property {string} id
 * @property {string} name
 * @property {number | undefined} initiative
 * @property {string[]} arcana
 * @property {string[]} inputs
 * @property {string[]} outputs
 * @property {boolean} twoWay
 * @property {boolean} rotated
 */
/** @typedef {{order: number, spent: import('./words.js').CubeWord[], made: {kind: string, gone: boolean}[], fedBy: string[]}} Use */

/** Who gets my hand and sends me a cauldron. @param {Scene} scene @param {number} seat */
export const leftOf = (scene, seat) => (seat + 1) % scene.view.seats;
/** Who gets my cauldron. @param {Scene} scene @param {number} seat */
export const rightOf = (scene, seat) => (seat + scene.view.seats - 1) % scene.view.seats;

/** @param {Heap} heap */
export const total = (heap) => Object.values(heap).reduce((sum, count) => sum + count, 0);
/** Every cube of a heap by its kind. @param {Heap} heap @returns {string[]} */
export const cubesIn = (heap) => Object.entries(heap).flatMap(([kind, count]) => Array(count).fill(kind));
/** @param {Heap} one @param {Heap} other @returns {Heap} */
const sum = (one, other) => Object.fromEntries(Object.keys(one).map((kind) => [kind, one[kind] + (other[kind] ?? 0)]));

/** @param {Scene} scene @returns {any} */
export const draftOf = (scene) => scene.view.mine?.draft ?? null;
/** @param {Scene} scene @param {number} seat @returns {Heap} */
export const benchOf = (scene, seat) => (seat === scene.seat && draftOf(scene)?.bench) || scene.view.players[seat].bench;
/** What a seat would send now; made cubes go into the cauldron in the end. @param {Scene} scene @param {number} seat @returns {Heap} */
export function cauldronOf(scene, seat) {
  const draft = seat === scene.seat ? draftOf(scene) : null;
  return draft ? sum(draft.cauldron, draft.made) : scene.view.players[seat].cauldron;
}

/** @param {Scene} scene @param {string} id */
export const personalityOf = (scene, id) => scene.edition.pieces.personalities.find((/** @type {any} */ one) => one.id === id);

/** @param {Scene} scene @param {{recipe: string, rotated: boolean}} lying @returns {Recipe} */
export function recipeOf(scene, { recipe: id, rotated }) {
  const { recipes } = scene.edition.pieces;
  const card = recipes.find((/** @type {any} */ one) => one.id === id) ?? personalityOf(scene, id);
  const [inputs, outputs] = rotated ? [card.outputs, card.inputs] : [card.inputs, card.outputs];
  return { id, name: card.name, initiative: card.initiative, arcana: card.arcana ?? [], inputs, outputs, twoWay: Boolean(card.two_way), rotated };
}

/** The steps of my brew so far, recipe by recipe: what each one ate and made, and who ate that. @param {Scene} scene @returns {Map<string, Use>} */
export function usedRecipes(scene) {
  /** @type {Map<string, Use>} */
  const uses = new Map();
  const lying = scene.seat === null ? [] : scene.view.players[scene.seat].recipes;
  for (const step of draftOf(scene)?.steps ?? []) {
    const [verb, id] = step.split(' ', 2);
    if (verb !== 'use') {
      if (verb === 'scholar' && step.endsWith(' made-mandrake')) eat(uses, 'mandrake');
      continue;
    }
    const recipe = recipeOf(scene, lying.find((/** @type {any} */ one) => one.recipe === id));
    const { spent, into } = cubesOf(step);
    const fedBy = spent.filter((cube) => cube.origin === 'made').map((cube) => eat(uses, cube.kind));
    const fixed = recipe.outputs.filter((space) => space !== 'any' && !space.includes('|'));
    const made = [...fixed, ...into.map((cube) => cube.kind)].map((kind) => ({ kind, gone: false }));
    uses.set(id, { order: uses.size + 1, spent, made, fedBy: [...new Set(fedBy)].filter((name) => name !== '') });
  }
  return uses;
}

/** Take a made cube away from whichever recipe made it first. @param {Map<string, Use>} uses @param {string} kind @returns {string} The recipe's id. */
function eat(uses, kind) {
  for (const [id, use] of uses) {
    const cube = use.made.find((one) => one.kind === kind && !one.gone);
    if (cube) {
      cube.gone = true;
      return id;
    }
  }
  return '';
}

/** What lies there too little of to fill a recipe's plain inputs; Books give any number. @param {Scene} scene @param {Recipe} recipe @returns {Heap} */
export function missingFor(scene, recipe) {
  const draft = draftOf(scene);
  if (!draft) return {};
  const there = sum(draft.bench, draft.made);
  /** @type {Heap} */
  const missing = {};
  for (const kind of new Set(recipe.inputs)) {
    const short = recipe.inputs.filter((one) => one === kind).length - (there[kind] ?? Infinity);
    if (short > 0 && !draft.books.includes(kind)) missing[kind] = short;
  }
  return missing;
}
