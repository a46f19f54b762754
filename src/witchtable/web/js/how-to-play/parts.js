// What the pages of all games share: sections, what is said in them, and the clauses behind it.
import { html } from '../html.js';
import { inThisLanguage } from '../names.js';
import { t } from '../texts.js';

/**
 * @typedef {object} Part
 * @property {string} text  A message; if it has several lines, the first is its heading.
 * @property {string[]} clauses  The rules it is about.
 * @property {Record<string, string>} [named]  More of them, each by a piece whose name stands for it.
 * @property {(props: {examples: import('./example.js').Examples}) => import('../html.js').Node} [draw]  Pieces of the game.
 * @property {() => import('../html.js').Node} [sign]  A small one, beside the heading.
 * @property {3 | 4 | 6} [span]  How many of six columns a step takes, if not two.
 */
/** @typedef {{id: string, parts: Part[]}} Section */
/** @typedef {{game: string, examples: import('./example.js').Examples, figures: Record<string, number>}} Known */

/** @param {{section: Section, known: Known}} props */
export function SectionView({ section: { id, parts }, known }) {
  const Kind = KINDS[id] ?? Steps;
  return html`<section class=${`how-section how-${id}`} aria-labelledby=${`how-${id}`}>
    <h2 id=${`how-${id}`}>${t('how-section', { section: id })}</h2><${Kind} parts=${parts} known=${known} /></section>`;
}

/** @typedef {{parts: Part[], known: Known}} Props */

/** @param {Part} part @param {Known} known */
function said({ text }, { figures }) {
  const lines = t(text, figures).split('\n');
  return lines.length > 1 ? { heading: lines[0], words: lines.slice(1).join(' ') } : { heading: '', words: lines[0] };
}

/** @param {{part: Part, known: Known}} props */
const Drawn = ({ part: { draw: Draw }, known }) => Draw && html`<div class=${`how-picture table-${known.game}`}><${Draw} examples=${known.examples} /></div>`;

/** @param {{part: Part, known: Known, about: string}} props */
function Clauses({ part: { clauses, named = {} }, known: { game, examples }, about }) {
  const names = pieceNames(examples.edition);
  return html`${Object.keys(named).length > 0 && html`<p class="how-named">${Object.entries(named).map(([piece, id]) => html`<a key=${id} href=${`/rules/${game}#${id}`}>${names.get(piece)}</a> `)}</p>`}
    <span class="how-clauses" role="group" aria-label=${t('how-clauses', { what: about })}>
    ${clauses.map((id) => html`<a key=${id} href=${`/rules/${game}#${id}`}>${id}</a> `)}</span>`;
}

/** What the pieces of an edition are called, by their ids. @param {Record<string, unknown>} edition @returns {Map<string, string>} */
function pieceNames(edition) {
  const kinds = /** @type {Record<string, {id?: string, name?: string}[]>} */ (inThisLanguage(edition).pieces);
  return new Map(Object.values(kinds).flat().map(({ id = '', name = '' }) => [id, name]));
}

/** One or two sentences beside a picture. @param {Props} props */
function Lead({ parts, known }) {
  return html`<div class="how-lead">${parts.map((part) => html`<${Drawn} key=${part.text} part=${part} known=${known} />`)}
    <div class="how-words">${parts.map((part) => html`<p key=${part.text}>${said(part, known).words} <${Clauses} part=${part} known=${known} about=${said(part, known).words} /></p>`)}</div></div>`;
}

/** One after the other, with pictures. @param {Props} props */
function Steps({ parts, known }) {
  return html`<ol class="how-steps">${parts.map((part) => {
    const { heading, words } = said(part, known);
    const Sign = part.sign;
    return html`<li key=${part.text} class=${`panel how-step span-${part.span ?? 2} ${part.draw ? '' : 'bare'}`}>
      <${Drawn} part=${part} known=${known} />
      <div class="how-words"><h3>${Sign && html`<span class="how-sign"><${Sign} /></span>`}${heading}</h3><p>${words}</p><${Clauses} part=${part} known=${known} about=${heading} /></div></li>`;
  })}</ol>`;
}

/** A sign and a line each. @param {Props} props */
function Lines({ parts, known }) {
  return html`<ul class="how-lines">${parts.map((part) => {
    const { heading, words } = said(part, known);
    return html`<li key=${part.text}><${Drawn} part=${part} known=${known} />
      <div class="how-words">${heading && html`<h3>${heading}</h3>`}<p>${words}</p><${Clauses} part=${part} known=${known} about=${heading || words} /></div></li>`;
  })}</ul>`;
}

/** The mistake in bold, what is right after it. @param {Props} props */
function Mistakes({ parts, known }) {
  return html`<ol class="how-wrong">${parts.map((part) => {
    const [, wrong, right] = /^(.*?[.!?…])\s+(.*)$/s.exec(said(part, known).words) ?? ['', said(part, known).words, ''];
    return html`<li key=${part.text}><p><b>${wrong}</b> ${right}</p><${Clauses} part=${part} known=${known} about=${wrong} /></li>`;
  })}</ol>`;
}

/** @type {Record<string, (props: Props) => import('../html.js').Node>} */
const KINDS = { goal: Lead, end: Lead, mistakes: Mistakes, scoring: Lines, more: Lines };

