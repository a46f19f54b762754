// Ingredients: a cube with its picture and colour (both by its class), an empty space for one, a space that offers a choice.
import { html } from '../../html.js';
import { list, shownLanguage, t } from '../../texts.js';

/** @param {string} kind */
export const kindName = (kind) => t(`page-ww-name-${kind}`);
/** So many of a kind. @param {string} kind @param {number} count */
export const someOf = (kind, count) => t(`page-ww-some-${kind}`, { count });
/** A heap in words. @param {Record<string, number>} heap */
export function heapWords(heap) {
  const parts = Object.entries(heap).filter(([, count]) => count > 0).map(([kind, count]) => someOf(kind, count));
  return parts.length ? list(parts) : t('whirling-witchcraft-nothing');
}

/** @param {{kind: string, class?: string, flip?: string, flipFrom?: string}} props */
export function Cube({ kind, class: more = '', flip, flipFrom }) {
  return html`<span class=${`ww-cube ww-${kind} ${more}`} data-flip=${flip} data-flip-from=${flipFrom}></span>`;
}

/** @param {{kind: string, class?: string}} props */
export function Space({ kind, class: more = '' }) {
  if (kind === 'any') return html`<span class=${`ww-space ww-any ${more}`}>?</span>`;
  if (!kind.includes('|')) return html`<span class=${`ww-space ww-${kind} ${more}`}></span>`;
  return html`<span class=${`ww-space ww-hybrid ${more}`}>
    ${kind.split('|').map((one, at) => html`${at > 0 && html`<i>/</i>`}<b class=${`ww-half ww-${one}`}></b>`)}</span>`;
}

/** The spaces of a recipe in words. @param {string[]} spaces */
export function spacesWords(spaces) {
  if (!spaces.length) return t('whirling-witchcraft-nothing');
  const either = new Intl.ListFormat(shownLanguage(), { type: 'disjunction' });
  return list([...new Set(spaces)].map((space) => {
    const count = spaces.filter((one) => one === space).length;
    if (space === 'any') return t('page-ww-any', { count });
    return space.includes('|') ? either.format(space.split('|').map((kind) => someOf(kind, count))) : someOf(space, count);
  }));
}

const MANY = 4; // cubes: more are counted

/** A heap as a little pile. Of many, there is one of each kind, with its number. @param {{heap: Record<string, number>, class?: string}} props */
export function Pile({ heap, class: more = '' }) {
  const isMany = Object.values(heap).reduce((sum, count) => sum + count, 0) > MANY;
  return html`<span class=${`ww-pile ${more}`} role="img" aria-label=${heapWords(heap)}>
    ${Object.entries(heap).filter(([, count]) => count > 0).flatMap(([kind, count]) => (isMany
      ? html`<span class="ww-some" key=${kind}><b>${count}</b><${Cube} kind=${kind} /></span>`
      : Array.from({ length: count }, (_, at) => html`<${Cube} key=${`${kind}${at}`} kind=${kind} />`)))}</span>`;
}
