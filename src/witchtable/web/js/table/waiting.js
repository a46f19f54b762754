// Before the game: who sits where, the invitation, bots for free seats, talk, and the button to begin.
import { door } from 'door';
import { remove } from '../api.js';
import { html, useEffect, useState } from '../html.js';
import { lazy } from '../lib/lazy.js';
import { NameField } from '../lobby/name.js';
import { inWords, introduce, me, readMe, suggestedName } from '../lobby/player.js';
import { useTexts } from '../lobby/refresh.js';
import { go } from '../address.js';
import { Dialog } from '../pieces/dialog.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { Portrait, readBot, witchAbout } from '../pieces/portrait.js';
import { botKind, t } from '../texts.js';
import * as network from './invitation.js';
import { SeatName } from './notices.js';
import { namesOf } from './store.js';
import { span } from './time.js';

const Invitation = door.alone ? lazy(door.alone, 'Invitation') : network.Invitation;
const Chat = lazy(() => import('./chat.js'), 'Chat');
const RulesReference = lazy(() => import('./rules.js'), 'RulesReference');

/** @typedef {import('./store.js').TableStore} TableStore */
/** @typedef {import('./store.js').About} About */

/** @param {{store: TableStore}} props */
export function WaitingRoom({ store }) {
  const about = /** @type {About} */ (store.about.value);
  const invite = about.invite ?? store.invite;
  const free = about.players.some((player) => !player.taken);
  // Whoever comes by the link gives a name before sitting down.
  const ready = useTexts('page-lobby', ...(about.players.some((player) => readBot(player.bot ?? '').witch) ? [`opponents-${about.game}`] : []));
  const isSeated = about.seats.length > 0;
  const isVisitor = free && !isSeated;
  const [name, setName] = useState('');
  const [dialog, open] = useState('');
  useEffect(() => { if (ready && isVisitor) readMe().then(() => setName((typed) => typed || suggestedName()), () => {}); }, [ready]);
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
  const problem = store.problem.value;
  return html`<main class="waiting waiting-room">
    <div class="waiting-head">
      <a class="logo" href="/"><${Icon} name="ww-cauldron" size=${28} /> Witchtable<span class="unseen"> ${t('to-the-lobby')}</span></a>
      <h1>${t(`game-${about.game}`)}</h1>
      <p class="dim">${free ? t('waiting-free') : t('waiting-full')}</p>
      <${Setup} about=${about} openRules=${() => open('rules')} />
    </div>
    <div class="waiting-who">
      ${ready && isVisitor && html`<${NameField} name=${name} set=${setName} />`}
      <ol class="waiting-seats" aria-label=${t('players')}>
        ${about.players.map((player) => html`<${Seat} key=${player.seat} store=${store} player=${player} sit=${sit} />`)}
      </ol>
      ${problem && html`<p class="problem" role="alert">${problem.text}</p>`}
      <div class="row wrap waiting-ways">
        ${about.host && html`<button type="button" class="btn primary big" disabled=${free} onClick=${() => store.request('start')}>${t('begin')}</button>`}
        ${!about.host && isSeated && html`<p role="status" class="grow">${t('waiting-host')}</p>`}
        ${about.host && html`<button type="button" class="btn danger" onClick=${() => open('delete')}>${t('waiting-delete')}</button>`}
        ${!about.host && isSeated && html`<button type="button" class="btn" onClick=${() => open('leave')}>${t('waiting-leave')}</button>`}
      </div>
    </div>
    <div class="waiting-side">
      ${free && (invite || about.public) && html`<${Invitation} store=${store} />`}
      ${(isSeated || about.host) && html`<section class="waiting-chat panel" aria-label=${t('chat')}><h2>${t('chat')}</h2><${Chat} store=${store} /></section>`}
    </div>
    ${dialog === 'rules' && html`<${Dialog} title=${t('rules')} close=${() => open('')} class="waiting-rules"><${RulesReference} game=${about.game} /><//>`}
    ${(dialog === 'delete' || dialog === 'leave') && html`<${Sure} store=${store} what=${dialog} close=${() => open('')} />`}
  </main>`;
}

/** How the table is set up, in a few words. @param {{about: About, openRules: () => void}} props */
function Setup({ about, openRules }) {
  const clock = about.clock && 'seconds' in about.clock ? about.clock : null;
  return html`<p class="waiting-setup">
    <span class="pill">${t(about.public ? 'waiting-public' : 'waiting-private')}</span>
    ${clock && html`<span class="pill"><${Icon} name="ui-clock" size=${15} /> ${t('waiting-clock', { per: clock.per, time: span(clock.seconds) })}</span>`}
    ${!about.hints && html`<span class="pill"><${Icon} name="ui-ball" size=${15} /> ${t('hint-never')}</span>`}
    <button type="button" class="btn quiet" aria-haspopup="dialog" onClick=${openRules}><${Icon} name="ui-rules" size=${18} /> ${t('rules')}</button>
  </p>`;
}

/** A chair: who sits on it, or who may. @param {{store: TableStore, player: import('../protocol.js').SeatedPlayer, sit: (seat: number) => void}} props */
function Seat({ store, player, sit }) {
  const about = /** @type {About} */ (store.about.value);
  const { seat } = player;
  const mine = about.seats.includes(seat);
  const name = namesOf(about.players)[seat];
  const { witch } = readBot(player.bot ?? '');
  const note = player.bot ? botKind(player.bot) : mine ? t(seat === about.seats[0] ? 'waiting-you' : 'waiting-here') : player.taken ? t(player.present ? 'present' : 'absent') : t(about.public ? 'waiting-for-anybody' : 'waiting-for-guest');
  return html`<li class=${`row panel ${player.taken ? '' : 'free'}`}>
    <${SeatSign} seat=${seat} size=${30} />
    ${witch && html`<${Portrait} game=${about.game} witch=${witch} size=${44} />`}
    <div class="grow"><b class="title">${name}</b><small class="dim">${player.bot && !witch && html`<${Icon} name="ui-bot" size=${15} />`} ${note}${witch && witchAbout(witch) && html`<br />${witchAbout(witch)}`}</small></div>
    ${!player.taken && about.seats.length === 0 && html`<button type="button" class="btn primary" onClick=${() => sit(seat)}>${t('sit-here')}</button>`}
    ${!player.taken && about.seats.length > 0 && html`<button type="button" class="btn" onClick=${() => store.request('seats', { seat, invite: about.invite ?? store.invite, name: t('seat-name-usual', { number: seat + 1 }) })}><${Icon} name="ui-human" size=${18} /> ${t('sit-here-too')}</button>`}
    ${!player.taken && about.host && html`<button type="button" class="btn" onClick=${() => store.request(`seats/${seat}/bot`, { level: 'apprentice' })}><${Icon} name="ui-bot" size=${18} /> ${t('add-bot')}</button>`}
    ${player.taken && !mine && about.host && html`<button type="button" class="btn" onClick=${() => store.request(`seats/${seat}/bot`, { level: null })}>${t('remove-bot')}</button>`}
    ${mine && about.seats.length > 1 && html`<${SeatName} store=${store} seat=${seat} />`}
    ${mine && seat !== about.seats[0] && html`<button type="button" class="btn" onClick=${() => standUp(store, [seat])}>${t('remove-bot')}</button>`}
  </li>`;
}

/** @param {TableStore} store @param {number[]} seats */
async function standUp(store, seats) {
  try {
    for (const seat of seats) await remove(`/api/tables/${store.id}/seats/${seat}`);
    return true;
  } catch (refusal) {
    store.problem.value = { text: inWords(refusal), clause: null };
    return false;
  }
}

/** @param {{store: TableStore, what: string, close: () => void}} props */
function Sure({ store, what, close }) {
  const act = async () => {
    const seats = store.about.peek()?.seats ?? [];
    const done = what === 'delete' ? await store.request('abandon') : await standUp(store, [...seats]);
    close();
    if (done) go('/');
  };
  return html`<${Dialog} title=${t(`waiting-${what}`)} close=${close} class="sure">
    <p>${t(`waiting-why-${what}`)}</p>
    <div class="row wrap"><button type="button" class="btn danger" onClick=${act}>${t(`waiting-${what}`)}</button><button type="button" class="btn" onClick=${close}>${t('back')}</button></div>
  <//>`;
}
