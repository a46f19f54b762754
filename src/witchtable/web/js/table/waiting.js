// Before the game: who sits where, the invitation, bots for free seats, and the button to begin.
import { html, useEffect, useState } from '../html.js';
import { NameField } from '../lobby/name.js';
import { inWords, introduce, me, readMe, suggestedName } from '../lobby/player.js';
import { useTexts } from '../lobby/refresh.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { botKind, t } from '../texts.js';
import { namesOf } from './store.js';

/** @param {{store: import('./store.js').TableStore}} props */
export function WaitingRoom({ store }) {
  const about = /** @type {import('./store.js').About} */ (store.about.value);
  const [copied, setCopied] = useState(false);
  const invite = about.invite ?? store.invite;
  const link = `${location.origin}/tables/${about.table}${invite ? `?invite=${invite}` : ''}`;
  const names = namesOf(about.players);
  const free = about.players.some((player) => !player.taken);
  // Whoever comes by the link gives a name before sitting down.
  const ready = useTexts('page-lobby');
  const isVisitor = free && about.seats.length === 0;
  const [name, setName] = useState('');
  useEffect(() => { if (ready && isVisitor) readMe().then(() => setName(suggestedName()), () => {}); }, [ready]);
  const sit = async (/** @type {number} */ seat) => {
    const wasNobody = !me.peek()?.player;
    try {
      await introduce(name);
    } catch (refusal) {
      store.problem.value = { text: inWords(refusal), clause: null };
      return;
    }
    if (wasNobody) store.socket.line?.close(); // It comes back at once, as somebody.
    await store.request('seats', { seat, invite });
  };
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
    ${!about.hints && html`<p class="dim row"><${Icon} name="ui-ball" size=${18} /> ${t('hint-never')}</p>`}
    ${ready && isVisitor && html`<${NameField} name=${name} set=${setName} />`}
    <ol class="waiting-seats">
      ${about.players.map((player) => html`<li key=${player.seat} class="row panel">
        <${SeatSign} seat=${player.seat} size=${30} />
        <b class="title grow">${names[player.seat]}</b>
        ${player.bot && html`<span class="dim row"><${Icon} name="ui-bot" /> ${botKind(player.bot)}</span>`}
        ${!player.taken && about.seats.length === 0 && html`<button type="button" class="btn primary" onClick=${() => sit(player.seat)}>${t('sit-here')}</button>`}
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
