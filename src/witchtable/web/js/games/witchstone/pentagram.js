// The pentagram: a ring of spaces with owls and special tiles, walked clockwise.
import { html } from '../../html.js';
import { Sign } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { asks, tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { waysTo } from './choices.js';
import { useForward } from './forward.js';
import { hexagon } from './spaces.js';
import { Counter, Special, word } from './symbols.js';

/** @import {RingSpace, Scene} from './types.js' */

const MIDDLE = 110;
const RADIUS = 86;
const TOUCH = 17.8; // half of the way from one space to the next

/** @param {number} at @param {number} count @param {number} r */
function place(at, count, r) {
  const turn = ((at / count) * 360 - 90) * (Math.PI / 180);
  return { x: MIDDLE + r * Math.cos(turn), y: MIDDLE + r * Math.sin(turn) };
}

/** @param {{scene: Scene}} props */
export function Pentagram({ scene }) {
  const { spaces, counters, ahead, stack } = scene.view.pentagram;
  const count = spaces.length;
  const way = scene.seat === null ? null : ahead[scene.seat];
  const walks = new Map(waysTo(scene, 'walk').map(([steps]) => [way?.[Number(steps) - 1], `walk ${steps}`]));
  const star = Array.from({ length: 5 }, (_, tip) => place((tip * 2 * count) / 5, count, 62)).map(({ x, y }) => `${x},${y}`).join(' ');
  const inside = useForward(walks.size > 0);
  // What may be walked to lies above its neighbours: its hit area reaches over them.
  const order = [...spaces.keys()].sort((one, other) => Number(walks.has(one)) - Number(walks.has(other)));
  return html`<section class=${`panel ws-pentagram ${walks.size ? 'asked' : ''}`} ref=${inside} aria-label=${t('page-ws-pentagram')}>
    <h2><span>${t('page-ws-pentagram')}</span><small ...${asks('special-stack', t('page-ws-stack', { count: stack }))}>${t('page-ws-stack', { count: stack })}</small></h2>
    <svg viewBox="8 8 204 204" role="group" aria-label=${t('page-ws-pentagram')}>
      <circle cx=${MIDDLE} cy=${MIDDLE} r=${RADIUS} class="ws-ring" />
      <polygon points=${star} class="ws-pentacle" /><circle cx=${MIDDLE} cy=${MIDDLE} r="63" class="ws-pentacle" />
      ${order.map((at) => html`<${Space} key=${at} scene=${scene} space=${spaces[at]} at=${at} alone=${walks.size === 1} count=${count} action=${walks.get(at)} />`)}
      ${counters.map((at, seat) => {
        const below = counters.slice(0, seat).filter((other) => other === at).length;
        const far = spaces[at].kind === 'light' ? RADIUS - 3 - below * 13 : RADIUS - 20 - below * 13;
        const { x, y } = place(at, count, far);
        const kind = walks.has(at) ? 'passive' : ''; // What stands where one may go to is no obstacle.
        return html`<g key=${seat} class=${`ws-counter ${kind}`} data-flip=${`ring ${seat}`} role="img" aria-label=${t('page-ws-on-ring', { who: scene.names[seat], space: at + 1 })} ...${asks('ring-counter', t('page-ws-on-ring', { who: scene.names[seat], space: at + 1 }))}><${Counter} seat=${seat} x=${x} y=${y} r=${9} /></g>`;
      })}
      ${way && html`<${Next} spaces=${spaces} way=${way} />`}
    </svg>
  </section>`;
}

/** What comes next on my way. @param {{spaces: RingSpace[], way: number[]}} props */
function Next({ spaces, way }) {
  const space = spaces[way[way.length - 1]];
  return html`<g class="ws-next" aria-hidden="true" ...${asks(space.kind === 'owl' ? 'owl-space' : 'hexagon')}><circle cx=${MIDDLE} cy=${MIDDLE} r="30" />
    <text class="ws-next-steps" x=${MIDDLE} y=${MIDDLE - 4}>${t('page-ws-steps-to', { count: way.length })}</text>
    <text class="ws-number" x=${MIDDLE} y=${MIDDLE + 14} font-size="15">${space.kind === 'owl' ? t('page-ws-next-owl', { value: space.owls[0] ?? 0 }) : t('page-ws-next-special', { tile: space.tile ?? 'none' })}</text></g>`;
}

/** @param {{scene: Scene, space: RingSpace, at: number, count: number, alone: boolean, action?: string}} props */
function Space({ scene, space, at, count, alone, action }) {
  const { x, y } = place(at, count, RADIUS);
  const { kind, owls, tile } = space;
  const info = () => ({
    title: kind === 'owl' ? t('page-ws-owl-space') : kind === 'hexagon' ? t('page-ws-hexagon-space') : t('page-ws-light-space'),
    text: kind === 'owl' ? t('page-ws-owls', { count: owls.length, values: owls.join(', ') }) : kind === 'hexagon' ? t('page-ws-hexagon', { tile: tile ? word(tile) : 'none' }) : undefined,
    thing: kind === 'owl' ? 'owl-space' : kind === 'hexagon' ? kind : 'light-space',
    clauses: kind === 'owl' ? ['WS-PENTA-03'] : kind === 'hexagon' ? ['WS-PENTA-04', 'WS-PENTA-07'] : ['WS-PENTA-02'],
  });
  return html`<${Target} as="g" scene=${scene} action=${action} ...${tells(info)}>
    ${action && html`<circle cx=${x} cy=${y} r=${TOUCH} class=${`ws-touch ${alone ? 'alone' : ''}`} />`}
    ${kind === 'light' && html`<circle cx=${x} cy=${y} r="9.5" class="ws-light-space" />`}
    ${at === 0 && html`<path d=${`M${x - 4} ${y - 5}L${x + 5} ${y}L${x - 4} ${y + 5}Z`} class="ws-begin" />`}
    ${kind === 'owl' && html`<${Owls} x=${x} y=${y} owls=${owls} />`}
    ${kind === 'hexagon' && (tile
      ? html`<g data-flip=${`special ${tile}`}><${Special} tile=${tile} x=${x} y=${y} size=${18} /></g>`
      : html`<polygon points=${hexagon(x, y, 18)} class="ws-light-space" /><text class="ws-number" aria-hidden="true" x=${x} y=${y + 5} font-size="15">?</text>`)}
    ${kind === 'light' ? html`<circle cx=${x} cy=${y} r="13" class="ring" />` : html`<circle cx=${x} cy=${y} r="21" class="ring" />`}
  <//>`;
}

/** A stack of owl tiles. @param {{x: number, y: number, owls: number[]}} props */
function Owls({ x, y, owls }) {
  if (!owls.length) return html`<rect x=${x - 13} y=${y - 13} width="26" height="26" rx="6" class="ws-light-space" /><${Sign} name="ws-vp" x=${x} y=${y} size=${20} />`;
  return html`<g>${owls.slice(0, 3).map((_, n) => html`<rect key=${n} x=${x - 12 - n * 2} y=${y - 15 + n * 2} width="27" height="27" rx="6" class="ws-paper ws-edge" />`)}
    <${Sign} name="ws-owl" x=${x - 3} y=${y - 1} size=${21} /><circle cx=${x + 10} cy=${y + 11} r="8.5" class="ws-value" /><text class="ws-number ws-ink" aria-hidden="true" x=${x + 10} y=${y + 15.6} font-size="13">${owls[0]}</text></g>`;
}
