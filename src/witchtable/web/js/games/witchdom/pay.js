// How to pay for a potion, where there are several ways: the cheapest first, what only gives more on request.
import { html } from '../../html.js';
import { Dialog } from '../../pieces/dialog.js';
import { Icon } from '../../pieces/icon.js';
import { list, t } from '../../texts.js';
import { card, kindsOf } from './edition.js';
import { Piece } from './signs.js';
import { word } from './words.js';

/** @import {Scene} from './types.js' */
/** @typedef {{action: string, tokens: [string, number][], tools: string[], cost: number, aside: boolean}} Way */

/** What is given, from a notation such as `pay 2leaf herb`. @param {string} action @returns {[string, number][]} */
function given(action) {
  return action.split(' ').slice(1).map((part) => {
    const kind = part.replace(/^[0-9]+/, '');
    return [kind, Number(part.slice(0, -kind.length) || 1)];
  });
}

/** All ways to pay, fewest tokens first; of equal ones those that bring more tools into the clan. @param {Scene} scene @returns {Way[]} */
export function waysToPay(scene) {
  const kinds = kindsOf(scene.edition);
  const ways = [...scene.choices.values()].filter(({ action }) => action.split(' ')[0] === 'pay').map(({ action, aside = false }) => {
    const tokens = given(action).filter(([kind]) => kinds.includes(kind));
    const tools = given(action).filter(([kind]) => !kinds.includes(kind)).flatMap(([kind, count]) => Array(count).fill(kind));
    return { action, tokens, tools, cost: tokens.reduce((all, [, count]) => all + count, 0), aside };
  });
  return ways.sort((a, b) => Number(a.aside) - Number(b.aside) || a.cost - b.cost || b.tools.length - a.tools.length || a.tokens.length - b.tokens.length);
}

/** @param {{scene: Scene, close: () => void}} props */
export function PayDialog({ scene, close }) {
  const { view, edition } = scene;
  const all = waysToPay(scene);
  const ways = all.filter((way) => !way.aside);
  const more = all.filter((way) => way.aside);
  const costs = [...new Set(ways.map((way) => way.cost))];
  return html`<${Dialog} title=${t('page-wd-pay-how', { potion: card(edition, String(view.brewing)).name })} close=${close} class="wd-pay">
    <p class="dim">${t('page-wd-pay-why')}</p>
    ${costs.map((cost, at) => {
      const group = ways.filter((way) => way.cost === cost);
      return html`<details key=${cost} open=${at === 0 || ways.length <= 12}>
        <summary>${t('page-wd-pay-group', { cost })} <span class="dim">${t('page-wd-pay-ways', { count: group.length })}</span></summary>
        <${Ways} scene=${scene} ways=${group} close=${close} />
      </details>`;
    })}
    ${more.length > 0 && html`<details class="wd-more-ways">
      <summary>${t('page-wd-pay-more')} <span class="dim">${t('page-wd-pay-costly', { count: more.length })}</span></summary>
      <${Ways} scene=${scene} ways=${more} close=${close} />
    </details>`}
    ${scene.choices.has('back') && html`<button type="button" class="btn" data-action="back" onClick=${() => { close(); scene.choose('back'); }}>
      <${Icon} name="ui-undo" size=${18} /> ${scene.label('back')}</button>`}
  <//>`;
}

/** @param {{scene: Scene, ways: Way[], close: () => void}} props */
function Ways({ scene, ways, close }) {
  return html`<ul>${ways.map((way) => html`<li key=${way.action}><${WayButton} scene=${scene} way=${way} close=${close} /></li>`)}</ul>`;
}

/** @param {{scene: Scene, way: Way, close: () => void}} props */
function WayButton({ scene, way, close }) {
  const tokens = list(way.tokens.map(([kind, count]) => t('page-wd-stock', { count, kind: word(kind) }))) || t('witchdom-nothing');
  const label = t('page-wd-pay-way', { tokens, tools: list(way.tools.map(word)), count: way.tools.length });
  return html`<div class="wd-way">
    ${way.tokens.map(([kind, count]) => html`<span class="wd-given"><${Piece} kind=${kind} size=${30} />${count > 1 && html`<b>×${count}</b>`}</span>`)}
    ${way.tools.length > 0 && html`<span class="wd-into"><span class="dim small">${t('page-wd-into-clan')}</span>${way.tools.map((kind) => html`<${Piece} kind=${kind} size=${30} shape="is-tool" />`)}</span>`}
    ${way.cost + way.tools.length === 0 && html`<span>${t('witchdom-nothing')}</span>`}
    <button type="button" class="wd-cover wd-open" data-action=${way.action} aria-label=${label} onClick=${() => { close(); scene.choose(way.action); }}></button>
  </div>`;
}
