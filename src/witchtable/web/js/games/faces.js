// The faces of the games; each is loaded with its texts and styles when somebody looks at it.
import { useEffect, useState } from '../html.js';
import { style } from '../lib/lazy.js';
import { needTexts } from '../texts.js';

/** @typedef {import('../scene.js').Face} Face */

/** @type {Record<string, () => Promise<{face: Face}>>} */
const FACES = {
  witchdom: () => import('./witchdom/face.js'),
  witchstone: () => import('./witchstone/face.js'),
  'whirling-witchcraft': () => import('./whirling-witchcraft/face.js'),
};

/** Have the face of a game at hand. @param {string} game */
export async function loadFace(game) {
  const [module] = await Promise.all([FACES[game](), needTexts(game, `page-${game}`), style(game)]);
  return module.face;
}

/** @param {string | undefined} game @returns {Face | null} */
export function useFace(game) {
  const [face, setFace] = useState(/** @type {{face: Face} | null} */ (null));
  useEffect(() => {
    if (!game) return undefined;
    let wanted = true;
    loadFace(game).then((found) => { if (wanted) setFace({ face: found }); });
    return () => { wanted = false; };
  }, [game]);
  return face?.face ?? null;
}
