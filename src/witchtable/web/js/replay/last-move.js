// What the last move was, in words, with the clauses behind it; and the way to go on from here.
import { post } from '../api.js';
import { html, useEffect, useState } from '../html.js';
import { beSomebody, inWords } from '../lobby/player.js';
import { go } from '../main.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { Line } from '../table/log.js';
import { t } from '../texts.js';
import { Story } from './story.js';

/** @typedef {import('./store.js').Frame} Frame */
/** @typedef {import('./store.js').ReplayStore} ReplayStore */
const EARLIER = 8; // moves that are told beneath the one that is shown

/** @param {{store: ReplayStore}} props */
export function LastMove({ store }) {
  const frame = store.frame.value;
  const game = store.about.value?.game ?? '';
  if (!frame) return null;
  const { move, events, step } = frame;
  return html`<div class="told">
    <h2 class="told-head">${move ? html`<${SeatSign} seat=${move.seat} size=${22} /> ${t('replay-move-of', { step, name: store.names.value[move.seat] })}` : t('replay-deal')}</h2>
    <ol class="log" tabindex="0" aria-label=${t('log')}>
      ${events.map((line, at) => html`<${Line} key=${`${step} ${at}`} line=${line} game=${game} />`)}
      ${events.length === 0 && html`<li class="dim">${step === 0 ? t('replay-before') : t('replay-unseen')}</li>`}
      <${Earlier} store=${store} game=${game} />
    </ol>
    <${Story} store=${store} />
    <${GoOn} store=${store} />
  </div>`;
}

/** What led here, the latest first. @param {{store: ReplayStore, game: string}} props */
function Earlier({ store, game }) {
  const [frames, setFrames] = useState(/** @type {Frame[]} */ ([]));
  const [step, seat] = [store.frame.value?.step ?? 0, store.frame.value?.seat ?? null];
  useEffect(() => {
    const timer = setTimeout(async () => {
      const wanted = Array.from({ length: Math.min(EARLIER, step) }, (_, at) => step - 1 - at);
      setFrames(await Promise.all(wanted.map((one) => store.load(one, seat))).catch(() => []));
    }, 200);
    return () => clearTimeout(timer);
  }, [step, seat]);
  return frames.filter((frame) => frame.step < step && frame.seat === seat && frame.events.length > 0).map((frame) => html`
    <li key=${`head ${frame.step}`} class="earlier"><button type="button" class="clause-link" onClick=${() => store.jump(frame.step)}>
      ${frame.move ? t('replay-move-of', { step: frame.step, name: store.names.value[frame.move.seat] }) : t('replay-deal')}</button></li>
    ${frame.events.map((line, at) => html`<${Line} key=${`${frame.step} ${at}`} line=${line} game=${game} />`)}`);
}

/** @param {{store: ReplayStore}} props */
function GoOn({ store }) {
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  const frame = store.frame.value;
  const isOver = !frame || frame.deciders.length === 0;
  const goOn = async () => {
    setBusy(true);
    try {
      await beSomebody();
      /** @type {import('../protocol.js').OpenedTable} */
      const made = await post(`/api/tables/${store.id}/continue`, { step: store.step.peek(), seat: store.seat.peek(), invite: store.invite });
      go(`/tables/${made.table}`);
    } catch (refusal) {
      complain(inWords(refusal));
      setBusy(false);
    }
  };
  return html`<div class="go-on">
    <button type="button" class="btn" disabled=${busy || isOver} onClick=${goOn}><${Icon} name="ui-play" size=${18} /> ${t('replay-continue')}</button>
    <p class="small dim">${isOver ? t('replay-continue-over') : t('replay-continue-how', { eyes: frame.seat === null ? 'spectator' : 'seat', name: store.names.value[frame.seat ?? 0] })}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </div>`;
}
