// What would overflow if all cauldrons passed now, as the rules count it.
import { signal, useEffect } from '../../html.js';

/** @typedef {import('../../scene.js').Scene} Scene */
/** @typedef {Record<string, number>} Heap */
/** @typedef {{nemesis: number, cauldron: Heap, overflow: Heap, circle: number, wins: boolean, threat_from: number, threat: Heap, threat_circle: number, threshold: number}} Forecast */

export const forecast = signal(/** @type {Forecast | null} */ (null));

/** Ask anew whenever something has changed. @param {Scene} scene */
export function useForecast(scene) {
  useEffect(() => {
    if (!scene.live || scene.seat === null) return undefined;
    let wanted = true;
    scene.aid('overflow').then((answer) => { if (wanted) forecast.value = answer; }).catch(() => { if (wanted) forecast.value = null; });
    return () => { wanted = false; };
  }, [scene.version, scene.seat, scene.live]);
  useEffect(() => () => { forecast.value = null; }, []);
}
