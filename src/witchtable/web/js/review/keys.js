// The review by keyboard: arrows go to turning points, with Shift to single moves; Home and End to the ends.
import { useEffect } from '../html.js';

const BUSY = 'input, select, textarea, dialog, [contenteditable]';

/** @param {import('./store.js').ReviewStore} store @param {boolean} isOn */
export function useKeys(store, isOn) {
  useEffect(() => {
    if (!isOn) return undefined;
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const at = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at?.closest(BUSY)) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by) {
        if (event.shiftKey) store.go(store.replay.step.peek() + by);
        else store.turn(by);
      } else if (event.key === 'Home') store.go(0);
      else if (event.key === 'End') store.go(store.review.peek()?.steps ?? 0);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [store, isOn]);
}
