// Ostara, who plays by her tokens: which have been shown, what each makes her do, and what she has.
import { html, useRef } from '../../html.js';
import { CountUp } from '../../pieces/count.js';
import { Icon, SEATS, SeatSign } from '../../pieces/icon.js';
import { asks } from '../../table/inspector.js';
import { list, say, t } from '../../texts.js';
import { card } from './edition.js';
import { SeatSummary, Things } from './players.js';
import { word } from './words.js';

/** @import {EditionData, OstaraGain, OstaraToken, OstaraView, Scene} from './types.js' */
const HER_DEEDS = ['ostara-token-revealed', 'ostara-chose', 'taken-by-ostara', 'ostara-gain-lapsed', 'potion-brewed', 'animal-tamed', 'objective-claimed'];

/** @param {{scene: Scene}} props */
export function Ostara({ scene }) {
  const { view, edition } = scene;
  const { seat, shown, hidden, level, criteria } = /** @type {OstaraView} */ (view.ostara);
  const her = view.players[seat];
  const newest = shown.at(-1);
  return html`<section class="wd-panel wd-ostara" tabindex="0" aria-label=${t('witchdom-ostara')}>
    <h2 ...${asks('ostara')}><${SeatSign} seat=${seat} size=${20} /><${Icon} name="wd-ostara" size=${26} /> <span class="grow">${t('witchdom-ostara')} <small>${t(`witchdom-level-${level}`)}</small></span>
      <b class="wd-total"><${CountUp} value=${view.scores[seat]} /></b></h2>
    ${newest && html`<${Token} edition=${edition} id=${newest} criteria=${criteria[newest]} />`}
    <${Deeds} scene=${scene} seat=${seat} />
    <p class="dim small" ...${asks('token')}>${t('page-wd-ostara-stack', { shown: shown.length, hidden })}</p>
    ${shown.length > 1 && html`<details><summary>${t('page-wd-ostara-earlier')}</summary>
      ${shown.slice(0, -1).reverse().map((id) => html`<${Token} key=${id} edition=${edition} id=${id} criteria=${criteria[id]} />`)}</details>`}
    <h3>${t('page-wd-ostara-has')}</h3>
    <p>${t('page-wd-ostara-witches', { count: her.played.length, names: list(her.played.map((id) => card(edition, id).name)) })}</p>
    <${Things} scene=${scene} seat=${seat} />
  </section>`;
}

/** She has a panel in the row of seats as everybody else. @param {{scene: Scene}} props */
export function OstaraSeat({ scene }) {
  const { seat, level } = /** @type {OstaraView} */ (scene.view.ostara);
  const points = scene.view.scores[seat];
  return html`<li class="seat" data-anchor=${`seat-${seat}`} style=${{ '--seat': SEATS[seat].colour }}><${SeatSign} seat=${seat} size=${26} />
    <div class="seat-who"><b class="title">${t('witchdom-ostara')}</b><span class="seat-signs" ...${asks('ostara')}><${Icon} name="wd-ostara" size=${15} /> ${t(`witchdom-level-${level}`)}</span></div>
    <div class="seat-more"><${SeatSummary} scene=${scene} seat=${seat} /></div>
    <div class="seat-score" data-anchor=${`points-${seat}`} ...${asks('score')}><b class="title"><${CountUp} value=${points} /></b><span class="small dim">${t('points-word', { count: points })}</span></div></li>`;
}

/** A token, step by step. @param {{edition: EditionData, id: string, criteria: string[]}} props */
function Token({ edition, id, criteria }) {
  const token = /** @type {OstaraToken} */ (edition.pieces.ostara_tokens.find((one) => one.id === id));
  return html`<div class="wd-order" ...${asks('token', t('page-wd-ostara-token', { token: id }))}><b class="wd-order-id">${t('page-wd-ostara-token', { token: id })}</b>
    <ol>${token.gain.map((part) => html`<li>${t('page-wd-ostara-gains', { what: gain(part) })}</li>`)}
      <li>${t('page-wd-ostara-brews')}</li></ol>
    ${criteria.length > 0 && html`<p class="small">${t('page-wd-ostara-criteria')}</p>
      <ol class="wd-criteria">${criteria.map((criterion) => html`<li>${t(`witchdom-criterion-${criterion}`)}</li>`)}</ol>`}
  </div>`;
}

/** @param {OstaraGain} part */
function gain({ take, order, count }) {
  if (order) return t(`witchdom-gain-${take}`, { first: order[0], second: order[1] });
  return t(`witchdom-gain-${take}`, { count });
}

/** What she has just done, until she does the next thing. @param {{scene: Scene, seat: number}} props */
function Deeds({ scene, seat }) {
  const last = useRef(/** @type {import('../../protocol.js').LogEntry[]} */ ([]));
  const at = scene.news.findLastIndex(({ event }) => event.event === 'ostara-token-revealed');
  if (at >= 0) last.current = scene.news.slice(at + 1).filter(({ event }) => HER_DEEDS.includes(event.event) && (event.seat ?? seat) === seat);
  if (!last.current.length) return null;
  return html`<details class="wd-deeds" open><summary>${t('page-wd-ostara-did')}</summary>
    <ol>${last.current.map((told) => html`<li>${say(told.message)}</li>`)}</ol></details>`;
}
