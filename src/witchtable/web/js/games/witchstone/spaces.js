// The spaces of a cauldron, a hexagon of hexagons, and where they lie in its drawing.

export const SIZE = 26.2;
export const WIDE = 412;
export const HIGH = 372;
const RADIUS = 3;
const ROWS = 'abcdefg';
const MIDDLE = { x: WIDE / 2, y: HIGH / 2 };

/** @typedef {{id: string, x: number, y: number}} Space */

/** @param {number} row */
const leftEnd = (row) => Math.max(-RADIUS, -RADIUS - row);

/** @type {Space[]} */
export const SPACES = [];
for (let row = -RADIUS; row <= RADIUS; row += 1) {
  for (let q = leftEnd(row); q <= Math.min(RADIUS, RADIUS - row); q += 1) {
    const x = MIDDLE.x + (q + row / 2) * Math.sqrt(3) * SIZE;
    SPACES.push({ id: `${ROWS[row + RADIUS]}${q - leftEnd(row) + 1}`, x, y: MIDDLE.y + row * 1.5 * SIZE });
  }
}

/** @type {Record<string, Space>} */
export const SPACE = Object.fromEntries(SPACES.map((space) => [space.id, space]));

/** The ways that a tile may be turned, clockwise from the right. */
export const TURNS = 6;

/** Which way it goes from one space to another in the drawing. @param {string} from @param {string} to */
export function wayTo(from, to) {
  const turn = Math.atan2(SPACE[to].y - SPACE[from].y, SPACE[to].x - SPACE[from].x) / (2 * Math.PI);
  return (Math.round(turn * TURNS) + TURNS) % TURNS;
}

/** What is drawn there, as far away as a half of a tile is from the other; undefined outside. @param {string} from @param {number} way */
export function drawnAt(from, way) {
  const turn = (way / TURNS) * 2 * Math.PI;
  const [x, y] = [SPACE[from].x + Math.sqrt(3) * SIZE * Math.cos(turn), SPACE[from].y + Math.sqrt(3) * SIZE * Math.sin(turn)];
  return SPACES.find((space) => Math.hypot(space.x - x, space.y - y) < 1)?.id;
}

/** The corners of a hexagon that stands on its tip. @param {number} x @param {number} y @param {number} size */
export function hexagon(x, y, size) {
  return corners(x, y, size, 30);
}

/** @type {Map<string, string>} */
const known = new Map();

/** @param {number} x @param {number} y @param {number} size @param {number} from */
export function corners(x, y, size, from) {
  const name = `${x} ${y} ${size} ${from}`;
  let points = known.get(name);
  if (!points) known.set(name, (points = measured(x, y, size, from)));
  return points;
}

/** @param {number} x @param {number} y @param {number} size @param {number} from */
function measured(x, y, size, from) {
  return Array.from({ length: 6 }, (_, corner) => {
    const turn = ((from + 60 * corner) * Math.PI) / 180;
    return `${(x + size * Math.cos(turn)).toFixed(2)},${(y + size * Math.sin(turn)).toFixed(2)}`;
  }).join(' ');
}

/** Where a symbol of the rim stands: outside, between the spaces that point to it. @param {string[]} arrows */
export function rimPlace(arrows) {
  const x = arrows.reduce((sum, id) => sum + SPACE[id].x, 0) / arrows.length;
  const y = arrows.reduce((sum, id) => sum + SPACE[id].y, 0) / arrows.length;
  const far = Math.hypot(x - MIDDLE.x, y - MIDDLE.y);
  const out = (far + SIZE * 1.5) / far;
  return { x: MIDDLE.x + (x - MIDDLE.x) * out, y: MIDDLE.y + (y - MIDDLE.y) * out };
}
