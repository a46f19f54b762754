// The rules of a game on a page of their own; an address like /rules/witchdom#WD-BREW-01 shows that clause.
import { fragment } from '../address.js';
import { html, useEffect, useState } from '../html.js';
import { WRITTEN } from '../how-to-play/written.js';
import { Frame } from '../lobby/frame.js';
import { GAMES } from '../lobby/games.js';
import { useTexts, useTitle } from '../lobby/refresh.js';
import { Icon } from '../pieces/icon.js';
import { rules } from '../table/clause.js';
import { RulesReference } from '../table/rules.js';
import { shownLanguage, t } from '../texts.js';
import { Page as Lost } from './lost.js';

/** @typedef {import('../table/clause.js').Clause} Clause */

/** @param {{game: string}} props */
export function Page({ game }) {
  const ready = useTexts('page-lobby');
  useTitle(ready ? t('lobby-rules-title', { game: t(`game-${game}`) }) : '');
  if (!ready) return html`<main class="loading" aria-busy="true"><p>${t('loading')}</p></main>`;
  if (!(game in GAMES)) return html`<${Lost} />`;
  return html`<${Frame} here="rules"><${Reference} game=${game} /><//>`;
}

/** Show a clause, and which one is meant. @param {string} id */
function point(id) {
  document.querySelector('.rules-list .meant')?.classList.remove('meant');
  const clause = document.getElementById(id);
  if (!clause) return;
  const chapter = clause.closest('details');
  if (chapter) chapter.open = true;
  clause.classList.add('meant');
  clause.scrollIntoView();
  clause.querySelector('a')?.focus({ preventScroll: true }); // from there Tab goes on
}

/** @param {{game: string}} props */
function Reference({ game }) {
  const [first, setFirst] = useState(/** @type {Clause[]} */ ([]));
  useEffect(() => {
    rules(game).then((all) => setFirst(all.filter((clause, at) => clause.chapter !== all[at - 1]?.chapter)), () => {});
  }, [game, shownLanguage()]);
  useEffect(() => {
    // A clause is there only after the browser has looked for it.
    const later = requestAnimationFrame(() => requestAnimationFrame(() => point(fragment.value)));
    return () => cancelAnimationFrame(later);
  }, [first, fragment.value]);
  return html`<main class="page">
    <div class="page-head"><h1>${t('lobby-rules-title', { game: t(`game-${game}`) })}</h1><p>${t('lobby-rules-more')}</p></div>
    <nav class="pages-tabs" aria-label=${t('lobby-rules-games')}>
      ${Object.entries(GAMES).map(([id, { icon }]) => html`<a key=${id} class="btn" href=${`/rules/${id}`} aria-current=${id === game ? 'page' : undefined}>
        <${Icon} name=${icon} size=${22} /> ${t(`game-${id}`)}</a>`)}
      ${game in WRITTEN && html`<a class="btn" href=${`/how-to-play/${game}`}><${Icon} name="ui-eye" size=${22} /> ${t('how-to-play')}</a>`}
    </nav>
    <div class="rules-page">
      <nav class="contents panel" aria-labelledby="contents"><h2 id="contents">${t('lobby-rules-contents')}</h2>
        <ol lang=${first[0]?.language}>${first.map((clause) => html`<li key=${clause.id}><a href=${`/rules/${game}#${clause.id}`}>${clause.chapter.replace(/\s*\([A-Z-]+\)$/, '')}</a></li>`)}</ol></nav>
      <${RulesReference} game=${game} full />
    </div>
  </main>`;
}
