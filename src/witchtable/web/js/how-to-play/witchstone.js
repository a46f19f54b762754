// How to play Witchstone: what is said, by which clauses, beside which pieces.
import { html } from '../html.js';
import { Ball } from '../games/witchstone/ball.js';
import { Cauldron } from '../games/witchstone/cauldron.js';
import { Pentagram } from '../games/witchstone/pentagram.js';
import { Rack } from '../games/witchstone/rack.js';
import { Scrolls } from '../games/witchstone/scrolls.js';
import { AnySpecial, ChipSign, SpecialPicture, SymbolPicture, TilePicture } from '../games/witchstone/symbols.js';
import { Wand } from '../games/witchstone/wand.js';
import { Icon } from '../pieces/icon.js';
import { sceneOf } from './example.js';

/** @import {Forecast, Scene} from '../games/witchstone/types.js' */
/** @typedef {import('./example.js').Examples} Examples */
/** @typedef {{examples: Examples}} Props */

/** @param {Examples} examples @returns {Scene} */
const placed = (examples) => sceneOf(examples, 'placed');

/** The six types of actions. @param {Props} props */
const Symbols = ({ examples }) => html`<div class="how-symbols">${placed(examples).edition.cauldron.printed.map(({ symbol }) => html`<${SymbolPicture} key=${symbol} symbol=${symbol} size=${46} />`)}</div>`;
/** @param {Props} props */
const Tiles = ({ examples }) => html`<div class="how-tiles">${(placed(examples).view.players[0].hand ?? []).map((tile) => html`<${TilePicture} key=${tile} tile=${tile} size=${30} />`)}</div>`;

/** The tile that was just placed, and what its first half is connected with. @param {Props} props */
function Cluster({ examples }) {
  const { halves: [first] } = /** @type {Forecast} */ (examples.moments.tile.aid);
  return html`<div class="how-cauldron"><${Cauldron} scene=${placed(examples)} seat=${examples.moments.placed.seat} marked=${first.cluster} />
    <p class="how-count"><b class="title">${first.actions}×</b> <${SymbolPicture} symbol=${first.symbol} size=${34} /></p></div>`;
}

/** @param {Props} props */
const Sphere = ({ examples }) => html`<div class="how-ball"><${Ball} scene=${placed(examples)} /></div>`;
/** The same from nearby. @param {Props} props */
const Near = ({ examples }) => html`<div class="how-ball near"><${Ball} scene=${placed(examples)} /></div>`;
/** @param {Props} props */
const Track = ({ examples }) => html`<div class="how-wand"><${Wand} scene=${placed(examples)} /></div>`;
/** @param {Props} props */
const Ring = ({ examples }) => html`<div class="how-ring"><${Pentagram} scene=${placed(examples)} /></div>`;
/** @param {Props} props */
const Vials = ({ examples }) => html`<div class="how-rack"><${Rack} scene=${placed(examples)} /></div>`;
/** @param {Props} props */
const Display = ({ examples }) => html`<div class="how-scrolls"><${Scrolls} scene=${placed(examples)} /></div>`;
/** What gives bonus actions: a chip, a special tile of the ring, a vial, a dark space of the wand. @param {Props} props */
function Bonuses({ examples }) {
  const { view, edition } = placed(examples);
  const special = view.pentagram.spaces.find(({ tile }) => tile)?.tile ?? '';
  return html`<div class="how-bonuses"><svg viewBox="-20 -20 40 40" width="58" height="58" aria-hidden="true"><${ChipSign} chip=${view.table[0]} x=${0} y=${0} r=${18} points=${edition.scoring.points_chip} /></svg>
    <${SpecialPicture} tile=${special} size=${64} /><${Icon} name="ws-vial" size=${56} /><${Icon} name="ws-wand" size=${56} /></div>`;
}
/** @param {string} name */
const icon = (name) => () => html`<${Icon} name=${name} size=${30} />`;
/** @param {string} symbol */
const sign = (symbol) => () => html`<${SymbolPicture} symbol=${symbol} size=${30} />`;
const Special = () => html`<${AnySpecial} size=${30} />`;

