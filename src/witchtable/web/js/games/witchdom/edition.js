// The cards of an edition by their ids.

/** @import {Animal, EditionData, Objective, ObjectiveView} from './types.js' */
/** @typedef {Required<import('./types.js').Side>} Asked  A side of an objective. */

/**
 * @typedef {object} Card  A witch, a novice or a potion.
 * @property {string} id
 * @property {string} name
 * @property {'witch' | 'novice' | 'potion'} type
 * @property {string[]} banners  None: a novice. A potion has one, which may be wild.
 * @property {number} points
 * @property {number[]} ap  Action points by location; a potion has none.
 * @property {boolean} restore
 * @property {Record<string, number>} needs  Resources by kind.
 * @property {string[]} tools
 * @property {number} anyTool
 */

/** @type {WeakMap<object, Map<string, Card>>} */
const known = new WeakMap();

/** @param {EditionData} edition @param {string} id @returns {Card} */
export function card(edition, id) {
  let cards = known.get(edition);
  if (!cards) known.set(edition, (cards = read(edition.pieces)));
  return /** @type {Card} */ (cards.get(id));
}

/** @param {EditionData['pieces']} pieces */
function read(pieces) {
  const none = { banners: [], points: 0, ap: [], restore: false, needs: {}, tools: [], anyTool: 0 };
  /** @type {Map<string, Card>} */
  const cards = new Map();
  for (const witch of pieces.witches) cards.set(witch.id, { ...none, ...witch, type: 'witch' });
  for (const novice of pieces.novices) cards.set(novice.id, { ...none, ...novice, type: 'novice' });
  for (const potion of [...pieces.starting_potions, ...pieces.potions]) {
    const banners = ['banner' in potion ? potion.banner : 'wild'];
    cards.set(potion.id, { ...none, ...potion, type: 'potion', banners, anyTool: potion.any_tool ?? 0 });
  }
  return cards;
}

/** @param {EditionData} edition @returns {string[]} */
export const kindsOf = (edition) => edition.pieces.resources.map((kind) => kind.id);

/** What a clan card is called. @param {EditionData} edition @param {string | null} id  None before novices are chosen. @returns {string | undefined} */
export const clanName = (edition, id) => edition.pieces.clans.find((one) => one.id === id)?.name;

/** The resource that tames an animal. @param {EditionData} edition @param {string} animal @returns {string} */
export const tamedWith = (edition, animal) => /** @type {Animal} */ (edition.pieces.animals.find((one) => one.id === animal)).tame_with;

/** What a side of an objective asks for. @param {EditionData} edition @param {ObjectiveView} entry @returns {Asked} */
export function sideOf(edition, entry) {
  const { [entry.side]: side } = /** @type {Objective} */ (edition.pieces.objectives.find((one) => one.id === entry.objective));
  return { witches: {}, potions: {}, tools: [], any_tools: 0, animals: [], any_animals: 0, ...side };
}
