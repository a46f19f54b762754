// Whirling Witchcraft on the page: cubes flow from the left through my bench and my recipes into my nemesis on the right.
import { html } from '../../html.js';
import { Still, offers } from '../../pieces/panes.js';
import { t } from '../../texts.js';
import { Arcana } from './arcana.js';
import { Cauldron } from './cauldron.js';
import { useForecast } from './forecast.js';
import { Hand } from './hand.js';
import { Helper, helping, usePlan } from './helper.js';
import { Look, PlayerTable } from './look.js';
import { Machine } from './machine.js';
import { MyBench } from './my-bench.js';
import { Front, isFolded } from './narrow.js';
import { Nemesis, Threat } from './neighbours.js';
import { Personality } from './personality.js';
import { SeatMore } from './seat.js';
import { choicesOf, draftOf, offeringsOf } from './state.js';
import { mayWish, useWish, wishWords } from './wish.js';

/** @import {Scene} from './types.js' */
/** @typedef {import('../../scene.js').Pane} Pane */

const STEPS = ['play', 'reveal', 'arcana', 'brew', 'pass', 'check', 'hands'];
/** The step of the round that each question belongs to. @type {Record<string, string>} */
const STEP_OF = { personality: 'play', uncontrolled: 'play', redraw: 'play', play: 'play', arcana: 'arcana', brew: 'brew', trades: 'brew', over: 'check' };

/** What lies over the table, and what is asked in the background. @param {{scene: Scene}} props */
function Behind({ scene }) {
  useForecast(scene);
  usePlan(scene);
  useWish(scene);
  return html`<${Look} scene=${scene} />${helping.value && html`<${Helper} scene=${scene} />`}`;
}

/** What every pane is made of. @param {Scene} scene */
const common = (scene) => [scene.edition, scene.names.join(), scene.seat, scene.view.phase, scene.view.turned, scene.view.portraits, isFolded()];
/** What a pane with own things is made of. @param {Scene} scene */
const own = (scene) => [...common(scene), scene.view.players[/** @type {number} */ (scene.seat)], scene.view.mine, offers(scene)];
/** What is seen of the neighbour who sends to me. @param {Scene} scene @param {number} left */
const sender = (scene, left) => [scene.view.players[left], scene.deciders.includes(left), scene.view.deciders.includes(left)];

/** @param {Scene} scene @returns {Pane} */
const benchPane = (scene) => ({
  of: [...own(scene), ...sender(scene, scene.view.players[/** @type {number} */ (scene.seat)].left)],
  id: 'bench', title: t('page-ww-pane-bench'), icon: 'ww-mushroom',
  body: html`<${Front} needed=${scene.view.phase === 'brew'}><${MyBench} scene=${scene} /><//>`,
});

/** @type {import('./types.js').Face} */
export const face = {
  board(scene) {
    const { view, seat } = scene;
    if (seat === null) {
      return view.players.map((_, at) => ({
        id: `seat-${at}`, title: scene.names[at], icon: 'ww-cauldron', of: [...common(scene), view.players, view.committed, view.deciders],
        body: html`<div class="panel ww-seen"><h2>${scene.names[at]}</h2><${PlayerTable} scene=${scene} seat=${at} /></div>${at === 0 && html`<${Look} scene=${scene} />`}`,
      }));
    }
    const { left, right } = view.players[seat];
    const threat = left !== right ? [{ id: 'threat', title: t('page-ww-pane-threat'), icon: 'ui-warning', of: [...common(scene), ...sender(scene, left)], body: html`<${Threat} scene=${scene} />` }] : [];
    const cauldron = { id: 'cauldron', title: t('page-ww-cauldron'), icon: 'ww-cauldron', of: own(scene), body: html`<${Cauldron} scene=${scene} />` };
    const nemesis = { id: 'nemesis', title: t('page-ww-pane-nemesis'), icon: 'ww-circle', of: [...own(scene), ...sender(scene, left), view.players[right]], body: html`<${Nemesis} scene=${scene} />` };
    const machine = {
      id: 'machine', title: t('page-ww-recipes'), icon: 'ww-twoway', badge: choicesOf(scene, 'use').length ? '!' : null, kinds: draftOf(scene)?.uses.length ? ['running'] : [],
      body: html`<${Still} of=${[...own(scene), view.committed.includes(seat), view.queue]}><${Front} needed=${view.phase === 'brew'}><${Machine} scene=${scene} /><//><//><${Behind} scene=${scene} />`,
    };
    // On a phone the recipes stay in view while one looks at the workbench or the hand.
    return isFolded() ? [machine, { ...nemesis, body: html`<${Cauldron} scene=${scene} />${nemesis.body}` }, ...threat] : [...threat, benchPane(scene), cauldron, nemesis, machine];
  },
  mine(scene) {
    const { phase } = scene.view;
    const seat = /** @type {number} */ (scene.seat);
    // While I brew, what my power allows is beside the recipes, not instead of them.
    const effects = choicesOf(scene, ...scene.edition.pieces.arcana).length > 0 || (phase !== 'brew' && offeringsOf(scene).length > 0);
    const arcana = { id: 'arcana', title: t('page-ww-arcana'), icon: 'ww-potion', badge: effects ? '!' : null, of: [...own(scene), scene.view.effect_levels], body: html`<${Front} needed=${effects}><${Arcana} scene=${scene} /><//>` };
    const personality = scene.view.players[seat].personality
      ? [{ id: 'personality', title: t('page-ww-personality'), icon: 'wd-witch', of: own(scene), body: html`<${Personality} scene=${scene} seat=${seat} />` }]
      : [];
    const hand = {
      id: 'hand', title: t('page-ww-hand'), icon: 'ui-rules', of: [...own(scene), scene.view.deck, scene.view.round, scene.view.committed.includes(seat)],
      body: html`<${Front} needed=${!effects && ['personality', 'redraw', 'play'].includes(phase)}><${Hand} scene=${scene} /><//>`,
    };
    return isFolded() ? [benchPane(scene), hand, arcana, ...personality] : [arcana, ...personality, hand];
  },
  trail: (scene) => STEPS.map((step) => ({ label: t(`page-ww-step-${step}`), on: STEP_OF[scene.view.phase] === step, thing: `step-${step}` })),
  moment: (scene) => t('page-ww-round', { round: scene.view.round }),
  bar: (scene) => ['done', ...(mayWish(scene) ? [] : scene.view.mine?.buttons ?? []), 'back', 'call'],
  asks: wishWords,
  seat: (scene, seat) => html`<${SeatMore} scene=${scene} seat=${seat} />`,
  sounds: { 'recipe-revealed': 'place', 'arcana-revealed': 'take', 'brew-revealed': 'brew', 'cauldron-passed': 'overflow', 'hands-passed': 'take', gained: 'take' },
  sources: ['mushroom', 'spider', 'toad', 'mandrake', 'heart'].map((kind) => ({ id: kind, icon: `ww-${kind}`, labels: [`whirling-witchcraft-score-${kind}`] })),
  help: (scene) => scene.view.help,
};
