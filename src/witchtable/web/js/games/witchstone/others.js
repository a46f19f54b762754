// Looking into other cauldrons: small ones to choose from, a large one in a dialog.
import { html, useState } from '../../html.js';
import { SeatSign } from '../../pieces/icon.js';
import { Dialog } from '../../pieces/dialog.js';
import { t } from '../../texts.js';
import { Cauldron } from './cauldron.js';
import { Held } from './held.js';

/** @import {Scene} from './types.js' */

/** @param {{scene: Scene, seat: number, close: () => void}} props */
export function CauldronDialog({ scene, seat, close }) {
  return html`<${Dialog} title=${t('page-ws-cauldron-of', { who: scene.names[seat] })} close=${close} class="ws-look">
    <${Cauldron} scene=${scene} seat=${seat} /><${Held} scene=${scene} seat=${seat} /><//>`;
}

/** The cauldrons of everybody else. @param {{scene: Scene}} props */
export function Others({ scene }) {
  const [looked, look] = useState(/** @type {number | null} */ (null));
  const seats = scene.view.players.map((_, seat) => seat).filter((seat) => seat !== scene.seat);
  return html`<div class="ws-others">
    ${seats.map((seat) => html`<button type="button" key=${seat} class="ws-other" aria-label=${t('page-ws-look', { who: scene.names[seat] })} onClick=${() => look(seat)}>
      <span class="row"><${SeatSign} seat=${seat} size=${18} /> ${scene.names[seat]}</span><${Cauldron} scene=${scene} seat=${seat} small=${true} /></button>`)}
    ${looked !== null && html`<${CauldronDialog} scene=${scene} seat=${looked} close=${() => look(null)} />`}
  </div>`;
}
