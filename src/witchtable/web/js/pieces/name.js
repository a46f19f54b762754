// A name on a card: a word that is too long even for a line of its own is broken where its language allows it.
import { html } from '../html.js';
import { wordParts } from '../texts.js';

/** The hyphens are in the style sheet: whoever hears, copies or looks for a name meets none. @param {{name: string}} props */
export function Name({ name }) {
  return wordParts(name).map((parts, at) => html`${at > 0 && ' '}${parts.length > 1 || parts[0].includes('-') ? html`<span class="word">${parts.map(part)}</span>` : parts}`);
}

/** @param {string} text @param {number} at */
const part = (text, at) => (at ? html`<i class="shy"></i>${text}` : text);
