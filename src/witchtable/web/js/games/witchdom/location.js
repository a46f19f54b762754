// A location: its strip of land with three resources, the potion on its left, the witch on its right.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { asks, tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { CardTarget } from './card-target.js';
import { PotionCard, WitchCard, aboutPotion, aboutWitch } from './cards.js';
import { card, tamedWith } from './edition.js';
import { symbols } from './grouping.js';
import { Landscape } from './landscape.js';
import { Banner } from './signs.js';
import { locationName, word } from './words.js';

/** @import {LocationView, Scene} from './types.js' */

/** @param {{scene: Scene, here: LocationView}} props */
export function Location({ scene, here }) {
  const { location } = here;
  const isNow = scene.view.location === location;
  return html`<li class=${`wd-band ${isNow ? 'now' : ''}`} aria-label=${locationName(location)}>
    <${PotionPlace} scene=${scene} here=${here} />
    <div class=${`wd-land wd-${location}`}><${Landscape} location=${location} />
      <${Place} scene=${scene} location=${location} />
      <div class="wd-tokens">${here.resources.map((kind, at) => html`<${Token} key=${at} scene=${scene}
        location=${location} kind=${kind} which=${equals(here.resources.slice(0, at + 1), kind)} at=${at} />`)}</div>
    </div>
    <${WitchPlace} scene=${scene} here=${here} />
  </li>`;
}

/** The name of the place, with the points that are left here; may be refreshed as a whole. @param {{scene: Scene, location: string}} props */
function Place({ scene, location }) {
  const { view, edition } = scene;
  const refresh = `refresh ${location}`;
  const isNow = view.location === location;
  const points = view.action_points[edition.pieces.locations.indexOf(location)];
  const about = () => ({ title: locationName(location), text: t('page-wd-about-location'), clauses: ['WD-COLLECT-03', 'WD-COLLECT-05'], thing: 'location' });
  return html`<${CardTarget} scene=${scene} action=${refresh} class="wd-place" about=${about}>
    <span class="wd-medal"><${Icon} name=${`wd-${location}`} size=${28} />${scene.choices.has(refresh) && html`<span class="wd-again"><${Icon} name="wd-restore" size=${16} /></span>`}</span>
    <span class="wd-where"><b>${locationName(location)}</b>
      ${points > 0 && html`<span key=${`${points} ${isNow}`} class=${`wd-dots ${isNow ? 'now' : ''}`}>${Array.from({ length: points }, () => html`<i></i>`)}
        <span>${t('page-wd-location-points', { points, when: isNow ? 'now' : 'later' })}</span></span>`}</span>
  <//>`;
}

/** How many of these are of a kind. @param {(string | null)[]} kinds @param {string | null} kind */
const equals = (kinds, kind) => kinds.filter((other) => other === kind).length;

/** @param {{scene: Scene, location: string, kind: string | null, which: number, at: number}} props */
function Token({ scene, location, kind, which, at }) {
  if (!kind) return html`<span class="wd-token gap" role="img" aria-label=${t('page-wd-gap')} ...${asks('gap')}></span>`;
  // Where equal tokens are no choices of their own, each of them stands for the one choice.
  const one = `take ${location} ${kind}`;
  const action = scene.choices.has(`${one} ${which}`) ? `${one} ${which}` : one;
  const isChoice = scene.choices.has(action);
  const helps = isChoice && scene.seat !== null ? completed(scene, scene.seat, kind) : [];
  const about = () => ({
    title: word(kind), text: helps.length ? t('page-wd-completes', { potion: card(scene.edition, helps[0]).name }) : t('page-wd-about-resource'),
    clauses: ['WD-COLLECT-07', 'WD-COLLECT-12'], thing: 'resource',
  });
  return html`<span class="wd-spot">
    <${Target} scene=${scene} action=${action} label=${isChoice ? undefined : word(kind)} class="wd-token" flip=${`lying-${location}-${at}-${kind}`} ...${tells(about)}>
      <span class="wd-origin" data-flip=${`token-${location}-${kind}-${which}`}></span><${Icon} name=${`wd-${kind}`} size=${38} /><//>
    ${helps.length > 0 && html`<span class="wd-helps" ...${tells(about)} role="img" aria-label=${t('page-wd-completes', { potion: card(scene.edition, helps[0]).name })}>
      ${helps.slice(0, 2).map((id) => html`<${Banner} colour=${card(scene.edition, id).banners[0]} size=${16} />`)}<${Icon} name="ui-check" size=${14} /></span>`}
  </span>`;
}

