// A key for bots and programs that play for somebody: a new one is shown once, and ends the one before.
import { Refusal, post } from '../api.js';
import { html, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { inWords, readMe } from './player.js';

/** @param {{hasLogin: boolean}} props */
export function Key({ hasLogin }) {
  const [key, setKey] = useState('');
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  /** @param {any} event */
  const replace = async (event) => {
    event.preventDefault();
    const present = new FormData(event.target).get('key-present');
    setBusy(true);
    try {
      /** @type {import('../protocol.js').SessionBegun} */
      const made = await post('/api/key', hasLogin ? { present: String(present) } : {});
      setKey(made.key ?? '');
      readMe();
      complain('');
      event.target.reset();
    } catch (refusal) {
      const isWrong = refusal instanceof Refusal && refusal.code === 'forbidden';
      complain(isWrong ? t('lobby-account-refused', { code: 'present' }) : inWords(refusal));
    }
    setBusy(false);
  };
  return html`<form class="panel account-form" onSubmit=${replace}>
    <h3>${t('lobby-key')}</h3>
    <p class="small dim">${t('lobby-key-how')}</p>
    ${hasLogin && html`<label><span>${t('lobby-password-present')}</span>
      <input class="field" name="key-present" type="password" required maxlength="200" autocomplete="current-password" /></label>`}
    ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem}</p>`}
    <button class="btn" disabled=${busy}>${t('lobby-key-new')}</button>
    <div class="account-key" role="status">${key && html`<${Shown} key=${key} text=${key} />`}</div>
  </form>`;
}

/** @param {{text: string}} props */
function Shown({ text }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch { /* it is there to be copied by hand */ }
  };
  return html`<p><${Icon} name="ui-check" size=${18} class="ok-sign" /> ${t('lobby-key-once')}</p>
    <p class="row"><input class="field grow" readonly aria-label=${t('lobby-key')} value=${text} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button type="button" class="btn" onClick=${copy}>${copied ? t('copied') : t('copy')}</button></p>`;
}
