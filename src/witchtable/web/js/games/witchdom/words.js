// Words for what lies on the table.
import { list, t } from '../../texts.js';

/** A kind of resource, tool or animal, or a location. @param {string} kind */
export const word = (kind) => t('witchdom-word', { word: kind });

/** @param {string} colour */
export const colourName = (colour) => t('page-wd-colour', { colour });

/** @param {string} location */
export const locationName = (location) => t('page-wd-location', { location });

/** A recipe's symbol. @param {string} kind */
export const needWord = (kind) => (kind === 'any' ? t('witchdom-draw-any-tool') : word(kind));

/** What an objective asks for. @param {import('./edition.js').Asked} side */
export function wants(side) {
  /** @type {string[]} */
  const parts = [];
  for (const [colour, count] of Object.entries(side.witches)) parts.push(t('witchdom-draw-want-witches', { count, colour }));
  for (const [colour, count] of Object.entries(side.potions)) parts.push(t('witchdom-draw-want-potions', { count, colour }));
  parts.push(...side.tools.map(word), ...side.animals.map(word));
  if (side.any_tools) parts.push(t('page-wd-more-tools', { count: side.any_tools }));
  if (side.any_animals) parts.push(t('page-wd-any-animals', { count: side.any_animals }));
  return list(parts);
}
