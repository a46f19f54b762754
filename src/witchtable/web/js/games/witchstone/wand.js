// The magic wand: a track of spaces that give actions or score.
import { html } from '../../html.js';
import { Icon, SEATS } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { asks, tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { waysTo } from './choices.js';
import { useForward } from './forward.js';
import { AnySpecial } from './symbols.js';

/** @import {Scene, WandSpace} from './types.js' */

/** @type {Record<string, string>} */
const SCORES = { connections: 'ws-energy', 'witches-on-board': 'ws-witch-small', scrolls: 'ws-scroll', chips: 'ws-chip', crystals: 'ws-crystal-piece' };

/** @param {{scene: Scene}} props */
export function Wand({ scene }) {
  const { counters, stacking, last } = scene.view.wand;
  const from = scene.seat === null ? 0 : counters[scene.seat];
  const steps = new Map(waysTo(scene, 'advance').map(([count]) => [from + Number(count), `advance ${count}`]));
  const printed = new Map(scene.edition.wand.spaces.map((space) => [space.at, space]));
  const on = (/** @type {number} */ at) => (stacking.length ? stacking : counters.map((_, seat) => seat))
    .filter((seat) => counters[seat] === at);
  const inside = useForward(steps.size > 0);
  return html`<section class="panel ws-wand" ref=${inside} aria-label=${t('page-ws-wand')}>
    <div class="ws-hilt" ...${asks('wand-counter', t('page-ws-wand'))}><b class="title">${t('page-ws-wand')}</b><${Counters} scene=${scene} seats=${on(0)} /></div>
    ${Array.from({ length: last }, (_, n) => n + 1).map((at) => html`<${Space} key=${at} scene=${scene} at=${at} space=${printed.get(at)} action=${steps.get(at)} seats=${on(at)} />`)}
  </section>`;
}

/** @param {{scene: Scene, at: number, space?: WandSpace, action?: string, seats: number[]}} props */
function Space({ scene, at, space, action, seats }) {
  const kind = space?.bonus ? 'dark' : space ? 'silver' : 'light';
  const what = space?.bonus ? t('page-ws-wand-dark', { symbol: space.bonus, actions: space.actions }) : space
    ? t('page-ws-wand-silver', { points: space.points, what: t('witchstone-scored', { what: space.scores }) }) : t('page-ws-wand-light');
  const info = () => ({ title: t('page-ws-wand-space', { at }), text: what, thing: space?.scores ? `silver-${space.scores}` : `wand-${kind}`, clauses: kind === 'dark' ? ['WS-WAND-04', 'WS-WAND-05'] : kind === 'silver' ? ['WS-WAND-06', 'WS-WAND-09'] : ['WS-WAND-03'] });
  return html`<${Target} scene=${scene} action=${action} class=${`ws-wand-space ${kind}`} ...${tells(info)}>
    ${space && html`<span class="ws-wand-gift" style=${space.bonus ? { '--symbol': `var(--${space.bonus})` } : undefined} role="img" aria-label=${what}><b data-say=${space.actions || space.points}></b>${space.scores === 'special-tiles' ? html`<${AnySpecial} size=${20} />` : html`<${Icon} name=${space.bonus ? `ws-${space.bonus}` : SCORES[space.scores ?? '']} size=${18} />`}</span>`}
    <${Counters} scene=${scene} seats=${seats} />
  <//>`;
}

/** Who is here; the one who came last lies on top. @param {{scene: Scene, seats: number[]}} props */
function Counters({ scene, seats }) {
  return seats.map((seat, n) => html`<span key=${seat} class="ws-wand-counter" ...${asks('wand-counter', scene.names[seat])} data-flip=${`wand ${seat}`} style=${{ '--seat': SEATS[seat].colour, '--n': n }}><${Icon} name=${SEATS[seat].shape} size=${15} style=${{ '--seat': 'var(--moon)' }} label=${scene.names[seat]} /></span>`);
}
