// What is told, on the table itself: gaps, marks, pieces on their way, counters that change. Nothing is laid out anew by it.
import { html, render } from '../html.js';
import { moves } from '../settings.js';
import { seatOf } from './follow.js';

/** @typedef {import('./follow.js').Beat} Beat */
/** @typedef {import('../scene.js').Way} Way */
const MOST = 24; // pieces that travel at once
const FEW = 5; // so few that each leaves a trace

/** What the first of these selectors finds that can be seen. @param {Element} root @param {string[]} selectors @returns {Element | null} */
function find(root, selectors) {
  for (const selector of selectors) {
    for (const found of root.querySelectorAll(selector)) {
      const { width, height, right, bottom, x, y } = found.getBoundingClientRect();
      if ((width || height) && right > 0 && bottom > 0 && x < innerWidth && y < innerHeight) return found;
    }
  }
  return null;
}

/** The stage of one table. */
export class Stage {
  /** @param {Element} root @param {Element} air  Where pieces fly. */
  constructor(root, air) {
    this.root = root;
    this.air = air;
    /** @type {Beat | null} */
    this.beat = null;
    /** What the counters showed before. @type {Map<string, string> | null} */
    this.counters = null;
    this.landed = false;
    /** Where panes are shown one at a time: which one the viewer looked at, and which one the telling has shown since. @type {{strip: Element, left: number, now: number} | null} */
    this.home = null;
  }

  /** @param {Beat} beat @param {number} time  Milliseconds until they have arrived. */
  setOut(beat, time) {
    this.sweep();
    [this.beat, this.landed] = [beat, false];
    this.bringForward();
    this.mark();
    const ways = beat.deeds.flatMap(({ entry, told }) => (told.ways ?? []).map((way) => ({ way, seat: seatOf(entry) })));
    const echoes = ways.length > FEW ? 0 : 2;
    ways.slice(0, MOST).forEach(({ way, seat }, rank) => this.send(way, seat, { time, part: rank / ways.length, echoes }));
  }

  /** The new position is about to be shown: what did the counters say? */
  land() {
    this.counters = new Map();
    for (const counter of this.root.querySelectorAll('[data-anchor]')) this.counters.set(String(counter.getAttribute('data-anchor')), counter.textContent ?? '');
    this.landed = true;
  }

  /** The new position is shown. */
  shown() {
    if (!this.beat) return;
    this.unmark();
    this.bringForward();
    this.mark();
    const were = this.counters;
    this.counters = null;
    if (!were) return;
    for (const counter of this.root.querySelectorAll('[data-anchor]')) {
      const [was, is] = [were.get(String(counter.getAttribute('data-anchor'))), counter.textContent ?? ''];
      if (was !== undefined && was !== is && Number.isFinite(Number(is))) counter.setAttribute('data-count', `${Number(was) || 0} → ${Number(is)}`);
      else counter.removeAttribute('data-count');
    }
  }

  /** Show whose turn is told, and what it is about. */
  mark() {
    const { root, beat } = this;
    if (!beat) return;
    for (const { entry, told } of beat.deeds) {
      const seat = seatOf(entry);
      if (seat !== null) root.querySelector(`[data-anchor="seat-${seat}"]`)?.setAttribute('data-told', beat.seat === null ? 'seats' : 'seat');
      for (const selector of told.marks ?? []) for (const one of root.querySelectorAll(selector)) one.setAttribute('data-told', 'mark');
      if (this.landed) continue;
      for (const way of told.ways ?? []) if (way.from && !way.stays) root.querySelector(way.from[0])?.setAttribute('data-told', 'gap');
    }
  }

  /** Where panes are shown one at a time, show the one that it is about. */
  bringForward() {
    const about = (this.beat?.deeds ?? []).flatMap(({ told }) => [...(told.marks ?? []), ...(told.ways ?? []).flatMap(({ from, to }) => [...(from ?? []), ...(to ?? [])])]);
    const pane = /** @type {HTMLElement | undefined} */ (about.map((selector) => this.root.querySelector(selector)?.closest('.panes-board .pane')).find(Boolean));
    const strip = pane?.parentElement;
    if (!pane || !strip || strip.scrollWidth <= strip.clientWidth + 4) return;
    this.home ??= { strip, left: strip.scrollLeft, now: strip.scrollLeft };
    strip.scrollTo({ left: pane.offsetLeft - strip.offsetLeft, behavior: 'instant' });
    this.home.now = strip.scrollLeft;
  }

  /** Back to where the viewer was, who may have gone elsewhere meanwhile. */
  goHome() {
    if (this.home && this.home.strip.scrollLeft === this.home.now) this.home.strip.scrollTo({ left: this.home.left, behavior: 'instant' });
    this.home = null;
  }

