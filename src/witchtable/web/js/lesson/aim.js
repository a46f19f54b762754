// What the arrow of a step points at: where to begin, but not the answer.
import { around, isSmall } from './place.js';

/** @typedef {import('./guide.js').Guide} Guide */
/** @typedef {import('./place.js').Box} Box */
const HOMES = 'section, svg, .pane'; // where pieces belong together
const ROWS = 2.5; // pieces above each other
const HEAD = 24; // pixels that the head of an arrow takes
const SLIM = 36; // pixels of a button that an arrow takes
const [DEEP, EDGE] = [20, 14]; // how far it goes in: where it meets no words, and where there is no way around them

/** Where the arrow meets buttons. On phones the question stands right above them: there it goes into the button, where it crosses the fewest words. @param {Box[]} buttons @param {Box[]} words @returns {Box[]} */
export function atBar(buttons, words) {
  const all = around(buttons);
  if (!all || !isSmall()) return all ? [all] : [];
  const spots = Array.from({ length: Math.max(1, Math.floor((all.w - SLIM) / HEAD)) }, (_, at) => all.x + at * HEAD);
  const crossed = (/** @type {number} */ x) => words.filter((box) => x < box.x + box.w && x + SLIM > box.x).length;
  const x = buttons.length > 1 ? all.x + (all.w - SLIM) / 2 : spots.reduce((one, other) => (crossed(other) < crossed(one) ? other : one));
  const deep = crossed(x) ? EDGE : DEEP;
  return [{ x, y: all.y + deep, w: SLIM, h: all.h - deep }]; // from below it only comes to the button
}

/** What of something lies so far from the bar that the head of an arrow does not come to lie over a button there. @param {Box} box @param {Box | undefined} bar @returns {Box} */
export function clearOf(box, bar) {
  if (!bar || !isSmall() || box.h < 3 * HEAD) return box;
  const [under, over] = [bar.y + bar.h - box.y, box.y + box.h - bar.y];
  if (under <= HEAD / 2 && under > -HEAD) return { ...box, y: box.y + under + HEAD, h: box.h - under - HEAD };
  return over <= HEAD / 2 && over > -HEAD ? { ...box, h: box.h - over - HEAD } : box;
}

/** What the arrow may point at: groups of pieces, after three mistakes one that is right. @param {Guide} guide @param {import('./light.js').Lit} lit @param {{one: Element, box: Box}[]} pieces @param {{one: Element, box: Box}[]} spoken @returns {Box[]} */
export function targets(guide, lit, pieces, spoken) {
  const right = pieces.filter(({ one }) => lit.right.includes(one));
  if ((guide.mistake.value?.count ?? 0) >= 3 && right.length) return [right[0].box];
  if (!pieces.length) return spoken.slice(0, 1).map(({ box }) => box);
  // Of a hand or a board the whole group, so that the arrow does not give the answer.
  const homes = [...new Set((right.length ? right : pieces).map(({ one }) => one.closest(HOMES)))];
  const groups = homes.map((home) => pieces.filter(({ one }) => one.closest(HOMES) === home));
  // Where everything may be chosen, where there is most: a pile that can be taken back is no beginning.
  const most = guide.step.value?.right.length ? 0 : Math.max(...groups.map((own) => own.length));
  return groups.filter((own) => own.length >= most).flatMap((own) => {
    const home = own[0].one.closest(HOMES);
    const panel = spoken.find((lit) => own.every(({ one }) => lit.one.contains(one)));
    if (panel) return [panel.box];
    if (home instanceof SVGElement) return own.map(({ box }) => box);
    const all = around(own.map(({ box }) => box));
    // Of many rows the arrow would meet the nearest one, and not what is spoken of.
    const hasRows = all && all.h > ROWS * Math.max(...own.map(({ box }) => box.h));
    return (hasRows ? around(own.flatMap(({ one, box }) => (lit.right.includes(one) ? [box] : []))) : all) ?? [];
  });
}

/** @template T @param {Box} card @param {Box[]} groups @param {(card: Box, to: Box) => T | null} way */
export function nearest(card, groups, way) {
  const middle = (/** @type {Box} */ box) => Math.hypot(box.x + box.w / 2 - card.x - card.w / 2, box.y + box.h / 2 - card.y - card.h / 2);
  for (const group of [...groups].sort((a, b) => middle(a) - middle(b))) {
    const found = way(card, group);
    if (found) return found;
  }
  return null;
}
