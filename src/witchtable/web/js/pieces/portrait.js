// Opponents with a face. A bot is called `<level>` or `<level>@witch=<id>`.
import { html } from '../html.js';
import { t } from '../texts.js';

/** Who plays, if she has a name, and how strong. @param {string} bot */
export function readBot(bot) {
  const [level, witch] = bot.split('@witch=');
  return { level, witch: witch ?? null };
}

/** A bot's name at a table. @param {string} level @param {string | null} witch */
export const writeBot = (level, witch) => (witch ? `${level}@witch=${witch}` : level);

/** Names are the same in every language. @param {string} witch */
export const witchName = (witch) => witch[0].toUpperCase() + witch.slice(1);

/** What is told of her in a line; her words may not have come yet. @param {string} witch */
export function witchAbout(witch) {
  const words = t(`opponent-${witch}`);
  return words === `opponent-${witch}` ? '' : words;
}

/** What one notices in her play, in a few words. @param {readonly {id: string, temper: string}[]} opponents @param {string} witch */
export function temperOf(opponents, witch) {
  const temper = opponents.find((one) => one.id === witch)?.temper;
  const words = t(`temper-${temper}`);
  return temper && words !== `temper-${temper}` ? words : '';
}

/** @param {{game: string, witch: string, size: number, label?: string}} props */
export function Portrait({ game, witch, size, label }) {
  return html`<svg class="portrait" width=${size} height=${size} viewBox="0 0 96 96" role=${label ? 'img' : undefined} aria-label=${label} aria-hidden=${label ? undefined : 'true'}>
    <use href=${`/web/icons/opponents-${game}.svg#${witch}`} /></svg>`;
}
