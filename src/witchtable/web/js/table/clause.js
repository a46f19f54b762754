// The rule clauses behind a line: tap one to read it.
import { once, query } from '../api.js';
import { html, useEffect, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { shownLanguage, t } from '../texts.js';

/** @typedef {import('../protocol.js').ClauseText} Clause */

/** @param {{game: string, clauses: string[], tabIndex?: number}} props */
export function ClauseLinks({ game, clauses, tabIndex }) {
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  return html`<span class="clauses">
    ${clauses.map((id) => html`<button type="button" key=${id} class="clause-link" tabindex=${tabIndex} aria-expanded=${String(open === id)}
      onClick=${() => setOpen(open === id ? null : id)}>${id}</button> `)}
    ${open && html`<${ClauseText} game=${game} id=${open} />`}
  </span>`;
}

/** @param {{game: string, id: string}} props */
export function ClauseText({ game, id }) {
  const [clause, setClause] = useState(/** @type {Clause | null} */ (null));
  useEffect(() => {
    let wanted = true;
    rules(game).then((all) => { if (wanted) setClause(all.find((one) => one.id === id) ?? null); }, () => {});
    return () => { wanted = false; };
  }, [game, id, shownLanguage()]);
  return html`<span class="clause-text parchment" role="note" lang=${clause?.language}><b><${Icon} name="ui-rules" size=${16} /> ${id}</b>
    ${clause ? html`<${Prose} text=${clause.text} />` : t('loading')}</span>`;
}

/** @param {string} game @returns {Promise<Clause[]>} */
export function rules(game) {
  return once(`/api/rules/${game}${query({ lang: shownLanguage() })}`);
}

/** The little Markdown that the rules use: bold, italics, code, tables. @param {{text: string}} props */
export function Prose({ text }) {
  const lines = text.split('\n');
  const tables = lines.filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line));
  const rest = lines.filter((line) => !line.startsWith('|')).join(' ');
  return html`<span class="prose">${inline(rest)}${tables.length > 0 && html`<span class="prose-table" role="table">
    ${tables.map((line) => html`<span role="row">${line.split('|').slice(1, -1).map((cell) => html`<span role="cell">${inline(cell.trim())}</span>`)}</span>`)}
  </span>`}</span>`;
}

/** @param {string} text */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part) => {
    if (part.startsWith('**')) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith('*') && part.length > 2) return html`<i>${part.slice(1, -1)}</i>`;
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part;
  });
}
