// The light: everything but what a step is about is dimmed. It follows the pieces, wherever they go; the coach stands beside them.
import { TRAVEL } from '../lib/flip.js';
import { html, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { atBar, clearOf, nearest, targets } from './aim.js';
import { ASKING, DARK, bringForward, guard, light } from './light.js';
import { byKeyboard } from './hands.js';
import { around, arrow, isSmall, mothAt, stand, thread, wider, within } from './place.js';

/** @typedef {import('./guide.js').Guide} Guide */
/** @typedef {import('./place.js').Box} Box */
/** @typedef {{box: Box, r: number, ring: boolean}} Hole  In what is dimmed. */
/**
 * @typedef {object} Picture  All that is drawn over the table.
 * @property {Hole[]} holes
 * @property {Box | null} dims  Where it is dimmed.
 * @property {import('./place.js').Spot | null} card
 * @property {{way: string, point: string, from: number} | null} arrow
 * @property {{way: string, end: {x: number, y: number}} | null} thread
 * @property {Box[]} above  What the arrow goes under: the question, so that it can be read.
 * @property {Box[]} bars  What the thread goes under.
 * @property {Box | null} wrong
 */
/** @type {Picture} */
const NOTHING = { holes: [], dims: null, card: null, arrow: null, thread: null, above: [], bars: [], wrong: null };
const SETTLES = 900; // milliseconds that pieces may travel
const [RIGHT, CHOICE, BAR, SPOKEN, AIM] = [6, 3, 6, 2, 1.5]; // how bad it is to cover them
const CLEAR = 4; // pixels around words that are read
const ONLY = 36; // the same for a piece without which there is no way on

/** @param {Element} element @returns {Box} */
function boxOf(element) {
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  return { x, y, w, h };
}

/** @param {Element} root */
const groundOf = (root) => boxOf(/** @type {Element} */ (root.querySelector('.ground')));

/** The words in the bar: an arrow does not cross them. @param {Element} root */
function wordsOf(root) {
  return [...root.querySelectorAll('.bar .say, .bar-buttons .btn')].flatMap((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return linesOf([...range.getClientRects()]);
  });
}

/** The lines of a text: the last one is often short, and leaves room beside it. @param {DOMRect[]} parts @returns {Box[]} */
function linesOf(parts) {
  const tops = [...new Set(parts.map(({ y }) => Math.round(y)))];
  return tops.flatMap((top) => around(parts.filter(({ y }) => Math.round(y) === top).map(({ x, y, width: w, height: h }) => ({ x, y, w, h }))) ?? []);
}

/** What is seen through an element: what scrolls hides the rest. @param {Element | null} outer @param {Element} root @param {Map<Element, Box | null>} known @returns {Box | null} */
function windowOf(outer, root, known) {
  if (!outer || outer === root) return { x: 0, y: 0, w: innerWidth, h: innerHeight };
  let found = known.get(outer);
  if (found === undefined) {
    found = windowOf(outer.parentElement, root, known);
    if (found && outer instanceof HTMLElement && getComputedStyle(outer).overflow !== 'visible') found = within(found, boxOf(outer));
    known.set(outer, found);
  }
  return found;
}

/** What of an element can be seen. @param {Element} element @param {Element} root @param {Map<Element, Box | null>} [known]  Where others were looked for. */
function seen(element, root, known = new Map()) {
  const through = windowOf(element.parentElement, root, known);
  return through && within(through, boxOf(element));
}

/** @param {{guide: Guide, ground: {current: HTMLElement | null}, card: {current: HTMLElement | null}}} props */
export function Spotlight({ guide, ground, card }) {
  const [picture, draw] = useState(NOTHING);
  const look = useLooking(guide, ground, card, draw);
  const { store } = guide;
  useLayoutEffect(look, [guide.at.value, guide.isWaiting.value, guide.mistake.value, guide.again.value, guide.marked.value, guide.isFolded.value, store.shown.value, store.choices.value, store.proposal.value]);
  const { holes, dims, card: spot } = picture;
  useLayoutEffect(() => { if (card.current && spot) card.current.style.translate = `${spot.x}px ${spot.y}px`; }, [spot?.x, spot?.y]);
  return html`<svg class=${`light ${dims ? 'on' : ''}`} width="100%" height="100%" aria-hidden="true">
    <defs><mask id="light-mask"><rect width="100%" height="100%" class="light-all" />
      ${holes.map(({ box, r }, at) => html`<rect key=${at} x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx=${r} class="light-hole" />`)}</mask></defs>
    <rect x=${dims?.x} y=${dims?.y} width=${dims?.w} height=${dims?.h} class="light-dim" mask="url(#light-mask)" />
    ${holes.filter(({ ring }) => ring).map(({ box, r }, at) => html`<rect key=${`ring-${at}`} x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx=${r} class="light-ring" />`)}
    ${picture.wrong && html`<${Wrong} box=${picture.wrong} />`}
  </svg>
  <svg class="light-ways" width="100%" height="100%" aria-hidden="true">
    <defs><${Under} id="ways-mask" boxes=${picture.above} /><${Under} id="thread-mask" boxes=${picture.bars} /></defs>
    <g mask="url(#thread-mask)">${picture.thread && html`<path d=${picture.thread.way} class="light-thread" />`}</g>
    <g mask="url(#ways-mask)">${picture.arrow && html`<path d=${picture.arrow.way} />`}</g>
    ${picture.thread && html`<circle cx=${picture.thread.end.x} cy=${picture.thread.end.y} r="5" />`}
    ${picture.arrow && html`<path d=${picture.arrow.point} />`}
  </svg>`;
}

/** Everything but these. @param {{id: string, boxes: Box[]}} props */
const Under = ({ id, boxes }) => html`<mask id=${id} maskUnits="userSpaceOnUse" width="100%" height="100%"><rect width="100%" height="100%" class="light-all" />
  ${boxes.map(({ x, y, w, h }, at) => html`<rect key=${at} x=${x} y=${y} width=${w} height=${h} class="light-hole" />`)}</mask>`;

/** An ember ring and a cross. @param {{box: Box}} props */
function Wrong({ box }) {
  const [x, y] = [Math.min(innerWidth - 16, box.x + box.w), box.y + box.h / 2];
  return html`<g class="light-wrong"><rect x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="12" />
    <circle cx=${x} cy=${y} r="14" /><path d=${`M${x - 5} ${y - 5}l10 10m0-10l-10 10`} /></g>`;
}

/** Look at the table whenever something may have moved, until it rests. @param {Guide} guide @param {{current: HTMLElement | null}} ground @param {{current: HTMLElement | null}} card @param {(picture: Picture) => void} draw */
function useLooking(guide, ground, card, draw) {
  const kept = useRef({ until: 0, frame: 0, drawn: '', step: '', asked: '', began: 0 });
  const lit = useRef(DARK);
  const spot = useRef(/** @type {import('./place.js').Spot | null} */ (null));
  const now = () => {
    const root = ground.current;
    if (!root) return;
    const isOn = !guide.isWaiting.value && !guide.isDone.value;
    lit.current = isOn ? light(root, guide, [...guide.store.choices.value.keys()]) : DARK;
    mark(root, isOn ? guide.step.value?.right.length ? 'right' : '' : null, [...lit.current.pieces, ...lit.current.buttons]);
    begin(root, isOn);
    const found = guide.isPlaced.value ? picture(root, guide, lit.current, card.current, spot) : NOTHING;
    const written = JSON.stringify(found);
    if (written !== kept.current.drawn) {
      kept.current.drawn = written;
      draw(found);
      kept.current.until = Math.max(kept.current.until, performance.now() + 100);
    }
  };
  /** A step begins when everything has come to rest: only then the coach knows where to stand. @param {HTMLElement} root @param {boolean} isOn */
  const begin = (root, isOn) => {
    const step = isOn ? `${guide.at.value} ${innerWidth}x${innerHeight}` : '';
    const asked = `${step} ${guide.standing.value.tries} ${guide.standing.value.moves}`;
    if (step !== kept.current.step) guide.isPlaced.value = false;
    if (asked !== kept.current.asked) {
      const began = performance.now();
      Object.assign(kept.current, { step, asked, began, until: began + SETTLES + 100 });
      guide.isReady.value = false;
    }
    if (!isOn || guide.isReady.value) return;
    const isMoving = root.getAnimations({ subtree: true }).some(({ id }) => id === TRAVEL);
    const isReady = !isMoving && (lit.current.right.length + lit.current.buttons.length > 0 || !guide.isAsking.value);
    if (!isReady && performance.now() < kept.current.began + SETTLES) return;
    bringForward(lit.current);
    takeFocus(guide, lit.current, card.current);
    if (!guide.isPlaced.value) spot.current = null;
    guide.isPlaced.value = guide.isReady.value = true;
  };
  const look = () => {
    kept.current.until = performance.now() + SETTLES;
    if (kept.current.frame) return;
    const go = () => {
      now();
      kept.current.frame = performance.now() < kept.current.until ? requestAnimationFrame(go) : 0;
    };
    kept.current.frame = requestAnimationFrame(go);
  };
  useEffect(() => {
    const root = ground.current;
    if (!root) return undefined;
    const seen = new MutationObserver((changes) => { if (changes.some(({ attributeName }) => attributeName !== 'data-lit')) look(); });
    seen.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'data-action', 'open', 'aria-pressed', 'hidden'] });
    const sized = new ResizeObserver(look);
    sized.observe(root);
    if (card.current) sized.observe(card.current);
    addEventListener('scroll', look, true);
    addEventListener('resize', look);
    const unguard = guard(guide, () => lit.current);
    const leave = keepOrder(() => lit.current, card);
    return () => {
      seen.disconnect();
      sized.disconnect();
      removeEventListener('scroll', look, true);
      removeEventListener('resize', look);
      cancelAnimationFrame(kept.current.frame);
      unguard();
      leave();
      root.removeAttribute('data-guided');
    };
  }, [guide]);
  return look;
}