/** @type {import('./parts.js').Section[]} */
export const sections = [
  { id: 'goal', parts: [
    { text: 'how-ws-goal', clauses: ['WS-TURN-01', 'WS-END-04', 'WS-CONT-05'], draw: Symbols },
    { text: 'how-ws-setup', clauses: ['WS-SETUP-05', 'WS-SETUP-06', 'WS-SETUP-10', 'WS-SETUP-11'] },
  ] },
  { id: 'turn', parts: [
    { text: 'how-ws-tile', clauses: ['WS-TURN-02', 'WS-TURN-05'], draw: Tiles },
    { text: 'how-ws-cluster', clauses: ['WS-CLUSTER-01', 'WS-CLUSTER-03'], draw: Cluster },
    { text: 'how-ws-bonus', clauses: ['WS-BONUS-01', 'WS-BONUS-02', 'WS-BONUS-04'], draw: Bonuses },
    { text: 'how-ws-energy', clauses: ['WS-ENERGY-02', 'WS-ENERGY-03', 'WS-ENERGY-05'], sign: sign('energy'), draw: Near },
    { text: 'how-ws-witch', clauses: ['WS-WITCH-01', 'WS-WITCH-05', 'WS-WITCH-10', 'WS-WITCH-11'], sign: sign('witch'), draw: Sphere },
    { text: 'how-ws-pentagram', clauses: ['WS-PENTA-03', 'WS-PENTA-07'], sign: sign('pentagram'), draw: Ring },
    { text: 'how-ws-wand', clauses: ['WS-WAND-03', 'WS-WAND-05', 'WS-WAND-09'], sign: sign('wand'), draw: Track, span: 6 },
    { text: 'how-ws-crystal', clauses: ['WS-CRYSTAL-01', 'WS-CRYSTAL-04', 'WS-CRYSTAL-08', 'WS-CRYSTAL-09'], sign: sign('crystal'), draw: Vials },
    { text: 'how-ws-scroll', clauses: ['WS-SCROLL-01', 'WS-SCROLL-02', 'WS-SPELL-01', 'WS-PROPH-01'], sign: sign('scroll'), draw: Display, span: 4 },
  ] },
  { id: 'scoring', parts: [
    { text: 'how-ws-score-connections', clauses: ['WS-ENERGY-05'], draw: sign('energy') },
    { text: 'how-ws-score-witches', clauses: ['WS-WITCH-10', 'WS-WITCH-15'], draw: icon('ws-witch-small') },
    { text: 'how-ws-score-silver', clauses: ['WS-WAND-12', 'WS-WAND-13'], draw: Special },
    { text: 'how-ws-score-chips', clauses: ['WS-WITCH-11', 'WS-CONT-08'], draw: icon('ws-chip') },
    { text: 'how-ws-score-owls', clauses: ['WS-CONT-09', 'WS-END-02'], draw: icon('ws-owl') },
    { text: 'how-ws-score-scrolls', clauses: ['WS-SPELL-10', 'WS-PROPH-01'], draw: icon('ws-prophecy') },
  ] },
  { id: 'end', parts: [
    { text: 'how-ws-end', clauses: ['WS-END-01', 'WS-END-02', 'WS-END-03'] },
    { text: 'how-ws-tie', clauses: ['WS-END-05'] },
  ] },
  { id: 'mistakes', parts: [
    { text: 'how-ws-mistake-touch', clauses: ['WS-TURN-03'] },
    { text: 'how-ws-mistake-special', clauses: ['WS-CLUSTER-06'] },
    { text: 'how-ws-mistake-save', clauses: ['WS-BONUS-02'] },
    { text: 'how-ws-mistake-add', clauses: ['WS-BONUS-06'] },
    { text: 'how-ws-mistake-begun', clauses: ['WS-ENERGY-03'] },
    { text: 'how-ws-mistake-way', clauses: ['WS-WITCH-09'] },
    { text: 'how-ws-mistake-stands', clauses: ['WS-WITCH-13'] },
    { text: 'how-ws-mistake-rest', clauses: ['WS-CRYSTAL-02'] },
    { text: 'how-ws-mistake-wand', clauses: ['WS-WAND-02'] },
    { text: 'how-ws-mistake-scrolls', clauses: ['WS-SCROLL-01'] },
  ] },
  { id: 'more', parts: [
    { text: 'how-ws-removal', clauses: ['WS-CRYSTAL-20', 'WS-CRYSTAL-21', 'WS-NEG-01'], draw: icon('ws-crystal-piece') },
    { text: 'how-ws-handicap', clauses: ['WS-HCAP-01', 'WS-HCAP-02', 'WS-HCAP-03', 'WS-HCAP-04'], draw: icon('ui-human') },
    { text: 'how-ws-open', clauses: ['WS-INFO-01', 'WS-INFO-02', 'WS-INFO-04'], draw: icon('ui-eye') },
    { text: 'how-ws-undo', clauses: ['WS-UNDO-01', 'WS-UNDO-02'], draw: icon('ui-undo') },
  ] },
];
