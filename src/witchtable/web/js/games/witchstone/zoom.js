// Bringing a drawing nearer with two fingers or a button; what was in the middle stays there.
import { useEffect, useLayoutEffect, useRef, useState } from '../../html.js';

const NEAR = 560; // pixels: where one road can be told from another
const MOST = 1300; // pixels: where every road is as wide as a finger

/** @typedef {{x: number, y: number}} Point */
/** @typedef {object} Zoom
 * @property {{current: HTMLDivElement | null}} frame
 * @property {number} zoom  How many times larger than its frame.
 * @property {() => void} toggle  Bring near what glows, or all back to where it was.
 * @property {(at: Point, times: number) => boolean} bringNear  Draw it so many times larger, with this point in the middle; says whether that was possible.
 */

/** @param {TouchEvent} event */
function spread({ touches: [one, other] }) {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/** A frame that scrolls over its content, and how large that is. What is asked for comes near; when it no longer is, all goes back. @param {boolean} asked @returns {Zoom} */
export function useZoom(asked) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const middle = useRef({ x: 0.5, y: 0.5 });
  const [zoom, set] = useState(1);

  /** @param {(before: number) => number} change */
  const setZoom = (change) => {
    const found = frame.current;
    if (found) middle.current = { x: (found.scrollLeft + found.clientWidth / 2) / found.scrollWidth, y: (found.scrollTop + found.clientHeight / 2) / found.scrollHeight };
    set((before) => Math.min(most(found), Math.max(1, change(before))));
  };
  const bringNear = (/** @type {Point} */ at, /** @type {number} */ times) => {
    const found = frame.current;
    const next = found ? Math.min(most(found), zoom * times) : zoom;
    if (!found || next < zoom * 1.02) return false;
    const box = found.getBoundingClientRect();
    middle.current = { x: (found.scrollLeft + at.x - box.x) / found.scrollWidth, y: (found.scrollTop + at.y - box.y) / found.scrollHeight };
    set(next);
    return true;
  };
  const toggle = () => {
    const found = frame.current;
    if (!found || zoom > 1) return set(1);
    middle.current = middleOf(found.querySelectorAll('.target .ring'), found) ?? { x: 0.5, y: 0.5 };
    return set(Math.min(most(found), Math.max(2, NEAR / sizeOf(found))));
  };
  useEffect(() => { if (!asked) set(1); }, [asked]);
  useLayoutEffect(() => {
    const found = frame.current;
    found?.scrollTo(middle.current.x * found.scrollWidth - found.clientWidth / 2, middle.current.y * found.scrollHeight - found.clientHeight / 2);
  }, [zoom]);

  useEffect(() => {
    const found = frame.current;
    if (!found) return undefined;
    let apart = 0;
    const begin = (/** @type {TouchEvent} */ event) => { apart = event.touches.length === 2 ? spread(event) : 0; };
    const move = (/** @type {TouchEvent} */ event) => {
      if (!apart || event.touches.length !== 2) return;
      event.preventDefault();
      const factor = spread(event) / apart;
      apart *= factor;
      setZoom((before) => before * factor);
    };
    found.addEventListener('touchstart', begin, { passive: true });
    found.addEventListener('touchmove', move, { passive: false });
    return () => {
      found.removeEventListener('touchstart', begin);
      found.removeEventListener('touchmove', move);
    };
  }, []);
  return { frame, zoom, toggle, bringNear };
}

/** @param {HTMLElement} frame */
const sizeOf = (frame) => Math.min(frame.clientWidth, frame.clientHeight) || 1;

/** @param {HTMLElement | null} frame */
const most = (frame) => (frame ? Math.max(2, MOST / sizeOf(frame)) : 1);

/** Where some pieces are, in parts of the frame that holds them all. @param {NodeListOf<Element>} pieces @param {Element} frame */
function middleOf(pieces, frame) {
  if (!pieces.length) return null;
  const all = frame.getBoundingClientRect();
  const boxes = [...pieces].map((piece) => piece.getBoundingClientRect());
  const [x, y] = [boxes.map((box) => box.x + box.width / 2), boxes.map((box) => box.y + box.height / 2)];
  return { x: ((Math.min(...x) + Math.max(...x)) / 2 - all.x) / all.width, y: ((Math.min(...y) + Math.max(...y)) / 2 - all.y) / all.height };
}
