// What the pages beside the tables share: the header with its tools, and the footer.
import { door } from 'door';
import { html, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { LANGUAGES, language, spoken } from '../settings.js';
import { SettingsDialog } from '../table/settings-dialog.js';
import { t } from '../texts.js';
import { AccountDialog } from './account.js';
import { FIRST } from './games.js';

/** @param {{here: string, children: any}} props  `here`: which of the links leads to this page. */
export function Frame({ here, children }) {
  const [dialog, open] = useState('');
  /** @param {string} name @param {string} to @param {string} icon @param {string} label */
  const link = (name, to, icon, label) => html`<a class="site-link" href=${to} aria-current=${here === name ? 'page' : undefined}>
    <${Icon} name=${icon} size=${21} /><span>${label}</span></a>`;
  return html`<div class="site">
    <header class="site-top">
      <a class="logo site-logo" href="/" aria-current=${here === 'lobby' ? 'page' : undefined}><${Icon} name="ww-cauldron" size=${36} /> Witchtable</a>
      <nav class="site-links" aria-label=${t('lobby-pages')}>
        ${link('rules', `/rules/${FIRST}`, 'ui-rules', t('rules'))}
        ${link('finished', '/finished', 'ui-replay', t('lobby-finished'))}
      </nav>
      <div class="site-tools">
        <label class="site-language"><${Icon} name="ui-language" size=${21} /><span class="unseen">${t('language')}</span>
          <select value=${spoken()} onChange=${(/** @type {any} */ event) => { language.value = event.target.value; }}>
            ${Object.entries(LANGUAGES).map(([id, name]) => html`<option key=${id} value=${id} lang=${id}>${name}</option>`)}
          </select></label>
        ${!door.alone && html`<button type="button" class="tool" aria-label=${t('lobby-account')} title=${t('lobby-account')} onClick=${() => open('account')}><${Icon} name="ui-human" size=${21} /></button>`}
        <button type="button" class="tool" aria-label=${t('settings')} title=${t('settings')} onClick=${() => open('settings')}><${Icon} name="ui-settings" size=${21} /></button>
      </div>
    </header>
    ${children}
    <footer class="site-foot small"><p>${t('lobby-credits')}</p></footer>
    ${dialog === 'settings' && html`<${SettingsDialog} close=${() => open('')} />`}
    ${dialog === 'account' && html`<${AccountDialog} close=${() => open('')} />`}
  </div>`;
}
