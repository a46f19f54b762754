// How Witchstone looks: what lies on the table, what lies before me, and what is asked.
import { html } from '../../html.js';
import { lazy } from '../../lib/lazy.js';
import { narrow, sideways } from '../../lib/narrow.js';
import { offers } from '../../pieces/panes.js';
import { t } from '../../texts.js';
import { Agenda } from './agenda.js';
import { Ball } from './ball.js';
import { may, waysTo } from './choices.js';
import { Hand } from './hand.js';
import { Held } from './held.js';
import { MyCauldron } from './my-cauldron.js';
import { Pentagram } from './pentagram.js';
import { Rack, TableChips } from './rack.js';
import { Scrolls } from './scrolls.js';
import { SeatSummary } from './seat.js';
import { SOURCES } from './sources.js';
import { Wand } from './wand.js';

/** @import {Scene} from './types.js' */

const Others = lazy(() => import('./others.js'), 'Others');

/** Who has how many witches lying beside the tower. @param {Scene} scene */
const lying = (scene) => scene.view.players.map((player) => player.witches.lying).join();

/** A mark on the tab of what is asked for now, where tabs are shown. @param {Scene} scene @param {...string} verbs */
const mark = (scene, ...verbs) => (may(scene, ...verbs) ? '!' : null);

/** Whether my cauldron shares its place with the board: on a phone held sideways. @param {Scene} scene */
const onStage = (scene) => sideways.value && scene.seat !== null;

/** Whoever watches on a phone held sideways has room for the cauldrons beside the stage. @param {Scene} scene */
const isBeside = (scene) => sideways.value && scene.seat === null;

/** @param {Scene} scene @returns {import('../../scene.js').Pane} */
const others = (scene) => ({ id: scene.seat === null ? 'everybody' : 'others', title: t('page-ws-others'), icon: 'ww-cauldron', body: html`<${Others} scene=${scene} />`, of: [scene.view.players, scene.view.turn, scene.view.agenda, scene.names.join()] });

/** @param {Scene} scene @returns {import('../../scene.js').Pane} */
const held = (scene) => ({ id: 'held', title: t('page-ws-held'), icon: 'ws-spell', badge: mark(scene, 'spell'), body: html`<${Held} scene=${scene} seat=${/** @type {number} */ (scene.seat)} />` });

/** @type {import('./types.js').Face} */
export const face = {
  board: (scene) => [
    ...(onStage(scene) ? [{ id: 'stage', title: t('page-ws-cauldron'), icon: 'ww-cauldron', badge: mark(scene, 'place', 'crystal'), body: html`<${MyCauldron} scene=${scene} alone />` }] : []),
    { id: 'ball', title: t('page-ws-ball-tab'), icon: 'ws-prophecy', badge: mark(scene, 'tower', 'energy', 'send'), body: html`<${Ball} scene=${scene} />`, of: [scene.view.locations, scene.view.connections, scene.view.witchstone, scene.seat, scene.edition, lying(scene), scene.names.join(), offers(scene, 'tower', 'energy', 'send', 'witch')] },
    { id: 'scrolls', title: t('page-ws-scrolls'), icon: 'ws-scroll', badge: mark(scene, 'scroll'), body: html`<${Scrolls} scene=${scene} />`, of: [scene.view.display, scene.view.pile, offers(scene, 'scroll')] },
    { id: 'pentagram', title: t('page-ws-pentagram'), icon: 'ws-pentagram', badge: mark(scene, 'walk'), body: html`<${Pentagram} scene=${scene} />`, of: [scene.view.pentagram, scene.seat, scene.names.join(), offers(scene, 'walk')] },
    { id: 'rack', title: t('page-ws-rack-tab'), icon: 'ws-vial', badge: mark(scene, 'shelve', 'bottom'), body: html`<${Rack} scene=${scene} /><${TableChips} scene=${scene} />`, of: [scene.view.rack, scene.view.table, scene.version, offers(scene, 'shelve', 'bottom')] },
    { id: 'wand', title: t('page-ws-wand'), icon: 'ws-wand', badge: mark(scene, 'advance'), body: html`<${Wand} scene=${scene} />`, of: [scene.view.wand, scene.seat, scene.names.join(), offers(scene, 'advance')] },
    // On a wide screen the others' cauldrons are in the row of seats.
    ...((scene.seat === null || narrow.value || sideways.value) && !isBeside(scene) ? [others(scene)] : []),
    ...(onStage(scene) ? [held(scene)] : []),
  ],
  mine: (scene) => [
    onStage(scene) ? { id: 'hand', title: t('page-ws-hand'), icon: 'ui-play', body: html`<${Hand} scene=${scene} />` } :
    { id: 'cauldron', title: t('page-ws-cauldron'), icon: 'ww-cauldron', badge: mark(scene, 'place', 'crystal'), body: html`<${MyCauldron} scene=${scene} />` },
    { id: 'turn', title: t('page-ws-turn'), icon: 'ui-play', badge: mark(scene, 'first', 'use', 'lay'), body: html`<${Agenda} scene=${scene} />` },
    ...(onStage(scene) ? [] : [held(scene)]),
  ],
  instead: (scene) => (isBeside(scene) ? [others(scene)] : []),
  trail: (scene) => {
    const { phase, agenda, round } = scene.view;
    if (phase === 'over') return [{ label: t('page-ws-trail-over'), on: true, thing: 'step-over' }];
    if (phase === 'tower' || round === 0) return [{ label: t('page-ws-trail-towers'), on: true, thing: 'step-towers' }];
    return [
      { label: t('page-ws-trail-place'), on: phase === 'place', thing: 'step-place' },
      { label: t('page-ws-trail-order'), on: phase === 'order', thing: 'step-order' },
      { label: t('page-ws-trail-first'), on: phase === 'work' && agenda.types.length > 0, thing: 'step-first' },
      { label: t('page-ws-trail-second'), on: phase === 'work' && agenda.types.length === 0, thing: 'step-second' },
    ];
  },
  moment: ({ view }) => (view.round === 0 ? t('page-ws-setup') : t('page-ws-moment', { round: view.round, rounds: view.rounds })),
  bar: (scene) => [...waysTo(scene, 'first').map(([symbol]) => `first ${symbol}`), 'witch', 'close'],
  // Neither of two types is the usual one, and nobody gives up actions without a reason.
  isUsual: (scene, action) => {
    const others = [...scene.choices.values()].filter((choice) => !choice.aside && choice.action !== action);
    return others.every((choice) => action === 'witch' && choice.action === 'close');
  },
  seat: (scene, seat) => html`<${SeatSummary} scene=${scene} seat=${seat} />`,
  sounds: {
    'tile-placed': 'place', 'special-laid': 'place', 'energy-laid': 'place', 'witch-laid': 'place', 'witch-sent': 'place', 'wand-advanced': 'place', 'pentagram-walked': 'place',
    'chip-taken': 'take', 'owl-taken': 'take', 'scroll-taken': 'take', 'special-taken': 'take', 'crystal-shelved': 'take', 'spell-played': 'brew', 'connection-completed': 'brew',
  },
  leftOut: 'page-ws-left-out',
  sources: SOURCES,
  help: ({ view }) => view.help,
};
