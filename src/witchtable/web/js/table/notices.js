// What is to be settled around the game: going back, abandoning, somebody away, whose turn it is at one device.
// It stands over the table at one fixed place, can be folded away, and moves nothing.
import { html, useEffect, useState } from '../html.js';
import { Dialog } from '../pieces/dialog.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { botKind, list, t } from '../texts.js';
import { told } from './told.js';
import { isTold, readUpTo } from './unread.js';

const SHOWN = 12000; // milliseconds that the table's own words stay; the chat keeps them

/** @typedef {import('./store.js').TableStore} TableStore */
/** @typedef {import('./store.js').About} About */

/** @param {{store: TableStore}} props */
export function Notices({ store }) {
  const about = /** @type {About} */ (store.about.value);
  const [folded, fold] = useState(false);
  const asked = about.status === 'running' ? questions(store, about) : [];
  const kinds = asked.map(({ key, mine }) => `${key} ${mine}`).join(' ');
  // Whatever is new is shown; what waits for others only keeps quiet.
  useEffect(() => fold(!asked.some(({ mine }) => mine)), [kinds]);
  return html`<div class="notices" role="status">
      ${asked.length > 0 && (folded
        ? html`<button type="button" class="notice-fold pill wait" onClick=${() => fold(false)}><${Icon} name="ui-warning" size=${16} /> ${t('notice-unfold', { count: asked.length })}</button>`
        : html`<div class="notice-list">${asked.map(({ key, show }) => html`<div class="notice" key=${key}>${show()}</div>`)}
            <button type="button" class="plain notice-close" aria-label=${t('notice-fold')} title=${t('notice-fold')} onClick=${() => fold(true)}><${Icon} name="ui-close" size=${14} /></button></div>`)}
      <${Told} store=${store} />
    </div>
    ${about.status === 'running' && html`<${HandOver} store=${store} />`}`;
}

/** All that waits for an answer. @param {TableStore} store @param {About} about @returns {{key: string, mine: boolean, show: () => any}[]} */
function questions(store, about) {
  const mayAgree = about.seats.length > 0;
  const others = about.players.some((player) => player.taken && (!player.bot || player.owner !== undefined) && !about.seats.includes(player.seat));
  return [
    ...about.to_return.map((seat) => ({ key: `back-${seat}`, mine: true, show: () => html`<${ComeBack} store=${store} seat=${seat} />` })),
    ...(about.undo_asked ? [{ key: `undo-${about.undo_asked.seat}`, mine: true, show: () => html`<${UndoAsked} store=${store} asked=${about.undo_asked} />` }] : []),
    ...about.stand_ins.map((one) => ({ key: `away-${one.seat}`, mine: one.missing.some((seat) => about.seats.includes(seat)), show: () => html`<${StandIn} store=${store} asked=${one} mayAgree=${mayAgree} />` })),
    ...(about.votes_to_abandon && others ? [{ key: 'abandon', mine: true, show: () => html`<${AbandonVotes} store=${store} mayAgree=${mayAgree} />` }] : []),
  ];
}

/** The table's own words: the last ones that nobody has read here. @param {{store: TableStore}} props */
function Told({ store }) {
  const [from, setFrom] = useState(readUpTo(store.id));
  const last = store.chat.value.filter((line) => isTold(line) && line.number > from).at(-1);
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => setFrom(last.number), SHOWN);
    return () => clearTimeout(timer);
  }, [last?.number]);
  if (!last?.message) return null;
  return html`<div class="notice told" key=${last.number}><${Icon} name="ui-clock" size=${18} /><p class="grow">${told(last.message)}</p>
    <button type="button" class="plain" aria-label=${t('close')} onClick=${() => setFrom(last.number)}><${Icon} name="ui-close" size=${14} /></button></div>`;
}

/** @param {{store: TableStore, seat: number}} props */
function ComeBack({ store, seat }) {
  const player = store.about.value?.players[seat];
  return html`<p>${t('come-back-bot', { bot: botKind(player?.bot ?? '') })}</p>
    <button type="button" class="btn primary" onClick=${() => store.request(`seats/${seat}/return`)}>${t('take-seat-again')}</button>`;
}

