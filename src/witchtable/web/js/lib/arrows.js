// Arrow keys go from one thing that may be chosen to the nearest one in that direction.
import { useEffect } from '../html.js';

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, seen: box.width > 0 };
}

/** @param {{current: HTMLElement | null}} within */
export function useArrows(within) {
  useEffect(() => {
    const root = within.current;
    if (!root) return undefined;
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const way = WAYS[event.key];
      const from = document.activeElement;
      if (!way || event.defaultPrevented || !from?.matches('.target')) return;
      const here = centre(from);
      let best = null;
      let least = Infinity;
      for (const other of root.querySelectorAll('.target')) {
        if (other === from) continue;
        const there = centre(other);
        const [dx, dy] = [there.x - here.x, there.y - here.y];
        const along = dx * way[0] + dy * way[1];
        const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
        if (!there.seen || along <= 2) continue;
        const far = along + 2.5 * aside;
        if (far < least) [best, least] = [other, far];
      }
      if (best instanceof HTMLElement || best instanceof SVGElement) {
        event.preventDefault();
        best.focus();
      }
    };
    root.addEventListener('keydown', press);
    return () => root.removeEventListener('keydown', press);
  }, []);
}
