// What things are called: the game's own words where it has some, otherwise the words of its view as they are.
import { t } from '../../texts.js';

/** @typedef {import('../../scene.js').Scene<{game: string, players?: Record<string, unknown>[]}>} Scene */

/** @param {string} game @param {'word' | 'label'} kind @param {string} name */
function named(game, kind, name) {
  const id = `${game}-${kind}`;
  const words = t(id, { [kind]: name });
  return words === id ? name.replaceAll('_', ' ') : words;
}

/** The name of a field. @param {string} game @param {string} field */
export const label = (game, field) => named(game, 'label', field);

/** A word or a number that a field holds. @param {string} game @param {unknown} value */
export function word(game, value) {
  if (typeof value === 'boolean') return t('plain-truth', { truth: String(value) });
  return typeof value === 'string' ? named(game, 'word', value) : String(value);
}
