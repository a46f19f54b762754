// Playing from another device: a login and a password for this player, or coming back with them.
import { Refusal, post, query, remove } from '../api.js';
import { html, useState } from '../html.js';
import { Dialog } from '../pieces/dialog.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { Key } from './key.js';
import { beSomebody, inWords, me, readMe } from './player.js';
import { Sessions } from './sessions.js';

const SHORTEST = 8; // characters of a password
const KNOWN_PROBLEMS = ['login_taken', 'forbidden', 'common_password', 'too_many'];

/** @param {{close: () => void}} props */
export function AccountDialog({ close }) {
  const login = me.value?.login;
  return html`<${Dialog} title=${t('lobby-account')} close=${close} class="account">
    ${login ? html`<${Known} login=${login} />` : html`
      <p class="dim">${t('lobby-account-why')}</p>
      <${Credentials} title=${t('lobby-account-new')} text=${t('lobby-account-new-how', { name: me.value?.name ?? t('lobby-guest') })}
        button=${t('lobby-account-make')} fresh
        act=${async (/** @type {import('../protocol.js').AccountRequest} */ given) => { await beSomebody(); await post('/api/account', given); await readMe(); }} />
      <${Credentials} title=${t('lobby-account-old')} text=${t('lobby-account-old-how')} button=${t('lobby-account-enter')}
        act=${async (/** @type {import('../protocol.js').AccountRequest} */ given) => { await post('/api/session', given); await readMe(); }} />`}
    ${me.value?.player && html`<${Sessions} /><${Key} hasLogin=${Boolean(login)} />`}
  <//>`;
}

/** @param {{login: string}} props */
function Known({ login }) {
  const [changes, setChanges] = useState(0);
  const leave = async (everywhere = false) => { await remove(`/api/session${query({ everywhere: everywhere || null })}`); await readMe(); };
  return html`<p><${Icon} name="ui-check" size=${18} class="ok-sign" /> ${t('lobby-account-known', { login })}</p>
    <p class="dim">${t('lobby-account-elsewhere')}</p>
    <p class="row"><button type="button" class="btn" onClick=${() => leave()}>${t('lobby-account-leave')}</button>
      <button type="button" class="btn" onClick=${() => leave(true)}>${t('lobby-account-leave-everywhere')}</button></p>
    <${Credentials} key=${changes} title=${t('lobby-account-change')} text=${t('lobby-account-change-how')} button=${t('lobby-account-change-keep')} fresh login=${login}
      act=${async (/** @type {import('../protocol.js').AccountRequest} */ given) => { await post('/api/account', given); await readMe(); setChanges(changes + 1); }} />
    <p role="status">${changes > 0 && html`<${Icon} name="ui-check" size=${18} class="ok-sign" /> ${t('lobby-account-changed')}`}</p>`;
}

/** With `login`, an account that is changed: its present password is asked for. @param {{title: string, text: string, button: string, fresh?: boolean, login?: string, act: (given: import('../protocol.js').AccountRequest) => Promise<void>}} props */
function Credentials({ title, text, button, fresh = false, login, act }) {
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  /** @param {any} event */
  const send = async (event) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.target));
    setBusy(true);
    try {
      await act({ login: String(given.login).trim(), password: String(given.password), ...(login ? { present: String(given.present) } : {}) });
    } catch (refusal) {
      const code = refusal instanceof Refusal ? refusal.code : '';
      const about = login && code === 'forbidden' ? 'present' : code;
      complain(KNOWN_PROBLEMS.includes(code) ? t('lobby-account-refused', { code: about }) : inWords(refusal));
    }
    setBusy(false);
  };
  return html`<form class="panel account-form" onSubmit=${send}>
    <h3>${title}</h3>
    <p class="small dim">${text}</p>
    ${login && html`<label><span>${t('lobby-password-present')}</span>
      <input class="field" name="present" type="password" required maxlength="200" autocomplete="current-password" /></label>`}
    <label><span>${t('lobby-login')}</span><input class="field" name="login" required maxlength="40" autocomplete="username" autocapitalize="none" defaultValue=${login ?? ''} /></label>
    <label><span>${fresh ? t('lobby-password-new', { count: SHORTEST }) : t('lobby-password')}</span>
      <input class="field" name="password" type="password" required minlength=${SHORTEST} maxlength="200" autocomplete=${fresh ? 'new-password' : 'current-password'} /></label>
    ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem}</p>`}
    <button class=${`btn ${fresh ? '' : 'primary'}`} disabled=${busy}>${button}</button>
  </form>`;
}
