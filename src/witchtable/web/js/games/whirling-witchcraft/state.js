// What lies where: the view as this board reads it, with my own draft in place of what it will change.

/** @import {LyingRecipe, Mine, Offering, Personality, Portrait, Recipe as RecipeCard, Scene, Sides} from './types.js' */
/** @typedef {Sides & {name: string} & Partial<RecipeCard>} Printed  A recipe card, or a personality that is one. */
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

/** Who gets my hand and sends me a cauldron. @param {Scene} scene @param {number} seat */
export const leftOf = (scene, seat) => scene.view.players[seat].left;
/** Who gets my cauldron. @param {Scene} scene @param {number} seat */
export const rightOf = (scene, seat) => scene.view.players[seat].right;

/** @param {Heap} heap */
export const total = (heap) => Object.values(heap).reduce((sum, count) => sum + count, 0);
/** Every cube of a heap by its kind. @param {Heap} heap @returns {string[]} */
export const cubesIn = (heap) => Object.entries(heap).flatMap(([kind, count]) => Array(count).fill(kind));

/** What only I see of my decision. @param {Scene} scene */
export const mineOf = (scene) => /** @type {Mine} */ (scene.view.mine);
/** The recipe that I have chosen to play. @param {Scene} scene */
export const sealedRecipe = (scene) => (scene.view.phase === 'play' ? /** @type {LyingRecipe | null} */ (mineOf(scene).choice) : null);
/** @param {Scene} scene */
export const draftOf = (scene) => scene.view.mine?.draft ?? null;
/** @param {Scene} scene @param {number} seat @returns {Heap} */
export const benchOf = (scene, seat) => (seat === scene.seat && draftOf(scene)?.bench) || scene.view.players[seat].bench;
/** What a seat would send now. @param {Scene} scene @param {number} seat @returns {Heap} */
export const cauldronOf = (scene, seat) => (seat === scene.seat && draftOf(scene)?.sent) || scene.view.players[seat].cauldron;

/** @param {Scene} scene @param {string} id */
export const personalityOf = (scene, id) => /** @type {Personality} */ (scene.edition.pieces.personalities.find((one) => one.id === id));

/** @param {Scene} scene @param {string} id */
export const portraitOf = (scene, id) => /** @type {Portrait} */ (scene.view.portraits[id] ?? mineOf(scene).portraits[id]);

/** @param {Scene} scene @param {LyingRecipe} lying @returns {Recipe} */
export function recipeOf(scene, { recipe: id, rotated }) {
  const { recipes } = scene.edition.pieces;
  const card = /** @type {Printed} */ (recipes.find((one) => one.id === id) ?? personalityOf(scene, id));
  const { inputs, outputs } = rotated ? scene.view.turned[id] ?? mineOf(scene).turned[id] : card;
  return { id, name: card.name, initiative: card.initiative, arcana: card.arcana ?? [], inputs, outputs, twoWay: Boolean(card.two_way), rotated };
}

/** All choices of these verbs. @param {Scene} scene @param {...string} verbs @returns {string[]} */
export const choicesOf = (scene, ...verbs) => [...scene.choices.keys()].filter((action) => verbs.some((verb) => action === verb || action.startsWith(`${verb} `)));

/** What my power allows now, with the pieces that stand for it. @param {Scene} scene @returns {Offering[]} */
export const offeringsOf = (scene) => (scene.view.mine?.offerings ?? []).filter(({ pieces }) => pieces.some(({ action }) => scene.choices.has(action)));

/** What a cube that lies somewhere stands for. @param {Scene} scene @param {'bench' | 'cauldron'} place @param {string} kind @returns {string | undefined} */
export const offeredAt = (scene, place, kind) => offeringsOf(scene).flatMap(({ pieces }) => pieces).find(({ lies, picture }) => lies === place && picture === kind)?.action;

/** The ways in which a recipe can be used now. @param {Scene} scene @param {string} recipe */
export const waysOf = (scene, recipe) => (draftOf(scene)?.ways[recipe] ?? []).filter((way) => scene.choices.has(way.action));