/** My waiting potions that lack only this. @param {Scene} scene @param {number} seat @param {string} kind @returns {string[]} */
function completed(scene, seat, kind) {
  const me = scene.view.players[seat];
  return me.waiting.potions.filter((id) => String(me.recipes[id].missing) === kind);
}

/** @param {{scene: Scene, here: LocationView}} props */
function PotionPlace({ scene, here }) {
  const { location, potion } = here;
  const { edition, view, seat } = scene;
  if (!potion) return html`<div class="wd-card-place empty" role="img" aria-label=${t('page-wd-no-potion')} ...${asks('card-gap', t('page-wd-no-potion'))}></div>`;
  const lack = seat === null ? null : view.players[seat].recipes[potion.card];
  return html`<div key=${potion.card} class="wd-card-place" data-flip=${`potion-${potion.card}`} data-flip-from="deck-potions">
    <${CardTarget} scene=${scene} action=${`take ${location} potion`} about=${() => aboutPotion(edition, potion.card, lack, potion.back)}>
      <${PotionCard} edition=${edition} id=${potion.card} needs=${symbols(edition, potion.card)} /><//>
    <${Corner} scene=${scene} action=${`take ${location} tool`} kind=${potion.back} thing="tool" text=${t('page-wd-about-tool')} clauses=${['WD-COLLECT-09', 'WD-TOOL-01']} />
  </div>`;
}

/** @param {{scene: Scene, here: LocationView}} props */
function WitchPlace({ scene, here }) {
  const { location, witch } = here;
  const { edition, view } = scene;
  if (!witch) return html`<div class="wd-card-place empty" role="img" aria-label=${t('page-wd-no-witch')} ...${asks('card-gap', t('page-wd-no-witch'))}></div>`;
  const animal = view.options.animals ? witch.back : undefined;
  const note = animal && t('page-wd-or-animal', { animal: word(animal), price: word(tamedWith(edition, animal)) });
  return html`<div key=${witch.card} class=${`wd-card-place ${animal ? '' : 'plain-back'}`} data-flip=${`card-${witch.card}`} data-flip-from="deck-witches">
    <${CardTarget} scene=${scene} action=${`take ${location} witch`} about=${() => aboutWitch(edition, witch.card, animal)}>
      <${WitchCard} edition=${edition} id=${witch.card} note=${note} /><//>
    ${animal && html`<${Corner} scene=${scene} action=${`take ${location} animal`} kind=${animal} thing="animal"
      text=${t('page-wd-about-animal', { animal: word(animal), price: word(tamedWith(edition, animal)) })} clauses=${['WD-COLLECT-11', 'WD-ANIMAL-03']} />`}
  </div>`;
}

/** The turned-up corner: the back of a card, which may be taken instead of its face. @param {{scene: Scene, action: string, kind: string, thing: string, text: string, clauses: string[]}} props */
function Corner({ scene, action, kind, thing, text, clauses }) {
  const label = scene.choices.has(action) ? undefined : t('page-wd-back', { kind: word(kind) });
  return html`<${Target} scene=${scene} action=${action} label=${label} class="wd-corner" ...${tells(() => ({ title: word(kind), text, clauses, thing }))}>
    <${Icon} name=${`wd-${kind}`} size=${28} /><//>`;
}
