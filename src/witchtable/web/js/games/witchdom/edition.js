// The cards of an edition by their ids.

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

/** @param {any} edition @param {string} id @returns {Card} */
export function card(edition, id) {
  let cards = known.get(edition);
  if (!cards) known.set(edition, (cards = read(edition.pieces)));
  return /** @type {Card} */ (cards.get(id));
}

/** @param {any} pieces */
function read(pieces) {
  const none = { banners: [], points: 0, ap: [], restore: false, needs: {}, tools: [], anyTool: 0 };
  /** @type {Map<string, Card>} */
  const cards = new Map();
  for (const witch of pieces.witches) cards.set(witch.id, { ...none, ...witch, type: 'witch' });
  for (const novice of pieces.novices) cards.set(novice.id, { ...none, ...novice, type: 'novice' });
  for (const potion of [...pieces.starting_potions, ...pieces.potions]) {
    const banners = [potion.banner ?? 'wild'];
    cards.set(potion.id, { ...none, ...potion, type: 'potion', banners, anyTool: potion.any_tool ?? 0 });
  }
  return cards;
}

/** @param {any} edition @returns {string[]} */
export const kindsOf = (edition) => edition.pieces.resources.map((/** @type {any} */ kind) => kind.id);

/** What a clan card is called. @param {any} edition @param {string | null} id  None before novices are chosen. @returns {string | undefined} */
export const clanName = (edition, id) => edition.pieces.clans.find((/** @type {any} */ one) => one.id === id)?.name;

/** The resource that tames an animal. @param {any} edition @param {string} animal @returns {string} */
export const tamedWith = (edition, animal) => edition.pieces.animals.find((/** @type {any} */ one) => one.id === animal).tame_with;

/** What a side of an objective asks for. @param {any} edition @param {{objective: string, side: string}} entry */
export function sideOf(edition, entry) {
  const side = edition.pieces.objectives.find((/** @type {any} */ one) => one.id === entry.objective)[entry.side];
  return { witches: {}, potions: {}, tools: [], any_tools: 0, animals: [], any_animals: 0, ...side };
}
