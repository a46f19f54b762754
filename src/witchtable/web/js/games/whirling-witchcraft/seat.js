// What one sees of a player in the row of seats; a tap shows their whole table.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { asks } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { ArcanaLevels, looking } from './look.js';
import { leftOf, rightOf, total } from './state.js';

/** @import {Scene} from './types.js' */

/** @param {{scene: Scene, seat: number}} props */
export function SeatMore({ scene, seat }) {
  const { view } = scene;
  const player = view.players[seat];
  const needed = scene.edition.rules.win_threshold;
  const inside = html`
    <span class="ww-seat-row"><span class="ww-seat-circle" aria-label=${t('page-ww-circle-count', { count: total(player.circle), needed, coming: 0 })} role="img" ...${asks('circle')}><${Icon} name="ww-circle" size=${16} /><span data-anchor=${`seat-${seat}-circle`}>${total(player.circle)}</span><span class="ww-of">/${needed}</span></span>
      <${State} scene=${scene} seat=${seat} /></span>
    <${ArcanaLevels} trackers=${player.trackers} seat=${seat} />`;
  if (seat === scene.seat) return html`<div class="ww-seat">${inside}</div>`;
  return html`<button type="button" class="ww-seat" onClick=${() => { looking.value = seat; }}>${inside}<span class="unseen">${t('page-ww-look', { name: scene.names[seat] })}</span></button>`;
}

/** @param {{scene: Scene, seat: number}} props */
function State({ scene, seat }) {
  const { view } = scene;
  const place = where(scene, seat);
  const busy = t('page-ww-is-busy', { phase: view.phase });
  return html`${place !== '' && html`<span class="ww-where" ...${asks('neighbours')}>${place}</span>`}
    ${view.committed.includes(seat) && html`<span class="ww-ok" ...${asks('sealed', t('page-ww-is-sealed'))}><${Icon} name="ui-check" size=${14} label=${t('page-ww-is-sealed')} /><span class="ww-state" aria-hidden="true">${t('page-ww-is-sealed')}</span></span>`}
    ${view.deciders.includes(seat) && html`<span class="ww-busy" ...${asks('sealed', busy)}><${Icon} name="ui-clock" size=${14} label=${busy} /><span class="ww-state" aria-hidden="true">${busy}</span></span>`}`;
}

/** @param {Scene} scene @param {number} seat */
function where(scene, seat) {
  if (scene.seat === null || seat === scene.seat) return '';
  const left = seat === leftOf(scene, scene.seat);
  const right = seat === rightOf(scene, scene.seat);
  if (left && right) return t('page-ww-both-sides');
  if (left) return t('page-ww-on-the-left');
  return right ? t('page-ww-on-the-right') : '';
}
