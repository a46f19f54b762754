// The choices of some verbs, written so that two positions can be compared.

/** @param {import('../protocol.js').Scene} scene @param {...string} verbs */
export function offers(scene, ...verbs) {
  let found = '';
  for (const [action, choice] of scene.choices) {
    if (verbs.includes(action.split(' ', 1)[0])) found += `${action};${choice.reveals};${choice.message ? 1 : 0}\n`;
  }
  return found;
}
