// What is to be settled around the game: going back, abandoning, somebody away, whose turn it is at one device.
import { html } from '../html.js';
import { Dialog } from '../pieces/dialog.js';
import { SeatSign } from '../pieces/icon.js';
import { list, t } from '../texts.js';

/** @param {{store: import('./store.js').TableStore}} props */
export function Notices({ store }) {
  const about = /** @type {import('./store.js').About} */ (store.about.value);
  if (about.status !== 'running') return null;
  const replace = about.seats.length > 0 ? about.stand_ins : [];
  if (!about.undo_asked && !about.votes_to_abandon && !replace.length && !about.to_return.length && about.seats.length < 2) return null;
  return html`<div class="notices" role="status">
    ${about.undo_asked && html`<${UndoAsked} store=${store} asked=${about.undo_asked} />`}
    ${about.votes_to_abandon > 0 && html`<p class="notice">${t('abandon-votes', { count: about.votes_to_abandon })}
      ${about.seats.length > 0 && html`<button type="button" class="btn" onClick=${() => store.request('abandon')}>${t('abandon')}</button>`}</p>`}
    ${replace.map((asked) => html`<${StandIn} key=${asked.seat} store=${store} asked=${asked} />`)}
    ${about.to_return.map((seat) => html`<p class="notice" key=${`back ${seat}`}>${t('come-back')}
      <button type="button" class="btn primary" onClick=${() => store.request(`seats/${seat}/return`)}>${t('come-back-do')}</button></p>`)}
    <${HandOver} store=${store} />
  </div>`;
}

/** Somebody is away: shall a bot play on? @param {{store: import('./store.js').TableStore, asked: import('../protocol.js').StandIn}} props */
function StandIn({ store, asked }) {
  const about = /** @type {import('./store.js').About} */ (store.about.value);
  const name = store.names.value[asked.seat];
  if (asked.missing.length && asked.agreed.some((seat) => about.seats.includes(seat))) return html`<p class="notice">${t('replace-waits', { name, names: list(asked.missing.map((seat) => store.names.value[seat])) })}</p>`;
  return html`<p class="notice">${t('replace-absent', { name })}
    <button type="button" class="btn" onClick=${() => store.request(`seats/${asked.seat}/bot`)}>${t('replace-do')}</button></p>`;
}

/** @param {{store: import('./store.js').TableStore, asked: import('../protocol.js').UndoAsked}} props */
function UndoAsked({ store, asked }) {
  // Who is asked may be looking on while a bot plays for them.
  const away = store.about.value?.to_return.find((seat) => asked.missing.includes(seat));
  const mine = store.position.value?.seat ?? away ?? -1;
  if (!asked.missing.includes(mine)) return html`<p class="notice">${t('undo-waiting', { names: list(asked.missing.map((seat) => store.names.value[seat])) })}</p>`;
  return html`<p class="notice">${t('undo-asked', { name: store.names.value[asked.seat] })}
    <button type="button" class="btn primary" onClick=${() => store.undo({ agree: true, seat: mine })}>${t('undo-agree')}</button>
    <button type="button" class="btn" onClick=${() => store.undo({ agree: false, seat: mine })}>${t('undo-refuse')}</button></p>`;
}

/** Several people at one device: nobody sees another's cards. @param {{store: import('./store.js').TableStore}} props */
function HandOver({ store }) {
  const about = /** @type {import('./store.js').About} */ (store.about.value);
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
  <//>`;
}
