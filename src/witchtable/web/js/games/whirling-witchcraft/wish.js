// The Initiate is not asked in every round: a card of the hand keeps the hand and plays that card, in one go; only the small button redraws.
import { html, signal, useEffect } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { confirming } from '../../settings.js';
import { t } from '../../texts.js';
import { mineOf, personalityOf, recipeOf } from './state.js';

/** @import {Scene} from './types.js' */
/**
 * @typedef {object} Wish  A recipe to be played as soon as everybody has decided about redrawing.
 * @property {number} seat @property {number} round
 * @property {string} recipe
 * @property {string} action
 * @property {boolean} isSure  Whether the player was asked already.
 * @property {boolean} isKept  Whether the table knows that the hand is kept.
 */

const wish = signal(/** @type {Wish | null} */ (null));

/** What playing from the hand decides as well, where that is asked first. @param {Scene} scene */
export const impliedBy = (scene) => scene.view.mine?.implied ?? '';
/** Whether a card of the hand answers that now. @param {Scene} scene */
export const mayWish = (scene) => scene.choices.has(impliedBy(scene));
/** What I want to play next. @param {Scene} scene */
export const wishOf = (scene) => (wish.value && wish.value.seat === scene.seat && wish.value.round === scene.view.round && scene.live ? wish.value : null);
/** Whether I have decided already, as the table knows. @param {Scene} scene */
const isDecided = (scene) => scene.view.committed.includes(/** @type {number} */ (scene.seat));

/** Play what was wished for as soon as it may be played; whatever else happens ends the wish. @param {Scene} scene */
export function useWish(scene) {
  const wanted = wish.value;
  useEffect(() => {
    if (!wanted) return;
    const { phase } = scene.view;
    if (!wishOf(scene) || (phase !== 'redraw' && phase !== 'play')) wish.value = null;
    else if (phase === 'redraw' && isDecided(scene)) wish.value = mineOf(scene).choice === impliedBy(scene) ? { ...wanted, isKept: true } : null;
    else if (phase === 'redraw') wish.value = wanted.isKept ? null : wanted; // taken back, or still on its way
    else if (scene.choices.size > 0) fulfil(scene, wanted);
  }, [scene.version, scene.choices, wanted?.action]);
  useEffect(() => () => { wish.value = null; }, []);
}

/** @param {Scene} scene @param {Wish} wanted */
function fulfil(scene, { action, isSure }) {
  wish.value = null;
  // Where a power has changed what may be played, the usual question is asked.
  if (scene.choices.has(action) && !isDecided(scene)) scene.choose(action, isSure);
}

/** Keep the hand, and play this as soon as it may be played. @param {Scene} scene @param {string} recipe @param {string} action */
export function keepAndPlay(scene, recipe, action) {
  const asks = confirming.peek() === 'always' || (confirming.peek() === 'reveals' && scene.choices.get(impliedBy(scene))?.reveals !== false);
  const go = () => {
    scene.proposal.value = null;
    wish.value = { seat: /** @type {number} */ (scene.seat), round: scene.view.round, recipe, action, isSure: asks, isKept: false };
    scene.choose(impliedBy(scene), true);
  };
  if (asks) propose(scene, t('page-ww-keep-and-play', { name: recipeOf(scene, { recipe, rotated: false }).name }), t('do-it'), go);
  else go();
}

/** @param {Scene} scene @param {string} text @param {string} label @param {() => void} act */
function propose(scene, text, label, act) {
  scene.proposal.value = {
    text,
    decides: true,
    buttons: [{ label, icon: 'ui-check', primary: true, act }, { label: t('back'), icon: 'ui-close', act: () => { scene.proposal.value = null; } }],
  };
}

/** What the bar says while the rules ask whether to redraw. @param {Scene} scene */
export function wishWords(scene) {
  const wanted = wishOf(scene);
  if (scene.view.phase !== 'redraw' || scene.seat === null) return null;
  if (wanted) return t('page-ww-wish-waits', { name: recipeOf(scene, { recipe: wanted.recipe, rotated: false }).name });
  return mayWish(scene) ? t('page-ww-wish') : null;
}

/** The small button beside the hand: there as long as it can still be used, but only now and then to be pressed. @param {{scene: Scene}} props */
export function Redraw({ scene }) {
  const id = scene.view.players[/** @type {number} */ (scene.seat)].personality;
  if (!id || personalityOf(scene, id).power !== 'redraw') return null;
  const action = mineOf(scene).buttons.find((one) => one !== impliedBy(scene)) ?? '';
  const redraw = () => propose(scene, t('whirling-witchcraft-ask-redraw'), scene.label(action), () => {
    wish.value = null;
    scene.choose(action, true);
  });
  const inside = html`<${Icon} name="ui-undo" size=${16} /> <span>${t('page-ww-redraw')}</span>`;
  if (!mayWish(scene)) return html`<span class="ww-chip ww-redraw dim">${inside}</span>`;
  return html`<${Target} scene=${scene} pick=${redraw} class="ww-chip ww-redraw" label=${t('page-ww-redraw-what')} data-action=${action}>${inside}<//>`;
}
