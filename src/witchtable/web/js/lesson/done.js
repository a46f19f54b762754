// The end of a lesson: what was learned, and what comes next.
import { html, useState } from '../html.js';
import { inWords } from '../lobby/player.js';
import { Dialog } from '../pieces/dialog.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { Pim } from './coach.js';
import { begin } from './course.js';

/** @param {{guide: import('./guide.js').Guide}} props */
export function Done({ guide }) {
  const [hidden, hide] = useState(false);
  const [problem, complain] = useState('');
  const { game, lesson, next } = guide;
  /** @param {string} name */
  const start = (name) => begin(game, name).catch((refusal) => complain(inWords(refusal)));
  if (hidden) return html`<button type="button" class="btn primary lesson-show" onClick=${() => hide(false)}><${Icon} name="ui-next" size=${20} /> ${t('lesson-go-on')}</button>`;
  return html`<${Dialog} title=${t('lesson-done')} close=${() => hide(true)} class="lesson-done parchment">
    <div class="lesson-done-words"><${Pim} /><div>
      <p>${t('lesson-done-what', { title: t(guide.text) })}</p>
      <ul>${lesson.steps.map((step) => html`<li key=${step.name}><${Icon} name="ui-check" size=${18} /> ${t(`${guide.text}-${step.name}-title`)}</li>`)}</ul></div></div>
    ${next && html`<p class="lesson-done-next">${t('lesson-done-next', { title: t(`lesson-${game}-${next.name}`) })} <span class="dim">${t(`lesson-${game}-${next.name}-about`)}</span></p>`}
    ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem}</p>`}
    <nav class="lesson-ways" aria-label=${t('end-next')}>
      ${next && html`<button type="button" class="btn primary big" autofocus onClick=${() => start(next.name)}><${Icon} name="ui-play" size=${20} /> ${t('lesson-next-lesson')}</button>`}
      <button type="button" class="btn" onClick=${() => start(lesson.name)}><${Icon} name="ui-replay" size=${20} /> ${t('lesson-repeat')}</button>
      <a class="btn" href=${`/learn/${game}`}><${Icon} name="ui-rules" size=${20} /> ${t('lesson-course')}</a>
      <a class="btn" href="/"><${Icon} name="ui-human" size=${20} /> ${t('to-the-lobby')}</a>
    </nav>
  <//>`;
}