/** Let the styles know what lies in the light. @param {HTMLElement} root @param {string | null} how  `right`: only some of the choices are. @param {Element[]} lit */
function mark(root, how, lit) {
  if (how === null) root.removeAttribute('data-guided');
  else if (root.getAttribute('data-guided') !== how) root.setAttribute('data-guided', how);
  for (const piece of root.querySelectorAll('[data-lit]')) if (!lit.includes(piece)) piece.removeAttribute('data-lit');
  for (const piece of lit) if (!piece.hasAttribute('data-lit')) piece.setAttribute('data-lit', '');
}

/** Whoever plays by keyboard goes on where the step is; where nothing is asked, at the way on. @param {Guide} guide @param {import('./light.js').Lit} lit @param {HTMLElement | null} card */
function takeFocus(guide, lit, card) {
  if (!byKeyboard() || document.querySelector('dialog[open]')) return;
  const asked = lit.urged[0] ?? lit.pieces[0];
  const first = guide.isAsking.peek() ? asked : card?.querySelector('.btn.primary');
  if (first instanceof HTMLElement || first instanceof SVGElement) first.focus({ preventScroll: true });
}

/** Tab goes through what is lit and the bar, then to the coach. @param {() => import('./light.js').Lit} lit @param {{current: HTMLElement | null}} card */
function keepOrder(lit, card) {
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== 'Tab' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const bar = !lit().pieces.length ? [] : document.querySelectorAll('[data-guided=""] .bar:not(.telling) .bar-buttons > [data-action], .bar [data-proposal] > button');
    const pieces = /** @type {HTMLElement[]} */ ([...new Set([...lit().pieces, ...lit().buttons, ...bar])].filter((piece) => piece.matches('[tabindex="0"], button')));
    const buttons = /** @type {HTMLElement[]} */ ([...(card.current?.querySelectorAll('button, a[href]') ?? [])]);
    const order = [...pieces, ...buttons];
    const at = order.findIndex((one) => one === document.activeElement);
    const to = order[at + (event.shiftKey ? -1 : 1)];
    // Where the row ends, the browser goes on.
    if (at < 0 || !to || (at >= pieces.length && !event.shiftKey) || at > pieces.length) return;
    event.preventDefault();
    to.focus();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

/** @param {HTMLElement} root @param {Guide} guide @param {import('./light.js').Lit} lit @param {HTMLElement | null} card @param {{current: import('./place.js').Spot | null}} spot @returns {Picture} */
function picture(root, guide, lit, card, spot) {
  /** @type {Map<Element, Box | null>} */
  const known = new Map();
  /** @param {Element[]} elements @param {number} by */
  const boxes = (elements, by) => elements.flatMap((one) => { const box = seen(one, root, known); return box ? [{ one, box: wider(box, by) }] : []; });
  const [spoken, pieces] = [boxes(lit.spoken, 4), boxes(lit.pieces, 5)];
  const asks = guide.isAsking.value ? boxes([...root.querySelectorAll(`.ground :is(${ASKING})`)].filter((one) => one.matches('.bar') || one.checkVisibility()), 2) : [];
  const tabs = boxes(hiddenTabs(root, [...lit.right, ...lit.spoken]), 0);
  const aim = lit.thread && boxes([lit.thread], 4)[0];
  const isAbout = lit.spoken.length + lit.pieces.length > 0 || guide.isAsking.value;
  /** @type {Hole[]} */
  const holes = [
    ...[...spoken, ...(aim ? [aim] : [])].map(({ one, box }) => ({ box: rounded(box), r: roundness(one, box), ring: true })),
    ...[...pieces, ...asks, ...tabs].map(({ one, box }) => ({ box: rounded(box), r: roundness(one, box), ring: false })),
  ];
  const isAtBar = lit.urged.length > 0;
  const said = wordsOf(root);
  const groups = isAtBar ? atBar(boxes(lit.urged, 0).map(({ box }) => box), said) : targets(guide, lit, pieces, spoken).map((box) => clearOf(box, asks[0]?.box));
  const right = Math.max(RIGHT, ONLY / (lit.right.length || 1));
  const others = Math.min(CHOICE, (3 * CHOICE) / pieces.length);
  spot.current = card && stand(groundOf(root), card, guide.forms(isSmall()), groups, spot.current, [
    ...pieces.map(({ one, box }) => ({ box, weight: lit.right.includes(one) ? right : others, isChoice: true })),
    ...asks.map(({ box }) => ({ box, weight: Math.max(BAR, right), isChoice: true })),
    ...(guide.isAsking.value ? boxes([...root.querySelectorAll('.bar .btn')], 0).map(({ box }) => ({ box, weight: 0, isChoice: true })) : []),
    ...spoken.map(({ box }) => ({ box, weight: SPOKEN })), ...(aim ? [{ box: aim.box, weight: AIM }] : []),
  ]);
  const at = spot.current;
  if (card && at) card.dataset.form = guide.form.value = at.form;
  const own = card && at ? { ...at, w: card.offsetWidth, h: card.offsetHeight } : null;
  const wrong = wrongOf(root, guide);
  const moth = mothAt(card);
  const buttons = pieces.filter(({ one }) => one.matches('button')).map(({ box }) => box);
  const words = [...said, ...buttons, ...(own && isSmall() ? [{ ...moth, x: own.x + moth.x, y: own.y + moth.y }] : [])];
  const side = isSmall() ? 0 : -moth.x;
  // Once begun, an arrow to the pieces would say that it is not over; and a piece that is chosen has its question in the bar.
  const over = (/** @type {string} */ selector) => boxes([...root.querySelectorAll(selector)], 0).map(({ box }) => rounded(box));
  const isOpen = Boolean(guide.store.proposal.value) || (lit.isOpen && guide.standing.value.moves > 0);
  const shown = own && !isOpen && nearest(own, groups, (from, to) => arrow(from, to, [...words, ...apartFrom(to, spoken.map(({ box }) => box))], side));
  return {
    holes,
    dims: isAbout ? rounded(groundOf(root)) : null,
    card: at,
    arrow: shown || null,
    // Often there is no way around the words, on phones none at all.
    above: isSmall() ? over(isAtBar ? '.bar .say' : '.bar') : said.map((box) => rounded(wider(box, CLEAR))),
    bars: isSmall() ? over('.bar') : said.map((box) => rounded(wider(box, CLEAR))),
    thread: own && aim ? thread(own, aim.box, shown ? [...words, { x: shown.from - 20, y: 0, w: 40, h: 0 }] : words, side) : null,
    wrong: wrong && rounded(wider(wrong, 4)),
  };
}

/** What is spoken of elsewhere: an arrow had better not cross it. @param {Box} to @param {Box[]} spoken */
const apartFrom = (to, spoken) => spoken.filter((box) => !within(box, to));

/** The piece that was wrong: the choice's own, or what was clicked on the way to it. @param {HTMLElement} root @param {Guide} guide */
function wrongOf(root, guide) {
  if (!guide.marked.value) return null;
  const own = root.querySelector(`.panes [data-action="${CSS.escape(guide.marked.value)}"]`);
  const piece = own ?? guide.touched;
  return piece?.isConnected ? seen(piece, root) : null;
}

/** @param {Box} box @returns {Box} */
const rounded = ({ x, y, w, h }) => ({ x: Math.round(x), y: Math.round(y), w: Math.round(w), h: Math.round(h) });

/** @param {Element} element @param {Box} box */
function roundness(element, box) {
  const least = Math.min(box.w, box.h) / 2;
  if (element instanceof SVGElement) return Math.min(least, 40);
  return Math.min(least, (parseFloat(getComputedStyle(element).borderTopLeftRadius) || 4) + 4 || least);
}

/** The tabs of panes that lie behind others, with something in the light. @param {HTMLElement} root @param {Element[]} lit */
function hiddenTabs(root, lit) {
  const hidden = lit.filter((one) => one.closest('.pane') && !seen(one, root));
  return [...new Set(hidden.flatMap((one) => {
    const pane = /** @type {Element} */ (one.closest('.pane'));
    const tab = pane.closest('.panes')?.querySelectorAll('.pane-tab')[[...(pane.parentElement?.children ?? [])].indexOf(pane)];
    return tab && tab.checkVisibility() ? [tab] : [];
  }))];
}
