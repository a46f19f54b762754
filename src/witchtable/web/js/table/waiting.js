// Before the game: who sits where, the invitation, bots for free seats, and the button to begin.
import { html, useState } from '../html.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { t } from '../texts.js';

/** @param {{store: import('./store.js').TableStore}} props */
export function WaitingRoom({ store }) {
  const about = /** @type {import('../protocol.js').About} */ (store.about.value);
  const [copied, setCopied] = useState(false);
  const invite = about.invite ?? store.invite;
  const link = `${location.origin}/tables/${about.table}${invite ? `?invite=${invite}` : ''}`;
  const free = about.players.some((player) => !player.taken);
  const share = async () => {
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ title: t(`game-${about.game}`), url: link });
      else await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch { /* the link is there to be copied by hand */ }
  };
  const problem = store.problem.value;
  return html`<main class="waiting">
    <a class="logo" href="/"><${Icon} name="ww-cauldron" size=${28} /> Witchtable</a>
    <h1>${t(`game-${about.game}`)}</h1>
    <p class="dim">${free ? t('waiting-free') : t('waiting-full')}</p>
    <ol class="waiting-seats">
      ${about.players.map((player) => html`<li key=${player.seat} class="row panel">
        <${SeatSign} seat=${player.seat} size=${30} />
        <b class="title grow">${player.taken ? player.name : t('seat-free')}</b>
        ${player.bot && html`<span class="dim row"><${Icon} name="ui-bot" /> ${t(`level-${player.bot}`)}</span>`}
        ${!player.taken && about.seats.length === 0 && html`<button type="button" class="btn primary" onClick=${() => store.request('seats', { seat: player.seat, invite })}>${t('sit-here')}</button>`}
        ${!player.taken && about.host && html`<button type="button" class="btn" onClick=${() => store.request(`seats/${player.seat}/bot`, { level: 'apprentice' })}><${Icon} name="ui-bot" size=${18} /> ${t('add-bot')}</button>`}
        ${player.bot && about.host && html`<button type="button" class="btn" onClick=${() => store.request(`seats/${player.seat}/bot`, { level: null })}>${t('remove-bot')}</button>`}
      </li>`)}
    </ol>
    ${invite && html`<div class="invite panel">
      <label for="invite-link">${t('invite-link')}</label>
      <div class="row"><input id="invite-link" class="field grow" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
        <button type="button" class="btn" onClick=${share}><${Icon} name="ui-share" size=${18} /> ${copied ? t('copied') : t('copy')}</button></div>
    </div>`}
    ${problem && html`<p class="problem" role="alert">${problem.text}</p>`}
    ${about.host && html`<button type="button" class="btn primary big" disabled=${free} onClick=${() => store.request('start')}>${t('begin')}</button>`}
    ${!about.host && about.seats.length > 0 && html`<p role="status">${t('waiting-host')}</p>`}
  </main>`;
}
