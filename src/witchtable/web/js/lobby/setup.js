// Everything about a table that can be chosen before it is opened.
import { door } from 'door';
import { html, useState } from '../html.js';
import { Dialog } from '../pieces/dialog.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { Portrait, readBot, temperOf, witchAbout, witchName, writeBot } from '../pieces/portrait.js';
import { Strength } from '../pieces/strength.js';
import { botKind, botStrength, say, t } from '../texts.js';
import { CLOCKS, PATIENCE, againstBots, applies, evenMatch, isBot, isFull, isPatient, usual } from './open.js';
import { inWords } from './player.js';
import { useTexts } from './refresh.js';

/** @typedef {import('./games.js').Game} Game */
/** @typedef {import('./games.js').Option} Option */
/** @typedef {import('./games.js').Value} Value */
/** @typedef {import('./open.js').Setup} Setup */

/** @param {{game: Game, open: (setup: Setup) => Promise<void>, close: () => void}} props */
export function SetupDialog({ game, open, close }) {
  const id = game.game;
  const [setup, setSetup] = useState(() => againstBots(game));
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  const ready = useTexts(id, `opponents-${id}`);
  /** @param {Partial<Setup>} part */
  const change = (part) => setSetup({ ...setup, ...part });
  /** @param {number} count */
  const seat = (count) => change({ sitters: Array.from({ length: count }, (_, at) => setup.sitters[at] ?? another(game, setup.sitters)) });
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    setBusy(true);
    try {
      await open(setup);
    } catch (refusal) {
      complain(inWords(refusal));
      setBusy(false);
    }
  };
  return html`<${Dialog} title=${t('lobby-setup-title', { game: t(`game-${id}`) })} close=${close} class="setup">
    <form class="setup-form" onSubmit=${send}>
      <fieldset><legend>${t('lobby-setup-seats')}</legend>
        <div class="setup-counts">${game.seats.map((count) => html`<label key=${count} class="setup-count">
          <input type="radio" name="count" checked=${setup.sitters.length === count} onChange=${() => seat(count)} />
          <span>${count === 1 ? html`<${Icon} name="wd-ostara" size=${22} /> ${t('lobby-setup-solo')}` : count}</span></label>`)}</div>
        ${setup.sitters.length > 1 && html`<ol class="setup-seats">${setup.sitters.map((sitter, at) => html`<li key=${at}>
          <${Sitter} game=${game} seat=${at} sitter=${sitter} name=${setup.names?.[at] ?? ''} call=${(/** @type {string} */ name) => change({ names: Object.assign([...(setup.names ?? [])], { [at]: name }) })} set=${(/** @type {string} */ who) => change({ sitters: setup.sitters.map((old, other) => (other === at ? who : old)) })} /></li>`)}</ol>`}
      </fieldset>
      ${!isFull(setup) && html`<fieldset><legend>${t('lobby-setup-who')}</legend>
        <label class="setup-radio"><input type="radio" name="public" checked=${!setup.isPublic} onChange=${() => change({ isPublic: false })} /> ${t('lobby-setup-by-link')}</label>
        <label class="setup-radio"><input type="radio" name="public" checked=${setup.isPublic} onChange=${() => change({ isPublic: true })} /> ${t('lobby-setup-public')}</label>
      </fieldset>`}
      ${ready && html`<fieldset><legend>${t('lobby-setup-options')}</legend>
        ${game.options.filter((option) => applies(option, setup)).map((option) => html`<${OptionField} key=${option.name} option=${option} value=${setup.options[option.name] ?? usual(option, setup)}
          set=${(/** @type {Value} */ value) => change({ options: { ...setup.options, [option.name]: value } })} />`)}
      </fieldset>`}
      <fieldset><legend>${t('lobby-setup-rest')}</legend>
        <label class="setting"><span>${t('lobby-setup-clock')}</span>
          <select class="field" value=${setup.clock} onChange=${(/** @type {any} */ event) => change({ clock: event.target.value })}>
            ${Object.keys(CLOCKS).map((name) => html`<option key=${name} value=${name}>${t(`lobby-clock-${name}`)}</option>`)}</select></label>
        ${!isFull(setup) && html`<${Absence} game=${game} setup=${setup} change=${change} />`}
        <label class="setting"><span>${t('lobby-setup-deal')}<small class="dim">${t('lobby-setup-deal-how')}</small></span>
          <input class="field setup-deal" inputmode="numeric" pattern="[0-9]{0,9}" placeholder=${t('lobby-setup-deal-any')} value=${setup.deal}
            onInput=${(/** @type {any} */ event) => change({ deal: event.target.value.trim() })} /></label>
        <label class="setting"><span>${t('lobby-setup-hints')}</span>
          <input type="checkbox" role="switch" checked=${setup.hints} onChange=${(/** @type {any} */ event) => change({ hints: event.target.checked })} /></label>
        ${game.opponents.length > 0 && html`<label class="setting"><span>${t('remarks')}</span>
          <input type="checkbox" role="switch" checked=${setup.remarks} onChange=${(/** @type {any} */ event) => change({ remarks: event.target.checked })} /></label>`}
        ${game.aids.includes('memory') && html`<label class="setting"><span>${t('lobby-setup-memory')}</span>
          <input type="checkbox" role="switch" checked=${setup.memory} onChange=${(/** @type {any} */ event) => change({ memory: event.target.checked })} /></label>`}
      </fieldset>
      ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem}</p>`}
      <div class="setup-go"><button class="btn primary big" disabled=${busy}><${Icon} name=${isFull(setup) ? 'ui-play' : 'ui-share'} size=${20} />
        ${isFull(setup) ? t('lobby-setup-begin') : t('lobby-setup-open')}</button></div>
    </form>
  <//>`;
}

