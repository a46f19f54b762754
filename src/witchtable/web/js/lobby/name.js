// The one thing that is asked of a guest; it has an answer already.
import { html, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { inWords, introduce, me } from './player.js';

/** @param {{name: string, set: (name: string) => void}} props */
export function NameField({ name, set }) {
  const [problem, complain] = useState('');
  const isKept = me.value?.name === name.trim();
  const keep = async () => {
    if (!me.value?.player || !name.trim()) return;
    try {
      await introduce(name);
      complain('');
    } catch (refusal) {
      complain(inWords(refusal));
    }
  };
  return html`<form class="name" onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); keep(); }}>
    <div class="name-field"><label for="my-name">${t('lobby-your-name')}</label>
      <input id="my-name" class="title" maxlength="40" autocomplete="nickname" spellcheck=${false} value=${name} placeholder=${t('lobby-guest')} aria-describedby="name-hint"
        onInput=${(/** @type {any} */ event) => set(event.target.value)} onChange=${keep} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <span class="name-kept" aria-hidden="true">${isKept && html`<${Icon} name="ui-check" size=${22} />`}</span></div>
    <p id="name-hint" class="small dim" role="status">${problem || (isKept ? t('lobby-name-kept') : t('lobby-name-hint'))}</p>
  </form>`;
}
