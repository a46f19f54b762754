// The replay by keyboard: space plays, arrows step, Home and End go to the ends.
import { useEffect } from '../html.js';

const BUSY = 'input, select, textarea, dialog, [contenteditable]';

/** @param {import('./store.js').ReplayStore} store */
export function useKeys(store) {
  useEffect(() => {
    /** @type {Record<string, () => void>} */
    const acts = {
      ' ': () => store.play(),
      ArrowLeft: () => store.jump(store.step.peek() - 1),
      ArrowRight: () => store.jump(store.step.peek() + 1),
      Home: () => store.jump(0),
      End: () => store.jump(store.steps.peek()),
    };
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const act = acts[event.key];
      const at = event.target instanceof Element ? event.target : null;
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at?.closest(BUSY)) return;
      if (event.key === ' ' && at?.closest('button, a, summary, [role="button"]')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [store]);
}
