// A finger on the ball: does what it means where that is sure; else brings nearer what lies under it, and asks where that does not help.
import { t } from '../../texts.js';
import { meaning } from './nearest.js';
import { pick } from './picking.js';

/** @import {Scene} from './types.js' */
/** @typedef {import('./zoom.js').Zoom} Zoom */

/** Before anything in the drawing hears of a click. @param {Scene} scene @param {Zoom} zoom @param {MouseEvent} event */
export function touch(scene, zoom, event) {
  // Our own click comes by here, too; a mouse means what it points at, and keys and readers what they name.
  if (!event.isTrusted || !(event instanceof PointerEvent) || !['touch', 'pen'].includes(event.pointerType)) return;
  const at = { x: event.clientX, y: event.clientY };
  const meant = meaning(/** @type {Element} */ (event.currentTarget), at);
  if (!meant) return;
  event.stopPropagation();
  if (meant.isSure) press(meant.piece);
  else if (!zoom.bringNear(at, meant.nearer)) consider(scene, meant.piece);
}

/** @param {Element} piece */
const press = (piece) => piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));

/** Show which one was understood, and ask. @param {Scene} scene @param {Element} piece */
function consider(scene, piece) {
  const action = /** @type {SVGElement} */ (piece).dataset.action;
  if (action === undefined) return;
  pick(scene, { kind: 'ball', action });
  scene.proposal.value = {
    text: scene.label(action),
    buttons: [
      { label: t('do-it'), icon: 'ui-check', primary: true, reveals: scene.choices.get(action)?.reveals, act: () => scene.choose(action, true) },
      { label: t('back'), icon: 'ui-close', act: () => pick(scene, null) },
    ],
  };
}
