// A finger is thicker than a road: a tap beside what may be chosen means the nearest of it.

const REACH = 26; // pixels
const END = 1 / 3; // of a road: there it is too near to others, and is hit only directly
const coarse = matchMedia('(pointer: coarse)');

/** @typedef {{x: number, y: number}} Point */

/** For clicks anywhere in a drawing, before anything in it hears of them. @param {MouseEvent} event */
export function takeNearest(event) {
  // Our own click comes by here, too; and a mouse means what it points at.
  if (!coarse.matches || !event.isTrusted) return;
  const piece = meant(/** @type {Element} */ (event.currentTarget), { x: event.clientX, y: event.clientY });
  if (!piece || piece.contains(/** @type {Node} */ (event.target))) return;
  event.stopPropagation();
  piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** What a finger means that comes down here. @param {Element} drawing @param {Point} at */
export function meant(drawing, at) {
  const [best] = [...drawing.querySelectorAll('.target')].map((piece) => ({ piece, far: farFrom(piece, at) })).sort((a, b) => a.far - b.far);
  return best && best.far <= REACH ? best.piece : null;
}

/** How far away a road or a place is. @param {Element} piece @param {Point} at */
function farFrom(piece, at) {
  const road = piece.querySelector('line.ws-hit');
  if (road instanceof SVGLineElement) return farFromLine(at, onScreen(road, road.x1, road.y1), onScreen(road, road.x2, road.y2));
  const { x, y, width, height } = (piece.querySelector('.ws-place') ?? piece).getBoundingClientRect();
  return Math.max(0, Math.hypot(at.x - x - width / 2, at.y - y - height / 2) - width / 2);
}

/** @param {SVGGraphicsElement} drawn @param {SVGAnimatedLength} x @param {SVGAnimatedLength} y */
function onScreen(drawn, x, y) {
  return new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(drawn.getScreenCTM() ?? undefined);
}

/** To the middle of a road. @param {Point} at @param {Point} from @param {Point} to */
function farFromLine(at, from, to) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const part = Math.min(1 - END, Math.max(END, ((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y)));
  return Math.hypot(at.x - from.x - part * x, at.y - from.y - part * y);
}
