// Placing a tile: where it may lie, what it would grant there, and how it turns.
import { html, signal, useEffect } from '../../html.js';
import { pointed } from '../../table/pointing.js';
import { list, t } from '../../texts.js';
import { waysTo } from './choices.js';
import { pick, picked } from './picking.js';
import { HIGH, SIZE, SPACE, SPACES, TURNS, WIDE, hexagon, rimPlace, wayTo } from './spaces.js';
import { Crystal, Half, Special, SymbolPicture, halves } from './symbols.js';

/** @import {Forecast, Half as Granted, Scene} from './types.js' */
/** @typedef {Record<string, Forecast>} Everywhere  By the two spaces. */

/** What was asked of one position; forgotten with it. */
const forecasts = signal(/** @type {{of: unknown[], found: Map<string, Everywhere>}} */ ({ of: [], found: new Map() }));
let asked = new Set();

/** What a tile would grant wherever it fits; asked once for each tile and position. @param {Scene} scene @param {string} tile @returns {Everywhere | undefined} */
export function forecast(scene, tile) {
  const of = [scene.proposal, scene.version, scene.seat];  // the table, and how it stands there
  const isSame = () => of.every((part, at) => part === forecasts.peek().of[at]);
  if (!isSame()) {
    asked = new Set();
    forecasts.value = { of, found: new Map() };
  }
  if (!asked.has(tile) && scene.live) {
    asked.add(tile);
    scene.aid('forecast', { tile }).then((found) => {
      if (isSame()) forecasts.value = { of, found: new Map(forecasts.peek().found).set(tile, /** @type {Everywhere} */ (found)) };
    }, () => asked.delete(tile));
  }
  return forecasts.value.found.get(tile);
}

/** @typedef {Map<string, Map<number, string>>} Where  By the first space and the way that a tile lies from there: the second. */

/** Where a tile may lie. @param {Scene} scene @param {string} tile @returns {Where} */
export function fits(scene, tile) {
  /** @type {Where} */
  const found = new Map();
  for (const [which, first, second] of waysTo(scene, 'place')) {
    if (which !== tile) continue;
    found.set(first, (found.get(first) ?? new Map()).set(wayTo(first, second), second));
  }
  return found;
}

/** The next way that fits, from this one on. @param {Map<number, string>} ways @param {number} from @param {number} [step] */
function nextWay(ways, from, step = 1) {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const way = (((from + step * turn) % TURNS) + TURNS) % TURNS;
    if (ways.has(way)) return way;
  }
  return from;
}

/** Hold the tile over a space. @param {Scene} scene @param {string} tile @param {string} first @param {number} [way] */
export function consider(scene, tile, first, way = picked(scene)?.way ?? 0) {
  const ways = fits(scene, tile).get(first);
  if (!ways) return;
  pick(scene, { kind: 'tile', tile, first, way: nextWay(ways, way) });
  propose(scene);
}

/** Turn the tile that is picked, where it lies or in the hand. @param {Scene} scene @param {number} [step] */
export function turnTile(scene, step = 1) {
  const now = picked(scene);
  if (now?.kind !== 'tile' || !now.tile) return;
  const way = (now.way ?? 0) + step;
  const ways = now.first && fits(scene, now.tile).get(now.first);
  pick(scene, { ...now, way: ways ? nextWay(ways, way, step) : ((way % TURNS) + TURNS) % TURNS });
  propose(scene);
}

/** @param {Scene} scene */
export function placement(scene) {
  const now = picked(scene);
  if (now?.kind !== 'tile' || !now.tile || !now.first) return null;
  const second = fits(scene, now.tile).get(now.first)?.get(now.way ?? 0);
  return second ? { tile: now.tile, first: now.first, second, way: now.way ?? 0, action: `place ${now.tile} ${now.first} ${second}` } : null;
}

/** What the picked tile would grant where it is held. @param {Scene} scene @returns {Granted[]} */
export function grants(scene) {
  const now = placement(scene);
  return (now && forecast(scene, now.tile)?.[`${now.first} ${now.second}`]?.halves) ?? [];
}

