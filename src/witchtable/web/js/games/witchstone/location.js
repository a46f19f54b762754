// One location of the crystal ball: who stands there, who lies beside it, its chip, and the price of the way.
import { html } from '../../html.js';
import { SEATS, Sign } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { tells } from '../../table/inspector.js';
import { list, t } from '../../texts.js';
import { told } from './choices.js';
import { considered } from './picking.js';
import { ChipSign } from './symbols.js';

/** @import {LocationView, Scene} from './types.js' */

const R = 18;
/** @type {Record<string, string>} */
const CLAUSES = { witchstone: 'WS-WITCH-15', tower: 'WS-WITCH-14', castle: 'WS-WITCH-11', forest: 'WS-WITCH-11', village: 'WS-WITCH-11' };

/** @param {{scene: Scene, location: LocationView, at: {x: number, y: number}}} props */
export function Location({ scene, location, at }) {
  const { location: id, type, tower_of: owner, chip, witches } = location;
  const [send, tower] = [`send ${id}`, `tower ${id}`];
  const mine = owner !== null && owner === scene.seat;
  const action = scene.choices.has(tower) ? tower : mine ? 'witch' : send;
  const price = told(scene, send, 'price');
  const small = witches.filter((seat) => seat !== owner);
  const lying = owner === null ? 0 : scene.view.players[owner].witches.lying;
  // What lies beside a tower lies on its outer side, clear of the lines.
  const way = Math.hypot(at.x - 200, at.y - 200) || 1;
  const beside = { x: at.x + ((at.y - 200) / way) * 31, y: at.y - ((at.x - 200) / way) * 31 };
  const text = [
    owner !== null && t('page-ws-tower-of', { who: scene.names[owner], lying }),
    small.length > 0 && t('page-ws-standing', { names: list(small.map((seat) => scene.names[seat])) }),
    chip && t('page-ws-chip-here', { chip, points: scene.edition.scoring.points_chip }),
  ].filter(Boolean).join(' ');
  const info = () => ({ title: t('page-ws-location', { location: id }), text, clauses: [CLAUSES[type], 'WS-WITCH-10'], thing: type === 'witchstone' ? type : owner === null ? 'location' : 'tower' });
  const label = scene.choices.has(action) ? undefined : `${t('page-ws-location', { location: id })}. ${text}`;
  return html`<${Target} as="g" scene=${scene} action=${action} label=${label} class=${`ws-location ${type}`} ...${considered(scene, action)} ...${tells(info)}>
    <circle cx=${at.x} cy=${at.y} r=${R + 9} class="ws-touch" /><circle cx=${at.x} cy=${at.y} r=${R} class="ws-place" />
    ${owner === null && html`<${Sign} name=${`ws-${type}`} x=${at.x} y=${at.y} size=${27} />`}
    <circle cx=${at.x} cy=${at.y} r=${R + 4} class="ring" />
    ${owner !== null && html`<g data-flip=${`big-witch ${owner}`}><circle cx=${at.x} cy=${at.y} r=${R} class="ws-home" stroke=${SEATS[owner].colour} />
      <${Sign} name="ws-witch-big" x=${at.x} y=${at.y - 2} size=${38} style=${{ '--seat': SEATS[owner].colour }} />
      <${SeatMark} seat=${owner} x=${at.x} y=${at.y + 16} r=${7} /></g>`}
    ${small.map((seat) => html`<${Standing} key=${seat} seat=${seat} id=${id} x=${at.x + 19 - placeOf(seat, owner) * 11} y=${at.y + 10 + (placeOf(seat, owner) % 2) * 3} />`)}
  <//>
  <g class="ws-on-top" aria-hidden="true">
    ${lying > 0 && html`<${Lying} seat=${owner} count=${lying} x=${beside.x} y=${beside.y} />`}
    ${chip && html`<g data-anchor=${`chip-${id}`}><${ChipSign} chip=${chip} x=${at.x + 13} y=${at.y - 13} r=${10} points=${scene.edition.scoring.points_chip} /></g>`}
    ${type === 'witchstone' && html`<${NextRank} scene=${scene} x=${at.x + 14} y=${at.y - 15} />`}
    ${price !== null && html`<g class="ws-badge price"><circle cx=${at.x - 15} cy=${at.y - 14} r="9.5" /><text class="ws-number" x=${at.x - 15} y=${at.y - 9.2} font-size="14">${price}</text></g>`}
  </g>`;
}

/** Each seat has its own place, so that nobody has to move aside. @param {number} seat @param {number | null} owner */
const placeOf = (seat, owner) => (owner !== null && seat > owner ? seat - 1 : seat);

/** What the next witch scores at the Witchstone. @param {{scene: Scene, x: number, y: number}} props */
function NextRank({ scene, x, y }) {
  const [points] = scene.view.witchstone_left;
  return points && html`<g class="ws-badge gain"><circle cx=${x} cy=${y} r="9.5" /><text class="ws-number" x=${x} y=${y + 4.6} font-size="14">${points}</text></g>`;
}

/** A small witch who stands. @param {{seat: number, id: string, x: number, y: number}} props */
function Standing({ seat, id, x, y }) {
  return html`<g class="ws-piece" data-flip=${`witch ${seat} ${id}`} data-flip-from=${`lying ${seat}`}>
    <${Sign} name="ws-witch-small" x=${x} y=${y} size=${25} style=${{ '--seat': SEATS[seat].colour }} /><${SeatMark} seat=${seat} x=${x} y=${y + 10} r=${5.5} /></g>`;
}

/** Witches asleep beside their tower. @param {{seat: number, count: number, x: number, y: number}} props */
function Lying({ seat, count, x, y }) {
  return html`<g data-flip=${`lying ${seat}`}><ellipse cx=${x} cy=${y + 3} rx="15" ry="9" class="ws-bed" stroke=${SEATS[seat].colour} />
    <g transform=${`rotate(-90 ${x} ${y})`}><${Sign} name="ws-witch-small" x=${x} y=${y - 2} size=${24} style=${{ '--seat': SEATS[seat].colour }} /></g>
    <g class="ws-badge count"><circle cx=${x + 13} cy=${y + 8} r="8.5" stroke=${SEATS[seat].colour} /><text class="ws-number" x=${x + 13} y=${y + 12.5} font-size="13">${count}</text></g></g>`;
}

/** Whose it is, by shape. @param {{seat: number, x: number, y: number, r: number}} props */
function SeatMark({ seat, x, y, r }) {
  return html`<g><circle cx=${x} cy=${y} r=${r} class="ws-mark" /><${Sign} name=${SEATS[seat].shape} x=${x} y=${y} size=${r * 1.7} style=${{ '--seat': SEATS[seat].colour }} /></g>`;
}