/** What happens when somebody does not come back. @param {{game: Game, setup: Setup, change: (part: Partial<Setup>) => void}} props */
function Absence({ game, setup, change }) {
  return html`${isPatient(setup) && html`<label class="setting"><span>${t('lobby-setup-patience')}</span>
      <select class="field" value=${setup.patience} onChange=${(/** @type {any} */ event) => change({ patience: Number(event.target.value) })}>
        ${PATIENCE.map((days) => html`<option key=${days} value=${days}>${t('lobby-patience', { days })}</option>`)}</select></label>`}
    <label class="setting"><span>${t('lobby-setup-stand-in')}<small class="dim">${t('lobby-setup-stand-in-how')}</small></span>
      <select class="field" value=${setup.standIn} onChange=${(/** @type {any} */ event) => change({ standIn: event.target.value })}>
        ${[...game.bots].reverse().map((level) => html`<option key=${level} value=${level}>${t('lobby-sitter-bot', { level: botKind(level) })}</option>`)}</select></label>`;
}

/** @param {{game: Game, seat: number, sitter: string, name: string, call: (name: string) => void, set: (who: string) => void}} props */
function Sitter({ game, seat, sitter, name, call, set }) {
  const label = t('lobby-setup-seat', { number: seat + 1 });
  const { witch } = readBot(sitter);
  if (seat === 0) return html`<${SeatSign} seat=${seat} size=${26} /> <b>${t('lobby-you')}</b>`;
  return html`<${SeatSign} seat=${seat} size=${26} />
    <select class="field" aria-label=${label} value=${isBot(game, sitter) ? readBot(sitter).level : sitter} onChange=${(/** @type {any} */ event) => set(isBot(game, event.target.value) ? writeBot(event.target.value, witch) : event.target.value)}>
      ${[...game.bots].reverse().map((level) => html`<option key=${level} value=${level}>${t('lobby-sitter-bot', { level: botKind(level) })}</option>`)}
      ${!door.alone && html`<option value="guest">${t('lobby-sitter-guest')}</option>`}
      <option value="here">${t('lobby-sitter-here')}</option>
    </select>${sitter === 'here' && html`<input class="field setup-name" maxlength="40" placeholder=${t('seat-name-usual', { number: seat + 1 })} aria-label=${t('seat-name-of', { number: seat + 1 })} autocomplete="off" spellcheck=${false} value=${name}
      onInput=${(/** @type {any} */ event) => call(event.target.value)} />`}${isBot(game, sitter) && html`<small class="setup-strength"><${Strength} ratings=${game.ratings} bot=${sitter} /> <span class="dim">${botStrength(sitter)}</span></small>
      <${Faces} game=${game} seat=${seat} witch=${witch} set=${(/** @type {string} */ who) => set(writeBot(readBot(sitter).level, who))} />`}`;
}

/** Choose an opponent by her face and her temper. @param {{game: Game, seat: number, witch: string | null, set: (witch: string) => void}} props */
function Faces({ game, seat, witch, set }) {
  if (!game.opponents.length) return null;
  return html`<div class="faces" role="radiogroup" aria-label=${t('lobby-faces')}>
      ${game.opponents.map(({ id }) => html`<label key=${id} class="face" title=${`${witchName(id)}: ${temperOf(game.opponents, id)}`}>
        <input type="radio" name=${`face-${seat}`} checked=${id === witch} onChange=${() => set(id)} aria-label=${`${witchName(id)}, ${temperOf(game.opponents, id)}. ${witchAbout(id)}`} />
        <${Portrait} game=${game.game} witch=${id} size=${52} /></label>`)}
    </div>
    ${witch && html`<small class="face-about"><b>${witchName(witch)}, ${temperOf(game.opponents, witch)}.</b> ${witchAbout(witch)}</small>`}`;
}

/** Somebody who does not sit there yet. @param {Game} game @param {string[]} sitters */
function another(game, sitters) {
  const seated = sitters.map((sitter) => readBot(sitter).witch);
  const free = evenMatch(game, game.opponents.length || 1);
  return free.find((bot) => !seated.includes(readBot(bot).witch)) ?? free[0];
}

/** @param {{option: Option, value: Value, set: (value: Value) => void}} props */
function OptionField({ option, value, set }) {
  const label = say(option.message);
  if (typeof option.default === 'boolean') {
    return html`<label class="setting"><span>${label}</span>
      <input type="checkbox" role="switch" checked=${value === true} onChange=${(/** @type {any} */ event) => set(event.target.checked)} /></label>`;
  }
  /** @param {Value} one */
  const words = (one) => (typeof one === 'string' ? t(`lobby-value-${one}`) : numberWords(option, Number(one)));
  return html`<label class="setting"><span>${label}</span>
    <select class="field" value=${String(value)} onChange=${(/** @type {any} */ event) => set(option.allowed[event.target.selectedIndex])}>
      ${option.allowed.map((one) => html`<option key=${one} value=${String(one)}>${words(one)}</option>`)}</select></label>`;
}

/** A number among the values of an option, in words. @param {Option} option @param {number} number */
function numberWords(option, number) {
  if (option.name.startsWith('handicap')) return t('lobby-handicap', { level: number });
  if (!option.allowed.some((one) => Number(one) < 0)) return String(number);
  return t('lobby-difference', { count: Math.abs(number), way: number < 0 ? 'fewer' : number > 0 ? 'more' : 'usual' });
}
