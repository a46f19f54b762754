// Where Pim stands at a whole game: near to what is asked, over nothing that may be clicked now.
import { useLayoutEffect } from '../html.js';
import { pointed } from '../table/pointing.js';
import { byKeyboard } from './hands.js';
import { isSmall, place, within } from './place.js';

/** How bad it is to cover something; in a cauldron every space may be meant, before a tile is chosen. @type {[string, number][]} */
const WEIGHTS = [['.bar', 16], ['.ground .target, .ground .panes [data-action], .since', 4], ['.panes [data-hinted]', 8], ['.ws-cauldron', 3], ['.top', 6], ['.pane-tab', 3], ['.seat', 0.5], ['.pane', 0.6]];
/** Where there is room elsewhere: any piece may be worth a look. @type {[string, number][]} */
const BESIDE = [['.panes [data-tells]', 0.1]];
const EDGE = 8; // pixels
const NOTHING = { x: 0, y: 0, w: 0, h: 0 };

/** Keep a panel at a place where it covers as little as possible. @param {{current: HTMLElement | null}} panel @param {unknown[]} given  What changes the panel or the table. */
export function useAside(panel, given) {
  // By keyboard it makes room for what is pointed at; it never goes away under a pointer or a finger.
  const now = pointed.value;
  const shown = byKeyboard() ? now : null;
  useLayoutEffect(() => {
    const stand = () => { if (panel.current?.isConnected) standAside(panel.current); };
    const later = requestAnimationFrame(stand);
    const sizes = new ResizeObserver(stand); // texts and pieces come late; windows are made smaller
    if (panel.current) sizes.observe(panel.current);
    sizes.observe(document.documentElement);
    return () => { cancelAnimationFrame(later); sizes.disconnect(); };
  }, [shown, ...given]);
}

/** @param {HTMLElement} panel */
function standAside(panel) {
  const area = { x: EDGE, y: EDGE, w: innerWidth - 2 * EDGE, h: innerHeight - 2 * EDGE };
  const things = [...WEIGHTS, ...(isSmall() ? [] : BESIDE)].flatMap(([selector, weight]) => boxesOf(selector, area).map((box) => ({ box, weight })));
  const { x, y } = place({ w: panel.offsetWidth, h: panel.offsetHeight }, NOTHING, area, things, boxesOf('.bar', area)[0] ?? null);
  panel.style.left = `${x}px`;
  panel.style.top = `${y}px`;
}

/** @param {string} selector @param {import('./place.js').Box} area */
function boxesOf(selector, area) {
  return [...document.querySelectorAll(selector)].filter((piece) => piece.checkVisibility({ visibilityProperty: true })).flatMap((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const seen = within(area, { x, y, w: width, h: height });
    return seen ? [seen] : [];
  });
}
