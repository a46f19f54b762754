// How to play Witchdom: what is said, by which clauses, beside which pieces.
import { html } from '../html.js';
import { Board } from '../games/witchdom/board.js';
import { PotionCard, WitchCard } from '../games/witchdom/cards.js';
import { MyClan } from '../games/witchdom/clan.js';
import { symbols } from '../games/witchdom/grouping.js';
import { Objectives } from '../games/witchdom/objectives.js';
import { Banner, Piece } from '../games/witchdom/signs.js';
import { Icon } from '../pieces/icon.js';
import { sceneOf } from './example.js';

/** @typedef {import('../games/witchdom/types.js').Scene} Scene */
/** @typedef {import('./example.js').Examples} Examples */
/** @typedef {{examples: Examples}} Props */

/** @param {Examples} examples @param {string} moment @returns {Scene} */
const at = (examples, moment) => sceneOf(examples, moment);
/** @param {Scene} scene */
const me = ({ view, seat }) => view.players[/** @type {number} */ (seat)];

/** @param {Props} props */
const Aims = ({ examples }) => html`<div class="how-aims"><${Objectives} scene=${at(examples, 'collect')} /></div>`;

/** The card that was played. @param {Props} props */
function Played({ examples }) {
  const scene = at(examples, 'collect');
  return html`<div class="how-cards"><${WitchCard} edition=${scene.edition} id=${scene.view.active} now=${scene.view.location} /></div>`;
}

/** @param {Props} props */
const Locations = ({ examples }) => html`<div class="how-board"><${Board} scene=${at(examples, 'collect')} /></div>`;

/** The witch, the potion that she can brew, and the tool that it asks for. @param {Props} props */
function Brewing({ examples }) {
  const scene = at(examples, 'brew');
  const { recipes, waiting } = me(scene);
  const ready = waiting.potions.find((id) => !recipes[id].missing.length) ?? waiting.potions[0];
  return html`<div class="how-cards"><${WitchCard} edition=${scene.edition} id=${scene.view.active} /><i class="how-plus" aria-hidden="true">+</i>
    <${PotionCard} edition=${scene.edition} id=${ready} needs=${symbols(scene.edition, ready)} /></div>`;
}

/** @param {Props} props */
const Clan = ({ examples }) => html`<div class="how-clan"><${MyClan} scene=${at(examples, 'end')} /></div>`;

/** Cards that come back, and resources. @param {Props} props */
function Resting({ examples }) {
  const scene = at(examples, 'collect');
  const [novice] = me(scene).hand ?? [];
  return html`<div class="how-cards"><${WitchCard} edition=${scene.edition} id=${novice} />
    <span class="how-tokens">${scene.view.board[0].resources.slice(1).map((kind) => kind && html`<${Piece} kind=${kind} size=${44} />`)}</span></div>`;
}

/** @param {string} name */
const icon = (name) => () => html`<${Icon} name=${name} size=${30} />`;
const Cards = () => html`<${Banner} colour="red" size=${22} />`;

/** @type {import('./parts.js').Section[]} */
export const sections = [
  { id: 'goal', parts: [
    { text: 'how-wd-goal', clauses: ['WD-SCORE-09', 'WD-CONT-15'], draw: Aims },
    { text: 'how-wd-setup', clauses: ['WD-SETUP-04', 'WD-SETUP-05', 'WD-SETUP-07', 'WD-CONT-01'] },
  ] },
  { id: 'turn', parts: [
    { text: 'how-wd-play', clauses: ['WD-TURN-01', 'WD-COLLECT-01', 'WD-RESTORE-01'], draw: Played },
    { text: 'how-wd-collect', clauses: ['WD-COLLECT-03', 'WD-COLLECT-05', 'WD-COLLECT-12'], draw: Locations, span: 4 },
    { text: 'how-wd-brew', clauses: ['WD-BREW-02', 'WD-BREW-03', 'WD-PAY-02'], draw: Brewing },
    { text: 'how-wd-clan', clauses: ['WD-BREW-08', 'WD-TOOL-02', 'WD-OBJ-02'], draw: Clan },
    { text: 'how-wd-rest', clauses: ['WD-REST-01', 'WD-REST-02'], draw: Resting },
  ] },
  { id: 'scoring', parts: [
    { text: 'how-wd-score-cards', clauses: ['WD-SCORE-01', 'WD-SCORE-02'], draw: Cards },
    { text: 'how-wd-score-tools', clauses: ['WD-SCORE-03', 'WD-SCORE-08'], draw: icon('wd-mortar') },
    { text: 'how-wd-score-objectives', clauses: ['WD-SCORE-04'], draw: icon('wd-objective') },
    { text: 'how-wd-score-left', clauses: ['WD-SCORE-05'], draw: icon('wd-leaf') },
    { text: 'how-wd-score-none', clauses: ['WD-SCORE-07'], draw: icon('wd-novice') },
  ] },
  { id: 'end', parts: [
    { text: 'how-wd-end', clauses: ['WD-END-01', 'WD-END-02', 'WD-END-03'] },
    { text: 'how-wd-tie', clauses: ['WD-SCORE-10'] },
  ] },
  { id: 'mistakes', parts: [
    { text: 'how-wd-mistake-up', clauses: ['WD-COLLECT-05'] },
    { text: 'how-wd-mistake-decline', clauses: ['WD-COLLECT-04'] },
    { text: 'how-wd-mistake-late', clauses: ['WD-RESTORE-05'] },
    { text: 'how-wd-mistake-novice', clauses: ['WD-BREW-04'] },
    { text: 'how-wd-mistake-below', clauses: ['WD-BREW-11'] },
    { text: 'how-wd-mistake-rested', clauses: ['WD-BREW-10'] },
    { text: 'how-wd-mistake-two', clauses: ['WD-BREW-01'] },
    { text: 'how-wd-mistake-waiting', clauses: ['WD-TOOL-03'] },
    { text: 'how-wd-mistake-pair', clauses: ['WD-PAY-05'] },
    { text: 'how-wd-mistake-wild', clauses: ['WD-OBJ-07'] },
  ] },
  { id: 'more', parts: [
    { text: 'how-wd-animals', clauses: ['WD-ANIMAL-02', 'WD-ANIMAL-03', 'WD-ANIMAL-05', 'WD-SCORE-06'], draw: icon('wd-cat') },
    { text: 'how-wd-solo', clauses: ['WD-SOLO-01', 'WD-SOLO-02', 'WD-OSTARA-03', 'WD-OSTARA-32'], draw: icon('wd-ostara') },
    { text: 'how-wd-open', clauses: ['WD-INFO-01', 'WD-INFO-02'], draw: icon('ui-eye') },
    { text: 'how-wd-short', clauses: ['WD-SUPPLY-01', 'WD-SUPPLY-04'], draw: icon('ui-warning') },
  ] },
];
