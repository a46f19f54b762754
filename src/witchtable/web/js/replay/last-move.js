// What the last move was, in words, with the clauses behind it; and the way to go on from here.
import { post } from '../api.js';
import { loadTelling, plain } from '../games/tellings.js';
import { effect, html, useEffect, useMemo, useState } from '../html.js';
import { beSomebody, inWords } from '../lobby/player.js';
import { go } from '../address.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { LogOfTurns } from '../table/log.js';
import { point } from '../table/point.js';
import { t } from '../texts.js';
import { Story } from './story.js';

/** @typedef {import('../protocol.js').LogEntry} LogEntry */
/** @typedef {import('../table/follow.js').Deed} Deed */
/** @typedef {import('./store.js').Frame} Frame */
/** @typedef {import('./store.js').ReplayStore} ReplayStore */
const EARLIER = 12; // moves that are told before the one that is shown

/** @param {{store: ReplayStore}} props */
export function LastMove({ store }) {
  const frame = store.frame.value;
  const game = store.about.value?.game ?? '';
  // Turns are gathered by the game's own telling: a log that came before it would fold itself anew under the reader's hand.
  const [telling, setTelling] = useState(/** @type {import('../scene.js').Telling | null} */ (null));
  useEffect(() => { if (game) loadTelling(game).then((found) => setTelling(found), () => setTelling(plain)); }, [game]);
  const earlier = useEarlier(store);
  const { entries, steps, scores } = useMemo(() => logOf([...earlier, ...(frame ? [frame] : [])]), [earlier, frame]);
  const scene = store.scene();
  if (!frame || !scene || !telling) return null;
  const { move, step } = frame;
  /** Go to where it happened, and show it there. @param {Deed[]} deeds */
  const pick = (deeds) => {
    const at = steps.get(deeds[0].entry) ?? step;
    if (at !== step) store.jump(at);
    const seen = effect(() => { if (store.frame.value?.step === at) requestAnimationFrame(() => { seen(); point(deeds); }); });
  };
  return html`<div class="told">
    <h2 class="told-head">${move ? html`<${SeatSign} seat=${move.seat} size=${22} /> ${t('replay-move-of', { step, name: store.names.value[move.seat] })}` : t('replay-deal')}</h2>
    <${LogOfTurns} entries=${entries} telling=${telling} tell=${(/** @type {LogEntry} */ entry) => telling.tell(entry, scene)} scores=${scores} game=${game} names=${store.names.value}
      me=${frame.seat} now=${frame.events.at(-1) ?? null} shown=${step} pick=${pick} empty=${step === 0 ? t('replay-before') : t('replay-unseen')} />
    <${Story} store=${store} />
    <${GoOn} store=${store} />
  </div>`;
}

/** What the frames tell, as one log: which step each line belongs to, and the scores then. @param {Frame[]} frames */
function logOf(frames) {
  /** @type {Map<LogEntry, number>} */
  const steps = new Map();
  /** @type {WeakMap<LogEntry, number[]>} */
  const scores = new WeakMap();
  for (const frame of frames) {
    for (const entry of frame.events) {
      steps.set(entry, frame.step);
      scores.set(entry, frame.scores);
    }
  }
  return { entries: [...steps.keys()], steps, scores };
}

/** What led here. @param {ReplayStore} store @returns {Frame[]} */
function useEarlier(store) {
  const [frames, setFrames] = useState(/** @type {Frame[]} */ ([]));
  const [step, seat] = [store.frame.value?.step ?? 0, store.frame.value?.seat ?? null];
  useEffect(() => {
    const timer = setTimeout(async () => {
      const first = Math.max(0, step - EARLIER);
      const wanted = Array.from({ length: step - first }, (_, at) => first + at);
      setFrames(await Promise.all(wanted.map((one) => store.load(one, seat))).catch(() => []));
    }, 200);
    return () => clearTimeout(timer);
  }, [step, seat]);
  return useMemo(() => frames.filter((frame) => frame.step < step && frame.seat === seat), [frames, step, seat]);
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
