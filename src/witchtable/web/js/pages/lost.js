// For an address that leads nowhere: words, and the way back.
import { html } from '../html.js';
import { Picture } from '../lobby/pictures.js';
import { useTexts, useTitle } from '../lobby/refresh.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';

export function Page() {
  const ready = useTexts('page-lobby');
  useTitle(ready ? t('lost-title') : '');
  if (!ready) return html`<main class="loading" aria-busy="true"></main>`;
  return html`<main class="lost lost-page">
    <a class="logo" href="/"><${Icon} name="ww-cauldron" size=${28} /> Witchtable</a>
    <div class="lost-card parchment">
      <${Picture} game="witchdom" />
      <div class="lost-words"><h1>${t('lost-title')}</h1><p>${t('lost-why')}</p>
        <p class="row wrap"><a class="btn primary big" href="/">${t('to-the-lobby')}</a></p></div>
    </div>
  </main>`;
}
