// Settings: language, sound, motion, colours, confirmation; and what can be done with the table.
import { html, useState } from '../html.js';
import { Dialog } from '../pieces/dialog.js';
import { LANGUAGES, coaching, colours, confirming, language, motion, notifying, pace, remarks, ruleNumbers, sound } from '../settings.js';
import { t } from '../texts.js';

/** @param {{label: string, setting: import('../html.js').Signal<any>, options: [string, string][]}} props */
function Choose({ label, setting, options }) {
  return html`<label class="setting"><span>${label}</span>
    <select class="field" value=${setting.value} onChange=${(/** @type {any} */ event) => { setting.value = event.target.value; }}>
      ${options.map(([value, words]) => html`<option key=${value} value=${value} selected=${setting.value === value}>${words}</option>`)}
    </select></label>`;
}

/** @param {{label: string, on: boolean, set: (on: boolean) => void}} props */
function Switch({ label, on, set }) {
  return html`<label class="setting"><span>${label}</span>
    <input type="checkbox" role="switch" checked=${on} onChange=${(/** @type {any} */ event) => set(event.target.checked)} /></label>`;
}

/** @param {boolean} on */
async function notify(on) {
  if (on && 'Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
  notifying.value = on && 'Notification' in window && Notification.permission === 'granted';
}

/** @param {boolean} on */
const fillScreen = (on) => (on ? document.documentElement.requestFullscreen() : document.exitFullscreen()).catch(() => { /* the browser does not want to */ });

/** @param {{store?: import('./store.js').TableStore, close: () => void}} props */
export function SettingsDialog({ store, close }) {
  const [sure, setSure] = useState(false);
  const about = store?.about.value;
  return html`<${Dialog} title=${t('settings')} close=${close} class="settings">
    <${Choose} label=${t('language')} setting=${language} options=${[['', t('language-auto')], ...Object.entries(LANGUAGES)]} />
    <${Choose} label=${t('motion')} setting=${motion} options=${['auto', 'full', 'less'].map((one) => [one, t(`motion-${one}`)])} />
    <${Choose} label=${t('colours')} setting=${colours} options=${['night', 'day', 'contrast'].map((one) => [one, t(`colours-${one}`)])} />
    <${Choose} label=${t('confirm')} setting=${confirming} options=${['never', 'reveals', 'always'].map((one) => [one, t(`confirm-${one}`)])} />
    <${Choose} label=${t('pace')} setting=${pace} options=${['slow', 'normal', 'fast', 'off'].map((one) => [one, t(`pace-${one}`)])} />
    <${Choose} label=${t('coaching')} setting=${coaching} options=${['auto', 'on', 'off'].map((one) => [one, t(`coaching-${one}`)])} />
    <${Switch} label=${t('rule-numbers')} on=${ruleNumbers.value} set=${(/** @type {boolean} */ on) => { ruleNumbers.value = on; }} />
    <${Switch} label=${t('remarks')} on=${remarks.value} set=${(/** @type {boolean} */ on) => { remarks.value = on; }} />
    <${Switch} label=${t('sound')} on=${sound.value} set=${(/** @type {boolean} */ on) => { sound.value = on; }} />
    ${document.fullscreenEnabled && html`<${Switch} label=${t('full-screen')} on=${document.fullscreenElement !== null} set=${fillScreen} />`}
    <${Switch} label=${t('notify')} on=${notifying.value} set=${notify} />
    ${store && about?.status === 'running' && about.seats.length > 0 && html`<div class="row wrap settings-table">
      <button type="button" class="btn" onClick=${() => { store.undo({ ask: true }); close(); }}>${t('ask-undo')}</button>
      ${about.players.some((player) => player.taken && !player.bot && !about.seats.includes(player.seat)) && html`<button type="button" class="btn" title=${t('leave-why-bot')} onClick=${() => { for (const seat of about.seats) store.request(`seats/${seat}/bot`); close(); }}>${t('leave-bot')}</button>`}
      <button type="button" class="btn danger" onClick=${() => { if (sure) { store.request('abandon'); close(); } else setSure(true); }}>${sure ? t('abandon-sure') : t('abandon')}</button>
    </div>`}
  <//>`;
}
