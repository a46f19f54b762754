// What would overflow if all cauldrons passed now, as the rules count it.
import { signal, useEffect } from '../../html.js';
import { cauldronOf, leftOf, total } from './state.js';

/** @import {Overflow, Scene} from './types.js' */

const forecast = signal(/** @type {Overflow | null} */ (null));

/** What is forecast of the cauldrons that are shown: once they have been passed, what was asked last is not true any more. @param {Scene} scene */
export function forecastOf(scene) {
  const seat = /** @type {number} */ (scene.seat);
  const found = forecast.value;
  return total(cauldronOf(scene, seat)) + total(cauldronOf(scene, leftOf(scene, seat))) ? found : null;
}

/** Ask anew whenever something has changed. @param {Scene} scene */
export function useForecast(scene) {
  useEffect(() => {
    if (!scene.live || scene.seat === null) return undefined;
    let wanted = true;
    scene.aid('overflow').then((answer) => { if (wanted) forecast.value = /** @type {Overflow} */ (answer); }).catch(() => { if (wanted) forecast.value = null; });
    return () => { wanted = false; };
  }, [scene.version, scene.seat, scene.live]);
  useEffect(() => () => { forecast.value = null; }, []);
}
