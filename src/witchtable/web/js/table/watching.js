// What the page does while others' turns are told: whatever is done ends the telling; and what has changed glows until the viewer acts.
import { useEffect, useLayoutEffect } from '../html.js';
import { decidedBy, sinceMyTurn } from './chips.js';

const BUSY = 'input, select, textarea, dialog, [contenteditable]';
const QUIET = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'ContextMenu'];

/** Let the teller use this page: its stage, and whatever ends the telling. @param {{current: HTMLElement | null}} within @param {{current: HTMLElement | null}} air @param {import('./store.js').TableStore} store */
export function useTelling(within, air, store) {
  const { teller } = store;
  useEffect(() => {
    teller.raise = async () => {
      const { Stage } = await import('./travel.js');
      if (within.current && air.current) teller.stage = new Stage(within.current, air.current);
    };
    return () => {
      teller.stage?.clear();
      [teller.stage, teller.raise] = [null, null];
    };
  }, [store]);
  useLayoutEffect(() => teller.stage?.shown(), [store.shown.value]);
  useEffect(() => {
    /** Whatever is done on the board is done on the board as it is now. @param {PointerEvent} event */
    const point = (event) => {
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest('.ground') && !at.closest('.teller, .since')) teller.flush();
    };
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const at = event.target instanceof Element ? event.target : null;
      if (!teller.isOn.peek() || QUIET.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || at?.closest(BUSY)) return;
      if (at?.closest('.teller button, .since button, .drawer, .top')) return;
      if (event.key === ' ' && !at?.closest('.target, button, a, summary')) {
        event.preventDefault();
        teller.skip();
      } else teller.flush();
    };
    addEventListener('pointerdown', point, true);
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('pointerdown', point, true);
      removeEventListener('keydown', press, true);
    };
  }, [store]);
}

/** What has changed glows. A part of its own, so that nothing else is drawn anew for it. @param {{within: {current: HTMLElement | null}, store: import('./store.js').TableStore}} props */
export function Fresh({ within, store }) {
  const { teller } = store;
  const glows = teller.isFresh.value && !teller.isOn.value;
  useEffect(() => {
    const root = within.current;
    if (!root) return;
    /** @type {Set<Element>} */
    const fresh = new Set();
    if (glows) {
      const seat = store.shown.peek()?.seat ?? null;
      const deeds = sinceMyTurn(store.toldLog.peek(), seat, (entry) => teller.tell(entry), decidedBy(seat, teller.telling.peek()));
      for (const { told } of deeds) {
        for (const selector of told.marks ?? []) for (const one of root.querySelectorAll(`.panes ${selector}`)) fresh.add(one);
      }
    }
    for (const one of root.querySelectorAll('[data-fresh]')) if (!fresh.delete(one)) one.removeAttribute('data-fresh');
    for (const one of fresh) one.setAttribute('data-fresh', '');
  }, [glows, store.shown.value, store.toldLog.value.length, teller.telling.value]);
  return null;
}