/** Show in the bar what would come of it. @param {Scene} scene */
function propose(scene) {
  const now = placement(scene);
  if (!now) return;
  const parts = grants(scene).map(({ symbol, actions }) => t('page-ws-grant', { symbol, actions }));
  scene.proposal.value = {
    text: parts.length ? t('page-ws-place-here', { grants: list(parts) }) : t('page-ws-place-where'),
    buttons: [
      { label: t('page-ws-place-it'), icon: 'ui-check', primary: true, act: () => scene.choose(now.action) },
      { label: t('page-ws-turn-it'), icon: 'ui-replay', act: () => turnTile(scene) },
      { label: t('back'), icon: 'ui-close', act: () => pick(scene, null) },
    ],
  };
}

/** The tile held over the cauldron, inside its drawing. @param {{scene: Scene}} props */
export function Ghost({ scene }) {
  const now = placement(scene);
  const told = grants(scene);
  // The forecast may come after the tile was put there.
  useEffect(() => { if (told.length && scene.proposal.peek()) propose(scene); }, [told.length, now?.action]);
  if (!now) return null;
  const [one, other] = halves(now.tile);
  const [a, b] = [SPACE[now.first], SPACE[now.second]];
  return html`<g class="ws-ghost" aria-hidden="true">
    ${[a, b].map((space) => html`<polygon key=${space.id} points=${hexagon(space.x, space.y, SIZE)} class="ws-shadow" />`)}
    <g class="ws-lifted"><line x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y} class="ws-bridge" /><${Half} symbol=${one} x=${a.x} y=${a.y} size=${SIZE} /><${Half} symbol=${other} x=${b.x} y=${b.y} size=${SIZE} /></g></g>`;
}

/** What a hint, a line of the choices or a review speaks of, where it would lie. @param {{scene: Scene}} props */
export function Suggested({ scene }) {
  const marked = scene.marked ?? [];
  const spokenOf = [...new Set([pointed.value, ...marked.toReversed()])].filter((action) => action !== null);
  return spokenOf.map((action) => html`<g key=${action} data-spoken=${MARKS[marked.indexOf(action)]}><${Lying} scene=${scene} action=${action} /></g>`);
}

const MARKS = ['played', 'better'];

/** @param {{scene: Scene, action: string}} props */
function Lying({ scene, action }) {
  const [verb, what, first, second] = action.split(' ');
  const seat = /** @type {number} */ (scene.seat);
  const there = (/** @type {string[]} */ ids) => ids.filter((id) => SPACE[id]).map((id) => html`<polygon key=${id} points=${hexagon(SPACE[id].x, SPACE[id].y, SIZE)} class="ws-shadow" />`);
  if (verb === 'place' && SPACE[first] && SPACE[second]) {
    const [one, other] = halves(what);
    const [a, b] = [SPACE[first], SPACE[second]];
    return html`<${Drawn}><line x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y} class="ws-bridge" /><${Half} symbol=${one} x=${a.x} y=${a.y} size=${SIZE} /><${Half} symbol=${other} x=${b.x} y=${b.y} size=${SIZE} />${there([first, second])}<//>`;
  }
  if (verb === 'lay' && SPACE[first]) return html`<${Drawn}><${Special} tile=${what} x=${SPACE[first].x} y=${SPACE[first].y} size=${SIZE} />${there([first])}<//>`;
  if (verb === 'remove' && SPACE[what]) return html`<${Drawn}>${there([what])}<//>`;
  if (verb !== 'crystal' || !SPACE[what]) return null;
  const rim = scene.edition.cauldron.rim.find(({ id }) => id === first);
  const to = SPACE[first] ?? (rim && rimPlace(rim.arrows));
  return to && html`<${Drawn}><line x1=${SPACE[what].x} y1=${SPACE[what].y} x2=${to.x} y2=${to.y} class="ws-journey" />${there([what, first])}
    <${Crystal} seat=${seat} black=${scene.view.players[seat].cauldron.black_crystal === what} x=${to.x} y=${to.y} size=${SIZE * 0.9} /><//>`;
}

