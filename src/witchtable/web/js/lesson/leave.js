// Whether to leave a lesson.
import { html } from '../html.js';
import { Dialog } from '../pieces/dialog.js';
import { t } from '../texts.js';

/** @param {{game: string, stay: () => void}} props */
export function Leave({ game, stay }) {
  return html`<${Dialog} title=${t('lesson-leave')} close=${stay} class="sure">
    <p>${t('lesson-leave-kept')}</p>
    <div class="row"><a class="btn primary" href=${`/learn/${game}`}>${t('lesson-leave-do')}</a>
      <button type="button" class="btn" autofocus onClick=${stay}>${t('lesson-stay')}</button></div>
  <//>`;
}
