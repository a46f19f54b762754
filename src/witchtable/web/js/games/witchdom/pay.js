// Paying for a potion: the best way stands in the bar, the others fold out beside it. What a way takes is marked in my stores.
import { html, signal, useEffect, useRef } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { pointed as hinted } from '../../table/pointing.js';
import { list, t } from '../../texts.js';
import { card } from './edition.js';
import { Piece } from './signs.js';
import { word } from './words.js';

/** @import {PaymentView, Scene} from './types.js' */

/** The way that is being looked at, by its action; none: the best. */
const pointed = signal(/** @type {string | null} */ (null));
/** The position in which the other ways are folded out. */
const unfolded = signal(-1);
const NOTHING = { tokens: /** @type {Record<string, number>} */ ({}), tools: /** @type {string[]} */ ([]) };

/** The ways to pay that I may choose between now, the best first. @param {Scene} scene @returns {PaymentView[]} */
export const offeredWays = (scene) => (scene.view.payments ?? []).filter(({ action }) => scene.choices.has(action));

/** What the way takes that is looked at, or the best; of one that words speak of, it is shown. @param {Scene} scene @returns {{tokens: Record<string, number>, tools: string[], isShown: boolean}} */
export function spent(scene) {
  const ways = offeredWays(scene);
  const shown = ways.find(({ action }) => action === hinted.value);
  return { ...(shown ?? ways.find(({ action }) => action === pointed.value) ?? ways[0] ?? NOTHING), isShown: shown !== undefined };
}

/** Marks what lies in my stores as taken, and as shown. @param {number | boolean | undefined} taken @param {boolean} isShown */
export const mark = (taken, isShown) => (taken && isShown ? { 'data-hinted': '', 'data-drawn': '' } : {});

/** @param {Scene} scene */
export const unfold = (scene) => { unfolded.value = unfolded.peek() === scene.version ? -1 : scene.version; };

/** What stands on the golden button: the pieces themselves. @param {{scene: Scene, action: string}} props */
export function PayButton({ scene, action }) {
  const way = /** @type {PaymentView} */ (offeredWays(scene).find((one) => one.action === action));
  return html`<span class="unseen">${wayWords(way)}</span><span class="wd-pays" aria-hidden="true">${t('page-wd-pay')} <${Given} way=${way} size=${26} /></span>`;
}

/** The button that folds out the other ways, and they. @param {{scene: Scene}} props */
export function OtherWays({ scene }) {
  const count = offeredWays(scene).length - 1;
  const isOpen = unfolded.value === scene.version;
  useEffect(() => () => { pointed.value = null; }, [scene.version]);
  if (count < 1) return null;
  return html`<button type="button" class="btn wd-other-ways" aria-expanded=${String(isOpen)} onClick=${() => unfold(scene)}>
      <span class="wd-long">${t('page-wd-pay-other', { count })}</span><span class="wd-short" aria-hidden="true">+${count}</span></button>
    ${isOpen && html`<${Ways} scene=${scene} close=${() => unfold(scene)} />`}`;
}

/** @param {{scene: Scene, close: () => void}} props */
function Ways({ scene, close }) {
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => { if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true }); };
  }, []);
  const [, ...others] = offeredWays(scene);
  const isAside = (/** @type {PaymentView} */ { action }) => scene.choices.get(action)?.aside;
  const ways = others.filter((way) => !isAside(way));
  const more = others.filter(isAside);
  const costs = [...new Set(ways.map((way) => way.cost))];
  return html`<section class="wd-ways" ref=${panel} role="dialog" tabindex="-1" aria-labelledby="wd-ways-title"
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => { if (event.key === 'Escape') { event.stopPropagation(); close(); } }}>
    <div class="row"><h2 id="wd-ways-title" class="grow">${t('page-wd-pay-how', { potion: card(scene.edition, String(scene.view.brewing)).name })}</h2>
      <button type="button" class="tool" aria-label=${t('close')} onClick=${close}><${Icon} name="ui-close" size=${18} /></button></div>
    <p class="small dim">${t('page-wd-pay-why')}</p>
    ${costs.map((cost, at) => {
      const group = ways.filter((way) => way.cost === cost);
      return html`<details key=${cost} open=${at === 0}><summary>${t('page-wd-pay-group', { cost })} <span class="dim">${t('page-wd-pay-ways', { count: group.length })}</span></summary>
        <${WayList} scene=${scene} ways=${group} close=${close} /></details>`;
    })}
    ${more.length > 0 && html`<details class="wd-more-ways" open=${ways.length === 0}>
      <summary>${t('page-wd-pay-more')} <span class="dim">${t('page-wd-pay-costly', { count: more.length })}</span></summary>
      <${WayList} scene=${scene} ways=${more} close=${close} />
    </details>`}
    ${scene.choices.has('back') && html`<button type="button" class="btn" data-action="back" onClick=${() => { close(); scene.choose('back'); }}>
      <${Icon} name="ui-undo" size=${18} /> ${scene.label('back')}</button>`}
  </section>`;
}

/** @param {{scene: Scene, ways: PaymentView[], close: () => void}} props */
function WayList({ scene, ways, close }) {
  return html`<ul>${ways.map((way) => html`<li key=${way.action}><${WayButton} scene=${scene} way=${way} close=${close} /></li>`)}</ul>`;
}

/** @param {{scene: Scene, way: PaymentView, close: () => void}} props */
function WayButton({ scene, way, close }) {
  const point = () => { pointed.value = way.action; };
  const leave = () => { if (pointed.peek() === way.action) pointed.value = null; };
  return html`<div class="wd-way" onMouseEnter=${point} onMouseLeave=${leave} onFocusIn=${point} onFocusOut=${leave}>
    <${Given} way=${way} size=${28} />
    <button type="button" class="wd-cover wd-open" data-action=${way.action} aria-label=${wayWords(way)} onClick=${() => { close(); scene.choose(way.action); }}></button>
  </div>`;
}

/** The pieces that a way takes. @param {{way: PaymentView, size: number}} props */
function Given({ way, size }) {
  const given = Object.entries(way.tokens);
  return html`${given.map(([kind, count]) => html`<span key=${kind} class="wd-given"><${Piece} kind=${kind} size=${size} />${count > 1 && html`<b>×${count}</b>`}</span>`)}
    ${way.tools.map((kind) => html`<${Piece} kind=${kind} size=${size} shape="is-tool" />`)}
    ${given.length + way.tools.length === 0 && html`<span>${t('witchdom-nothing')}</span>`}`;
}

/** @param {PaymentView} way */
function wayWords({ tokens, tools }) {
  const given = list(Object.entries(tokens).map(([kind, count]) => t('page-wd-stock', { count, kind: word(kind) }))) || t('witchdom-nothing');
  return t('page-wd-pay-way', { tokens: given, tools: list(tools.map(word)), count: tools.length });
}
