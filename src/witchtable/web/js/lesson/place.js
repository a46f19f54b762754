// Where the coach stands: beside what is in the light, over nothing of it; and the ways from there to the pieces.

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** @typedef {{box: Box, weight: number, isChoice?: boolean}} Weighed  How bad it is to cover it, and whether it may be chosen. */
const [STEP, GAP] = [12, 14]; // pixels
const MARGIN = 26; // pixels
const INNER = 0.3; // of a row
const LEAST = 34; // pixels: what is shorter is no arrow
const COVERS = 400; // what covering anything costs, in pixels of way
const [CORNER, MOST] = [0.1, 0.5]; // of something, that may lie under the card without hiding it: of a choice, of what is spoken of
const HINT = 0.1; // how bad it is to hide what is only spoken of

/** @param {Box} a @param {Box} b */
function shared(a, b) {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Around all of them. @param {Box[]} boxes @returns {Box | null} */
export function around(boxes) {
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

/** @param {Box} outer @param {Box} inner @returns {Box | null} what of it is inside */
export function within(outer, inner) {
  const [x, y] = [Math.max(outer.x, inner.x), Math.max(outer.y, inner.y)];
  const [w, h] = [Math.min(outer.x + outer.w, inner.x + inner.w) - x, Math.min(outer.y + outer.h, inner.y + inner.h) - y];
  return w > 4 && h > 4 ? { x, y, w, h } : null;
}

/** @param {Box} box @param {number} by @returns {Box} */
export const wider = (box, by) => ({ x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by });

/** What it costs to stand there: what is covered. @param {Box} card @param {Weighed[]} things */
export function covers(card, things) {
  let cost = 0;
  for (const { box, weight } of things) {
    const part = shared(wider(card, GAP), box);
    if (part) cost += weight * (COVERS + (1000 * shared(card, box)) / (box.w * box.h));
  }
  return cost;
}

/** What it costs to stand there with the moth, which is smaller and may cover a corner. @param {Box} card @param {Box} moth  From the card. @param {Weighed[]} things */
export const coversWith = (card, moth, things) => covers(card, things) + 0.3 * covers({ ...moth, x: card.x + moth.x, y: card.y + moth.y }, things);

/** How much of what may be chosen lies under the card or the moth; of what is only spoken of, what cannot be made out any more. @param {Box} card @param {Box} moth  From the card. @param {Weighed[]} things */
export function hides(card, moth, things) {
  const over = [card, { ...moth, x: card.x + moth.x, y: card.y + moth.y }];
  const hidden = things.filter(({ box, isChoice }) => over.some((one) => shared(one, box) > (isChoice ? CORNER : MOST) * box.w * box.h));
  return hidden.reduce((sum, { weight, isChoice }) => sum + (isChoice ? Math.max(1, weight) : HINT), 0);
}

/**
 * The best place for a card with its moth: nothing is covered, near to what is spoken of, above it if possible.
 * @param {{w: number, h: number}} size @param {Box} moth @param {Box} area @param {Weighed[]} things @param {Box | null} near
 */
export function place(size, moth, area, things, near) {
  let best = { x: area.x, y: area.y };
  let least = Infinity;
  const [lastX, lastY] = [Math.max(area.x, area.x + area.w - size.w), Math.max(area.y, area.y + area.h - size.h)];
  for (const y of spots(area.y, lastY)) {
    for (const x of spots(area.x, lastX)) {
      const card = { x, y, ...size };
      const cost = coversWith(card, moth, things) + (near ? far(card, near) : Math.hypot(x - (area.x + lastX) / 2, y - (area.y + lastY) / 2));
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** Every few pixels, and right at the end. @param {number} first @param {number} last */
const spots = (first, last) => [...Array.from({ length: Math.ceil((last - first) / STEP) }, (_, at) => first + at * STEP), last];

/** How far a card is from something, with room for an arrow between them. @param {Box} card @param {Box} near */
function far(card, near) {
  const wish = 56;
  const aside = Math.max(near.x - card.x - card.w, card.x - near.x - near.w, 0);
  const above = near.y - card.y - card.h;
  const below = card.y - near.y - near.h;
  const gap = Math.max(above, below, 0);
  const middle = Math.abs(card.x + card.w / 2 - near.x - near.w / 2) / 3;
  return Math.abs(Math.hypot(aside, gap) - wish) + middle + (below > 0 ? 60 : 0);
}

/** @param {number} value @param {number} low @param {number} high */
const between = (value, low, high) => (low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value)));

/** From the edge of a card to the edge of something: two points, and in which direction it arrives. @param {Box} card @param {Box} to @param {Box[]} words  Better not across these. @param {number} side  What the moth takes on the left. */
export function ends(card, to, words, side) {
  const gaps = [
    { way: [0, 1], gap: to.y - card.y - card.h }, { way: [0, -1], gap: card.y - to.y - to.h },
    { way: [1, 0], gap: to.x - card.x - card.w }, { way: [-1, 0], gap: card.x - side - to.x - to.w },
  ];
  const { way: [dx, dy], gap } = gaps.reduce((one, other) => (other.gap > one.gap ? other : one));
  if (gap < GAP) return null;
  const meet = { x: to.x + to.w / 2, y: to.y + to.h / 2 };
  const start = dy
    ? { x: between(meet.x, card.x + MARGIN, card.x + card.w - MARGIN), y: dy > 0 ? card.y + card.h : card.y }
    : { x: dx > 0 ? card.x + card.w : card.x - side, y: between(meet.y, card.y + MARGIN, card.y + card.h - MARGIN) };
  // Of a long row the middle: its ends are single pieces, which would seem to be meant.
  const inset = (/** @type {number} */ length) => Math.min(length / 2, Math.max(MARGIN, INNER * length));
  const [top, bottom] = dy > 0 ? [start.y, to.y] : [to.y + to.h, start.y];
  if (dy) start.x = beside(start.x, card, to, words.filter((box) => box.y < bottom && box.y + box.h > top));
  const end = dy
    ? { x: between(start.x, to.x + inset(to.w), to.x + to.w - inset(to.w)), y: dy > 0 ? to.y : to.y + to.h }
    : { x: dx > 0 ? to.x : to.x + to.w, y: between(start.y, to.y + inset(to.h), to.y + to.h - inset(to.h)) };
  return { start, end, dx, dy, gap };
}

/** Where an arrow leaves the card: near to where it leads, and across no words. @param {number} wish @param {Box} card @param {Box} to @param {Box[]} words */
function beside(wish, card, to, words) {
  let [best, least] = [wish, Infinity];
  for (let x = card.x + MARGIN; x <= card.x + card.w - MARGIN; x += STEP) {
    const aside = Math.max(to.x - x, x - to.x - to.w, 0);
    const crossed = words.filter((box) => x > box.x - STEP && x < box.x + box.w + STEP).length;
    const cost = Math.abs(x - wish) + 2 * aside + 240 * crossed;
    if (cost < least) [best, least] = [x, cost];
  }
  return best;
}

/** An arrow with a swing, and its point. @param {Box} card @param {Box} to @param {Box[]} words @param {number} side */
export function arrow(card, to, words, side) {
  const found = ends(card, to, words, side);
  if (!found || found.gap < LEAST) return null;
  const { start, end, dx, dy, gap } = found;
  const tip = { x: end.x - dx * 6, y: end.y - dy * 6 };
  const swing = Math.min(34, gap / 2) * (start.x > innerWidth / 2 ? 1 : -1);
  const half = gap / 2;
  const [one, two] = dy
    ? [{ x: start.x + swing, y: start.y + dy * half }, { x: tip.x + swing / 3, y: tip.y - dy * half }]
    : [{ x: start.x + dx * half, y: start.y - Math.abs(swing) }, { x: tip.x - dx * half, y: tip.y - Math.abs(swing) / 3 }];
  const turn = Math.atan2(tip.y - two.y, tip.x - two.x);
  const wing = (/** @type {number} */ by) => `${tip.x - 17 * Math.cos(turn + by)} ${tip.y - 17 * Math.sin(turn + by)}`;
  return { from: start.x, way: `M${start.x} ${start.y}C${one.x} ${one.y} ${two.x} ${two.y} ${tip.x} ${tip.y}`, point: `M${wing(0.55)}L${tip.x} ${tip.y}L${wing(-0.55)}` };
}

/** A dotted line, and where it ends. @param {Box} card @param {Box} to @param {Box[]} words @param {number} side */
export function thread(card, to, words, side) {
  const found = ends(card, to, words, side);
  return found && { way: `M${found.start.x} ${found.start.y}L${found.end.x} ${found.end.y}`, end: found.end };
}

/** @typedef {'' | 'tucked' | 'brief' | 'small'} Form  With the moth on the card, within it, without what has been read, or only with what is to be done. */
/** @typedef {{x: number, y: number, form: Form}} Spot */
/** @typedef {{w: number, h: number, moth: Box}} Size */
const SMALL = 700; // pixels, as in table.css
const SIDE = 92; // pixels that the moth needs beside the card

export const isSmall = () => innerWidth < SMALL;

/** Where the moth looks out of the card, from its corner: as in lesson.css. @param {HTMLElement | null} card @returns {Box} */
export function mothAt(card) {
  const [w, h] = [card?.offsetWidth ?? 0, card?.offsetHeight ?? 0];
  if (!isSmall()) return { x: -80, y: h / 2 - 56, w: 80, h: 108 };
  return card?.dataset.form ? { x: w, y: 0, w: 0, h: 0 } : { x: w - 90, y: -52, w: 90, h: 52 };
}

/** How large the card would be in a form. @param {HTMLElement} card @param {Form} form @returns {Size} */
function sizeOf(card, form) {
  const now = card.dataset.form;
  card.dataset.form = form;
  const size = { w: card.offsetWidth, h: card.offsetHeight, moth: mothAt(card) };
  card.dataset.form = now;
  return size;
}

/** In the first form that hides nothing, or the least. @param {Box} ground @param {HTMLElement} card @param {Form[]} forms @param {Box[]} groups @param {Spot | null} before @param {Weighed[]} things @returns {Spot} */
export function stand(ground, card, forms, groups, before, things) {
  return forms.map((form) => {
    const size = sizeOf(card, form);
    const at = spotOf(ground, size, groups, before?.form === form ? before : null, things);
    return { ...at, form, hidden: hides({ ...size, ...at }, size.moth, things) };
  }).reduce((one, other) => (other.hidden < one.hidden ? other : one));
}

/** Where it stood, as long as it covers nothing there. @param {Box} ground @param {Size} size @param {Box[]} groups @param {Spot | null} before @param {Weighed[]} things @returns {{x: number, y: number}} */
function spotOf(ground, size, groups, before, things) {
  const area = { x: isSmall() ? 8 : ground.x + SIDE, w: isSmall() ? size.w : ground.w - SIDE - 10, y: ground.y + 12, h: innerHeight - ground.y - 16 };
  const covered = (/** @type {{x: number, y: number}} */ at) => coversWith({ ...size, ...at }, size.moth, things);
  const fits = before && before.x + size.w <= innerWidth - 7 && before.y + size.h <= area.y + area.h + 1;
  if (fits && covered(before) === 0) return before;
  const first = place(size, size.moth, area, things, around(groups));
  if (isSmall() || covered(first) === 0) return first;
  // Where there is a drawer, the coach may stand before it.
  return place(size, size.moth, { ...area, w: innerWidth - area.x - 10 }, things, around(groups));
}
