// The scroll display: six positions, the first is the farthest from the pile.
import { html } from '../../html.js';
import { Name } from '../../pieces/name.js';
import { Target } from '../../pieces/target.js';
import { asks, tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { may } from './choices.js';
import { useForward } from './forward.js';
import { Ladder, ScrollArt, isSpell, scrollInfo, scrollOf } from './scroll.js';

/** @import {Scene} from './types.js' */

/** @param {{scene: Scene}} props */
export function Scrolls({ scene }) {
  const { display, pile } = scene.view;
  const seen = new Map();
  const inside = useForward(may(scene, 'scroll'));
  return html`<section class="panel ws-scrolls" ref=${inside} aria-label=${t('page-ws-scrolls')}>
    <h2><span>${t('page-ws-scrolls')}</span><small ...${asks('pile', t('page-ws-pile', { count: pile }))}>${t('page-ws-pile', { count: pile })}</small></h2>
    <div class="ws-display">
      ${display.map((id, at) => {
        const nth = seen.get(id) ?? 0;
        seen.set(id, nth + 1);
        const scroll = scrollOf(scene, id);
        const info = scrollInfo(scene, id);
        const action = `scroll ${at + 1}`;
        return html`<${Target} key=${`${id} ${nth}`} scene=${scene} action=${action} label=${scene.choices.has(action) ? t('page-ws-take', { piece: info.title, what: scene.label(action) }) : t('page-ws-at-position', { position: at + 1, scroll: info.title })}
          class="ws-scroll parchment" flip=${`display ${id} ${nth}`} ...${tells(() => info)}>
          <b class="ws-position" data-say=${at + 1} aria-hidden="true"></b>
          <span class="ws-art" aria-hidden="true"><${ScrollArt} scroll=${scroll} /></span>
          <b class="title ws-scroll-title"><${Name} name=${info.title} /></b>
          ${isSpell(scroll) ? html`<span class="ws-scroll-text" data-say=${t('page-ws-spell-short', { symbol: scroll.symbol })} aria-hidden="true"></span>` : html`<${Ladder} scene=${scene} scroll=${scroll} />`}<//>`;
      })}
    </div>
  </section>`;
}
