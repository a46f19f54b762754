// Positions come as new values each time; what is the same as before is taken over, so that `===` tells what has changed.

/** The new value, made of the old one wherever they are alike. @template T @param {any} before @param {T} after @returns {T} */
export function share(before, after) {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const made = /** @type {any} */ (after);
  const keys = Object.keys(made);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    made[key] = share(before[key], made[key]);
    if (made[key] !== before[key]) same = false;
  }
  return same ? before : after;
}
