// Dragging a tile with mouse or finger: it snaps to the nearest two spaces where it fits.
import { signal, useEffect, useRef, useState } from '../../html.js';
import { pick } from './picking.js';
import { consider, fits, placement } from './placing.js';
import { SIZE, SPACE, SPACES, TURNS, drawnAt } from './spaces.js';

/** @import {Where} from './placing.js' */
/** @import {Scene} from './types.js' */

/** Whether a tile is being carried: nothing comes nearer meanwhile. */
export const dragging = signal(false);
const FAR_ENOUGH = 7;
/** A finger hides what lies under it, so the tile is carried above it. */
const LIFT = 44;

/**
 * @typedef {object} Drag
 * @property {string} tile
 * @property {number} way
 * @property {number} pointer
 * @property {boolean} touch
 * @property {{x: number, y: number}} from
 * @property {boolean} moved
 * @property {{pointer: number, angle: number} | null} second  Another finger, which turns the tile.
 */

/** @param {Scene} scene @param {{current: SVGSVGElement | null}} drawing */
export function useDrag(scene, drawing) {
  const [state, setState] = useState(/** @type {{tile: string, way: number} | null} */ (null));
  const shown = useRef(/** @type {HTMLDivElement | null} */ (null));
  const latest = useRef(scene);
  latest.current = scene;
  const drag = useRef(/** @type {Drag | null} */ (null));
  const point = useRef({ x: 0, y: 0 });

  const follow = () => {
    const now = drag.current;
    if (!now?.moved) return;
    const { x, y } = point.current;
    const lift = now.touch ? LIFT : 0;
    if (shown.current) shown.current.style.translate = `${x}px ${y - lift}px`;
    const found = snap(latest.current, drawing.current, now, x, y - lift);
    const there = placement(latest.current);
    if (found) {
      if (there?.first !== found || there.tile !== now.tile || there.way !== now.way) consider(latest.current, now.tile, found, now.way);
    } else if (there) pick(latest.current, { kind: 'tile', tile: now.tile, way: now.way });
  };
  const turn = (/** @type {number} */ step) => {
    const now = drag.current;
    if (!now) return;
    now.way = (((now.way + step) % TURNS) + TURNS) % TURNS;
    setState({ tile: now.tile, way: now.way });
    follow();
  };

  useEffect(() => {
    const move = (/** @type {PointerEvent} */ event) => {
      const now = drag.current;
      if (!now) return;
      if (now.second && event.pointerId === now.second.pointer) {
        const angle = angleTo(point.current, event);
        const turned = Math.round(degrees(angle - now.second.angle) / 60);
        if (turned) {
          now.second.angle += (turned * Math.PI) / 3;
          turn(turned);
        }
        return;
      }
      if (event.pointerId !== now.pointer) return;
      point.current = { x: event.clientX, y: event.clientY };
      if (!now.moved && Math.hypot(event.clientX - now.from.x, event.clientY - now.from.y) > FAR_ENOUGH) {
        now.moved = true;
        dragging.value = true;
        pick(latest.current, { kind: 'tile', tile: now.tile, way: now.way });
        setState({ tile: now.tile, way: now.way });
      }
      follow();
    };
    const down = (/** @type {PointerEvent} */ event) => {
      const now = drag.current;
      if (now?.moved && event.pointerId !== now.pointer) now.second = { pointer: event.pointerId, angle: angleTo(point.current, event) };
    };
    const up = (/** @type {PointerEvent} */ event) => {
      const now = drag.current;
      if (!now) return;
      if (now.second?.pointer === event.pointerId) {
        now.second = null;
        return;
      }
      if (event.pointerId !== now.pointer) return;
      drag.current = null;
      dragging.value = false;
      setState(null);
      if (!now.moved) return;
      document.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 50);
      const there = placement(latest.current);
      if (event.type === 'pointercancel' || !there) {
        pick(latest.current, null);
        if (event.type !== 'pointercancel') askWhyNot(latest.current, drawing.current, now, point.current);
      }
      // A finger is less sure than a mouse: what it drops is asked about in the bar.
      else if (!now.touch) latest.current.choose(there.action);
    };
    const wheel = (/** @type {WheelEvent} */ event) => {
      if (!drag.current?.moved) return;
      event.preventDefault();
      turn(event.deltaY > 0 ? 1 : -1);
    };
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (!drag.current?.moved || event.key.toLowerCase() !== 'r') return;
      event.stopImmediatePropagation();
      turn(event.shiftKey ? -1 : 1);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerdown', down);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    window.addEventListener('wheel', wheel, { passive: false });
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      window.removeEventListener('wheel', wheel);
      window.removeEventListener('keydown', press, true);
    };
  }, []);

  return {
    tile: state?.tile ?? null,
    way: state?.way ?? 0,
    /** As large as it will be in the cauldron. */
    size: state ? SIZE * (drawing.current?.getScreenCTM()?.a ?? 1) : SIZE,
    shown,
    /** @param {PointerEvent} event @param {string} tile @param {number} way */
    begin(event, tile, way) {
      if (event.button !== 0 || drag.current) return;
      point.current = { x: event.clientX, y: event.clientY };
      drag.current = { tile, way, pointer: event.pointerId, touch: event.pointerType !== 'mouse', from: point.current, moved: false, second: null };
    },
  };
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** @param {{x: number, y: number}} from @param {PointerEvent} event */
const angleTo = (from, event) => Math.atan2(event.clientY - from.y, event.clientX - from.x);

/** An angle between −180 and 180. @param {number} turn */
function degrees(turn) {
  return ((((turn * 180) / Math.PI + 180) % 360) + 360) % 360 - 180;
}

/** Dropped on spaces where it does not fit: the rules say why. @param {Scene} scene @param {SVGSVGElement | null} drawing @param {Drag} drag @param {{x: number, y: number}} at */
function askWhyNot(scene, drawing, drag, { x, y }) {
  /** @type {Where} */
  const everywhere = new Map();
  for (const { id } of SPACES) {
    const second = drawnAt(id, drag.way);
    if (second) everywhere.set(id, new Map([[drag.way, second]]));
  }
  const first = snap(scene, drawing, drag, x, y - (drag.touch ? LIFT : 0), everywhere);
  if (first) scene.choose(`place ${drag.tile} ${first} ${everywhere.get(first)?.get(drag.way)}`);
}

/** The space for the first half, if the middle of the tile is near enough to one where it fits. @param {Scene} scene @param {SVGSVGElement | null} drawing @param {Drag} drag @param {number} x @param {number} y */
function snap(scene, drawing, drag, x, y, where = fits(scene, drag.tile)) {
  const back = drawing?.getScreenCTM()?.inverse();
  if (!back) return null;
  const at = new DOMPoint(x, y).matrixTransform(back);
  let best = null;
  let least = SIZE * 1.3;
  for (const [first, ways] of where) {
    const second = ways.get(drag.way);
    if (!second) continue;
    const far = Math.hypot((SPACE[first].x + SPACE[second].x) / 2 - at.x, (SPACE[first].y + SPACE[second].y) / 2 - at.y);
    if (far < least) [best, least] = [first, far];
  }
  return best;
}
