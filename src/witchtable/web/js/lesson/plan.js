// The steps of a lesson in the drawer: those that are done, the one of now, those to come.
import { html } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';

/** @param {{guide: import('./guide.js').Guide}} props */
export function Plan({ guide }) {
  const at = guide.at.value;
  return html`<div class="plan" tabindex="0" role="group" aria-label=${t('lesson-steps')}>
    <h2>${t('lesson-title', { number: guide.number, title: t(guide.text) })}</h2>
    <p class="small dim">${t('lesson-minutes', { minutes: guide.lesson.minutes })}</p>
    <ol>${guide.lesson.steps.map((step, index) => {
      const title = t(`${guide.text}-${step.name}-title`);
      if (index < at) return html`<li key=${step.name} class="done"><button type="button" onClick=${() => guide.reopen(index)}><span class="n"><${Icon} name="ui-check" size=${14} label=${t('lesson-learned')} /></span>${title}</button></li>`;
      return html`<li key=${step.name} class=${index === at ? 'here' : ''} aria-current=${index === at ? 'step' : undefined}><span class="n">${index + 1}</span>${title}</li>`;
    })}</ol>
  </div>`;
}
