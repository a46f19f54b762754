// The running turn as a list of cards: what runs, what waits, what may be begun.
import { html } from '../../html.js';
import { Target } from '../../pieces/target.js';
import { tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { may, waysTo } from './choices.js';
import { useForward } from './forward.js';
import { picked, toggle } from './picking.js';
import { fromRim } from './rack.js';
import { SpecialPicture, SymbolPicture, word } from './symbols.js';

/** @import {Batch as Running, HeldBonus, QueuedSpace, Scene, TypeToCome} from './types.js' */

/** @param {{scene: Scene}} props */
export function Agenda({ scene }) {
  const { agenda, turn } = scene.view;
  const { batches, bonuses, queue, types } = agenda;
  const [running, ...waiting] = [...batches].reverse();
  const mine = turn === scene.seat;
  const nothing = batches.length + bonuses.length + queue.length + types.length === 0;
  const inside = useForward(may(scene, 'use', 'lay') && !may(scene, 'crystal'));
  return html`<section class="panel ws-agenda" ref=${inside} aria-label=${t('page-ws-turn')}>
    <h2><span>${mine || scene.view.phase === 'over' ? t('page-ws-turn') : t('page-ws-turn-of', { who: scene.names[turn] })}</span></h2>
    <div class="ws-cards" tabindex="0" role="group" aria-label=${t('page-ws-turn')}>
      ${nothing && html`<p class="dim">${t('page-ws-turn-nothing', { phase: scene.view.phase, mine: mine ? 'yes' : 'no' })}</p>`}
      ${running && html`<${Batch} scene=${scene} batch=${running} now=${true} />`}
      ${grouped(bonuses).map(({ bonus, count }, at) => html`<${Bonus} key=${at} scene=${scene} bonus=${bonus} count=${count} />`)}
      ${queue.map((space) => html`<${Queued} key=${`wand ${space.space}`} space=${space} />`)}
      ${waiting.filter(({ left, rim }) => left > 0 || rim.length > 0).map((batch, at) => html`<${Batch} key=${`waiting ${at}`} scene=${scene} batch=${batch} />`)}
      ${types.map((type) => html`<${Type} key=${type.symbol} scene=${scene} type=${type} />`)}
    </div>
  </section>`;
}

/** Equal bonuses on one card. @param {HeldBonus[]} bonuses @returns {{bonus: HeldBonus, count: number}[]} */
function grouped(bonuses) {
  const found = new Map();
  for (const bonus of bonuses) {
    const key = JSON.stringify(bonus);
    found.set(key, { bonus, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** A number of actions of one type that has begun. @param {{scene: Scene, batch: Running, now?: boolean}} props */
function Batch({ scene, batch: { symbol, left, granted, source, rim }, now = false }) {
  const name = t(left ? 'page-ws-batch' : 'page-ws-batch-done', { symbol, left, granted });
  const info = () => ({ title: name, text: t('page-ws-source', { source }), clauses: ['WS-BONUS-04', 'WS-BONUS-11'], thing: symbol });
  const chosen = now && rim.length ? fromRim(scene) : null;
  const lays = now && scene.choices.has('witch');
  return html`<div class=${`ws-card ${now ? 'now' : 'later'}`} ...${tells(info)}>
    <${SymbolPicture} symbol=${symbol} size=${38} />
    <div class="grow"><h3>${name}</h3>
      ${symbol !== 'scroll' && html`<span class="ws-pips" aria-hidden="true" style=${{ '--symbol': `var(--${symbol})` }}>${Array.from({ length: granted }, (_, at) => html`<i key=${at} class=${at < granted - left ? 'off' : ''}></i>`)}</span>`}
      <p>${now ? t('page-ws-source', { source }) : t('page-ws-goes-on')}</p>
      ${rim.length > 0 && html`<p class="ws-on-rim">${t('page-ws-on-rim', { count: rim.length })}</p>`}
      ${chosen && html`<${Does} scene=${scene} action=${`shelve ${chosen.crystal} ${chosen.symbol}`} words=${t('page-ws-shelve', { symbol: chosen.symbol })} />`}
    </div>
    ${lays ? html`<${Does} scene=${scene} action="witch" words=${t('page-ws-lay-witch')} />` : (left > 0 || !now) && html`<span class="ws-tag">${now ? t('page-ws-now') : t('page-ws-later')}</span>`}
  </div>`;
}

/** A bonus that has not begun: use it now, in the middle of everything, or later. @param {{scene: Scene, bonus: HeldBonus, count: number}} props */
function Bonus({ scene, bonus: { bonus, symbols, actions, waits, special }, count }) {
  const info = () => ({ title: t('page-ws-bonus', { bonus: special ? 'special' : bonus, count }), text: waits ? t('page-ws-bonus-waits') : t('page-ws-bonus-tell'), clauses: special ? ['WS-PENTA-07', 'WS-BONUS-05'] : ['WS-BONUS-02', 'WS-BONUS-04'], thing: special ? 'special' : 'bonus' });
  const now = picked(scene);
  const laying = now?.kind === 'special' && now.tile === bonus;
  const layable = waysTo(scene, 'lay').some(([tile]) => tile === bonus);
  return html`<div class="ws-card" ...${tells(info)}>
    ${special ? html`<${SpecialPicture} tile=${bonus} size=${40} />` : html`<${SymbolPicture} symbol=${symbols.length === 1 ? symbols[0] : 'any'} size=${38} />`}
    <div class="grow"><h3>${t('page-ws-bonus', { bonus: special ? 'special' : bonus, count })}</h3>
      <p>${waits ? t('page-ws-bonus-waits') : special ? word(bonus) : symbols.length === 1 ? t('page-ws-grant', { symbol: symbols[0], actions }) : t('page-ws-any', { actions })}</p></div>
    <span class="ws-uses">
      ${symbols.map((symbol) => html`<${Does} key=${symbol} scene=${scene} action=${`use ${bonus} ${symbol}`} symbol=${symbols.length > 1 ? symbol : undefined} words=${symbols.length > 1 ? String(actions) : t('page-ws-use')} />`)}
      ${layable && html`<${Target} scene=${scene} pick=${() => toggle(scene, { kind: 'special', tile: bonus }, laying, t('page-ws-special-where', { tile: word(bonus) }))} pressed=${laying} label=${t('page-ws-lay-special', { tile: word(bonus) })} class="ws-do">${t('page-ws-lay')}<//>`}
    </span>
  </div>`;
}

/** A space of the wand still to be dealt with. @param {{space: QueuedSpace}} props */
function Queued({ space: { space, bonus, actions, scores, points } }) {
  return html`<div class="ws-card later" ...${tells(() => ({ title: t('page-ws-wand-space', { at: space }), text: t('page-ws-queue-tell'), clauses: ['WS-WAND-08'], thing: scores ? `silver-${scores}` : 'wand-dark' }))}>
    <${SymbolPicture} symbol="wand" size=${38} />
    <div class="grow"><h3>${t('page-ws-wand-space', { at: space })}</h3>
      <p>${bonus ? t('page-ws-grant', { symbol: bonus, actions }) : t('page-ws-wand-silver', { points, what: t('witchstone-scored', { what: scores }) })}</p></div>
    <span class="ws-tag">${t('page-ws-later')}</span></div>`;
}

/** One of the two types of the tile just placed. @param {{scene: Scene, type: TypeToCome}} props */
function Type({ scene, type: { symbol, actions } }) {
  const action = `first ${symbol}`;
  return html`<div class=${`ws-card ${scene.choices.has(action) ? '' : 'later'}`} ...${tells(() => ({ title: t('page-ws-then', { symbol, actions }), text: t('page-ws-then-tell'), clauses: ['WS-TURN-05', 'WS-TURN-06', 'WS-CLUSTER-05'], thing: symbol }))}>
    <${SymbolPicture} symbol=${symbol} size=${38} />
    <div class="grow"><h3>${may(scene, 'first') ? t('page-ws-grant', { symbol, actions }) : t('page-ws-then', { symbol, actions })}</h3><p>${t('page-ws-cluster-of', { count: actions })}</p></div>
    ${scene.choices.has(action) ? html`<${Does} scene=${scene} action=${action} words=${t('page-ws-begin')} />` : html`<span class="ws-tag">${t('page-ws-later')}</span>`}</div>`;
}

/** A small button for a choice. @param {{scene: Scene, action: string, words: string, symbol?: string}} props */
function Does({ scene, action, words, symbol }) {
  if (!scene.choices.has(action)) return null;
  return html`<${Target} scene=${scene} action=${action} label=${`${words}: ${scene.label(action)}`} class="ws-do">${words}${symbol && html`<${SymbolPicture} symbol=${symbol} size=${20} />`}<//>`;
}
