// What people say at the table, and what the table says itself.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { Portrait, readBot, witchName } from '../pieces/portrait.js';
import { muted } from '../settings.js';
import { shownLanguage, t } from '../texts.js';
import { EMOTES, Emote, emoteOf } from './emotes.js';
import { told } from './told.js';
import { remarkWords } from './speech.js';
import { isMuted, isRemark, isTold, markRead } from './unread.js';

/** @typedef {import('../protocol.js').ChatLine} ChatLine */
/** @typedef {import('./store.js').TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function Chat({ store }) {
  const lines = store.chat.value;
  const [text, write] = useState('');
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useLayoutEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [lines.length]);
  useEffect(() => markRead(store), [lines.length]);
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    if (text.trim()) store.speak(text.trim());
    write('');
  };
  const heard = lines.filter((line) => !isMuted(line));
  return html`<div class="chat">
    <${Muted} lines=${lines} />
    <ol class="log" ref=${list} tabindex="0" aria-label=${t('chat')} aria-live="polite">
      ${heard.map((line) => html`<${Line} key=${line.number} store=${store} line=${line} />`)}
      ${heard.length === 0 && html`<li class="dim">${t('chat-empty')}</li>`}
    </ol>
    <div class="row emotes" role="group" aria-label=${t('chat-emotes')}>
      ${Object.entries(EMOTES).map(([name, { sign }]) => html`<button type="button" key=${name} class="tool" aria-label=${t(`chat-emote-${name}`)}
        title=${t(`chat-emote-${name}`)} onClick=${() => store.speak(sign)}><${Emote} name=${name} hidden /></button>`)}
    </div>
    <form class="row chat-form" onSubmit=${send}>
      <input class="field grow" maxlength="500" placeholder=${t('chat-say')} aria-label=${t('chat-say')} value=${text}
        onInput=${(/** @type {any} */ event) => write(event.target.value)} />
      <button class="tool" aria-label=${t('chat-send')}><${Icon} name="ui-chat" /></button>
    </form>
  </div>`;
}

/** @param {{store: TableStore, line: ChatLine}} props */
function Line({ store, line }) {
  const [asking, ask] = useState(false);
  const time = html`<time class="chat-time" datetime=${new Date(line.at * 1000).toISOString()}>${when(line.at)}</time>`;
  if (line.message && isTold(line)) return html`<li class="chat-line chat-table"><${Icon} name="ui-clock" size=${16} /><span class="grow">${told(line.message)}</span>${time}</li>`;
  const isMine = line.seat !== null && store.about.value?.seats.includes(line.seat);
  const emote = emoteOf(line.text);
  const { witch } = readBot(isRemark(line) ? line.name : '');
  const name = witch ? witchName(witch) : line.name;
  const mute = () => { muted.value = { ...muted.peek(), [line.who]: name }; };
  return html`<li class="chat-line">
    ${witch ? html`<${Portrait} game=${store.about.value?.game} witch=${witch} size=${34} />` : line.seat !== null && html`<${SeatSign} seat=${line.seat} size=${16} />`}
    <span class="grow">
      ${isMine ? html`<b>${name}</b>` : html`<button type="button" class="chat-name" aria-expanded=${String(asking)} title=${t('chat-about', { name })} onClick=${() => ask(!asking)}>${name}</button>`}
      ${' '}${emote ? html`<${Emote} name=${emote} size=${30} />` : remarkWords(line)}
      ${asking && html`<span class="chat-mute"><button type="button" class="btn" onClick=${mute}>${t('chat-mute', { name })}</button></span>`}
    </span>${time}</li>`;
}

/** Who is not listened to at this table, and the way back. @param {{lines: ChatLine[]}} props */
function Muted({ lines }) {
  const here = [...new Map(lines.filter((line) => line.who in muted.value).map((line) => [line.who, muted.value[line.who]])).entries()];
  /** @param {string} who */
  const listen = (who) => { muted.value = Object.fromEntries(Object.entries(muted.peek()).filter(([one]) => one !== who)); };
  return here.map(([who, name]) => html`<p key=${who} class="chat-muted small dim"><span class="grow">${t('chat-muted', { name })}</span>
    <button type="button" class="plain" onClick=${() => listen(who)}>${t('chat-unmute')}</button></p>`);
}

/** The time of day; of older lines the day, too. @param {number} at */
function when(at) {
  const then = new Date(at * 1000);
  const isToday = then.toDateString() === new Date().toDateString();
  const spoken = navigator.languages.find((one) => one.startsWith(shownLanguage())) ?? shownLanguage();
  return new Intl.DateTimeFormat(spoken, { hour: '2-digit', minute: '2-digit', ...(isToday ? {} : { day: 'numeric', month: 'short' }) }).format(then);
}
