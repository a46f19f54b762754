// My neighbours: the one on the left who sends to me, and my nemesis on the right whom I send to.
import { html } from '../../html.js';
import { Icon, SEATS, SeatSign } from '../../pieces/icon.js';
import { asks } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { Bench } from './bench.js';
import { Pile } from './cube.js';
import { forecastOf } from './forecast.js';
import { looking } from './look.js';
import { benchOf, cauldronOf, leftOf, rightOf, total } from './state.js';

/** @import {Scene} from './types.js' */

/** @param {{scene: Scene, seat: number, title: string, thing: string}} props */
function Head({ scene, seat, title, thing }) {
  return html`<header><${SeatSign} seat=${seat} size=${22} /><h2 class="grow" ...${asks(thing, title)}>${title}</h2>
    <button type="button" class="tool ww-look" aria-label=${t('page-ww-look', { name: scene.names[seat] })} onClick=${() => { looking.value = seat; }}><${Icon} name="ui-eye" size=${20} /></button></header>`;
}

/** @param {{scene: Scene}} props */
export function Threat({ scene }) {
  const left = leftOf(scene, /** @type {number} */ (scene.seat));
  return html`<div class="ww-neighbour panel threat" style=${{ '--seat': SEATS[left].colour }}>
    <${Head} scene=${scene} seat=${left} thing="threat" title=${t('page-ww-threat', { name: scene.names[left] })} />
    <${Bench} scene=${scene} name=${`bench-${left}`} bench=${benchOf(scene, left)} />
    <${Coming} scene=${scene} />
  </div>`;
}

/** What comes to me from the left. @param {{scene: Scene}} props */
function Coming({ scene }) {
  const left = leftOf(scene, /** @type {number} */ (scene.seat));
  const heap = cauldronOf(scene, left);
  const found = forecastOf(scene);
  const over = total(found?.threat ?? {});
  const name = scene.names[left];
  return html`<div class=${`ww-forecast ${over ? 'bad' : ''}`} role="group" tabindex="0" aria-label=${t('page-ww-pane-threat')} data-flip=${`cauldron-${left}`} ...${asks('threat', t('page-ww-comes'))}>
    ${total(heap) > 0
      ? html`<p class="ww-forecast-head">${t('page-ww-comes')} <${Pile} heap=${heap} /></p>
        ${over > 0
          ? html`<p class="small">${t('page-ww-threat-over', { name, circle: found?.threat_circle ?? 0 })} <${Pile} heap=${found?.threat ?? {}} /></p>`
          : html`<p class="small">${t('page-ww-threat-fits')}</p>`}`
      : html`<p class="small">${t(scene.view.deciders.includes(left) && scene.view.phase === 'brew' ? 'page-ww-threat-brewing' : 'page-ww-threat-none', { name })}</p>`}
  </div>`;
}

/** @param {{scene: Scene}} props */
export function Nemesis({ scene }) {
  const seat = /** @type {number} */ (scene.seat);
  const right = rightOf(scene, seat);
  const found = forecastOf(scene);
  const name = scene.names[right];
  const over = total(found?.overflow ?? {});
  const sent = cauldronOf(scene, seat);
  const before = total(scene.view.players[seat].circle);
  return html`<div class="ww-neighbour panel nemesis" style=${{ '--seat': SEATS[right].colour }}>
    <${Head} scene=${scene} seat=${right} thing="nemesis" title=${t('page-ww-nemesis', { name })} />
    <${Bench} scene=${scene} name=${`bench-${right}`} bench=${benchOf(scene, right)} from=${`cauldron-${seat}`}
      coming=${found ? sent : {}} over=${found?.overflow ?? {}} ghost="out" />
    <div class=${`ww-forecast ${over ? 'good' : ''}`} role="group" tabindex="0" aria-label=${t('page-ww-cauldron')} ...${asks('cauldron')}>
      ${over
        ? html`<p class="ww-forecast-head title">${t('page-ww-overflows')} <${Pile} heap=${found?.overflow ?? {}} /></p>
          <p class="small">${t('page-ww-into-circle', { before, after: found?.circle ?? before, name })}</p>`
        : html`<p class="small">${total(sent) ? t('page-ww-all-fits', { name }) : t('page-ww-nothing-sent', { name })}</p>`}
    </div>
    ${leftOf(scene, seat) === right && html`<${Coming} scene=${scene} />`}
  </div>`;
}
