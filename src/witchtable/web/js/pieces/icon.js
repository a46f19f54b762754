// Drawings from the sprites, and the signs of the seats.
import { html } from '../html.js';

/** Of a game's pieces, what every page shows. */
const SHELL = ['ww-cauldron', 'ww-circle'];

/** Where a drawing is: each game has a file of its own. @param {string} name */
const sprite = (name) => `/web/icons/${/^(ui|seat)-/.test(name) || SHELL.includes(name) ? 'shell' : name.slice(0, 2)}.svg#${name}`;

/** @param {{name: string, size?: number, label?: string, class?: string, style?: any}} props */
export function Icon({ name, size = 20, label, class: kind, style }) {
  return html`<svg class=${`icon ${kind ?? ''}`} width=${size} height=${size} viewBox="0 0 64 64" style=${style}
    role=${label ? 'img' : undefined} aria-label=${label} aria-hidden=${label ? undefined : 'true'}>
    <use href=${sprite(name)} /></svg>`;
}

/** The same inside a drawing. @param {{name: string, x: number, y: number, size: number, style?: any, class?: string}} props */
export function Sign({ name, x, y, size, style, class: kind }) {
  return html`<svg class=${kind} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} viewBox="0 0 64 64" style=${style} aria-hidden="true">
    <use href=${sprite(name)} /></svg>`;
}

/** Colour and shape of each seat; never one without the other. */
export const SEATS = [
  { colour: 'var(--ruby)', shape: 'seat-flame' },
  { colour: 'var(--topaz)', shape: 'seat-sun' },
  { colour: 'var(--emerald)', shape: 'seat-leaf' },
  { colour: 'var(--sapphire)', shape: 'seat-drop' },
  { colour: 'var(--amethyst)', shape: 'seat-moon' },
];

/** @param {{seat: number, size?: number, label?: string}} props */
export function SeatSign({ seat, size = 20, label }) {
  const { colour, shape } = SEATS[seat % SEATS.length];
  return html`<${Icon} name=${shape} size=${size} label=${label} class="seat-sign" style=${{ '--seat': colour }} />`;
}
