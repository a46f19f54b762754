// The rules reference: all clauses by chapter, with search.
import { html, useEffect, useState } from '../html.js';
import { shownLanguage, t } from '../texts.js';
import { Prose, rules } from './clause.js';

/** @typedef {import('./clause.js').Clause} Clause */

/** @param {{game: string, full?: boolean}} props  `full`: on a page of its own, all open, each clause with its address. */
export function RulesReference({ game, full = false }) {
  const [all, setAll] = useState(/** @type {Clause[]} */ ([]));
  const [sought, seek] = useState('');
  useEffect(() => { rules(game).then(setAll, () => {}); }, [game, shownLanguage()]);
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((clause) => words.every((word) => `${clause.id} ${clause.chapter} ${clause.text}`.toLowerCase().includes(word)));
  const chapters = [...new Set(found.map((clause) => clause.chapter))];
  return html`<div class="rules">
    <input class="field" type="search" placeholder=${t('rules-search')} aria-label=${t('rules-search')} value=${sought}
      onInput=${(/** @type {any} */ event) => seek(event.target.value)} />
    <p class="small dim" role="status">${t('rules-found', { count: found.length })}</p>
    <div class="rules-list" tabindex="0" role="group" aria-label=${t('rules')} lang=${all[0]?.language}>
      ${chapters.map((chapter) => html`<details key=${chapter} open=${full || words.length > 0}>
        <summary>${chapter}</summary>
        ${found.filter((clause) => clause.chapter === chapter).map((clause) => html`<p key=${clause.id} id=${clause.id}><b class="clause-id">${full ? html`<a href=${`/rules/${game}#${clause.id}`}>${clause.id}</a>` : clause.id}</b> <${Prose} text=${clause.text} /></p>`)}
      </details>`)}
    </div>
  </div>`;
}
