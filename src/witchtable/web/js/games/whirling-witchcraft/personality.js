// Personalities: their picture, their power or recipe, and what they begin with.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { Name } from '../../pieces/name.js';
import { tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { Pile } from './cube.js';
import { Formula } from './recipe.js';
import { personalityOf, portraitOf } from './state.js';

/** @import {Personality as Card, Portrait, Scene} from './types.js' */

/** @param {Card} personality */
export const powerWords = (personality) => (personality.power ? t(`whirling-witchcraft-power-${personality.power}`) : t('page-ww-own-recipe'));

/** @param {Card} personality @param {Portrait} portrait */
export function tellsPersonality(personality, { clause }) {
  return tells(() => ({
    title: personality.name,
    body: personality.outputs && html`<${Formula} recipe=${personality} />`,
    text: powerWords(personality),
    clauses: [clause],
    thing: 'personality',
  }));
}

/** @param {{personality: Card, portrait: Portrait, start?: boolean}} props */
export function PersonalityFace({ personality, portrait, start }) {
  return html`
    <div class="ww-medallion"><${Icon} name=${portrait.picture} size=${52} /></div>
    <div class="title ww-who"><${Name} name=${personality.name} /></div>${' '}
    <div class="ww-power small">${powerWords(personality)}</div>${' '}
    ${personality.outputs && html`<${Formula} recipe=${personality} />`}
    ${personality.arcana && personality.arcana.length > 0 && html`<span class="row small">${personality.arcana.map((one, at) => html`<${Icon} key=${at} name=${`ww-${one}`} size=${18} label=${t(`page-ww-arcana-${one}`)} />`)}</span>`}
    ${start && html`<div class="ww-start small"><div>${t('page-ww-start')}</div><${Pile} heap=${personality.start} /></div>`}`;
}

/** @param {{scene: Scene, seat: number}} props */
export function Personality({ scene, seat }) {
  const id = scene.view.players[seat].personality;
  if (!id) return null;
  const personality = personalityOf(scene, id);
  const portrait = portraitOf(scene, id);
  return html`<div class="ww-personality" role="group" tabindex="0" aria-label=${personality.name} ...${tellsPersonality(personality, portrait)}><${PersonalityFace} personality=${personality} portrait=${portrait} /></div>`;
}
