// Where the coach stands, and in which form: on a small window it makes itself smaller before it covers what is asked for.
import { around, coversWith, hides, place } from './place.js';

/** @typedef {import('./place.js').Box} Box */
/** @typedef {'' | 'tucked' | 'small'} Form  With the moth on the card, within it, or only with what is to be done. */
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

/** The best spot: of the first form in which it hides nothing that may be chosen, or the least. @param {Box} ground @param {HTMLElement} card @param {Form[]} forms @param {Box[]} groups @param {Spot | null} before @param {import('./place.js').Weighed[]} things @returns {Spot} */
export function stand(ground, card, forms, groups, before, things) {
  const found = [];
  for (const form of forms) {
    const size = sizeOf(card, form);
    const at = spotOf(ground, size, groups, before?.form === form ? before : null, things);
    const hidden = hides({ ...at, w: size.w, h: size.h }, size.moth, things);
    found.push({ spot: { x: at.x, y: at.y, form }, hidden });
    if (!hidden) break;
  }
  return found.reduce((one, other) => (other.hidden < one.hidden ? other : one)).spot;
}

/** Where it stood, as long as it covers nothing there. @param {Box} ground @param {Size} size @param {Box[]} groups @param {Spot | null} before @param {import('./place.js').Weighed[]} things @returns {{x: number, y: number}} */
function spotOf(ground, size, groups, before, things) {
  const high = { y: ground.y + (isSmall() ? 12 : 10), h: innerHeight - ground.y - 16 };
  const area = isSmall() ? { x: 8, w: size.w, ...high } : { x: ground.x + SIDE, w: ground.w - SIDE - 10, ...high };
  const covered = (/** @type {{x: number, y: number}} */ at) => coversWith({ ...at, w: size.w, h: size.h }, size.moth, things);
  const fits = before && before.x + size.w <= innerWidth - 7 && before.y + size.h <= area.y + area.h + 1;
  if (fits && covered(before) === 0) return before;
  const first = place(size, size.moth, area, things, around(groups));
  if (isSmall() || covered(first) === 0) return first;
  // Where there is a drawer, the coach may stand before it.
  return place(size, size.moth, { ...area, w: innerWidth - area.x - 10 }, things, around(groups));
}
