// A card that may be chosen: the button lies over it, so that the card can still be read.
import { html } from '../../html.js';
import { Target } from '../../pieces/target.js';
import { tells } from '../../table/inspector.js';

/**
 * @param {object} props
 * @param {import('./types.js').Scene} props.scene
 * @param {string} props.action
 * @param {() => import('../../table/inspector.js').Info} props.about
 * @param {() => void} [props.pick] @param {string} [props.label] @param {string} [props.flip] @param {string} [props.class]
 * @param {import('../../html.js').Node} [props.children]
 */
export function CardTarget({ scene, action, about, pick, label, flip, class: kind = '', children }) {
  return html`<div class=${`wd-face ${kind}`} data-flip=${flip} ...${tells(about)}>${children}
    <${Target} scene=${scene} action=${action} pick=${pick} label=${label} class="wd-cover" /></div>`;
}
