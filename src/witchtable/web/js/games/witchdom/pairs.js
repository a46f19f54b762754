// Choosing novices: the pairs that nobody has taken yet.
import { html } from '../../html.js';
import { Name } from '../../pieces/name.js';
import { t } from '../../texts.js';
import { clanName } from './edition.js';
import { CardTarget } from './card-target.js';
import { WitchCard } from './cards.js';

/** @import {Scene} from './types.js' */

/** @param {{scene: Scene}} props */
export function Pairs({ scene }) {
  const { edition } = scene;
  const pairs = scene.view.pairs ?? [];
  return html`<section class="wd-panel wd-pairs"><h2>${t('page-wd-pairs')} <small>${t('page-wd-pairs-left', { count: pairs.length })}</small></h2>
    <ul>${pairs.map(({ pair, cards }) => html`<li key=${pair}>
      <${CardTarget} scene=${scene} action=${`choose ${pair}`} class="wd-pair" about=${() => ({ title: clanName(edition, pair), text: t('page-wd-about-pair'), clauses: ['WD-SETUP-20', 'WD-CONT-05'], thing: 'novice' })}>
        <b class="wd-pair-name"><${Name} name=${clanName(edition, pair)} /></b>
        ${cards.map((id) => html`<${WitchCard} key=${id} edition=${edition} id=${id} />`)}<//></li>`)}</ul>
  </section>`;
}
