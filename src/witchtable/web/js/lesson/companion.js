// Pim at a whole game: says what a new kind of decision is about and what is worth a thought, warns of a clear mistake, and tells what a turn has brought.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { coaching } from '../settings.js';
import { narrow } from '../lib/narrow.js';
import { point, pointing } from '../table/pointing.js';
import { needTexts, say, t } from '../texts.js';
import { useAside } from './aside.js';
import { Brought, broughtWords, useBrought } from './brought.js';
import { Pim } from './coach.js';
import { hear, heard, recall } from './heard.js';
import { Spoken } from './spoken.js';

/** @typedef {import('../protocol.js').HintsAnswer} Advice */
/** @typedef {import('./brought.js').Gain} Gain */
/** @typedef {import('../scene.js').Scene} Scene */
/** @typedef {import('../table/store.js').TableStore} TableStore */
const TIMES = 2; // that Pim speaks about a kind of decision without being asked
const CHOICES = 3;

/** @param {{store: TableStore, scene: Scene}} props */
export function Companion({ store, scene }) {
  const game = store.about.value?.game ?? '';
  const [ready, setReady] = useState(false);
  useEffect(() => { Promise.all([needTexts('coach', `coach-${game}`), recall()]).then(() => setReady(true), () => {}); }, [game]);
  const advice = useAdvice(store, scene);
  const [gain, forget] = useBrought(store);
  const kind = kindOf(store);
  useFirstWords(store, ready ? kind : null, scene, gain, forget);
  const [warned, warn] = useState(/** @type {unknown} */ (null)); // at which decision
  useGuard(store, scene, advice, warn);
  useEffect(() => { if (store.pim.peek() === null) store.pim.value = 'folded'; return () => { store.pim.value = null; }; }, [store]);
  const asked = store.pim.value === 'open' ? kind : null;
  const speaks = ready && store.pim.value !== 'folded' && (asked || gain) && !store.proposal.value;
  const words = speaks ? [...(gain ? broughtWords(gain) : []), asked ? t(`coach-${asked}`) : ''].join(' ') : '';
  return html`<${Spoken} words=${words} />${speaks && html`<${Card} key=${asked ?? 'brought'} store=${store} scene=${scene} kind=${asked} advice=${advice} gain=${gain} isWarned=${warned !== null && warned === store.position.value?.legal} />`}`;
}

/** What kind of decision is asked now: its question says it. @param {TableStore} store */
const kindOf = (store) => (store.isAsked.value ? store.position.value?.question?.id ?? null : null);

/** Whether there is a choice; taking something back is none. @param {Scene} scene */
const hasChoice = (scene) => [...scene.choices.keys()].filter((action) => action !== 'back').length > 1;

/** Speak up at what is new, and tell what the turn before has brought; whoever has heard it twice is left alone. @param {TableStore} store @param {string | null} kind @param {Scene} scene @param {Gain | null} gain @param {() => void} forget */
function useFirstWords(store, kind, scene, gain, forget) {
  const legal = store.position.value?.legal; // the same while others decide
  const told = useRef(/** @type {{gain: Gain | null, legal: unknown}} */ ({ gain: null, legal: null }));
  const isFirst = useRef(true);
  useEffect(() => {
    if (!kind) return;
    const isNew = (heard.peek()?.[kind] ?? 0) < TIMES && scene.choices.size > 1;
    const isAwaited = isFirst.current && store.pim.peek() === 'open'; // asked before there were words
    isFirst.current = false;
    if (isNew) hear(kind);
    store.pim.value = isNew || isAwaited ? 'open' : 'folded';
  }, [kind, legal]);
  useEffect(() => {
    if (!gain) return;
    if (told.current.gain !== gain) {
      told.current = { gain, legal: kind ? legal : null };
      if (store.pim.peek() !== 'open' || !kind) store.pim.value = 'brought';
    } else if (kind && told.current.legal === null) {
      told.current.legal = legal;
      if (store.pim.peek() === 'folded') store.pim.value = 'brought';
    } else if (kind && told.current.legal !== legal) forget(); // the next turn is on its way
  }, [gain, kind, legal]);
}

