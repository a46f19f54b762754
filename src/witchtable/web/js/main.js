// Finds the page that belongs to the address and shows it.
import { go, place } from './address.js';
import { door } from 'door';
import { effect, html, render } from './html.js';
import { style } from './lib/lazy.js';
import { needTexts } from './texts.js';

/** Addresses, pages and their styles. @type {[RegExp, () => Promise<any>, ...string[]][]} */
const PAGES = [
  [/^\/$/, () => import('./pages/lobby.js'), 'lobby', 'people'],
  [/^\/tables\/(?<id>[\w-]+)$/, () => import('./pages/table.js'), 'table', 'follow', 'log', 'people'],
  [/^\/tables\/(?<id>[\w-]+)\/replay$/, () => import('./pages/replay.js'), 'table', 'replay', 'follow', 'log'],
  [/^\/tables\/(?<id>[\w-]+)\/review$/, () => import('./pages/review.js'), 'table', 'replay', 'review'],
  [/^\/rules\/(?<game>[\w-]+)$/, () => import('./pages/rules.js'), 'table', 'lobby', 'people'],
  [/^\/how-to-play\/(?<game>[\w-]+)$/, () => import('./pages/how-to-play.js'), 'table', 'lobby', 'people', 'how-to-play'],
  [/^\/learn\/(?<game>[\w-]+)$/, () => import('./pages/learn.js'), 'lobby', 'people', 'learn'],
  [/^\/finished$/, () => import('./pages/finished.js'), 'lobby'],
  [/^/, () => import('./pages/lost.js'), 'lobby', 'people'],
];

addEventListener('click', (event) => {
  /** @type {HTMLAnchorElement | null} */
  const link = event.target instanceof Element ? event.target.closest(`a[href^="${door.write('/')}"]`) : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.hasAttribute('download') || link.hasAttribute('target')) return;
  event.preventDefault();
  go(door.read(link));
});

/** @param {string} at */
async function show(at) {
  const [path, search = ''] = at.split('#')[0].split('?');
  const root = /** @type {HTMLElement} */ (document.getElementById('page'));
  for (const [form, load, ...styles] of PAGES) {
    const found = form.exec(path);
    if (!found) continue;
    const [page] = await Promise.all([load(), needTexts('page-people'), ...styles.map(style)]);
    if (place.value !== at) return;
    render(html`<${page.Page} key=${path} ...${found.groups ?? {}} query=${new URLSearchParams(search)} />`, root);
    return;
  }
}

// (Too old a browser is told so by old.js.)
if (!('old' in document.documentElement.dataset)) effect(() => {
  show(place.value).catch(() => {
    // A module did not come: nothing can be put into words, but the way out is the same in all languages.
    const root = /** @type {HTMLElement} */ (document.getElementById('page'));
    render(html`<main class="lost"><p><button type="button" class="btn primary" onClick=${() => location.reload()}>↻ Witchtable</button></p></main>`, root);
  });
});
