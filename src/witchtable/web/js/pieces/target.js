// Something on the table that may be chosen now: glows, has a name, answers mouse, finger and keyboard.
import { html } from '../html.js';
import { t } from '../texts.js';

/** @typedef {import('../scene.js').Scene} Scene */

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {string} [props.action]  The choice this piece stands for; without one (or if it is none now) it is only shown.
 * @param {() => void} [props.pick]  Instead of an action: what choosing it does (a first step of several).
 * @param {boolean} [props.pressed]  For a pick: whether it is picked now.
 * @param {string} [props.label]  Its name; a choice's own words are taken otherwise.
 * @param {'g' | 'div' | 'li'} [props.as]  A group of a drawing, or an element.
 * @param {string} [props.class]
 * @param {any} [props.children]
 * @param {string} [props.flip] @param {string} [props.flipFrom]
 */
export function Target({ scene, action, pick, pressed, label, as = 'div', class: kind = '', children, flip, flipFrom, ...rest }) {
  const choice = action === undefined ? undefined : scene.choices.get(action);
  const act = choice ? () => scene.choose(choice.action) : pick;
  const Tag = as;
  if (!act) {
    return html`<${Tag} class=${kind} data-flip=${flip} data-flip-from=${flipFrom}
      role=${label ? 'img' : undefined} aria-label=${label} ...${rest}>${children}<//>`;
  }
  const name = label ?? (choice ? scene.label(choice.action) : '');
  const warning = choice?.reveals ? ` (${t('reveals-warning')})` : '';
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return html`<${Tag} class=${`target ${kind}`} role="button" tabindex="0" aria-label=${name + warning}
    aria-pressed=${pressed === undefined ? undefined : String(pressed)} data-action=${choice?.action}
    data-reveals=${choice?.reveals ? '' : undefined} title=${warning && as !== 'g' ? t('reveals-warning') : undefined} data-flip=${flip} data-flip-from=${flipFrom}
    onClick=${(/** @type {Event} */ event) => { event.stopPropagation(); act(); }} onKeyDown=${press} ...${rest}>${children}<//>`;
}
