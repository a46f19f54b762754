// The decision bar: what is asked of me now in one sentence, and at most three buttons.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { lazy } from '../lib/lazy.js';
import { Icon } from '../pieces/icon.js';
import { list, say, t } from '../texts.js';
import { ClauseLinks } from './clause.js';
import { SinceOver } from './since.js';

/** @typedef {import('../scene.js').Scene} Scene */
/** @typedef {import('./store.js').TableStore} TableStore */
const MOST = 2; // beside undo
const [LONG, LONGER] = [64, 110]; // characters of a question
const TellerBar = lazy(() => import('./teller-bar.js'), 'TellerBar');
const HintPanel = lazy(() => import('./hint.js'), 'HintPanel');

/** @param {{store: TableStore, scene: Scene, face: import('../scene.js').Face, openChoices: () => void}} props */
export function Bar({ store, scene, face, openChoices }) {
  const proposal = store.proposal.value;
  const problem = store.problem.value;
  const position = store.position.value;
  const mine = store.isAsked.value;
  const telling = store.teller.isOn.value;
  const offered = face.bar(scene).filter((action) => scene.choices.has(action));
  const shown = offered.slice(0, MOST);
  const hidden = scene.choices.size - shown.length;
  const usual = mine ? usualOf(scene, offered) : undefined;
  const guided = store.guide.value?.isGuided; // there the coach goes back and helps
  const mayAsk = mine && !guided && store.about.value?.hints && scene.choices.size > 1;
  const acts = proposal !== null || shown.length > 0 || position?.can_undo; // more than tools
  const [hinting, setHinting] = useState(false);
  const words = proposal ? proposal.text : face.asks?.(scene) ?? sentence(store);
  const heading = useRef(/** @type {HTMLDivElement | null} */ (null));

  useLayoutEffect(() => { setHinting(false); }, [scene.version, proposal === null]);
  // Whoever plays by keyboard must not be thrown to the top of the page when a piece is gone. (What is focused stays while its
  // words change: whatever is removed in focus has the page laid out once more.)
  useEffect(() => {
    if (document.activeElement === document.body || !document.activeElement) heading.current?.focus({ preventScroll: true });
  }, [position?.version, proposal === null, problem === null, telling, words]);

  useForgiving(store);
  const buttons = useRef(/** @type {HTMLElement | null} */ (null));
  useDeciding(proposal, buttons);

  return html`<section class=${`bar ${mine ? 'mine' : ''} ${store.pending.value ? 'sending' : ''} ${telling ? 'telling' : ''} ${acts ? 'acts' : ''}`} aria-label=${t('decision')} id="decision">
    <${SinceOver} store=${store} />
    ${telling && html`<${TellerBar} store=${store} />`}
    <div class="grow" inert=${telling} tabindex="-1" ref=${heading}>
      <p key=${words} class=${`say ${lengthOf(words)}`}>${words}</p>
      ${!proposal && mine && [...scene.choices.values()].some((choice) => choice.reveals) && html`<p class="legend small dim"><span class="legend-ring"></span> ${t('legend-reveals')}</p>`}
      ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem.text}
        ${problem.clause && html`<${ClauseLinks} game=${store.about.value?.game} clauses=${[problem.clause]} />`}
        <button type="button" class="plain" aria-label=${t('close')} onClick=${() => { store.problem.value = null; }}><${Icon} name="ui-close" size=${14} /></button></p>`}
    </div>
    <div class="bar-buttons" ref=${buttons} key=${proposal ? 'asks' : `${acts} ${shown.join()}`} inert=${telling} data-proposal=${proposal ? '' : undefined}>
      ${proposal
        ? proposal.buttons.map((button) => html`<button type="button" class=${`btn ${button.primary ? 'primary' : ''} ${button.reveals ? 'reveals' : ''}`} onClick=${button.act}>
            ${button.icon && html`<${Icon} name=${button.icon} size=${18} />`}
            <span>${button.label}${button.reveals && html`<small>${t('reveals-warning')}</small>`}</span></button>`)
        : html`
          ${shown.map((action) => html`<${ChoiceButton} key=${action} scene=${scene} action=${action} primary=${face.isUsual?.(scene, action) ?? action === usual} face=${face} />`)}
          ${mine && face.beside?.(scene)}
          ${position?.can_undo && !guided && html`<button type="button" class="btn undo" title=${t('undo')} onClick=${() => store.undo()}><${Icon} name="ui-undo" size=${18} /> <span class="btn-words">${t('undo')}</span></button>`}
          ${mayAsk && store.pim.value && html`<button type="button" class="btn quiet pim-button" aria-expanded=${String(store.pim.value === 'open')} onClick=${() => { store.pim.value = store.pim.peek() === 'open' ? 'folded' : 'open'; }}><img src="/web/icons/pim.svg" alt="" width="22" height="22" /> <span class="btn-words">${t('hint')}</span></button>`}
          ${mayAsk && !store.pim.value && html`<button type="button" class="btn quiet hint-button" aria-expanded=${String(hinting)} onClick=${() => setHinting(!hinting)}><${Icon} name="ui-ball" size=${18} /> <span class="btn-words">${t('hint')}</span></button>`}
          ${mine && hidden > 0 && html`<button type="button" class="btn quiet all-choices" onClick=${openChoices}><${Icon} name="ui-log" size=${18} /> <span class="btn-words">${t('all-choices', { count: scene.choices.size })}</span></button>`}`}
    </div>
    ${hinting && mayAsk && !proposal && html`<${HintPanel} store=${store} scene=${scene} close=${() => setHinting(false)} />`}
  </section>`;
}

/** Whoever has chosen a piece by keyboard goes on at the buttons that are left to choose from, and back to it. @param {import('../scene.js').Proposal | null} proposal @param {{current: HTMLElement | null}} buttons */
function useDeciding(proposal, buttons) {
  useEffect(() => {
    const before = document.activeElement;
    if (!proposal?.decides || !(before instanceof HTMLElement) || !before.matches('.target:focus-visible')) return undefined;
    buttons.current?.querySelector('button')?.focus();
    return () => { if (before.isConnected && (document.activeElement === document.body || document.activeElement?.closest('.bar'))) before.focus(); };
  }, [proposal]);
}

/** What was refused is forgotten with the next thing that is done: a click on anything that acts, or a key. @param {TableStore} store */
function useForgiving(store) {
  const problem = store.problem.value;
  useEffect(() => {
    if (!problem || problem.passes) return undefined;
    const forget = (/** @type {Event} */ event) => {
      const at = event.target instanceof Element ? event.target : null;
      const acts = event instanceof KeyboardEvent ? /^(.|Enter)$/.test(event.key) : at?.closest('button, a, select, .target');
      if (acts && !at?.closest('.problem') && store.problem.peek() === problem) store.problem.value = null;
    };
    addEventListener('click', forget, true);
    addEventListener('keydown', forget, true);
    return () => { removeEventListener('click', forget, true); removeEventListener('keydown', forget, true); };
  }, [problem]);
}

/** Long questions are written smaller, so that the bar stays as high as it is. @param {string} words */
const lengthOf = (words) => (words.length > LONGER ? 'longer' : words.length > LONG ? 'long' : '');

/**
 * Which button is the thing to do: none, as long as something on the table is. What is seldom wanted never is.
 * @param {Scene} scene @param {string[]} offered
 */
function usualOf(scene, offered) {
  const [first] = offered;
  if (first === undefined || scene.choices.get(first)?.aside) return undefined;
  const others = [...scene.choices.values()].filter((choice) => !choice.aside && !offered.includes(choice.action));
  return others.length === 0 || others.every((choice) => (choice.prominence ?? 0) < (scene.choices.get(first)?.prominence ?? 0)) ? first : undefined;
}

/** A choice as a button, with the warning on it if it cannot be taken back. @param {{scene: Scene, action: string, primary?: boolean, face?: import('../scene.js').Face}} props */
export function ChoiceButton({ scene, action, primary, face }) {
  const choice = scene.choices.get(action);
  const drawn = face?.button?.(scene, action);
  // Its words come a moment later than the choice itself: nobody wants to read notation meanwhile.
  const kind = `btn ${primary ? 'primary' : ''} ${choice?.reveals ? 'reveals' : ''} ${drawn || choice?.message ? '' : 'wordless'}`;
  return html`<button type="button" class=${kind} data-action=${action}
    onClick=${() => scene.choose(action)}>
    ${choice?.reveals && html`<${Icon} name="ui-eye" size=${18} />`}
    <span>${drawn ?? scene.label(action)}${choice?.reveals && html`<small>${t('reveals-warning')}</small>`}</span></button>`;
}

/** @param {TableStore} store */
function sentence(store) {
  const position = store.position.value;
  const about = store.about.value;
  if (!position || !about) return '';
  if (about.status === 'abandoned') return t('abandoned');
  if (position.over) return t('game-over');
  if (position.seat !== null && position.question && store.isAsked.value) return say(position.question);
  const waiting = position.deciders.filter((seat) => seat !== position.seat).map((seat) => store.names.value[seat]);
  return t('waiting-for', { names: list(waiting) });
}
