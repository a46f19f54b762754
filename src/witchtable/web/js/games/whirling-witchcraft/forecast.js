// What would overflow if all cauldrons passed now, as the rules count it.
import { signal, useEffect } from '../../html.js';

/** @import {Overflow, Scene} from './types.js' */

export const forecast = signal(/** @type {Overflow | null} */ (null));

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
