// My arcana: three tracks, and the effects that may be used now with every way to use them.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { tells } from '../../table/inspector.js';
import { list, t } from '../../texts.js';
import { Cube, kindName } from './cube.js';
import { ravenPick, useRaven } from './raven.js';
import { choicesOf, draftOf, offeringsOf } from './state.js';

/** @import {Offering, Scene} from './types.js' */
const SHOWN = 6;
const CLAUSES = /** @type {Record<string, string>} */ ({ potion: 'WW-ARC-08', raven: 'WW-ARC-10', book: 'WW-ARC-11' });

/** @param {{scene: Scene}} props */
export function Arcana({ scene }) {
  const player = scene.view.players[/** @type {number} */ (scene.seat)];
  const step = scene.edition.rules.arcana_step;
  const books = draftOf(scene)?.books ?? player.books;
  return html`<div class="ww-arcana panel">
    <header><h2>${t('page-ww-arcana')}</h2><span class="small dim">${t('page-ww-every', { step })}</span></header>
    ${offeringsOf(scene).map((one) => html`<${OfPower} key=${one.heading} scene=${scene} offering=${one} />`)}
    ${scene.edition.pieces.arcana.map((one) => html`<${Track} key=${one} scene=${scene} arcana=${one} level=${player.trackers[one]} books=${books} />`)}
  </div>`;
}

/** @param {{scene: Scene, arcana: string, level: number, books: string[]}} props */
function Track({ scene, arcana, level, books }) {
  const effects = scene.view.effect_levels;
  // Beyond what is shown at once, the next effect comes into sight.
  const first = level <= SHOWN ? 0 : level - SHOWN + (effects.includes(level) ? 0 : 1);
  const triggers = draftOf(scene)?.triggers[arcana] ?? 0;
  const open = arcana === 'book' && books.length > 0;
  return html`<div class="ww-track" role="group" tabindex="0" aria-label=${t(`page-ww-arcana-${arcana}`)} ...${tells(() => ({ title: t(`page-ww-arcana-${arcana}`), text: t(`page-ww-does-${arcana}`), clauses: [CLAUSES[arcana], 'WW-ARC-02'], thing: arcana }))}>
    <${Icon} name=${`ww-${arcana}`} size=${28} />
    <span class="ww-pips" role="img" aria-label=${t('page-ww-level', { arcana: t(`page-ww-arcana-${arcana}`), level })}>
      ${Array.from({ length: SHOWN + 1 }, (_, at) => first + at).map((at) => html`<span key=${at}
        class=${`ww-pip title ${effects.includes(at) ? 'effect' : ''} ${at < level ? 'past' : at === level ? 'now' : ''}`}>${at}</span>`)}</span>
    <div class="ww-does small">
      ${choicesOf(scene, arcana).length > 0
        ? html`<b class="ww-may">${t(`page-ww-may-${arcana}`, { count: triggers })}</b>${arcana === 'raven' ? html`<${Raven} scene=${scene} />` : html`<${Kinds} scene=${scene} verb=${arcana} />`}`
        : open ? html`<b class="ww-may">${t('page-ww-book-open', { kinds: list(books.map(kindName)) })}</b>` : t(`page-ww-does-${arcana}`)}
    </div>
  </div>`;
}

/** A choice of one kind, as cubes. @param {{scene: Scene, verb: string}} props */
function Kinds({ scene, verb }) {
  return html`<span class="ww-kinds">${scene.edition.pieces.ingredients.map(({ id: kind }) => {
    const action = `${verb} ${kind}`;
    return scene.choices.has(action) && html`<${Target} key=${action} scene=${scene} action=${action} class="ww-kind"><${Cube} kind=${kind} /><//>`;
  })}</span>`;
}

/** @param {{scene: Scene}} props */
function Raven({ scene }) {
  const picked = useRaven(scene);
  return html`<span class="ww-kinds">${scene.edition.pieces.ingredients.map(({ id: kind }) => {
    const pick = ravenPick(scene, kind);
    const count = picked.filter((one) => one === kind).length;
    return pick && html`<${Target} key=${kind} scene=${scene} pick=${pick} class="ww-kind" pressed=${count > 0} label=${t('page-ww-raven-pick', { kind: kindName(kind), count })}>
      <${Cube} kind=${kind} />${count > 0 && html`<b class="badge">${count}</b>`}<//>`;
  })}</span>`;
}

/** What my power allows besides, under one heading. @param {{scene: Scene, offering: Offering}} props */
function OfPower({ scene, offering: { heading, left, pieces } }) {
  const { arcana } = scene.edition.pieces;
  return html`<div class="ww-does small"><b class="ww-may">${t(`page-ww-may-${heading}`, { count: left })}</b>
    <span class="ww-kinds">${pieces.map(({ action, picture }) => html`<${Target} key=${action} scene=${scene} action=${action} class="ww-kind">
      ${arcana.includes(picture) ? html`<${Icon} name=${`ww-${picture}`} size=${26} />` : html`<${Cube} kind=${picture} />`}<//>`)}</span></div>`;
}
