// A finger is thicker than a road: what it means is sure only where nothing else lies under it.

export const FINGER = 20; // pixels from its middle to its edge
const REACH = 26; // pixels: a tap that far beside something still means it

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{piece: Element, middle: Point, far: (at: Point) => number}} Shape  Something that may be chosen, and how far from it a point is. */
/** @typedef {{piece: Element, isSure: boolean, nearer: number}} Meaning  What a tap means, whether that is sure, and how many times larger all would have to be drawn that it is. */

/** What a finger means that comes down here; null: nothing that may be chosen. @param {Element} drawing @param {Point} at @returns {Meaning | null} */
export function meaning(drawing, at) {
  const shapes = [...drawing.querySelectorAll('.target')].map(shapeOf);
  const near = shapes.map((shape) => ({ shape, far: shape.far(at) })).filter(({ far }) => far <= REACH).sort((a, b) => a.far - b.far);
  if (!near.length) return null;
  const under = near.filter(({ far }) => far <= FINGER);
  return { piece: near[0].shape.piece, isSure: under.length < 2, nearer: Math.max(...near.map(({ shape }) => crowding(shape, shapes))) };
}

/** How many times larger it would have to be drawn for a finger of its own: one that is put on it, a finger's edge beside its middle, touches nothing else. @param {Shape} shape @param {Shape[]} shapes */
function crowding(shape, shapes) {
  const free = Math.min(...shapes.filter((other) => other !== shape).map((other) => other.far(shape.middle)));
  return (2 * FINGER + 2) / Math.max(1, free);
}

/** @param {Element} piece @returns {Shape} */
function shapeOf(piece) {
  const road = piece.querySelector('line.ws-hit');
  if (road instanceof SVGLineElement) {
    const [from, to] = [onScreen(road, road.x1, road.y1), onScreen(road, road.x2, road.y2)];
    return { piece, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, far: (at) => farFromLine(at, from, to) };
  }
  const { x, y, width, height } = (piece.querySelector('.ws-place') ?? piece).getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  return { piece, middle, far: (at) => Math.max(0, Math.hypot(at.x - middle.x, at.y - middle.y) - width / 2) };
}

/** @param {SVGGraphicsElement} drawn @param {SVGAnimatedLength} x @param {SVGAnimatedLength} y */
function onScreen(drawn, x, y) {
  return new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(drawn.getScreenCTM() ?? undefined);
}

/** @param {Point} at @param {Point} from @param {Point} to */
function farFromLine(at, from, to) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const part = Math.min(1, Math.max(0, ((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y)));
  return Math.hypot(at.x - from.x - part * x, at.y - from.y - part * y);
}
