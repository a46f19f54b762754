// The decision bar: what is asked of me now in one sentence, and at most three buttons.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { lazy } from '../lib/lazy.js';
import { Icon } from '../pieces/icon.js';
import { list, say, t } from '../texts.js';
import { ClauseLinks } from './clause.js';

/** @typedef {import('../scene.js').Scene} Scene */
/** @typedef {import('./store.js').TableStore} TableStore */
const MOST = 2; // beside undo
const HintPanel = lazy(() => import('./hint.js'), 'HintPanel');

/** @param {{store: TableStore, scene: Scene, face: import('../scene.js').Face, openChoices: () => void}} props */
export function Bar({ store, scene, face, openChoices }) {
  const proposal = store.proposal.value;
  const problem = store.problem.value;
  const position = store.position.value;
  const mine = store.isMyTurn.value;
  const offered = face.bar(scene).filter((action) => scene.choices.has(action));
  const shown = offered.slice(0, MOST);
  const hidden = scene.choices.size - shown.length;
  const mayAsk = mine && store.about.value?.hints && scene.choices.size > 1;
  const [hinting, setHinting] = useState(false);
  const heading = useRef(/** @type {HTMLParagraphElement | null} */ (null));

  useLayoutEffect(() => { setHinting(false); }, [scene.version, proposal === null]);
  // Whoever plays by keyboard must not be thrown to the top of the page when a piece is gone.
  useEffect(() => {
    if (document.activeElement === document.body || !document.activeElement) heading.current?.focus({ preventScroll: true });
  }, [position?.version, proposal === null, problem === null]);

  return html`<section class=${`bar ${mine ? 'mine' : ''} ${store.pending.value ? 'sending' : ''}`} aria-label=${t('decision')} id="decision">
    <div class="grow">
      <p class="say" tabindex="-1" ref=${heading}>${proposal ? proposal.text : sentence(store)}</p>
      ${!proposal && mine && [...scene.choices.values()].some((choice) => choice.reveals) && html`<p class="legend small dim"><span class="legend-ring"></span> ${t('legend-reveals')}</p>`}
      ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem.text}
        ${problem.clause && html`<${ClauseLinks} game=${store.about.value?.game} clauses=${[problem.clause]} />`}
        <button type="button" class="plain" aria-label=${t('close')} onClick=${() => { store.problem.value = null; }}><${Icon} name="ui-close" size=${14} /></button></p>`}
    </div>
    <div class="bar-buttons" data-proposal=${proposal ? '' : undefined}>
      ${proposal
        ? proposal.buttons.map((button) => html`<button type="button" class=${`btn ${button.primary ? 'primary' : ''}`} onClick=${button.act}>
            ${button.icon && html`<${Icon} name=${button.icon} size=${18} />`}
            <span>${button.label}${button.reveals && html`<small>${t('reveals-warning')}</small>`}</span></button>`)
        : html`
          ${shown.map((action, index) => html`<${ChoiceButton} key=${action} scene=${scene} action=${action} primary=${index === 0} />`)}
          ${position?.can_undo && html`<button type="button" class="btn" onClick=${() => store.undo()}><${Icon} name="ui-undo" size=${18} /> ${t('undo')}</button>`}
          ${mayAsk && html`<button type="button" class="btn quiet hint-button" aria-expanded=${String(hinting)} onClick=${() => setHinting(!hinting)}><${Icon} name="ui-ball" size=${18} /> <span>${t('hint')}</span></button>`}
          ${mine && hidden > 0 && html`<button type="button" class="btn quiet all-choices" onClick=${openChoices}><${Icon} name="ui-log" size=${18} /> <span>${t('all-choices', { count: scene.choices.size })}</span></button>`}`}
    </div>
    ${hinting && mayAsk && !proposal && html`<${HintPanel} store=${store} scene=${scene} close=${() => setHinting(false)} />`}
  </section>`;
}

/** A choice as a button, with the warning on it if it cannot be taken back. @param {{scene: Scene, action: string, primary?: boolean}} props */
export function ChoiceButton({ scene, action, primary }) {
  const choice = scene.choices.get(action);
  return html`<button type="button" class=${`btn ${primary ? 'primary' : ''} ${choice?.reveals ? 'reveals' : ''}`} data-action=${action}
    onClick=${() => scene.choose(action)}>
    ${choice?.reveals && html`<${Icon} name="ui-eye" size=${18} />`}
    <span>${scene.label(action)}${choice?.reveals && html`<small>${t('reveals-warning')}</small>`}</span></button>`;
}

/** @param {TableStore} store */
function sentence(store) {
  const position = store.position.value;
  const about = store.about.value;
  if (!position || !about) return '';
  if (about.status === 'abandoned') return t('abandoned');
  if (position.over) return t('game-over');
  if (position.seat !== null && position.question && store.isMyTurn.value) return say(position.question);
  const waiting = position.deciders.filter((seat) => seat !== position.seat).map((seat) => store.names.value[seat]);
  return t('waiting-for', { names: list(waiting) });
}
