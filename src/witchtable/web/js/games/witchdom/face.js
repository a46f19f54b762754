// How Witchdom looks.
import { html } from '../../html.js';
import { narrow } from '../../lib/narrow.js';
import { t } from '../../texts.js';
import { Board } from './board.js';
import { MyClan } from './clan.js';
import { Hand } from './hand.js';
import { Memory } from './memory.js';
import { Objectives, openObjectives } from './objectives.js';
import { Ostara } from './ostara.js';
import { Pairs } from './pairs.js';
import { waysToPay } from './pay.js';
import { Others, SeatSummary } from './players.js';
import { Potions } from './potions.js';
import { Stores } from './stores.js';
import { locationName } from './words.js';

/** @type {import('./types.js').Face} */
export const face = {
  board(scene) {
    const panes = [
      { id: 'board', title: t('board'), icon: 'wd-forest', body: html`<${Board} scene=${scene} />` },
      { id: 'objectives', title: t('page-wd-objectives'), icon: 'wd-objective', badge: openObjectives(scene.view), body: html`<${Objectives} scene=${scene} />` },
    ];
    if (scene.view.solo) panes.push({ id: 'ostara', title: t('witchdom-ostara'), icon: 'wd-ostara', body: html`<${Ostara} scene=${scene} />` });
    else if (scene.seat === null || narrow.value) panes.push({ id: 'others', title: t('page-wd-others'), icon: 'ui-human', body: html`<${Others} scene=${scene} />` });
    return panes;
  },
  mine(scene) {
    const me = scene.view.players[/** @type {number} */ (scene.seat)];
    const hand = scene.view.pairs && !me.clan_card
      ? { title: t('page-wd-pairs'), badge: scene.view.pairs.length, body: html`<${Pairs} scene=${scene} />` }
      : { title: t('page-wd-hand'), badge: me.hand_size, body: html`<${Hand} scene=${scene} />` };
    return [
      { id: 'hand', icon: 'wd-witch', ...hand },
      { id: 'potions', title: t('page-wd-deck', { deck: 'potions' }), icon: 'wd-potion', badge: me.waiting.potions.length, body: html`<${Potions} scene=${scene} />` },
      { id: 'stores', title: t('page-wd-resources'), icon: 'wd-leaf', body: html`<${Stores} scene=${scene} />` },
      { id: 'clan', title: t('page-wd-clan'), icon: 'wd-banner', body: html`<${MyClan} scene=${scene} />` },
    ];
  },
  trail({ view, edition }) {
    const { phase } = view;
    return [
      ...(view.options.choose_novices ? [{ label: t('page-wd-pairs'), on: phase === 'novices' }] : []),
      { label: phase === 'rest' ? t('page-wd-trail-rest') : t('page-wd-trail-play'), on: ['play', 'restore', 'rest'].includes(phase) },
      ...edition.pieces.locations.map((location) => ({ label: locationName(location), on: view.location === location })),
      { label: t('page-wd-trail-brew', { animals: String(view.options.animals) }), on: phase === 'brew' || phase === 'pay' },
      { label: t('page-wd-objectives'), on: phase === 'done' },
    ];
  },
  moment: ({ view }) => t('page-wd-round', { round: view.round, last: view.last_round ?? 'none', isLast: String(view.round === view.last_round) }),
  bar(scene) {
    const deeds = [...scene.choices.keys()].filter((action) => /^(brew|tame) /.test(action));
    return ['rest', 'keep', ...(deeds.length === 1 ? deeds : []), 'end', ...waysToPay(scene).slice(0, 1).map((way) => way.action), 'back'];
  },
  // My own things lie below in full.
  seat: (scene, seat) => (seat === scene.seat ? null : html`<${SeatSummary} scene=${scene} seat=${seat} />`),
  help: ({ view }) => view.help,
  memory: (scene, seen) => html`<${Memory} scene=${scene} seen=${seen} />`,
};
