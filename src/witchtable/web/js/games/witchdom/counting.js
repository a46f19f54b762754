// Counting what lies open: how far everybody is, what a potion lacks, where points come from. Nothing here says what is allowed.
import { card, kindsOf } from './box.js';

/** @typedef {{have: number, of: number}} Progress */

/**
 * How much of an objective a clan has.
 * @param {any} edition @param {any} side @param {{potions: string[], witches: string[], tools: string[], animals: string[]}} clan
 * @returns {Progress}
 */
export function progress(edition, side, clan) {
  const parts = [
    symbols(side.witches, clan.witches.map((id) => card(edition, id).banners)),
    symbols(side.potions, clan.potions.map((id) => card(edition, id).banners)),
    kinds(side.tools, side.any_tools, clan.tools),
    kinds(side.animals, side.any_animals, clan.animals),
  ];
  return { have: sum(parts.map((part) => part.have)), of: sum(parts.map((part) => part.of)) };
}

/**
 * A card of several colours fills one symbol only; so for every group of colours, what is wanted beyond
 * the cards of these colours stays open, and the worst group decides.
 * @param {Record<string, number>} wanted @param {string[][]} cards
 */
function symbols(wanted, cards) {
  const colours = Object.keys(wanted);
  const of = sum(Object.values(wanted));
  let open = 0;
  for (let bits = 1; bits < 1 << colours.length; bits += 1) {
    const group = colours.filter((_, at) => bits & (1 << at));
    const able = cards.filter((banners) => banners.some((banner) => group.includes(banner))).length;
    open = Math.max(open, sum(group.map((colour) => wanted[colour])) - able);
  }
  return { have: of - open, of };
}

/** @param {string[]} named @param {number} any @param {string[]} owned */
function kinds(named, any, owned) {
  const found = new Set(owned);
  const hits = named.filter((kind) => found.has(kind)).length;
  return { have: hits + Math.min(any, found.size - hits), of: named.length + any };
}

/** @typedef {{kind: string, tool: boolean, there: boolean}} Need  One symbol of a recipe. */

/** Somebody who has nothing, to look at a recipe as it is printed. */
export const NOBODY = { resources: {}, waiting: { tools: [], potions: [] }, clan: { tools: [] } };

/**
 * What of a recipe somebody has: every symbol, and how many pairs are left to stand in for what is missing.
 * @param {any} edition @param {string} id @param {any} player
 */
export function recipe(edition, id, player) {
  const potion = card(edition, id);
  const purse = { ...player.resources };
  const tools = [...player.waiting.tools, ...player.clan.tools];
  /** @type {Need[]} */
  const needs = [];
  for (const kind of kindsOf(edition)) {
    for (let n = 0; n < (potion.needs[kind] ?? 0); n += 1) {
      needs.push({ kind, tool: false, there: purse[kind] > 0 });
      if (purse[kind] > 0) purse[kind] -= 1;
    }
  }
  for (const kind of [...potion.tools, ...Array(potion.anyTool).fill('any')]) {
    const at = kind === 'any' ? tools.length - 1 : tools.indexOf(kind);
    needs.push({ kind, tool: true, there: at >= 0 });
    if (at >= 0) tools.splice(at, 1);
  }
  const missing = needs.filter((need) => !need.there).map((need) => need.kind);
  const pairs = sum(Object.values(purse).map((count) => Math.floor(count / 2)));
  return { needs, missing, pairs };
}

/** Points by source, as they would count now. @param {any} view @param {any} edition @param {number} seat */
export function worth(view, edition, seat) {
  const { clan, resources } = view.players[seat];
  const { tools_ladder, animals_ladder, leftover_per_kind, leftover_max } = edition.scoring;
  const isOstara = view.solo && seat === view.seats - 1;
  const left = kindsOf(edition).filter((kind) => resources[kind] > 0);
  return {
    potions: sum(clan.potions.map((/** @type {string} */ id) => card(edition, id).points)),
    witches: sum(clan.witches.map((/** @type {string} */ id) => card(edition, id).points)),
    tools: isOstara ? 0 : tools_ladder[new Set(clan.tools).size],
    animals: view.options.animals ? animals_ladder[new Set(clan.animals).size] : 0,
    objectives: sum(view.objectives.filter((/** @type {any} */ one) => one.owner === seat).map((/** @type {any} */ one) => one.points)),
    leftovers: Math.min(leftover_max, left.length * leftover_per_kind),
  };
}

/** How often each banner is there. @param {any} edition @param {string[]} ids @returns {[string, number][]} */
export function banners(edition, ids) {
  const found = new Map();
  for (const id of ids) for (const banner of card(edition, id).banners) found.set(banner, (found.get(banner) ?? 0) + 1);
  return [...edition.pieces.colours, 'wild'].filter((colour) => found.has(colour)).map((colour) => [colour, found.get(colour)]);
}

/** Equal words, counted. @param {string[]} words @returns {[string, number][]} */
export function counted(words) {
  const found = new Map();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  return [...found];
}

/** @param {number[]} numbers */
export function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}
