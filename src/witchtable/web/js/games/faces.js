// The faces of the games; each is loaded with its texts and styles when somebody looks at it.
import { useEffect, useState } from '../html.js';
import { style } from '../lib/lazy.js';
import { needTexts } from '../texts.js';

/** @typedef {import('../scene.js').Face} Face */

/** @type {Record<string, () => Promise<{face: import('../scene.js').Face<never>}>>} */
const FACES = {
  witchdom: () => import('./witchdom/face.js'),
  witchstone: () => import('./witchstone/face.js'),
  'whirling-witchcraft': () => import('./whirling-witchcraft/face.js'),
};

/** Those whose pieces have names. */
const NAMED = ['witchdom', 'whirling-witchcraft'];

/** Have the face of a game at hand; a game that brings none gets the plain one. @param {string} game */
export async function loadFace(game) {
  const known = game in FACES;
  const name = known ? game : 'plain';
  const load = known ? FACES[game] : () => import('./plain/face.js');
  const [module] = await Promise.all([load(), needTexts(game, `page-${name}`, ...(NAMED.includes(game) ? [`names-${game}`] : [])), style(name)]);
  // Each face gets only scenes of its own game.
  return /** @type {Face} */ (module.face);
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
