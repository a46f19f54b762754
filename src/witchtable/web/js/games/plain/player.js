// What lies before one player.
import { html } from '../../html.js';
import { SEATS, SeatSign } from '../../pieces/icon.js';
import { t } from '../../texts.js';
import { Fields } from './fields.js';

/** @param {{scene: import('./words.js').Scene, seat: number}} props */
export function Player({ scene, seat }) {
  const own = seat === scene.seat;
  const name = own ? t('you', { name: scene.names[seat] }) : scene.names[seat];
  const players = scene.view.players ?? [];
  const fields = players[seat] ?? {};
  const secret = Object.keys(fields).filter((field) => own && players.some((other) => other[field] === null));
  return html`<section class="plain-player" style=${{ '--seat': SEATS[seat % SEATS.length].colour }} aria-label=${name}>
    <h2 class="row"><${SeatSign} seat=${seat} size=${22} /> ${name}</h2>
    <div class="plain-cards"><${Fields} scene=${scene} fields=${fields} secret=${secret} /></div>
  </section>`;
}
