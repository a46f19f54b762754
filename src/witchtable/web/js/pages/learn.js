// The course of a game: its lessons in their order, and which of them have been learned.
import { get, once } from '../api.js';
import { html, useEffect, useState } from '../html.js';
import { WRITTEN } from '../how-to-play/written.js';
import { begin, lessonTexts } from '../lesson/course.js';
import { Frame } from '../lobby/frame.js';
import { GAMES } from '../lobby/games.js';
import { minutesOf } from '../lobby/learning.js';
import { beSomebody, inWords } from '../lobby/player.js';
import { useTexts, useTitle } from '../lobby/refresh.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { Page as Lost } from './lost.js';

/** @typedef {import('../protocol.js').OfferedLesson} OfferedLesson */

/** @param {{game: string}} props */
export function Page({ game }) {
  const ready = useTexts('page-lobby');
  const [lessons, setLessons] = useState(/** @type {OfferedLesson[] | null} */ (null));
  const [others, setOthers] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    if (!ready) return;
    Promise.all(Object.keys(GAMES).map(async (id) => (id !== game && (await once(`/api/lessons/${id}`)).length ? [id] : []))).then((found) => setOthers(found.flat()), () => {});
  }, [ready, game]);
  useEffect(() => {
    setLessons(null);
    Promise.all([get(`/api/lessons/${game}`), lessonTexts(game)]).then(([found]) => setLessons(found), () => setLessons([]));
  }, [game]);
  useTitle(ready && lessons ? t('learn-title', { game: t(`game-${game}`) }) : '');
  if (!ready || !lessons) return html`<main class="loading" aria-busy="true"><p>${t('loading')}</p></main>`;
  if (!(game in GAMES) || !lessons.length) return html`<${Lost} />`;
  return html`<${Frame} here="learn"><${Course} key=${game} game=${game} lessons=${lessons} others=${others} /><//>`;
}

/** @param {{game: string, lessons: OfferedLesson[], others: string[]}} props  `others`: games that have a course, too. */
function Course({ game, lessons, others }) {
  const [busy, setBusy] = useState(false);
  const [problem, complain] = useState('');
  const usual = lessons.find((lesson) => lesson.table) ?? lessons.find((lesson) => !lesson.learned);
  const basic = lessons.filter((lesson) => lesson.basic);
  const minutes = minutesOf(lessons);
  /** @param {OfferedLesson} lesson */
  const start = async (lesson) => {
    setBusy(true);
    complain('');
    try {
      await beSomebody();
      await begin(game, lesson.name);
    } catch (refusal) {
      complain(inWords(refusal));
      setBusy(false);
    }
  };
  const rows = (/** @type {OfferedLesson[]} */ some) => html`<ol class="course">${some.map((lesson) => html`<${Row} key=${lesson.name} game=${game} lesson=${lesson}
    number=${lessons.indexOf(lesson) + 1} usual=${lesson === usual} busy=${busy} start=${() => start(lesson)} />`)}</ol>`;
  const more = lessons.filter((lesson) => !lesson.basic);
  return html`<main class="page learn">
    <div class="page-head learn-head"><img class="pim" src="/web/icons/pim.svg" alt="" width="96" height="96" /><div><h1>${t('learn-title', { game: t(`game-${game}`) })}</h1>
      <p>${t('learn-how', { minutes })}</p></div></div>
    ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem}</p>`}
    ${rows(basic)}
    ${more.length > 0 && html`<h2>${t('learn-more')}</h2>${rows(more)}`}
    ${game in WRITTEN && html`<p><a class="btn" href=${`/how-to-play/${game}`}><${Icon} name="ui-eye" size=${22} /> ${t('how-to-play')}</a></p>`}
    ${others.length > 0 && html`<p class="learn-games">${t('learn-others')} ${others.map((id) => html`<a key=${id} class="btn" href=${`/learn/${id}`}><${Icon} name=${GAMES[id].icon} size=${22} /> ${t(`game-${id}`)}</a>`)}</p>`}
  </main>`;
}

/** @param {{game: string, lesson: OfferedLesson, number: number, usual: boolean, busy: boolean, start: () => void}} props */
function Row({ game, lesson, number, usual, busy, start }) {
  const id = `lesson-${game}-${lesson.name}`;
  return html`<li class=${`course-row panel ${lesson.learned ? 'learned' : ''} ${usual ? 'usual' : ''}`}>
    <span class="n">${lesson.learned ? html`<${Icon} name="ui-check" size=${20} label=${t('lesson-learned')} />` : number}</span>
    <span class="grow" id=${id}><b class="title">${t(id)}</b><span class="dim">${t(`${id}-about`)}</span></span>
    <span class="small dim course-time"><${Icon} name="ui-clock" size=${16} /> ${t('lesson-minutes', { minutes: lesson.minutes })}</span>
    <button type="button" class=${`btn ${usual ? 'primary' : ''}`} aria-describedby=${id} disabled=${busy} onClick=${start}>${lesson.table ? t('lesson-go-on') : lesson.learned ? t('lesson-repeat') : t('lesson-begin')}</button>
  </li>`;
}
