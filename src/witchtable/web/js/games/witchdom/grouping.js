// Putting together for display what lies open. What counts, what is missing and how far everybody is comes with the view.
import { card } from './edition.js';

/** @import {EditionData} from './types.js' */
/** @typedef {{kind: string, tool: boolean, there: boolean}} Need  One symbol of a recipe. */

/**
 * The symbols of a recipe in the order of the card, those marked that are there.
 * @param {EditionData} edition @param {string} id @param {string[]} [missing]  None: nobody asks. @param {boolean} [usesTools]
 * @returns {Need[]}
 */
export function symbols(edition, id, missing = [], usesTools = true) {
  const { needs, tools, anyTool } = card(edition, id);
  const resources = edition.pieces.resources.flatMap((one) => Array(needs[one.id] ?? 0).fill(one.id));
  const lacking = [...missing];
  /** @param {string} kind @param {boolean} tool */
  const need = (kind, tool) => {
    const at = lacking.indexOf(kind);
    if (at >= 0) lacking.splice(at, 1);
    return { kind, tool, there: at < 0 };
  };
  const turned = usesTools ? [...tools, ...Array(anyTool).fill('any')] : [];
  // From the end: of equal symbols the first are there.
  return [...turned.reverse().map((kind) => need(kind, true)), ...resources.reverse().map((kind) => need(kind, false))].reverse();
}

/** How often each banner is there. @param {EditionData} edition @param {string[]} ids @returns {[string, number][]} */
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
