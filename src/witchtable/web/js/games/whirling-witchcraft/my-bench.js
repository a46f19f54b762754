// My workbench and my circle, with what threatens from the left and what I hope for from the right.
import { html } from '../../html.js';
import { coarse, narrow } from '../../lib/narrow.js';
import { SeatSign } from '../../pieces/icon.js';
import { asks, tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { Bench } from './bench.js';
import { Circle } from './circle.js';
import { forecastOf } from './forecast.js';
import { ravenPick } from './raven.js';
import { benchOf, cauldronOf, choicesOf, leftOf, offeredAt } from './state.js';

/** @import {Scene} from './types.js' */

/** @param {{scene: Scene}} props */
export function MyBench({ scene }) {
  const seat = /** @type {number} */ (scene.seat);
  const left = leftOf(scene, seat);
  const hopes = forecastOf(scene);
  const needed = scene.edition.rules.win_threshold;
  const wins = hopes?.wins;
  const hasRaven = choicesOf(scene, 'raven').length > 0;
  /** A finger is larger than a cube: there it is chosen among the arcana. @param {string} kind */
  const takes = (kind) => {
    if (narrow.value || coarse.value) return null;
    const pick = hasRaven ? ravenPick(scene, kind) : undefined;
    if (pick) return { pick, label: t('page-ww-raven-one', { kind: t(`page-ww-name-${kind}`) }) };
    const action = offeredAt(scene, 'bench', kind);
    return action ? { action } : null;
  };
  return html`<div class="ww-mine panel">
    <header><${SeatSign} seat=${seat} size=${24} /><h2 ...${asks('bench')}>${t('page-ww-bench')}</h2></header>
    <${Bench} scene=${scene} name="mine" bench=${benchOf(scene, seat)} from=${`cauldron-${left}`} takes=${takes}
      coming=${hopes ? cauldronOf(scene, left) : {}} over=${hopes?.threat ?? {}} ghost="in" />
    <div class="ww-my-circle" role="group" tabindex="0" aria-label=${t('page-ww-circle')} ...${tells(() => ({ title: t('page-ww-circle'), text: t('page-ww-circle-about', { needed }), clauses: ['WW-GOAL-04', 'WW-WIN-01', 'WW-PASS-05'], thing: 'circle' }))}>
      <div><h3>${t('page-ww-circle')}</h3>${wins && html`<b class="ww-win small">${t('page-ww-would-win')}</b>`}</div>
      <${Circle} circle=${scene.view.players[seat].circle} needed=${needed} coming=${hopes?.overflow ?? {}} />
    </div>
  </div>`;
}
