// A lesson at a table: the coach, the light, and what comes at its end.
import { html, useEffect, useRef } from '../html.js';
import { lazy } from '../lib/lazy.js';
import { needTexts } from '../texts.js';
import { Coach } from './coach.js';
import { course } from './course.js';
import { Guide } from './guide.js';
import { Spotlight } from './spotlight.js';

/** @typedef {import('../table/store.js').TableStore} TableStore */
const Done = lazy(async () => (await Promise.all([import('./done.js'), needTexts('page-end')]))[0], 'Done');
const Leave = lazy(() => import('./leave.js'), 'Leave');

/** @param {{store: TableStore, ground: {current: HTMLElement | null}}} props */
export function Lesson({ store, ground }) {
  const about = /** @type {import('../table/store.js').About} */ (store.about.value);
  const name = /** @type {import('../protocol.js').LessonStanding} */ (about.lesson).name;
  useEffect(() => {
    let wanted = true;
    course(about.game, name).then((lessons) => {
      const lesson = lessons.find((one) => one.name === name);
      if (wanted && lesson) store.guide.value = new Guide(store, about.game, lessons, lesson);
    }, () => {});
    return () => {
      wanted = false;
      store.guide.peek()?.end();
      store.guide.value = null;
    };
  }, [store, name]);
  const guide = store.guide.value;
  if (!guide) return null;
  return html`${guide.isGuided && html`<${Guided} guide=${guide} ground=${ground} />`}
    ${guide.isLeaving.value && html`<${Leave} game=${guide.game} stay=${() => { guide.isLeaving.value = false; }} />`}`;
}

/** @param {{guide: Guide, ground: {current: HTMLElement | null}}} props */
function Guided({ guide, ground }) {
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  useEscape(() => { guide.isLeaving.value = true; });
  return html`<${Spotlight} guide=${guide} ground=${ground} card=${card} />
    <${Coach} guide=${guide} card=${card} />
    ${guide.isDone.value && !guide.isWaiting.value && html`<${Done} guide=${guide} />`}`;
}

/** Escape leaves what is open first, then it asks whether to leave the lesson. @param {() => void} ask */
function useEscape(ask) {
  useEffect(() => {
    let busy = false;
    const before = () => { busy = Boolean(document.querySelector('dialog[open], :popover-open, .since.over, .drawer.open, [data-proposal]')); };
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key === 'Escape' && !event.defaultPrevented && !busy && !isTyping) ask();
    };
    addEventListener('keydown', before, true);
    addEventListener('keydown', press);
    return () => { removeEventListener('keydown', before, true); removeEventListener('keydown', press); };
  }, []);
}
