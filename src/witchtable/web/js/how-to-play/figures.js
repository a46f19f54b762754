// The figures of an edition as arguments of texts: each under the place where it stands, so that no text knows one by heart.

/** @typedef {Record<string, number>} Figures */

/** @type {WeakMap<object, Figures>} */
const known = new WeakMap();

/** @param {object} edition @returns {Figures} */
export function figures(edition) {
  let found = known.get(edition);
  if (!found) {
    known.set(edition, (found = {}));
    gather(found, edition, []);
  }
  return found;
}

/** Of what has an id, the id is part of the name; of other lists, the place. @param {Figures} found @param {unknown} value @param {string[]} path */
function gather(found, value, path) {
  if (typeof value === 'number') found[path.join('_').replace(/-/g, '_')] = value;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) gather(found, value.length, [...path, 'count']);
  for (const [key, part] of Object.entries(value)) gather(found, part, [...path, String((Array.isArray(value) && part?.id) || key)]);
}
