// How to play a game, to read: goal, turn, scoring, end and common mistakes on two pages, drawn with its pieces.
import { html, useEffect, useState } from '../html.js';
import { useFace } from '../games/faces.js';
import { useExamples } from '../how-to-play/example.js';
import { figures } from '../how-to-play/figures.js';
import { SectionView } from '../how-to-play/parts.js';
import { WRITTEN } from '../how-to-play/written.js';
import { Frame } from '../lobby/frame.js';
import { GAMES } from '../lobby/games.js';
import { useTexts, useTitle } from '../lobby/refresh.js';
import { Icon } from '../pieces/icon.js';
import { colours } from '../settings.js';
import { Card } from '../table/inspector.js';
import { needTexts, t } from '../texts.js';
import { Page as Lost } from './lost.js';

/** @typedef {import('../how-to-play/parts.js').Section} Section */

/** What is on the first of the two sheets. */
const FIRST_SHEET = ['goal', 'turn', 'round'];

/** @param {{game: string}} props */
export function Page({ game }) {
  const ready = useTexts('page-lobby', 'page-how-to-play');
  useTitle(ready ? t('how-title', { game: t(`game-${game}`) }) : '');
  usePaper();
  if (!ready) return html`<${Loading} />`;
  if (!(game in WRITTEN)) return html`<${Lost} />`;
  return html`<${Frame} here="how-to-play"><${Reading} game=${game} /><//>`;
}

const Loading = () => html`<main class="loading" aria-busy="true"><p>${t('loading')}</p></main>`;

/** @param {{game: string}} props */
function Reading({ game }) {
  const face = useFace(game);
  const sections = useSections(game);
  const examples = useExamples(game);
  if (!face || !sections || !examples) return html`<${Loading} />`;
  const known = { game, examples, figures: figures(examples.edition) };
  const title = t('how-title', { game: t(`game-${game}`) });
  const sheets = [sections.filter(({ id }) => FIRST_SHEET.includes(id)), sections.filter(({ id }) => !FIRST_SHEET.includes(id))];
  return html`<main class=${`page how how-of-${game}`}>
    <div class="page-head"><h1>${title}</h1><p class="how-screen">${t('how-lead')}</p></div>
    <nav class="pages-tabs how-screen" aria-label=${t('how-games')}>
      ${Object.keys(WRITTEN).map((id) => html`<a key=${id} class="btn" href=${`/how-to-play/${id}`} aria-current=${id === game ? 'page' : undefined}>
        <${Icon} name=${GAMES[id].icon} size=${22} /> ${t(`game-${id}`)}</a>`)}
      <span class="grow"></span>
      <a class="btn" href=${`/rules/${game}`}><${Icon} name="ui-rules" size=${20} /> ${t('how-all-rules')}</a>
      <button type="button" class="btn how-print" onClick=${() => print()}><${Icon} name="ui-log" size=${20} /> ${t('how-print')}</button>
    </nav>
    ${sheets.map((sheet, at) => html`<div key=${at} class=${`how-sheet sheet-${at + 1}`}>${sheet.map((section) => html`<${SectionView} key=${section.id} section=${section} known=${known} />`)}</div>`)}
    <${Card} game=${game} />
  </main>`;
}

/** What a game's page says, with its words. @param {string} game @returns {Section[] | null} */
function useSections(game) {
  const [found, setFound] = useState(/** @type {{game: string, sections: Section[]} | null} */ (null));
  useEffect(() => {
    let wanted = true;
    Promise.all([WRITTEN[game](), needTexts(`page-how-to-play-${game}`)]).then(([{ sections }]) => { if (wanted) setFound({ game, sections }); }, () => {});
    return () => { wanted = false; };
  }, [game]);
  return found?.game === game ? found.sections : null;
}

/** Paper is light, whatever the screen is. */
function usePaper() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const print = () => { dataset.colours = 'day'; };
    const show = () => { dataset.colours = colours.value; };
    // A preview of paper is no printing.
    const paper = matchMedia('print');
    const change = () => (paper.matches ? print() : show());
    change();
    paper.addEventListener('change', change);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', show);
    return () => {
      paper.removeEventListener('change', change);
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', show);
    };
  }, []);
}
