// Finding the choices of one kind among all that may be made now.

/** @import {Event, Scene} from './types.js' */

/** The choices of a position by their verbs: a tile may have hundreds. @type {WeakMap<Map<string, unknown>, Map<string, string[][]>>} */
const sorted = new WeakMap();

/** The choices that begin with this verb, each as its further words. @param {Scene} scene @param {string} verb */
export function waysTo(scene, verb) {
  let verbs = sorted.get(scene.choices);
  if (!verbs) {
    verbs = new Map();
    for (const action of scene.choices.keys()) {
      const [first, ...rest] = action.split(' ');
      const ways = verbs.get(first);
      if (ways) ways.push(rest);
      else verbs.set(first, [rest]);
    }
    sorted.set(scene.choices, verbs);
  }
  return verbs.get(verb) ?? [];
}

/** @param {Scene} scene @param {...string} verbs */
export function may(scene, ...verbs) {
  return verbs.some((verb) => waysTo(scene, verb).length > 0);
}

/** A number that the rules tell about a choice (a price, points), once they have. @param {Scene} scene @param {string} action @param {string} name */
export function told(scene, action, name) {
  const value = scene.choices.get(action)?.message?.args[name];
  return typeof value === 'number' ? value : null;
}

/** Something that has just happened. @template {Event['event']} K @param {Scene} scene @param {K} kind */
export function news(scene, kind) {
  return /** @type {Extract<Event, {event: K}>[]} */ (scene.news.map((told) => told.event).filter((event) => event.event === kind));
}
