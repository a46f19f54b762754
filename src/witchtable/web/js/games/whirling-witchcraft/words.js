// The notation of this game, taken apart: which cubes a choice speaks of, and where they come from.

/** @typedef {import('../../protocol.js').Scene} Scene */
/** @typedef {{origin: 'bench' | 'made' | 'cauldron' | 'book' | 'into', kind: string}} CubeWord */

/** `use r51 2mushroom toad` becomes use, r51, mushroom, mushroom, toad. @param {string} action @returns {string[]} */
export function wordsOf(action) {
  return action.split(' ').flatMap((word) => {
    const counted = /^(\d+)([a-z].*)$/.exec(word);
    return counted ? Array(Number(counted[1])).fill(counted[2]) : [word];
  });
}

/** @param {string} word @returns {CubeWord} */
export function cubeWord(word) {
  const found = /^(made|cauldron|book|into)-(.+)$/.exec(word);
  return found ? { origin: /** @type {any} */ (found[1]), kind: found[2] } : { origin: 'bench', kind: word };
}

/** The cubes that a use names: what goes in, and what is chosen to come out. @param {string} action */
export function cubesOf(action) {
  const cubes = wordsOf(action).slice(2).map(cubeWord);
  return { into: cubes.filter((cube) => cube.origin === 'into'), spent: cubes.filter((cube) => cube.origin !== 'into') };
}

/** All choices of these verbs. @param {Scene} scene @param {...string} verbs @returns {string[]} */
export function choicesOf(scene, ...verbs) {
  return [...scene.choices.keys()].filter((action) => verbs.includes(action.split(' ', 1)[0]));
}

/** The ways in which a recipe can be used now. @param {Scene} scene @param {string} recipe */
export function usesOf(scene, recipe) {
  return choicesOf(scene, 'use').filter((action) => action.split(' ', 2)[1] === recipe);
}
