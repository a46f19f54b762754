// Words for what lies on the table.
import { list, t } from '../../texts.js';

/** A kind of resource, tool or animal, or a location. @param {string} kind */
export const word = (kind) => t('witchdom-word', { word: kind });

/** @param {string} colour */
export const colourName = (colour) => t('page-wd-colour', { colour });

/** @param {string} location */
export const locationName = (location) => t('page-wd-location', { location });

/** A recipe's symbol. @param {string} kind */
export const needWord = (kind) => (kind === 'any' ? t('witchdom-aim-any-tool') : word(kind));

/** Symbols of one kind. @param {[string, number]} symbols */
export function severalWords([kind, count]) {
  if (count === 1) return needWord(kind);
  return kind === 'any' ? t('page-wd-stock', { count, kind: needWord(kind) }) : t('witchdom-several', { count, word: word(kind) });
}

/** What an objective asks for. @param {import('./edition.js').Asked} side */
export function wants(side) {
  /** @type {string[]} */
  const parts = [];
  for (const [colour, count] of Object.entries(side.witches)) parts.push(t('witchdom-aim-want-witches', { count, colour }));
  for (const [colour, count] of Object.entries(side.potions)) parts.push(t('witchdom-aim-want-potions', { count, colour }));
  parts.push(...side.tools.map(word), ...side.animals.map(word));
  if (side.any_tools) parts.push(t('witchdom-want-more-tools', { count: side.any_tools }));
  if (side.any_animals) parts.push(t('witchdom-want-any-animals', { count: side.any_animals }));
  return list(parts);
}
