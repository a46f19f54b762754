// A phone stays awake while its owner plays: who thinks for long touches nothing.
import { useEffect } from '../html.js';

/** @param {boolean} isPlaying */
export function useAwake(isPlaying) {
  useEffect(() => {
    if (!isPlaying || !('wakeLock' in navigator) || !matchMedia('(pointer: coarse)').matches) return undefined;
    /** @type {Promise<WakeLockSentinel | null>} */
    let lock = Promise.resolve(null);
    // The browser lets go whenever the page is not seen.
    const hold = () => { if (!document.hidden) lock = navigator.wakeLock.request('screen').catch(() => null); };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      lock.then((held) => held?.release());
    };
  }, [isPlaying]);
}
