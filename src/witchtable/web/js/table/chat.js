// What people say at the table.
import { html, useLayoutEffect, useRef, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';

/** What can be said with one click, by the name in its text (`chat-emote-…`). */
const EMOTES = [['wave', '👋'], ['clap', '👏'], ['laugh', '😄'], ['think', '🤔'], ['cheer', '🎉']];

/** @param {{store: import('./store.js').TableStore}} props */
export function Chat({ store }) {
  const lines = store.chat.value;
  const [text, write] = useState('');
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useLayoutEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [lines.length]);
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    if (text.trim()) store.speak(text.trim());
    write('');
  };
  return html`<div class="chat">
    <ol class="log" ref=${list} tabindex="0" aria-label=${t('chat')} aria-live="polite">
      ${lines.map((line) => html`<li key=${line.number} class="chat-line"><b>${line.name}</b> ${line.text}</li>`)}
      ${lines.length === 0 && html`<li class="dim">${t('chat-empty')}</li>`}
    </ol>
    <div class="row emotes" role="group" aria-label=${t('chat-emotes')}>
      ${EMOTES.map(([name, emote]) => html`<button key=${name} class="tool" aria-label=${t(`chat-emote-${name}`)}
        title=${t(`chat-emote-${name}`)} onClick=${() => store.speak(emote)}>${emote}</button>`)}
    </div>
    <form class="row chat-form" onSubmit=${send}>
      <input class="field grow" maxlength="500" placeholder=${t('chat-say')} aria-label=${t('chat-say')} value=${text}
        onInput=${(/** @type {any} */ event) => write(event.target.value)} />
      <button class="tool" aria-label=${t('chat-send')}><${Icon} name="ui-chat" /></button>
    </form>
  </div>`;
}
