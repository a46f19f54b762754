// Personalities: their picture, their power or recipe, and what they begin with.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { Pile } from './cube.js';
import { Formula } from './recipe.js';
import { personalityOf } from './state.js';

/** @import {Personality as Card, Scene} from './types.js' */

/** @type {Record<string, {icon: string, clause: string}>} */
const PICTURES = {
  initiate: { icon: 'wd-novice', clause: 'WW-P-INITIATE-01' },
  clairvoyant: { icon: 'ws-prophecy', clause: 'WW-P-CLAIR-01' },
  daredevil: { icon: 'ws-chip', clause: 'WW-P-DARE-01' },
  'fey-blessed': { icon: 'wd-feather', clause: 'WW-P-FEY-01' },
  'frog-whisperer': { icon: 'ww-toad', clause: 'WW-P-FROG-01' },
  'hidden-power': { icon: 'ws-witchstone', clause: 'WW-P-HIDDEN-01' },
  'potion-brewer': { icon: 'ww-potion', clause: 'WW-P-BREWER-01' },
  'spellbook-scholar': { icon: 'ww-book', clause: 'WW-P-SCHOLAR-01' },
  'spider-summoner': { icon: 'ww-spider', clause: 'WW-P-SPIDER-01' },
  trickster: { icon: 'wd-cat', clause: 'WW-P-TRICK-01' },
  'uncontrolled-powers': { icon: 'ws-energy', clause: 'WW-P-UNCON-01' },
  whirlwind: { icon: 'ws-wand', clause: 'WW-P-WHIRL-01' },
  'witch-of-all-trades': { icon: 'wd-witch', clause: 'WW-P-TRADES-01' },
};
const OTHER = { icon: 'wd-witch', clause: 'WW-PERS-02' };

/** @param {Card} personality */
export const powerWords = (personality) => (personality.power ? t(`whirling-witchcraft-power-${personality.power}`) : t('page-ww-own-recipe'));

/** @param {Card} personality */
export function tellsPersonality(personality) {
  return tells(() => ({
    title: personality.name,
    body: personality.outputs && html`<${Formula} recipe=${personality} />`,
    text: powerWords(personality),
    clauses: [(PICTURES[personality.id] ?? OTHER).clause],
  }));
}

/** @param {{personality: Card, start?: boolean}} props */
export function PersonalityFace({ personality, start }) {
  return html`
    <div class="ww-medallion"><${Icon} name=${(PICTURES[personality.id] ?? OTHER).icon} size=${52} /></div>
    <div class="title ww-who">${personality.name}</div>${' '}
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
  return html`<div class="ww-personality" role="group" tabindex="0" aria-label=${personality.name} ...${tellsPersonality(personality)}><${PersonalityFace} personality=${personality} /></div>`;
}
