// Whirling Witchcraft on the page: cubes flow from the left through my bench and my recipes into my nemesis on the right.
import { html } from '../../html.js';
import { narrow } from '../../lib/narrow.js';
import { t } from '../../texts.js';
import { Arcana } from './arcana.js';
import { Cauldron } from './cauldron.js';
import { useForecast } from './forecast.js';
import { Hand } from './hand.js';
import { Helper, helping, usePlan } from './helper.js';
import { Look, PlayerTable } from './look.js';
import { Machine } from './machine.js';
import { MyBench } from './my-bench.js';
import { Front } from './narrow.js';
import { Nemesis, Threat } from './neighbours.js';
import { Personality } from './personality.js';
import { SeatMore } from './seat.js';
import { choicesOf } from './state.js';

/** @import {Scene} from './types.js' */
/** @typedef {import('../../scene.js').Pane} Pane */

const STEPS = ['play', 'reveal', 'arcana', 'brew', 'pass', 'check', 'hands'];
/** The step of the round that each question belongs to. @type {Record<string, string>} */
const STEP_OF = { personality: 'play', uncontrolled: 'play', redraw: 'play', play: 'play', arcana: 'arcana', brew: 'brew', trades: 'brew', over: 'check' };
const EFFECTS = ['gain', 'potion', 'raven', 'book', 'move', 'claim', 'dare'];

/** What lies over the table, and what is asked in the background. @param {{scene: Scene}} props */
function Behind({ scene }) {
  useForecast(scene);
  usePlan(scene);
  return html`<${Look} scene=${scene} />${helping.value && html`<${Helper} scene=${scene} />`}`;
}

/** @param {Scene} scene @returns {Pane} */
const benchPane = (scene) => ({
  id: 'bench', title: t('page-ww-pane-bench'), icon: 'ww-mushroom',
  body: html`<${Front} needed=${scene.view.phase === 'brew'}><${MyBench} scene=${scene} /><//>`,
});

/** @type {import('./types.js').Face} */
export const face = {
  board(scene) {
    const { view, seat } = scene;
    if (seat === null) {
      return view.players.map((_, at) => ({
        id: `seat-${at}`, title: scene.names[at], icon: 'ww-cauldron',
        body: html`<div class="panel ww-seen"><h2>${scene.names[at]}</h2><${PlayerTable} scene=${scene} seat=${at} /></div>${at === 0 && html`<${Look} scene=${scene} />`}`,
      }));
    }
    const { left, right } = view.players[seat];
    const threat = left !== right ? [{ id: 'threat', title: t('page-ww-pane-threat'), icon: 'ui-warning', body: html`<${Threat} scene=${scene} />` }] : [];
    const cauldron = { id: 'cauldron', title: t('page-ww-cauldron'), icon: 'ww-cauldron', body: html`<${Cauldron} scene=${scene} />` };
    const nemesis = { id: 'nemesis', title: t('page-ww-pane-nemesis'), icon: 'ww-circle', body: html`<${Nemesis} scene=${scene} />` };
    const machine = {
      id: 'machine', title: t('page-ww-recipes'), icon: 'ww-twoway', badge: choicesOf(scene, 'use').length ? '!' : null,
      body: html`<${Front} needed=${view.phase === 'brew'}><${Machine} scene=${scene} /><//><${Behind} scene=${scene} />`,
    };
    // On a phone the recipes stay in view while one looks at the workbench or the hand.
    return narrow.value ? [machine, { ...nemesis, body: html`<${Cauldron} scene=${scene} />${nemesis.body}` }, ...threat] : [...threat, benchPane(scene), cauldron, nemesis, machine];
  },
  mine(scene) {
    const { phase } = scene.view;
    const seat = /** @type {number} */ (scene.seat);
    const effects = choicesOf(scene, ...EFFECTS).length > 0;
    const arcana = { id: 'arcana', title: t('page-ww-arcana'), icon: 'ww-potion', badge: effects ? '!' : null, body: html`<${Front} needed=${effects}><${Arcana} scene=${scene} /><//>` };
    const personality = scene.view.players[seat].personality
      ? [{ id: 'personality', title: t('page-ww-personality'), icon: 'wd-witch', body: html`<${Personality} scene=${scene} seat=${seat} />` }]
      : [];
    const hand = {
      id: 'hand', title: t('page-ww-hand'), icon: 'ui-rules',
      body: html`<${Front} needed=${!effects && ['personality', 'redraw', 'play'].includes(phase)}><${Hand} scene=${scene} /><//>`,
    };
    return narrow.value ? [benchPane(scene), hand, arcana, ...personality] : [arcana, ...personality, hand];
  },
  trail: (scene) => STEPS.map((step) => ({ label: t(`page-ww-step-${step}`), on: STEP_OF[scene.view.phase] === step })),
  moment: (scene) => t('page-ww-round', { round: scene.view.round }),
  bar: () => ['done', 'keep', 'redraw', 'gamble', 'back', 'call'],
  seat: (scene, seat) => html`<${SeatMore} scene=${scene} seat=${seat} />`,
  help: (scene) => scene.view.help,
};
