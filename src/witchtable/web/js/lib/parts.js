// After a move only what has changed is sent: each part by where it lies in the position.

/**
 * The position that was sent last with what has changed since; both stay as they are.
 * @template {object} T @param {T} before @param {Record<string, unknown>} parts @returns {T}
 */
export function putTogether(before, parts) {
  const made = /** @type {any} */ ({ ...before });
  const own = new Set();
  for (const [path, value] of Object.entries(parts)) {
    const way = path.split('/');
    const last = /** @type {string} */ (way.pop());
    let place = made;
    for (const name of way) {
      if (!own.has(place[name])) {
        place[name] = Array.isArray(place[name]) ? [...place[name]] : { ...place[name] };
        own.add(place[name]);
      }
      place = place[name];
    }
    place[last] = value;
  }
  return made;
}