  unmark() {
    for (const one of this.root.querySelectorAll('[data-told]')) one.removeAttribute('data-told');
  }

  sweep() {
    this.unmark();
    render(null, this.air);
    this.air.replaceChildren();
    for (const one of this.root.querySelectorAll('[data-count]')) one.removeAttribute('data-count');
  }

  clear() {
    this.sweep();
    this.goHome();
    [this.beat, this.counters] = [null, null];
  }

  /** Let a piece fly. @param {Way} way @param {number | null} seat @param {{time: number, part: number, echoes: number}} how  `part`: which part of the others has set out before. */
  send(way, seat, { time, part, echoes }) {
    if (!moves()) return;
    const home = `[data-anchor="seat-${seat}"]`;
    const [from, to] = [find(this.root, [...(way.from ?? []), home]), find(this.root, [...(way.to ?? []), home])];
    if (!from || !to || from === to) return;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const start = { x: a.x + a.width / 2, y: a.y + a.height / 2 };
    const end = { x: b.x + b.width / 2, y: b.y + b.height / 2 };
    const delay = time * (0.16 + 0.34 * part);
    for (let echo = echoes; echo >= 0; echo -= 1) {
      const ghost = document.createElement('div');
      ghost.className = echo ? 'ghost echo' : 'ghost';
      this.air.append(ghost);
      dress(ghost, way, from);
      fly(ghost, start, end, { time: time * 0.52, delay: delay + echo * 45, echo });
    }
  }
}

/** Give a ghost its look: a picture of the piece, or the piece itself again. @param {HTMLElement} ghost @param {Way} way @param {Element} from */
function dress(ghost, way, from) {
  if (way.piece) {
    render(html`<span class="ghost-sign">${way.piece}</span>`, ghost);
    return;
  }
  const copy = /** @type {HTMLElement} */ (from.cloneNode(true));
  const { width, height } = from.getBoundingClientRect();
  for (const one of [copy, ...copy.querySelectorAll('*')]) for (const name of ['data-flip', 'data-told', 'data-action', 'data-anchor', 'data-fresh', 'id', 'tabindex', 'role', 'aria-label']) one.removeAttribute(name);
  for (const one of [copy, ghost]) Object.assign(one.style, { width: `${width}px`, height: `${height}px` });
  copy.classList.remove('target');
  ghost.append(around(copy, from));
}

/** The same surroundings, without a place of their own: pieces look as their board tells them to. @param {HTMLElement} copy @param {Element} from */
function around(copy, from) {
  let inside = copy;
  for (let up = from.parentElement; up && !up.matches('.ground'); up = up.parentElement) {
    const shell = document.createElement(up.localName);
    shell.className = up.className;
    Object.assign(shell.style, measureOf(up) ?? { display: 'contents' });
    shell.append(inside);
    inside = shell;
  }
  return inside;
}

/** What looks are measured against (css) keeps its size, and nothing else of its own. @param {Element} one */
function measureOf(one) {
  const { containerType, paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(one);
  if (containerType === 'normal') return null;
  const [width, height] = [one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight), one.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)];
  return { display: 'block', position: 'absolute', inset: '0 auto auto 0', width: `${width}px`, height: `${height}px`, margin: '0', padding: '0', border: '0', background: 'none', boxShadow: 'none', overflow: 'visible' };
}

/** @typedef {{x: number, y: number}} Point */
/** @param {HTMLElement} ghost @param {Point} start @param {Point} end @param {{time: number, delay: number, echo: number}} how */
function fly(ghost, start, end, { time, delay, echo }) {
  const { width, height } = ghost.getBoundingClientRect();
  // A little to the side of the straight line, so that the way can be seen.
  const bend = { x: (start.x + end.x) / 2 + (end.y - start.y) * 0.12, y: (start.y + end.y) / 2 - (end.x - start.x) * 0.12 };
  const large = Math.max(width, height);
  const small = large > 90 ? 56 / large : 0.8;
  const at = (/** @type {Point} */ { x, y }, /** @type {number} */ scale) => `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})`;
  const fade = echo ? 0.4 - 0.12 * echo : 1;
  ghost.animate([
    { transform: at(start, 1), opacity: echo ? 0 : 1 },
    { transform: at(bend, (1 + small) / 2), opacity: fade, offset: 0.5 },
    { transform: at(end, small), opacity: fade, offset: 0.95 },
    { transform: at(end, small), opacity: 0 },
  ], { duration: time, delay, easing: 'cubic-bezier(.45,.05,.3,1)', fill: 'both' });
}
