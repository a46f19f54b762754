// How Witchdom looks.
import { html } from '../../html.js';
import { narrow, sideways } from '../../lib/narrow.js';
import { offers } from '../../pieces/panes.js';
import { t } from '../../texts.js';
import { Board } from './board.js';
import { MyClan } from './clan.js';
import { Hand } from './hand.js';
import { Memory } from './memory.js';
import { Objectives, openObjectives } from './objectives.js';
import { Ostara, OstaraSeat } from './ostara.js';
import { Pairs } from './pairs.js';
import { OtherWays, PayButton, offeredWays } from './pay.js';
import { Others, SeatSummary } from './players.js';
import { Potions } from './potions.js';
import { Stores } from './stores.js';
import { locationName } from './words.js';

/** @import {Scene} from './types.js' */

/** Whoever watches on a phone held sideways has room for the players beside the board. @param {Scene} scene */
const isBeside = (scene) => sideways.value && scene.seat === null;

/** Everybody else's things. @param {Scene} scene @returns {import('../../scene.js').Pane} */
function others(scene) {
  const { view } = scene;
  if (view.solo) return { id: 'ostara', title: t('witchdom-ostara'), icon: 'wd-ostara', body: html`<${Ostara} scene=${scene} />` };
  return { id: 'others', title: t('page-wd-others'), icon: 'ui-human', body: html`<${Others} scene=${scene} />`, of: [view.players, view.pairs, view.scores, view.objectives, scene.edition, scene.names.join(), offers(scene, 'choose')] };
}

/** @type {import('./types.js').Face} */
export const face = {
  board(scene) {
    const { view, seat } = scene;
    const me = seat === null ? null : view.players[seat];
    const names = scene.names.join();
    /** @type {import('../../scene.js').Pane[]} */
    const panes = [
      { id: 'board', title: t('board'), icon: 'wd-forest', body: html`<${Board} scene=${scene} />`, of: [view.board, view.decks, view.location, view.action_points, view.options, me?.waiting, me?.recipes, scene.edition, offers(scene, 'take', 'refresh')] },
      { id: 'objectives', title: t('page-wd-objectives'), icon: 'wd-objective', badge: openObjectives(scene.view), kinds: [7, 8, 11].filter((count) => view.objectives.length >= count).map((count) => `aims-${count}`), body: html`<${Objectives} scene=${scene} />`, of: [view.objectives, scene.edition, names, ...view.players.map((one) => one.progress)] },
    ];
    if (view.solo || seat === null || narrow.value || sideways.value) panes.push(...(isBeside(scene) ? [] : [others(scene)]));
    return panes;
  },
  mine(scene) {
    const { view } = scene;
    const me = view.players[/** @type {number} */ (scene.seat)];
    const paying = offeredWays(scene).length > 0 && scene.version;
    const stores = [me.resources, me.waiting, paying, scene.edition];
    const hand = scene.view.pairs && !me.clan_card
      ? { title: t('page-wd-pairs'), badge: scene.view.pairs.length, kinds: ['pairs'], body: html`<${Pairs} scene=${scene} />` }
      : { title: t('page-wd-hand'), badge: me.hand_size, body: html`<${Hand} scene=${scene} />` };
    return [
      { id: 'hand', icon: 'wd-witch', ...hand, of: [...stores, me.hand, me.played, me.clan_card, view.pairs, view.turn, view.active, view.location, offers(scene, 'play', 'rest', 'choose')] },
      { id: 'potions', title: t('page-wd-deck', { deck: 'potions' }), icon: 'wd-potion', badge: me.waiting.potions.length, body: html`<${Potions} scene=${scene} />`, of: [...stores, me.recipes, view.phase, offers(scene, 'brew')] },
      { id: 'stores', title: t('page-wd-resources'), icon: 'wd-leaf', body: html`<${Stores} scene=${scene} />`, of: [...stores, offers(scene, 'tame')] },
      { id: 'clan', title: t('page-wd-clan'), icon: 'wd-banner', body: html`<${MyClan} scene=${scene} />`, of: [me, view.scores, view.objectives, scene.edition] },
    ];
  },
  instead: (scene) => (isBeside(scene) ? [others(scene)] : []),
  trail({ view, edition }) {
    const { phase } = view;
    return [
      ...(view.options.choose_novices ? [{ label: t('page-wd-pairs'), on: phase === 'novices', thing: 'novice' }] : []),
      { label: phase === 'rest' ? t('page-wd-trail-rest') : t('page-wd-trail-play'), on: ['play', 'restore', 'rest'].includes(phase), thing: phase === 'rest' ? 'step-rest' : 'step-play' },
      ...edition.pieces.locations.map((location) => ({ label: locationName(location), on: view.location === location, thing: 'location' })),
      { label: t('page-wd-trail-brew', { animals: String(view.options.animals) }), on: phase === 'brew' || phase === 'pay', thing: 'step-brew' },
      { label: t('page-wd-objectives'), on: phase === 'done', thing: 'objective' },
    ];
  },
  moment: ({ view }) => t('page-wd-round', { round: view.round, last: view.last_round ?? 'none', isLast: String(view.round === view.last_round) }),
  bar(scene) {
    const deeds = [...scene.choices.keys()].filter((action) => /^(brew|tame) /.test(action));
    return ['rest', 'keep', ...(deeds.length === 1 ? deeds : []), 'end', ...(scene.view.payments ?? []).slice(0, 1).map((way) => way.action), 'back'];
  },
  // Whoever can play does not rest, whoever can brew or tame does not stop, as a rule.
  isUsual: (scene, action) => !['rest', 'end', 'keep', 'back'].includes(action) || scene.choices.size === 1,
  button(scene, action) {
    if (action.startsWith('pay')) return html`<${PayButton} scene=${scene} action=${action} />`;
    if (action !== 'back') return null;
    return html`<span class="unseen">${scene.label(action)}</span><span aria-hidden="true">${t('page-wd-pay-back')}</span>`;
  },
  beside: (scene) => html`<${OtherWays} scene=${scene} />`,
  rivals: (scene) => (scene.view.ostara ? html`<${OstaraSeat} scene=${scene} />` : null),
  // My own things lie below in full.
  seat: (scene, seat) => (seat === scene.seat ? null : html`<${SeatSummary} scene=${scene} seat=${seat} />`),
  sounds: { 'card-played': 'place', 'item-taken': 'take', 'taken-resting': 'take', 'taken-by-ostara': 'take', 'potion-brewed': 'brew', 'objective-claimed': 'take' },
  sources: [['potions', 'wd-potion'], ['witches', 'wd-witch'], ['tools', 'wd-mortar'], ['objectives', 'wd-objective'], ['leftovers', 'wd-leaf'], ['animals', 'wd-cat']]
    .map(([id, icon]) => ({ id, icon, labels: [`witchdom-score-${id}`] })),
  help: ({ view }) => view.help,
  memory: (scene, seen) => html`<${Memory} scene=${scene} seen=${seen} />`,
};
