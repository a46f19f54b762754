// The pieces of an edition by the names that they have in the language that is spoken now.
import { nameOf, wordsVersion } from './texts.js';

/** @typedef {Record<string, unknown>} Edition */

/** The last one of each, so that boards find the same pieces again. @type {WeakMap<Edition, {version: number, edition: Edition}>} */
const known = new WeakMap();

/** @param {Edition} edition @returns {Edition} */
export function inThisLanguage(edition) {
  const version = wordsVersion();
  let found = known.get(edition);
  if (found?.version !== version) known.set(edition, (found = { version, edition: renamed(edition) }));
  return found.edition;
}

/** @param {Edition} edition @returns {Edition} */
function renamed(edition) {
  const pieces = Object.entries(edition.pieces ?? {}).map(([kind, list]) => [kind, Array.isArray(list) ? list.map(rename) : list]);
  return { ...edition, pieces: Object.fromEntries(pieces) };
}

/** @template T @param {T} piece @returns {T} */
function rename(piece) {
  const { name } = /** @type {{name?: unknown}} */ (piece ?? {});
  return typeof name === 'string' ? { ...piece, name: nameOf(name) } : piece;
}
