// The bar of the replay: the way through the game, and from which seat it is looked at.
import { door } from 'door';
import { html, useEffect, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { say, t } from '../texts.js';
import { SPEEDS } from './store.js';

/** @typedef {import('./store.js').ReplayStore} ReplayStore */

/** @param {{store: ReplayStore, openLog: () => void}} props */
export function PlayerBar({ store, openLog }) {
  const [step, steps, playing] = [store.step.value, store.steps.value, store.playing.value];
  usePlaying(store);
  /** @param {string} name @param {unknown} sign @param {string} label @param {() => void} act @param {boolean} off */
  const tool = (name, sign, label, act, off) => html`<button type="button" class=${`tool replay-${name}`} aria-label=${label} title=${label} disabled=${off} onClick=${act}>${sign}</button>`;
  return html`<section class="bar replay-bar" aria-label=${t('replay-controls')}>
    <${LastLine} store=${store} openLog=${openLog} />
    ${tool('first', html`<${Icon} name="ui-prev" size=${22} />`, t('replay-first'), () => store.jump(0), step === 0)}
    ${tool('back', html`<span class="step-sign back"></span>`, t('replay-back'), () => store.jump(step - 1), step === 0)}
    <button type="button" class="btn primary replay-play" aria-label=${playing ? t('replay-pause') : t('replay-play')} onClick=${() => store.play()}>
      <${Icon} name=${playing ? 'ui-pause' : 'ui-play'} size=${22} /> <span>${playing ? t('replay-pause') : t('replay-play')}</span></button>
    ${tool('on', html`<span class="step-sign"></span>`, t('replay-on'), () => store.jump(step + 1), step >= steps)}
    ${tool('last', html`<${Icon} name="ui-next" size=${22} />`, t('replay-last'), () => store.jump(steps), step >= steps)}
    <input type="range" class="scrub" min="0" max=${steps} value=${step} aria-label=${t('replay-move')} aria-valuetext=${t('replay-at', { step, steps })}
      onInput=${(/** @type {any} */ event) => store.jump(Number(event.target.value))} />
    <b class="title replay-at">${t('replay-at', { step, steps })}</b>
    <label class="replay-field"><${Icon} name="ui-clock" size=${18} /><span class="unseen">${t('replay-speed')}</span>
      <select class="field" value=${String(store.speed.value)} onChange=${(/** @type {any} */ event) => { store.speed.value = Number(event.target.value); }}>
        ${SPEEDS.map((speed) => html`<option key=${speed} value=${String(speed)}>${t('replay-times', { speed })}</option>`)}</select></label>
    <${ViewpointField} store=${store} />
    ${!door.alone && html`<${CopyLink} store=${store} />`}
  </section>`;
}

/** Where the log has no room: the move in one line. @param {{store: ReplayStore, openLog: () => void}} props */
function LastLine({ store, openLog }) {
  const frame = store.frame.value;
  if (!frame) return null;
  const words = frame.events.map((entry) => say(entry.message)).join(' ') || (frame.step === 0 ? t('replay-deal') : t('replay-unseen'));
  return html`<p class="unseen" role="status" aria-live=${store.playing.value ? 'off' : 'polite'}>${words}</p>
    <button type="button" class="last-line narrow-only" onClick=${openLog}><${Icon} name="ui-log" size=${18} /><span><b>${t('replay-at', { step: frame.step, steps: frame.steps })}</b> ${words}</span></button>`;
}

/** From which seat. @param {{store: ReplayStore}} props */
function ViewpointField({ store }) {
  const seat = store.seat.value;
  return html`<label class="replay-field eyes"><${Icon} name="ui-eye" size=${18} /><span class="unseen">${t('replay-eyes')}</span>
    <select class="field" value=${seat === null ? '' : String(seat)} onChange=${(/** @type {any} */ event) => store.look(event.target.value === '' ? null : Number(event.target.value))}>
      <option value="">${t('replay-spectator')}</option>
      ${store.names.value.slice(0, store.about.value?.players.length).map((name, at) => html`<option key=${at} value=${String(at)}>${name}</option>`)}</select></label>`;
}

/** @param {{store: ReplayStore}} props */
function CopyLink({ store }) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(store.link);
      setCopied(store.link);
    } catch { /* the address bar has it as well */ }
  };
  return html`<button type="button" class="btn replay-link" aria-label=${copied === store.link ? t('copied') : t('replay-copy')} onClick=${copy}><${Icon} name=${copied === store.link ? 'ui-check' : 'ui-share'} size=${18} /> <span>${copied === store.link ? t('copied') : t('replay-copy')}</span></button>`;
}

/** Move after move while it plays; the clock of a move begins when it is seen. @param {ReplayStore} store */
function usePlaying(store) {
  const [playing, pause, shown, steps] = [store.playing.value, store.pause, store.frame.value?.step, store.steps.value];
  useEffect(() => {
    if (!playing) return undefined;
    if (shown !== store.step.peek()) return undefined; // still on its way there
    if (shown === steps) {
      store.playing.value = false;
      return undefined;
    }
    const timer = setTimeout(() => store.go(Number(shown) + 1), pause);
    return () => clearTimeout(timer);
  }, [playing, pause, shown, steps]);
}
