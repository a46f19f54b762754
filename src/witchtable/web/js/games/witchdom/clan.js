// A clan: what has joined it, and the points so far by source.
import { html } from '../../html.js';
import { CountUp } from '../../pieces/count.js';
import { SeatSign } from '../../pieces/icon.js';
import { tells } from '../../table/inspector.js';
import { list, t } from '../../texts.js';
import { card, clanName, kindsOf, sideOf } from './edition.js';
import { counted } from './grouping.js';
import { Banners, Piece } from './signs.js';
import { wants } from './words.js';

/** @import {Scene} from './types.js' */

/** What each source of points is made of. @type {Record<string, string>} */
const THING = { potions: 'potion', witches: 'witch', tools: 'tool', animals: 'animal', objectives: 'objective', leftovers: 'leftovers' };

/** @param {{scene: Scene}} props */
export function MyClan({ scene }) {
  const seat = /** @type {number} */ (scene.seat);
  const { view, edition } = scene;
  const name = clanName(edition, view.players[seat].clan_card) ?? t('page-wd-clan');
  return html`<section class="wd-panel wd-clan" tabindex="0" aria-label=${t('page-wd-clan')}><h2 ...${tells(() => ({ title: name, text: t('page-wd-about-clan'), clauses: ['WD-SETUP-03'], thing: 'clan' }))}>
    <${SeatSign} seat=${seat} size=${20} /> <span class="grow">${t('page-wd-clan')}</span>
    <b class="wd-total"><${CountUp} value=${view.scores[seat]} /></b></h2>
    <${Sources} scene=${scene} seat=${seat} /></section>`;
}

/** @param {'potions' | 'witches' | 'tools' | 'animals' | 'objectives' | 'leftovers'} source @param {import('../../html.js').Node[]} shown @param {string} [members]  What it is, in words. */
const line = (source, shown, members) => ({ source, shown, members });

/** The lines of a score sheet, with what they stand on. @param {{scene: Scene, seat: number}} props */
export function Sources({ scene, seat }) {
  const { view, edition } = scene;
  const { clan, resources, sheet, uses_tools } = view.players[seat];
  const left = kindsOf(edition).filter((kind) => resources[kind] > 0).length;
  const own = view.objectives.filter((one) => one.owner === seat);
  const cards = (/** @type {string[]} */ ids) => (ids.length ? [html`<${Banners} edition=${edition} cards=${ids} />`] : []);
  const names = (/** @type {string[]} */ ids) => list(ids.map((id) => t('page-wd-card-points', { card: card(edition, id).name, points: card(edition, id).points })));
  const pieces = (/** @type {string[]} */ kinds, /** @type {'is-tool' | 'is-animal'} */ shape) => counted(kinds).map(([kind, count]) => html`<span class="wd-member"><${Piece} kind=${kind} size=${20} shape=${shape} />${count > 1 && html`<small>×${count}</small>`}</span>`);
  const lines = [
    line('potions', cards(clan.potions), names(clan.potions)),
    line('witches', cards(clan.witches), names(clan.witches)),
    ...(uses_tools ? [line('tools', pieces(clan.tools, 'is-tool'))] : []),
    ...('animals' in sheet ? [line('animals', pieces(clan.animals, 'is-animal'))] : []),
    line('objectives', own.length ? [html`<span class="wd-member">${t('page-wd-claimed', { count: own.length })}</span>`] : [], list(own.map((one) => wants(sideOf(edition, one))))),
    line('leftovers', left ? [html`<span class="wd-member">${t('page-wd-kinds', { count: left })}</span>`] : []),
  ];
  return html`<ul class="wd-sources">${lines.map(({ source, shown, members }) => html`<li key=${source} ...${tells(() => ({
    title: t(`witchdom-score-${source}`), text: members || t(`page-wd-scores-${source}`), clauses: [view.sources[source]], thing: THING[source] }))}>
    <span>${t('page-wd-source', { source })}</span><span class="wd-members">${shown.length ? shown : html`<span class="dim">–</span>`}</span>
    <b><${CountUp} value=${sheet[source]} /></b></li>`)}</ul>`;
}
