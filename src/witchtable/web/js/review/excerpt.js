// Excerpts of the boards for the cards: each moment's board is drawn once beside the window, what matters is cut out of it, and the rest is forgotten.
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { Ground, choosable, mark } from './board.js';
import { iconOf } from './icons.js';

/** @typedef {import('./store.js').ReviewStore} ReviewStore */
/** @typedef {import('./store.js').Moment} Moment */
const [WIDTH, HEIGHT] = [1126, 760]; // pixels of a table that boards are drawn for
const [LEAST, MOST] = [150, 330]; // pixels of it that are shown
export const SIDE = 88; // pixels of an excerpt
/** What would be found by who looks for pieces of a living board. */
const LIVING = ['data-action', 'data-flip', 'data-flip-from', 'data-anchor', 'tabindex', 'role', 'aria-label', 'title'];
const CALM = 250; // milliseconds after which nothing on a board moves any more

/** What was cut out, by turning point; null: nothing on the board stands for it. @type {import('../html.js').Signal<Map<string, HTMLElement | null>>} */
const cut = signal(new Map());

/** A card's picture. @param {{store: ReviewStore, moment: Moment}} props */
export function Excerpt({ store, moment }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const found = cut.value.get(keyOf(store, moment));
  useLayoutEffect(() => { if (box.current && found) box.current.replaceChildren(found); }, [found]);
  if (found) return html`<span key="cut" class="review-excerpt review-stage" aria-hidden="true" inert ref=${box}></span>`;
  const icon = iconOf(store.review.value?.game ?? '', moment.sources[0]?.source ?? '') ?? (moment.kind === 'luck' ? 'ui-ball' : null);
  return html`<span key="sign" class="review-excerpt" aria-hidden="true">${icon && html`<${Icon} name=${icon} size=${44} />`}</span>`;
}

/** Where boards are drawn to be cut: one after the other, for who has a window with room for excerpts. @param {{store: ReviewStore, face: import('../scene.js').Face}} props */
export function Darkroom({ store, face }) {
  const next = store.cards.value.find((moment) => moment.kind !== 'luck' && !cut.value.has(keyOf(store, moment)));
  const shown = store.replay.frame.value; // the board that somebody looks at comes first
  return next && shown && innerWidth >= 700 ? html`<${Exposure} key=${keyOf(store, next)} store=${store} moment=${next} face=${face} />` : null;
}

/** @param {{store: ReviewStore, moment: Moment, face: import('../scene.js').Face}} props */
function Exposure({ store, moment, face }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [frame, setFrame] = useState(/** @type {import('../replay/store.js').Frame | null} */ (null));
  const keep = (/** @type {HTMLElement | null} */ piece) => { cut.value = new Map(cut.peek()).set(keyOf(store, moment), piece); };
  useEffect(() => { store.replay.load(moment.step, moment.seat).then(setFrame, () => keep(null)); }, []);
  useEffect(() => {
    if (!frame) return undefined;
    const later = setTimeout(() => {
      if (!box.current) return;
      mark(box.current, moment.played, moment.better);
      keep(cutOut(box.current));
    }, CALM);
    return () => clearTimeout(later);
  }, [frame]);
  const scene = frame && store.replay.sceneOf(frame);
  return html`<div class="review-stage review-darkroom" aria-hidden="true" inert ref=${box}>${scene && html`<div class=${`table table-${store.replay.about.value?.game} review-table`} style=${{ width: `${WIDTH}px`, height: `${HEIGHT}px` }}>
    <${Ground} scene=${choosable(scene, moment.played, moment.better)} face=${face} /></div>`}</div>`;
}

/** A better choice that was found later is another picture. @param {ReviewStore} store @param {Moment} moment */
const keyOf = (store, moment) => `${store.id} ${moment.id} ${moment.better}`;

/** @param {HTMLElement} stage */
function cutOut(stage) {
  const table = /** @type {HTMLElement} */ (stage.firstElementChild);
  const boxes = ['better', 'played'].map((kind) => around([...stage.querySelectorAll(`[data-mark="${kind}"], [data-spoken="${kind}"]`)])).filter((box) => box !== null);
  if (!boxes.length) return null;
  const both = join(boxes);
  const focus = Math.max(both.width, both.height) <= MOST ? both : boxes[0];
  const side = Math.min(MOST, Math.max(LEAST, 1.2 * Math.max(focus.width, focus.height)));
  const origin = table.getBoundingClientRect();
  const left = clamp(focus.x + focus.width / 2 - side / 2, origin.left, origin.right - side);
  const top = clamp(focus.y + focus.height / 2 - side / 2, origin.top, origin.bottom - side);
  const piece = /** @type {HTMLElement} */ (copied(table, new DOMRect(left, top, side, side)));
  const scale = SIDE / side;
  piece.style.transform = `scale(${scale}) translate(${origin.left - left}px, ${origin.top - top}px)`;
  return piece;
}

/** Copy what can be seen in the cutting; what lies beside it only keeps its room. @param {Element} node @param {DOMRect} seen @returns {Element} */
function copied(node, seen) {
  const copy = /** @type {Element} */ (node.cloneNode(false));
  for (const name of LIVING) copy.removeAttribute(name);
  const own = node.getBoundingClientRect();
  const isBeside = own.width > 0 && (own.right < seen.left || own.left > seen.right || own.bottom < seen.top || own.top > seen.bottom);
  if (isBeside && node instanceof HTMLElement) {
    Object.assign(/** @type {HTMLElement} */ (copy).style, { width: `${node.offsetWidth}px`, height: `${node.offsetHeight}px`, boxSizing: 'border-box', flex: 'none', visibility: 'hidden' });
    return copy;
  }
  for (const child of node.childNodes) {
    if (!(child instanceof Element)) copy.append(child.cloneNode());
    else if (!(child instanceof SVGGraphicsElement && isOutside(child, seen))) copy.append(copied(child, seen));
  }
  return copy;
}

/** @param {SVGGraphicsElement} piece @param {DOMRect} seen */
function isOutside(piece, seen) {
  const own = piece.getBoundingClientRect();
  return piece.ownerSVGElement !== null && own.width + own.height > 0 && (own.right < seen.left || own.left > seen.right || own.bottom < seen.top || own.top > seen.bottom);
}

/** @param {Element[]} pieces */
function around(pieces) {
  const boxes = pieces.map((piece) => piece.getBoundingClientRect()).filter(({ width }) => width > 0);
  return boxes.length ? join(boxes) : null;
}

/** @param {DOMRect[]} boxes */
function join(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** @param {number} at @param {number} least @param {number} most */
const clamp = (at, least, most) => Math.max(least, Math.min(most, at));