/** What the strongest bot thinks of this decision, as soon as it is known. @param {TableStore} store @param {Scene} scene @returns {Advice | null} */
function useAdvice(store, scene) {
  const [found, setFound] = useState(/** @type {{advice: Advice, legal: unknown} | null} */ (null));
  const legal = store.position.value?.legal;
  const isChoice = store.isAsked.value && hasChoice(scene);
  useEffect(() => {
    if (!isChoice) return undefined;
    let isGone = false;
    store.advice().then((advice) => { if (!isGone) setFound({ advice, legal }); }, () => { /* without advice it is a game all the same */ });
    return () => { isGone = true; };
  }, [isChoice, legal]);
  return found && found.legal === legal ? found.advice : null;
}

/** Ask before a clear mistake is made. @param {TableStore} store @param {Scene} scene @param {Advice | null} advice @param {(legal: unknown) => void} warn */
function useGuard(store, scene, advice, warn) {
  useEffect(() => {
    store.guard = (action) => {
      const blunder = advice?.blunders.find((one) => one.action === action);
      const better = advice?.hints.find((hint) => hint.worth);
      if (!blunder || !better) return false;
      const rather = narrow.peek() ? '' : ` ${t('coach-rather', { better: scene.label(better.action) })}`; // a small bar has no room; Pim says it when asked
      store.proposal.value = {
        text: `${t('coach-careful')} ${t('coach-blunder', { percent: Math.round(100 * blunder.loss) })}${rather}`,
        decides: true,
        buttons: [
          { label: t('coach-better'), icon: 'ui-undo', primary: true, act: () => { store.proposal.value = null; store.pim.value = 'open'; warn(store.position.peek()?.legal ?? null); } },
          { label: t('coach-anyway'), icon: 'ui-check', act: () => store.play(action) },
        ],
      };
      return true;
    };
    return () => { store.guard = null; };
  }, [advice]);
}

/** @param {{store: TableStore, scene: Scene, kind: string | null, advice: Advice | null, gain: Gain | null, isWarned: boolean}} props */
function Card({ store, scene, kind, advice, gain, isWarned }) {
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => { panel.current?.showPopover(); }, []);
  useAside(panel, [scene.version, scene.choices, advice, gain]);
  useLayoutEffect(() => () => point(null), []);
  const fold = () => { store.pim.value = 'folded'; };
  return html`<section class="hints companion" ref=${panel} popover="manual" aria-label=${t('coach')}>
    <div class="companion-head"><${Pim} /><div class="grow">${gain && html`<${Brought} gain=${gain} />`}${kind && html`<p>${t(`coach-${kind}`)}</p>`}</div>
      <button type="button" class="tool" aria-label=${t('close')} onClick=${fold}><${Icon} name="ui-close" size=${18} /></button></div>
    ${kind && hasChoice(scene) && html`<${Worth} scene=${scene} advice=${advice} fold=${fold} isOpen=${isWarned} />`}
    ${kind && html`<p class="small companion-off"><button type="button" class="plain link" onClick=${() => { coaching.value = 'off'; }}>${t('coach-off')}</button></p>`}
  </section>`;
}

/** @param {{scene: Scene, advice: Advice | null, fold: () => void, isOpen: boolean}} props  Open on phones, too. */
function Worth({ scene, advice, fold, isOpen }) {
  const isNarrow = narrow.value;
  if (!advice) return html`<p class="small dim companion-wait">${t('coach-thinking')}</p>`;
  const shown = advice.hints.filter((hint) => hint.worth && scene.choices.has(hint.action)).slice(0, CHOICES);
  if (!shown.length) return null;
  return html`<details class="companion-choices" open=${!isNarrow || isOpen}><summary class="small">${t('coach-choices')}</summary>
    <ol class="companion-worth">${shown.map((hint) => {
      const why = hint.sources.find(({ part }) => part > 0);
      return html`<li key=${hint.action} ...${pointing(hint.action)} onTouchStart=${() => point(hint.action)}>
        <span class="grow"><b>${scene.label(hint.action)}</b>${why && html` <small class="dim">${t('coach-why', { source: say(why.message) })}</small>`}</span>
        <button type="button" class="btn" data-action=${hint.action} onClick=${() => { fold(); scene.choose(hint.action); }}>${t('coach-do')}</button></li>`;
    })}</ol></details>`;
}
