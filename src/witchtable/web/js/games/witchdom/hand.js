// My cards: those in hand, and the pile of those played.
import { html } from '../../html.js';
import { narrow, sideways } from '../../lib/narrow.js';
import { asks, tells } from '../../table/inspector.js';
import { list, t } from '../../texts.js';
import { CardTarget } from './card-target.js';
import { WitchCard, aboutWitch } from './cards.js';
import { card } from './edition.js';
import { Stage } from './stage.js';
import { Purse } from './stores.js';

/** @import {EditionData, Scene} from './types.js' */
const MANY = 3;

/** @param {{scene: Scene}} props */
export function Hand({ scene }) {
  const { view, edition } = scene;
  const me = view.players[/** @type {number} */ (scene.seat)];
  const hand = me.hand ?? [];
  return html`<div class="wd-cards">
    <${Stage} needed=${[...scene.choices.keys()].some((action) => action.startsWith('play '))} at=${scene.version} />
    <${Purse} scene=${scene} />
    <section class="wd-panel wd-hand"><h2 ...${asks('hand')}>${t('page-wd-hand')} <small key=${hand.length}>${t('page-wd-cards', { count: hand.length })}</small></h2>
      ${hand.length > 0 && html`<ul class=${hand.length > MANY ? 'many' : ''} tabindex=${hand.length > MANY || narrow.value || sideways.value ? 0 : undefined} aria-label=${t('page-wd-hand')}>${hand.map((id) => html`<li key=${id}>
        <${CardTarget} scene=${scene} action=${`play ${id}`} flip=${`card-${id}`} about=${() => aboutWitch(edition, id)}>
          <${WitchCard} edition=${edition} id=${id} /><//></li>`)}</ul>`}
      ${hand.length === 0 && html`<p class="dim">${t('page-wd-hand-empty')}</p>`}
    </section>
    <${Pile} scene=${scene} pile=${me.played} />
  </div>`;
}

/** The played pile; resting takes it back. @param {{scene: Scene, pile: string[]}} props */
function Pile({ scene, pile }) {
  const { view, edition } = scene;
  const top = pile.at(-1);
  const isActive = view.turn === scene.seat && top !== undefined && view.active === top;
  const below = pile.slice(0, -1).reverse();
  return html`<section class=${`wd-panel wd-pile ${isActive ? 'active' : ''}`}><h2 ...${asks('played')}>${t('page-wd-played')} <small key=${`${isActive} ${pile.length}`}>${isActive ? t('page-wd-active') : pile.length || ''}</small></h2>
    ${top === undefined
      ? html`<p key="none" class="dim" ...${asks('played')}>${t('page-wd-played-none')}</p>`
      : html`<${CardTarget} key=${top} scene=${scene} action="rest" flip=${`card-${top}`} about=${() => aboutWitch(edition, top)}>
          <${WitchCard} edition=${edition} id=${top} now=${isActive ? view.location : null} /><//>`}
    ${below.length > 0 && html`<p key="below" class="wd-below" ...${tells(() => ({ title: t('page-wd-played'), text: names(edition, below), clauses: ['WD-COLLECT-01', 'WD-REST-01'], thing: 'played' }))}>
      ${t('page-wd-below', { names: names(edition, below) })}</p>`}
  </section>`;
}

/** @param {EditionData} edition @param {string[]} ids */
function names(edition, ids) {
  return list(ids.map((id) => card(edition, id).name));
}
