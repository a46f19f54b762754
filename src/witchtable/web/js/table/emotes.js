// Small faces for what is said with one click. On the line they are one sign, so that every client can show them.
import { html } from '../html.js';
import { t } from '../texts.js';

/** By the name in its text (`chat-emote-…`): the sign that is sent, and what is drawn for it. @type {Record<string, {sign: string, draw: () => any}>} */
export const EMOTES = {
  wave: { sign: '👋', draw: () => html`<path class="emote-face" d="M20 40 12 26a4 4 0 0 1 7-4l5 8-4-14a4 4 0 0 1 8-2l3 13V12a4 4 0 0 1 8 0v14l3-12a4 4 0 0 1 8 2l-4 22c-2 10-8 16-15 16-6 0-9-6-11-14Z" />
    <path class="emote-line" d="M8 16c1-4 3-7 6-9M56 48c-2 4-4 6-8 8" />` },
  clap: { sign: '👏', draw: () => html`<path class="emote-face" d="m14 40 14-22a4 4 0 0 1 7 4l-5 9 12-13a4 4 0 0 1 6 5l-9 11 11-6a4 4 0 0 1 4 7L38 51c-8 6-17 6-22 0-2-3-3-7-2-11Z" />
    <path class="emote-line" d="m18 12 3 5M28 6v6M10 22l5 2M44 8l-2 5" />` },
  laugh: { sign: '😄', draw: () => html`<circle class="emote-face" cx="32" cy="32" r="24" /><path class="emote-ink" d="M18 34h28c-1 9-7 14-14 14s-13-5-14-14Z" />
    <path class="emote-ink-line" d="M18 25c2-4 7-4 9 0M37 25c2-4 7-4 9 0" />` },
  think: { sign: '🤔', draw: () => html`<circle class="emote-face" cx="32" cy="32" r="24" /><circle class="emote-ink" cx="24" cy="28" r="3" /><circle class="emote-ink" cx="41" cy="28" r="3" />
    <path class="emote-ink-line" d="M36 19c3-3 7-3 10-1M26 44c4-3 9-3 13 0" />` },
  cheer: { sign: '🎉', draw: () => html`<path class="emote-face" d="m10 56 12-32 20 20Z" /><path class="emote-line" d="M34 22c0-6 4-10 8-14M42 30c6 0 10-4 14-6M38 26 50 14" />
    <circle class="emote-dot" cx="26" cy="10" r="3" /><circle class="emote-dot" cx="54" cy="38" r="3" /><circle class="emote-dot" cx="56" cy="8" r="3" />` },
  oops: { sign: '😬', draw: () => html`<circle class="emote-face" cx="32" cy="32" r="24" /><circle class="emote-ink" cx="23" cy="26" r="3" /><circle class="emote-ink" cx="41" cy="26" r="3" />
    <path class="emote-ink" d="M19 37h26v9H19Z" /><path class="emote-face-line" d="M25 37v9M32 37v9M39 37v9" />` },
};

/** Which one a line is, if it is nothing else. @param {string} text */
export const emoteOf = (text) => Object.keys(EMOTES).find((name) => EMOTES[name].sign === text.trim());

/** @param {{name: string, size?: number, hidden?: boolean}} props */
export function Emote({ name, size = 26, hidden = false }) {
  return html`<svg class="emote" width=${size} height=${size} viewBox="0 0 64 64" role=${hidden ? undefined : 'img'} aria-hidden=${hidden ? 'true' : undefined}
    aria-label=${hidden ? undefined : t(`chat-emote-${name}`)}>${EMOTES[name].draw()}</svg>`;
}
