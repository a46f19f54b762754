// What the player is considering, between the first touch of a piece and the move it becomes.
import { signal } from '../../html.js';
import { t } from '../../texts.js';

/** @import {Scene} from './types.js' */

/**
 * @typedef {object} Picked
 * @property {'tile' | 'crystal' | 'special' | 'rim' | 'removal' | 'ball'} kind
 * @property {string} [tile]  The hex tile or special tile.
 * @property {string} [first]  Where the first half of the tile would lie.
 * @property {number} [way]  Which way the second half lies from there.
 * @property {string} [action]  What a finger on the ball may have meant.
 * @property {string} [from]  The space of the crystal.
 * @property {string} [crystal]  Which crystal on the rim, own or black,
 * @property {string} [symbol]  and at which symbol.
 */

const state = signal(/** @type {{picked: Picked, version: number, seat: number | null, table: unknown} | null} */ (null));

/** What is picked; what was picked before the last move is forgotten. @param {Scene} scene @returns {Picked | null} */
export function picked(scene) {
  const now = state.value;
  return now && now.version === scene.version && now.seat === scene.seat && now.table === scene.proposal ? now.picked : null;
}

/** @param {Scene} scene @param {Picked | null} what */
export function pick(scene, what) {
  state.value = what && { picked: what, version: scene.version, seat: scene.seat, table: scene.proposal };
  scene.proposal.value = null;
}

/** Pick it, or put it back if it is the one that is picked. @param {Scene} scene @param {Picked} what @param {boolean} again @param {string} [text] what the bar says meanwhile */
export function toggle(scene, what, again, text) {
  pick(scene, again ? null : what);
  if (again || !text) return;
  scene.proposal.value = { text, buttons: [{ label: t('back'), icon: 'ui-close', act: () => pick(scene, null) }] };
}

/** Marks what the player is asked about, as a hint is marked. @param {Scene} scene @param {string} action */
export const considered = (scene, action) => (scene.choices.has(action) && picked(scene)?.action === action ? { 'data-hinted': '', 'data-drawn': '' } : {});
