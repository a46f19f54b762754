// The vial rack with its seven shelves, and the chips on the table beneath it.
import { html } from '../../html.js';
import { Icon } from '../../pieces/icon.js';
import { Target } from '../../pieces/target.js';
import { asks, tells } from '../../table/inspector.js';
import { t } from '../../texts.js';
import { waysTo } from './choices.js';
import { useForward } from './forward.js';
import { picked } from './picking.js';
import { ChipSign, Crystal, SymbolPicture } from './symbols.js';

/** @import {Scene, Shelf as Vials, ShelfCrystal} from './types.js' */

/** Which crystal on the rim is put away: the picked one, or the first that waits. @param {Scene} scene */
export function fromRim(scene) {
  const now = picked(scene);
  if (now?.kind === 'rim') return { crystal: now.crystal, symbol: now.symbol };
  const [first] = [...waysTo(scene, 'shelve'), ...waysTo(scene, 'bottom')];
  return first ? { crystal: first[0], symbol: first[1] } : null;
}

/** @param {{scene: Scene}} props */
export function Rack({ scene }) {
  const chosen = fromRim(scene);
  const { rack } = scene.view;
  const inside = useForward(chosen !== null);
  return html`<section class="panel ws-rack" ref=${inside} aria-label=${t('page-ws-rack')}>
    <h2><span>${t('page-ws-rack')}</span><small ...${asks('rack', t('page-ws-vials', { count: rack[0].vials }))}>${t('page-ws-vials', { count: rack[0].vials })}</small></h2>
    <div class="ws-shelves">
      ${rack.map((shelf) => html`<${Shelf} key=${shelf.shelf} scene=${scene} shelf=${shelf}
        action=${chosen && chosen.symbol === shelf.shelf ? `shelve ${chosen.crystal} ${chosen.symbol}` : undefined} />`)}
    </div>
  </section>`;
}

/** @param {{scene: Scene, shelf: Vials, action?: string}} props */
function Shelf({ scene, shelf: { shelf, vials, crystals }, action }) {
  const bottom = shelf === 'bottom';
  const { rack } = scene.edition;
  const label = t('page-ws-shelf', { shelf, filled: crystals.length, vials });
  const info = () => ({
    title: label,
    text: bottom ? t('page-ws-bottom-tell') : t('page-ws-shelf-tell', { actions: rack.symbol_actions, black: rack.black_symbol_actions, symbol: shelf }),
    thing: bottom ? 'bottom-shelf' : 'rack',
    clauses: bottom ? ['WS-CRYSTAL-09'] : ['WS-CRYSTAL-08', 'WS-CRYSTAL-10'],
  });
  return html`<${Target} scene=${scene} action=${action} label=${scene.choices.has(action ?? '') ? undefined : label} class="ws-shelf" data-anchor=${`shelf-${shelf}`} ...${tells(info)}>
    ${bottom ? html`<${Icon} name="ws-chip" size=${26} />` : html`<${SymbolPicture} symbol=${shelf} size=${26} />`}
    <span class="ws-vials">${Array.from({ length: vials }, (_, at) => html`<${Vial} key=${at} shelf=${shelf} at=${at} crystal=${crystals[at]} />`)}</span>
  <//>`;
}

/** @param {{shelf: string, at: number, crystal?: ShelfCrystal}} props */
function Vial({ shelf, at, crystal }) {
  return html`<svg class=${`ws-vial ${crystal ? 'full' : ''}`} viewBox="-11 -1 22 32" aria-hidden="true">
    <path d="M-4.2 0H4.2V8Q9.5 12 9.5 19.7Q9.5 29 0 29Q-9.5 29 -9.5 19.7Q-9.5 12 -4.2 8Z" /><path d="M-6.5 0H6.5" class="lip" />
    ${crystal && html`<g data-flip=${`vial ${shelf} ${at}`} data-flip-from=${`crystal ${crystal.seat} ${shelf} 0`}><${Crystal} seat=${crystal.seat} black=${crystal.crystal === 'black'} x=${0} y=${18} size=${14} /></g>`}
  </svg>`;
}

/** @param {{scene: Scene}} props */
export function TableChips({ scene }) {
  const chosen = fromRim(scene);
  const points = scene.edition.scoring.points_chip;
  const { table } = scene.view;
  return html`<section class="panel ws-table" aria-label=${t('page-ws-table')}>
    <h2><span>${t('page-ws-table')}</span></h2>
    <div class="ws-chips">
      ${table.length === 0 && html`<p class="dim small">${t('page-ws-table-empty')}</p>`}
      ${table.map((chip, at) => {
        const action = chosen ? `bottom ${chosen.crystal} ${chosen.symbol} ${chip}` : undefined;
        return html`<${Target} key=${at} scene=${scene} action=${action} label=${action && scene.choices.has(action) ? t('page-ws-take', { piece: t('page-ws-chip', { chip, points }), what: scene.label(action) }) : t('page-ws-chip', { chip, points })} class="ws-table-chip"
          ...${tells(() => ({ title: t('page-ws-chip', { chip, points }), text: t('page-ws-chip-tell'), clauses: ['WS-CRYSTAL-09', 'WS-CONT-08'], thing: 'chip' }))}>
          <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true"><${ChipSign} chip=${chip} x=${20} y=${20} r=${18} points=${points} /></svg><//>`;
      })}
    </div>
  </section>`;
}