/** @param {{store: TableStore, mayAgree: boolean}} props */
function AbandonVotes({ store, mayAgree }) {
  return html`<p>${t('abandon-votes', { count: store.about.value?.votes_to_abandon })}</p>
    ${mayAgree && html`<button type="button" class="btn" onClick=${() => store.request('abandon')}>${t('abandon')}</button>`}`;
}

/** Somebody is away: shall a bot play on? Who wants it, and who is still to say so. @param {{store: TableStore, asked: import('../protocol.js').StandIn, mayAgree: boolean}} props */
function StandIn({ store, asked, mayAgree }) {
  const about = /** @type {About} */ (store.about.value);
  const name = store.names.value[asked.seat];
  const isAsked = mayAgree && asked.missing.some((seat) => about.seats.includes(seat));
  return html`<p><${SeatSign} seat=${asked.seat} size=${18} /> ${t('vote-away', { name, bot: botKind(about.stand_in) })}</p>
    <ul class="votes">
      ${[...asked.agreed, ...asked.missing].map((seat) => html`<li key=${seat} class=${asked.agreed.includes(seat) ? 'yes' : ''}><${SeatSign} seat=${seat} size=${16} />
        ${asked.agreed.includes(seat) ? t('vote-agreed', { name: store.names.value[seat] }) : t('vote-missing', { name: store.names.value[seat] })}</li>`)}
    </ul>
    ${isAsked && html`<button type="button" class="btn primary" onClick=${() => store.request(`seats/${asked.seat}/bot`)}>${t('replace-do')}</button>`}`;
}

/** @param {{store: TableStore, asked: import('../protocol.js').UndoAsked}} props */
function UndoAsked({ store, asked }) {
  // Who is asked may be looking on while a bot plays for them.
  const away = store.about.value?.to_return.find((seat) => asked.missing.includes(seat));
  const mine = store.position.value?.seat ?? away ?? -1;
  if (!asked.missing.includes(mine)) return html`<p>${t('undo-waiting', { names: list(asked.missing.map((seat) => store.names.value[seat])) })}</p>`;
  return html`<p>${t('undo-asked', { name: store.names.value[asked.seat] })}</p>
    <button type="button" class="btn primary" onClick=${() => store.undo({ agree: true, seat: mine })}>${t('undo-agree')}</button>
    <button type="button" class="btn" onClick=${() => store.undo({ agree: false, seat: mine })}>${t('undo-refuse')}</button>`;
}

/** Several people at one device: nobody sees another's cards. @param {{store: TableStore}} props */
function HandOver({ store }) {
  const about = /** @type {About} */ (store.about.value);
  const position = store.position.value;
  if (about.seats.length < 2 || !position || position.over) return null;
  const asked = position.deciders.filter((seat) => about.seats.includes(seat));
  if (!asked.length || asked.includes(position.seat ?? -1)) return null;
  const [next] = asked;
  const name = store.names.value[next];
  return html`<${Dialog} title=${t('hand-over', { name })} class="hand-over">
    <${SeatSign} seat=${next} size=${64} />
    <p>${t('hand-over-why')}</p>
    <button type="button" class="btn primary big" onClick=${() => store.look(next)}>${t('hand-over-me', { name })}</button>
    <${SeatName} key=${next} store=${store} seat=${next} />
  <//>`;
}

/** Call who sits there something else. @param {{store: TableStore, seat: number}} props */
export function SeatName({ store, seat }) {
  const [typed, type] = useState(/** @type {string | null} */ (null));
  const name = store.about.value?.players[seat]?.name ?? '';
  /** @param {Event} event */
  const keep = async (event) => {
    event.preventDefault();
    if (typed?.trim() && typed.trim() !== name) await store.request(`seats/${seat}/name`, { name: typed.trim() });
    type(null);
  };
  if (typed === null) return html`<button type="button" class="btn quiet seat-rename" onClick=${() => type(name)}>${t('seat-rename')}</button>`;
  return html`<form class="row seat-name" onSubmit=${keep}><input class="field grow" maxlength="40" aria-label=${t('seat-name')} value=${typed} autocomplete="off" spellcheck=${false}
      ref=${(/** @type {HTMLInputElement | null} */ field) => { if (field && document.activeElement !== field) field.focus(); }}
      onInput=${(/** @type {any} */ event) => type(event.target.value)} onFocus=${(/** @type {any} */ event) => event.target.select()} />
    <button class="btn">${t('seat-rename-keep')}</button></form>`;
}
