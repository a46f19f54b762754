// Words with signs in them: `:wd-leaf:` is the drawing of that name, `:wd-banner.green:` the same in a colour of its own.
import { html } from '../html.js';
import { Icon } from '../pieces/icon.js';

// As in lessons/reading.py; with the word before it and the dot after it, which stay on its line.
const SIGN = /(?<word>\S*)(?<space>\s*):(?<name>[a-z]+(?:-[a-z0-9]+)+)(?:\.(?<colour>[a-z]+))?:(?<dot>[^\s\p{L}]*)/gu;

/** The words alone, without the signs. @param {string} text */
export const inWords = (text) => text.replace(SIGN, '$<word>$<dot>');

/** @param {{text: string}} props */
export function Words({ text }) {
  const parts = [];
  let from = 0;
  for (const found of text.matchAll(SIGN)) {
    const { word, space, name, colour, dot } = /** @type {Record<string, string>} */ (found.groups);
    const what = name.slice(name.lastIndexOf('-') + 1);
    parts.push(text.slice(from, found.index), html`<span class="with-sign">${word}${space && ' '}<${Icon} name=${name} size=${20} class=${dot ? 'in-words' : 'in-words apart'}
      style=${colour ? { [`--${what}`]: `var(--${what}-${colour})` } : undefined} />${dot}</span>`);
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)];
}
