// What a player holds: spells to play, prophecies, owls, chips, and what is left in stock.
import { html } from '../../html.js';
import { Icon, SEATS } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { asks, tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { Ladder, ScrollArt, isSpell, ladderWords, scrollInfo, scrollOf } from './scroll.js';
import { SpecialPicture, word } from './symbols.js';

/** @import {Scene} from './types.js' */

const [PAIR, ROW] = [2, 3]; // as many lie side by side on a tablet, and on a laptop

/** @param {{scene: Scene, seat: number}} props */
export function Held({ scene, seat }) {
  const player = scene.view.players[seat];
  const { scrolls, used_spells: used, degrees } = player;
  // Those that still wait to be used are listed in the turn.
  const specials = player.used_special_tiles;
  const unused = scrolls ?? [];
  const count = unused.length + used.length + specials.length;
  const seen = new Map();
  return html`<section class="panel ws-held" aria-label=${t('page-ws-held')}>
    <h2><span>${t('page-ws-held')}</span><${Stock} scene=${scene} seat=${seat} /></h2>
    <div class=${`ws-held-list ${count > PAIR ? 'several' : ''} ${count > ROW ? 'many' : ''}`} tabindex="0" role="group" aria-label=${t('page-ws-scrolls-held')}>
      ${scrolls === null && html`<p class="dim small">${t('page-ws-scrolls-hidden')}</p>`}
      ${scrolls !== null && count === 0 && html`<p class="dim small">${t('page-ws-held-nothing')}</p>`}
      ${unused.map((id) => {
        const nth = seen.get(id) ?? 0;
        seen.set(id, nth + 1);
        return html`<${HeldScroll} key=${`${id} ${nth}`} scene=${scene} seat=${seat} id=${id} nth=${nth} degree=${degrees?.[id]} />`;
      })}
      ${used.map((id, at) => html`<div key=${`used ${at}`} class="ws-held-scroll used" ...${tells(() => scrollInfo(scene, id))}>
        <span class="ws-art"><${ScrollArt} scroll=${scrollOf(scene, id)} size=${24} /></span><span>${t('page-ws-scroll', { id })}<small>${t('page-ws-used')}</small></span></div>`)}
      ${specials.map((tile) => html`<div key=${`special ${tile}`} class="ws-held-scroll used" ...${asks('special', word(tile))}><${SpecialPicture} tile=${tile} size=${34} /><span>${word(tile)}<small>${t('page-ws-used')}</small></span></div>`)}
    </div>
  </section>`;
}

/** @param {{scene: Scene, seat: number, id: string, nth: number, degree?: number}} props */
function HeldScroll({ scene, seat, id, nth, degree }) {
  const scroll = scrollOf(scene, id);
  const info = scrollInfo(scene, id);
  const action = seat === scene.seat ? `spell ${id}` : undefined;
  const label = action && scene.choices.has(action) ? t('page-ws-take', { piece: info.title, what: scene.label(action) }) : `${info.title}. ${ladderWords(scene, id, degree)}`;
  return html`<${Target} scene=${scene} action=${action} label=${label} class="ws-held-scroll parchment" flip=${`held ${seat} ${id} ${nth}`} flipFrom=${`display ${id} 0`} ...${tells(() => info)}>
    <span class="ws-art"><${ScrollArt} scroll=${scroll} size=${24} /></span>
    <span class="grow"><b>${info.title}</b>${!isSpell(scroll) && html`<${Ladder} scene=${scene} scroll=${scroll} degree=${degree} />`}</span><//>`;
}

/** Counts of what is left and what counts. @param {{scene: Scene, seat: number}} props */
function Stock({ scene, seat }) {
  const { energy, witches, chips, owls, owl_tiles: owlTiles } = scene.view.players[seat];
  const colour = { '--seat': SEATS[seat].colour };
  const count = (/** @type {string} */ icon, /** @type {number | string} */ value, /** @type {string} */ thing, /** @type {string} */ label) => html`<span ...${asks(thing, label)}><${Icon} name=${icon} size=${17} style=${colour} label=${label} /> <b>${value}</b></span>`;
  return html`<span class="ws-stock">
    ${count('ws-energy', energy, 'energy-unit', t('page-ws-energy-left', { count: energy }))}
    ${count('ws-witch-small', witches.supply, 'small-witch', t('page-ws-witches-left', { count: witches.supply }))}
    ${count('ws-chip', chips, 'chip', t('page-ws-chips-kept', { count: chips }))}
    ${count('ws-owl', owls?.length ? owls.join('+') : owlTiles, 'owl', t('page-ws-owls-kept', { count: owlTiles }))}
  </span>`;
}
