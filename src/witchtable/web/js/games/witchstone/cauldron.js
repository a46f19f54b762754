// A cauldron: printed symbols, tiles, special tiles and crystals, the rim with its symbols and arrows.
import { html } from '../../html.js';
import { Sign } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { asks, tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { news } from './choices.js';
import { HIGH, SIZE, SPACE, SPACES, WIDE, corners, hexagon, rimPlace } from './spaces.js';
import { Crystal, Half, Special, colourOf, halves, word } from './symbols.js';

/** @import {CauldronView, LaidTile as Laid, Scene} from './types.js' */

/**
 * What touching the cauldron does; nothing, if it is only looked at.
 * @typedef {object} Touch
 * @property {(space: string) => {action?: string, pick?: () => void, pressed?: boolean, label?: string} | null} space
 * @property {(symbol: string) => {action?: string, pick?: () => void, pressed?: boolean, label?: string} | null} rim
 */

/** @param {{scene: Scene, seat: number, touch?: Touch, marked?: string[], children?: import('../../html.js').Node, drawing?: {current: SVGSVGElement | null}, small?: boolean}} props */
export function Cauldron({ scene, seat, touch, marked = [], children, drawing, small = false }) {
  const { cauldron } = scene.view.players[seat];
  const middle = { x: WIDE / 2, y: HIGH / 2 };
  const outside = corners(middle.x, middle.y, 187, 0);
  return html`<svg class=${`ws-cauldron-picture ${small ? 'small' : ''}`} ref=${drawing} viewBox=${`0 0 ${WIDE} ${HIGH}`} role="group" aria-label=${t('page-ws-cauldron-of', { who: scene.names[seat] })}>
    <polygon points=${outside} class="ws-kettle" fill="url(#ws-iron)" stroke="url(#ws-iron)" />
    <polygon points=${corners(middle.x, middle.y, 168, 0)} class="ws-brew" fill="url(#ws-brew)" />
    ${SPACES.map(({ id, x, y }) => html`<polygon key=${id} points=${hexagon(x, y, SIZE * 0.93)} class="ws-space" ...${asks('space', undefined, 'quiet')} />`)}
    ${scene.edition.cauldron.crystals.map((id) => html`<circle key=${id} cx=${SPACE[id].x} cy=${SPACE[id].y} r=${SIZE / 2} class="ws-crystal-mark" ...${asks('space', undefined, 'quiet')} />`)}
    ${scene.edition.cauldron.printed.map(({ id, symbol }) => html`<g key=${id} ...${asks(symbol)}><polygon points=${hexagon(SPACE[id].x, SPACE[id].y, SIZE * 0.93)} class="ws-printed" stroke=${colourOf(symbol)} fill=${colourOf(symbol)} />
      <${Sign} name=${`ws-${symbol}`} x=${SPACE[id].x} y=${SPACE[id].y} size=${SIZE * 1.1} /></g>`)}
    ${cauldron.tiles.map((tile) => html`<${LaidTile} key=${tile.tile} seat=${seat} tile=${tile} />`)}
    ${cauldron.special_tiles.map(({ tile, space }) => html`<g key=${tile} data-flip=${`special ${tile}`} ...${asks('special', word(tile))}><${Special} tile=${tile} x=${SPACE[space].x} y=${SPACE[space].y} size=${SIZE} /></g>`)}
    ${marked.map((id) => html`<polygon key=${id} points=${hexagon(SPACE[id].x, SPACE[id].y, SIZE * 0.97)} class="ws-marked" />`)}
    ${crystalsOf(cauldron).map(({ space, black }) => html`<${LyingCrystal} key=${space} scene=${scene} seat=${seat} space=${space} black=${black} />`)}
    <${Rim} scene=${scene} seat=${seat} touch=${touch} />
    ${touch && SPACES.map(({ id, x, y }) => {
      const way = touch.space(id);
      return way && html`<${Target} key=${id} as="g" scene=${scene} class="ws-space-target" ...${way} ...${asks(lyingOn(cauldron, id), undefined, 'silent')}>
        <polygon points=${hexagon(x, y, SIZE)} class="ws-touch" /><polygon points=${hexagon(x, y, SIZE * 0.88)} class="ring" /><//>`;
    })}
    ${children}
  </svg>`;
}

/** @param {CauldronView} cauldron @returns {{space: string, black: boolean}[]} */
function crystalsOf(cauldron) {
  const own = cauldron.crystals.filter((space) => space !== cauldron.black_crystal).map((space) => ({ space, black: false }));
  return cauldron.black_crystal ? [...own, { space: cauldron.black_crystal, black: true }] : own;
}

/** What is asked about where something may be chosen. @param {CauldronView} cauldron @param {string} space */
function lyingOn(cauldron, space) {
  if (cauldron.black_crystal === space) return 'black-crystal';
  return cauldron.crystals.includes(space) ? 'crystal-piece' : 'space';
}

/** @param {{seat: number, tile: Laid}} props */
function LaidTile({ seat, tile: { tile, first, second } }) {
  const [one, other] = halves(tile);
  const [a, b] = [SPACE[first], SPACE[second]];
  return html`<g class="ws-piece" data-flip=${`tile ${seat} ${tile}`} ...${tells(() => ({ title: word(tile), text: t('page-ws-tile-tell'), clauses: ['WS-CLUSTER-01', 'WS-CLUSTER-03'], thing: 'tile' }))}>
    <line x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y} class="ws-bridge" /><${Half} symbol=${one} x=${a.x} y=${a.y} size=${SIZE} /><${Half} symbol=${other} x=${b.x} y=${b.y} size=${SIZE} /></g>`;
}

/** @param {{scene: Scene, seat: number, space: string, black: boolean}} props */
function LyingCrystal({ scene, seat, space, black }) {
  const moved = news(scene, 'crystal-moved').find((event) => event.seat === seat && event.end === space);
  return html`<g data-flip=${`crystal ${seat} ${space}`} data-flip-from=${moved && `crystal ${seat} ${moved.start}`}
    ...${tells(() => ({ title: black ? t('page-ws-black-crystal') : t('page-ws-crystal-of', { who: scene.names[seat] }), text: t('page-ws-crystal-tell'), clauses: black ? ['WS-CRYSTAL-10', 'WS-CRYSTAL-01'] : ['WS-CRYSTAL-01', 'WS-CRYSTAL-04'], thing: black ? 'black-crystal' : 'crystal-piece' }))}>
    <${Crystal} seat=${seat} black=${black} x=${SPACE[space].x} y=${SPACE[space].y} size=${SIZE * (black ? 1.02 : 0.95)} /></g>`;
}

/** @param {{scene: Scene, seat: number, touch?: Touch}} props */
function Rim({ scene, seat, touch }) {
  const waiting = seat === scene.view.turn ? scene.view.agenda.batches.flatMap((batch) => batch.rim) : [];
  return scene.edition.cauldron.rim.map(({ id: symbol, arrows }) => {
    const { x, y } = rimPlace(arrows);
    const here = waiting.filter((one) => one.symbol === symbol);
    const way = touch?.rim(symbol) ?? {};
    return html`<${Target} key=${symbol} as="g" scene=${scene} class="ws-rim" ...${way} ...${tells(() => ({ title: t('page-ws-rim', { symbol }), text: t('page-ws-rim-tell'), clauses: ['WS-CRYSTAL-04', 'WS-CRYSTAL-07'], thing: 'rim' }))}>
      ${arrows.map((space) => html`<${Arrow} key=${space} from=${SPACE[space]} to=${{ x, y }} colour=${colourOf(symbol)} />`)}
      <circle cx=${x} cy=${y} r="15" class="ws-rim-place" stroke=${colourOf(symbol)} /><${Sign} name=${`ws-${symbol}`} x=${x} y=${y} size=${20} />
      <circle cx=${x} cy=${y} r="18" class="ring" />
      ${here.map((one, n) => html`<g key=${n} data-flip=${`crystal ${seat} ${symbol} ${n}`} data-flip-from=${news(scene, 'crystal-moved').filter((event) => event.end === symbol).map((event) => `crystal ${seat} ${event.start}`)[0]}>
        <${Crystal} seat=${seat} black=${one.crystal === 'black'} x=${x + n * 12} y=${y} size=${SIZE * 0.9} /></g>`)}
    <//>`;
  });
}

/** From a space of the edge out to the symbol on the rim. @param {{from: {x: number, y: number}, to: {x: number, y: number}, colour: string}} props */
function Arrow({ from, to, colour }) {
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const tip = { x: from.x + Math.cos(turn) * 33, y: from.y + Math.sin(turn) * 33 };
  const back = (/** @type {number} */ side) => `${tip.x + Math.cos(turn + side) * 13},${tip.y + Math.sin(turn + side) * 13}`;
  return html`<polygon points=${`${tip.x},${tip.y} ${back(2.6)} ${tip.x - Math.cos(turn) * 8},${tip.y - Math.sin(turn) * 8} ${back(-2.6)}`} class="ws-arrow" fill=${colour} />`;
}
