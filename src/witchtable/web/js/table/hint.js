// A hint: the best choices as the strongest bot sees them from my place, how likely each wins, and why.
import { Refusal } from '../api.js';
import { html, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { refused, say, t } from '../texts.js';
import { point, pointing, useEdge } from './pointing.js';

/** @typedef {import('../protocol.js').Hint} Hint */
/** @typedef {import('../scene.js').Scene} Scene */
const SOURCES = 3; // more than that nobody weighs

/** A panel at an edge, never over what it speaks of: that is shown on the table while one reads. @param {{store: import('./store.js').TableStore, scene: Scene, close: () => void}} props */
export function HintPanel({ store, scene, close }) {
  const [hints, setHints] = useState(/** @type {Hint[] | null} */ (null));
  const [problem, complain] = useState('');
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    let isGone = false;
    store.hints().then(
      (found) => { if (!isGone) setHints(found); },
      (refusal) => { if (!isGone) complain(refusal instanceof Refusal ? refused(refusal.code, refusal.retryAfter) : refused('unavailable')); },
    );
    return () => { isGone = true; };
  }, []);
  useLayoutEffect(() => {
    panel.current?.showPopover();
    return keepFocus(panel.current);
  }, []);
  useEdge(panel);
  useLayoutEffect(() => () => point(null), []);
  const shown = (hints ?? []).filter((hint) => scene.choices.has(hint.action));
  const best = shown[0]?.action ?? null;
  // The best one is shown at once; others while they are looked at.
  useEffect(() => { point(best); }, [best]);
  const tries = shown.reduce((sum, hint) => sum + hint.visits, 0);
  return html`<section class="hints edge" ref=${panel} popover="manual" role="dialog" aria-labelledby="hint-title" tabindex="-1"
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => { if (event.key === 'Escape') { event.stopPropagation(); close(); } }}>
    <div class="row"><${Icon} name="ui-ball" size=${22} class=${hints || problem ? '' : 'hint-busy'} /><h2 id="hint-title" class="grow">${t('hint-title')}</h2>
      <button type="button" class="tool" aria-label=${t('close')} onClick=${close}><${Icon} name="ui-close" size=${18} /></button></div>
    <p role="status" class=${shown.length ? 'unseen' : 'dim'}>${words(hints, shown.length, problem)}</p>
    ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem}</p>`}
    ${shown.length > 0 && html`<ol class="hint-list">${shown.map((hint, rank) => html`<${Suggestion} key=${hint.action} scene=${scene} hint=${hint} isBest=${rank === 0} best=${best} close=${close} />`)}</ol>
      <p class="small dim">${t('hint-note', { count: tries })}</p>`}
  </section>`;
}

/** @param {{scene: Scene, hint: Hint, isBest: boolean, best: string | null, close: () => void}} props */
function Suggestion({ scene, hint, isBest, best, close }) {
  const percent = Math.round(100 * hint.chance);
  const parts = hint.sources.slice(0, SOURCES).filter(({ part }) => Math.round(100 * part));
  const label = scene.label(hint.action);
  const reveals = scene.choices.get(hint.action)?.reveals;
  const warning = reveals ? ` (${t('reveals-warning')})` : '';
  return html`<li class=${`hint-one ${isBest ? 'best' : ''}`} ...${pointing(hint.action, best)} onTouchStart=${() => point(hint.action)}>
    <div class="grow col">
      <b class="hint-what">${label}</b>
      <div class="row"><span class="hint-scale" aria-hidden="true"><i style=${{ width: `${percent}%` }}></i></span>
        <span class="hint-chance">${t('hint-chance', { percent })}</span></div>
      <ul class="hint-parts">${parts.map(({ source, part, message }) => html`<li key=${source} class=${`hint-part ${part > 0 ? 'more' : 'less'}`}>
        ${t('hint-part', { percent: signed(part), source: say(message) })}</li>`)}
        ${!parts.length && html`<li class="small dim">${t('hint-alike')}</li>`}</ul>
    </div>
    <button type="button" class=${`btn ${isBest ? 'primary' : ''} ${reveals ? 'reveals' : ''}`} data-action=${hint.action} aria-label=${t('hint-take-this', { choice: label }) + warning} title=${reveals ? t('reveals-warning') : undefined}
      onClick=${() => { close(); scene.choose(hint.action); }}>${reveals && html`<${Icon} name="ui-eye" size=${18} />`} ${t('hint-take')}</button>
  </li>`;
}

/** @param {Hint[] | null} hints @param {number} count @param {string} problem */
function words(hints, count, problem) {
  if (problem) return '';
  if (!hints) return t('hint-thinking');
  return count ? t('hint-found', { count }) : t('hint-only');
}

/** @param {number} part */
const signed = (part) => `${part < 0 ? '−' : '+'}${Math.abs(Math.round(100 * part))}`;

/** Go inside at once, and back to where one was when it closes. @param {HTMLElement | null} panel */
function keepFocus(panel) {
  const before = document.activeElement;
  panel?.focus({ preventScroll: true });
  return () => {
    const wasInside = panel?.contains(document.activeElement) || document.activeElement === document.body;
    if (wasInside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
