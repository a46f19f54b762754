// How a game looks that has no face of its own: whatever its view shows, as labelled cards, and its choices as buttons.
import { html } from '../../html.js';
import { t } from '../../texts.js';
import { Choices, plainVerbs } from './choices.js';
import { Fields } from './fields.js';
import { Player } from './player.js';

/** @import {Scene} from './words.js' */

/** What every view has: the shell shows it. Everything else lies on the table. */
const SHARED = ['game', 'edition', 'options', 'seats', 'seat', 'deciders', 'scores', 'winners', 'automatic', 'players'];

/** @param {Scene} scene */
const onTheTable = ({ view }) => Object.fromEntries(Object.entries(view).filter(([field]) => !SHARED.includes(field)));

/** The others from my left on; a spectator sees everybody. @param {Scene} scene */
function others({ view, seat }) {
  const seats = [...Array(view.players?.length ?? 0).keys()];
  return seat === null ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}

/** @type {import('../../scene.js').Face<Scene>} */
export const face = {
  board: (scene) => [
    { id: 'table', title: t('board'), icon: 'ui-ball', body: html`<div class="plain-cards"><${Fields} scene=${scene} fields=${onTheTable(scene)} /></div>` },
    {
      id: 'others', title: t('players'), icon: 'ui-human',
      body: html`<div class="plain-cards">${others(scene).map((seat) => html`<${Player} key=${seat} scene=${scene} seat=${seat} />`)}</div>`,
    },
  ],
  mine: (scene) => [
    { id: 'own', title: t('mine'), icon: 'ui-human', body: html`<${Player} scene=${scene} seat=${scene.seat} />` },
    { id: 'choices', title: t('plain-choices'), icon: 'ui-play', badge: scene.choices.size || null, body: html`<${Choices} scene=${scene} />` },
  ],
  trail: () => [],
  bar: plainVerbs,
  seat: () => null,
  help: () => [],
};
