// The objectives, with everybody's progress.
import { html } from '../../html.js';
import { Icon, SeatSign } from '../../pieces/icon.js';
import { tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { sideOf } from './edition.js';
import { Banner, Piece } from './signs.js';
import { wants, word } from './words.js';

/** @import {ObjectiveView, Scene, View} from './types.js' */
const MANY = 10; // more of them lie in two rows

/** @param {{scene: Scene}} props */
export function Objectives({ scene }) {
  const { objectives } = scene.view;
  const columns = objectives.length > MANY ? Math.ceil(objectives.length / 2) : objectives.length;
  return html`<h2 class="unseen">${t('page-wd-objectives')}</h2>
    <ul class="wd-objectives" style=${{ '--count': columns, '--half': Math.ceil(objectives.length / 2) }}>
      ${objectives.map((entry, at) => html`<${Objective} key=${entry.objective} scene=${scene} entry=${entry} at=${at} />`)}</ul>`;
}

/** How many are still open; the game ends when one is left. @param {View} view */
export const openObjectives = (view) => view.objectives.filter((one) => one.owner === null).length;

/** @param {{scene: Scene, entry: ObjectiveView, at: number}} props */
function Objective({ scene, entry, at }) {
  const { view, edition } = scene;
  const side = sideOf(edition, entry);
  const about = () => ({ title: wants(side), text: t('page-wd-about-objective', { points: entry.points, side: entry.side }), clauses: ['WD-OBJ-01', 'WD-OBJ-02'], thing: 'objective' });
  // My own progress comes first.
  const all = [...view.players.keys()];
  const seats = [...all.slice(scene.seat ?? 0), ...all.slice(0, scene.seat ?? 0)];
  return html`<li data-anchor=${`objective-${entry.objective}`} class=${`wd-objective ${entry.side} ${entry.owner === null ? '' : 'taken'}`} ...${tells(about)}>
    <span class="wd-wants" aria-hidden="true"><${Wants} side=${side} /></span>
    <b class="wd-points"><span class="unseen">${t('page-wd-objective-points', { points: entry.points, side: word(entry.side) })}</span><span aria-hidden="true">${entry.points}</span></b>
    <span class="wd-words">${wants(side)}</span>
    ${entry.owner === null
      ? html`<span class="wd-progress">${seats.map((seat) => html`<${Progress} key=${seat} scene=${scene} seat=${seat} have=${view.players[seat].progress[at]} of=${entry.symbols} />`)}</span>`
      : html`<span class="wd-progress owner"><${SeatSign} seat=${entry.owner} size=${14} /> ${t('witchdom-aim-taken', { owner: scene.names[entry.owner] })}</span>`}
  </li>`;
}

/** @param {{side: import('./edition.js').Asked}} props */
function Wants({ side }) {
  return html`<${Wanted} wanted=${side.witches} icon="wd-witch" /><${Wanted} wanted=${side.potions} icon="wd-potion" />
    ${[...side.tools, ...Array(side.any_tools).fill('any')].map((kind) => html`<${Piece} kind=${kind} size=${25} shape="is-tool" />`)}
    ${side.animals.map((kind) => html`<${Piece} kind=${kind} size=${25} shape="is-animal" />`)}
    ${Array.from({ length: side.any_animals }, () => html`<span class="wd-piece is-animal" style=${{ '--size': '25px' }}><b>?</b></span>`)}`;
}

/** So many banners of witches or of potions. @param {{wanted: Record<string, number>, icon: string}} props */
function Wanted({ wanted, icon }) {
  const colours = Object.entries(wanted).flatMap(([colour, count]) => Array(count).fill(colour));
  if (!colours.length) return null;
  return html`${colours.map((colour) => html`<${Banner} colour=${colour} size=${18} />`)}<${Icon} name=${icon} size=${22} />`;
}

/** How many of the symbols somebody has. @param {{scene: Scene, seat: number, have: number, of: number}} props */
function Progress({ scene, seat, have, of }) {
  return html`<span class=${`wd-standing ${seat === scene.seat ? 'own' : ''} ${have === of - 1 ? 'near' : ''}`} role="img"
    aria-label=${t('page-wd-standing', { name: scene.names[seat], have, of })}>
    <${SeatSign} seat=${seat} size=${14} /><span><b>${have}</b><span class="wd-of">/${of}</span></span></span>`;
}