/** @param {{children?: import('../../html.js').Node}} props */
const Drawn = ({ children }) => html`<g class="ws-ghost ws-suggested" data-hinted data-drawn aria-hidden="true">${children}</g>`;

/** What each half would grant, beside it. @param {{scene: Scene}} props */
export function Forecasts({ scene }) {
  const told = grants(scene);
  if (told.length < 2) return null;
  return told.map(({ symbol, space, actions }, at) => {
    const [here, there] = [SPACE[space], SPACE[told[1 - at].space]];
    const far = Math.hypot(here.x - there.x, here.y - there.y);
    // Beyond its half, but never outside of the picture.
    const x = Math.min(WIDE - 40, Math.max(40, here.x + ((here.x - there.x) / far) * SIZE * 1.95));
    const y = Math.min(HIGH - 20, Math.max(20, here.y + ((here.y - there.y) / far) * SIZE * 1.6));
    return html`<span key=${symbol} class="ws-forecast" style=${{ left: `${(100 * x) / WIDE}%`, top: `${(100 * y) / HIGH}%` }}>
      <b>${actions}</b>×<${SymbolPicture} symbol=${symbol} size=${18} label=${t('page-ws-grant', { symbol, actions })} /></span>`;
  });
}

/** Keys: 1 to 5 pick a tile, arrows move it, R turns it, Enter places it, Escape puts it back. @param {Scene} scene */
export function usePlacingKeys(scene) {
  useEffect(() => {
    const hand = scene.seat === null ? [] : scene.view.players[scene.seat].hand ?? [];
    if (!waysTo(scene, 'place').length) return undefined;
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      if (key(scene, hand, event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [scene]);
}

/** @param {Scene} scene @param {string[]} hand @param {KeyboardEvent} event @returns {boolean} whether the key meant something */
function key(scene, hand, event) {
  const tile = hand[Number(event.key) - 1];
  if (tile) {
    const start = middlemost(fits(scene, tile));
    if (start) consider(scene, tile, start, picked(scene)?.way ?? 0);
    return Boolean(start);
  }
  const now = picked(scene);
  if (now?.kind !== 'tile' || !now.tile) return false;
  if (event.key === 'r' || event.key === 'R') turnTile(scene, event.shiftKey ? -1 : 1);
  else if (event.key === 'Escape') pick(scene, null);
  else if (event.key === 'Enter' && !(event.target instanceof HTMLElement && event.target.matches('.bar button'))) {
    const there = placement(scene);
    if (!there) return false;
    scene.choose(there.action);
  } else if (event.key.startsWith('Arrow')) step(scene, now.tile, now.first, event.key);
  else return false;
  return true;
}

/** @param {Where} where */
function middlemost(where) {
  const from = SPACE.d4;
  const far = (/** @type {string} */ id) => Math.hypot(SPACE[id].x - from.x, SPACE[id].y - from.y);
  return [...where.keys()].sort((a, b) => far(a) - far(b))[0];
}

/** Move the tile to the nearest space in this direction where it fits. @param {Scene} scene @param {string} tile @param {string | undefined} first @param {string} arrow */
function step(scene, tile, first, arrow) {
  const where = fits(scene, tile);
  if (!first) {
    const start = middlemost(where);
    if (start) consider(scene, tile, start);
    return;
  }
  const here = SPACE[first];
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow] ?? [0, 0];
  let best = null;
  let least = Infinity;
  for (const space of SPACES) {
    const along = (space.x - here.x) * dx + (space.y - here.y) * dy;
    const aside = Math.abs((space.x - here.x) * dy) + Math.abs((space.y - here.y) * dx);
    if (along < 1 || !where.has(space.id)) continue;
    if (along + 1.6 * aside < least) [best, least] = [space.id, along + 1.6 * aside];
  }
  if (best) consider(scene, tile, best);
}
