// What the game says about its things: asked for with the first question, and anew when something has changed.
import { get, query } from '../api.js';
import { useEffect, useState } from '../html.js';
import { needTexts, shownLanguage } from '../texts.js';
import { rules } from './clause.js';

/** @typedef {import('../protocol.js').ThingShown} Thing */
/** @typedef {{id: string, invite: string | null, about: import('../html.js').Signal<import('./store.js').About | null>}} Store  Of a table, or of a replay. */

/** Without a table there is nothing to ask for. @param {Store | undefined} store @param {import('../scene.js').Scene | undefined} scene @param {boolean} wanted @returns {Map<string, Thing> | null} */
export function useThings(store, scene, wanted) {
  const [found, setFound] = useState(/** @type {{version: number, things: Map<string, Thing>} | null} */ (null));
  useEffect(() => {
    if (!wanted || !store || !scene || found?.version === scene.version) return undefined;
    let waits = true;
    load(store, scene).then((things) => { if (waits) setFound({ version: scene.version, things }); }, () => {});
    return () => { waits = false; };
  }, [wanted, scene?.version]);
  return found?.things ?? null;
}

/** @param {Store} store @param {import('../scene.js').Scene} scene @returns {Promise<Map<string, Thing>>} */
async function load(store, scene) {
  const game = String(store.about.peek()?.game);
  const [answer] = await Promise.all([
    get(`/api/tables/${store.id}/things${query({ seat: scene.live ? scene.seat : null, invite: store.invite })}`),
    needTexts('things').then(() => needTexts(`things-${game}`)),
  ]);
  // What it is worth, is worth now: a replay shows another moment.
  return new Map(answer.things.map((thing) => [thing.id, scene.live ? thing : { ...thing, worth: null, pieces: {} }]));
}

/** @param {string} game @param {boolean} wanted @returns {Map<string, import('./clause.js').Clause> | null} */
export function useClauses(game, wanted) {
  const [found, setFound] = useState(/** @type {Map<string, import('./clause.js').Clause> | null} */ (null));
  const language = shownLanguage();
  useEffect(() => {
    if (!wanted) return undefined;
    let waits = true;
    rules(game).then((all) => { if (waits) setFound(new Map(all.map((clause) => [clause.id, clause]))); }, () => {});
    return () => { waits = false; };
  }, [game, wanted, language]);
  return found;
}
