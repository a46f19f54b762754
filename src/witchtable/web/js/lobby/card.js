// One game as the lobby introduces it: a picture, what it is like, and the two ways to a table.
import { html } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { list, t } from '../texts.js';
import { FIRST, GAMES } from './games.js';
import { Picture } from './pictures.js';

/** @param {{game: import('./games.js').Game, isNew: boolean, busy: boolean, play: () => void, invite: () => void, more: () => void}} props */
export function GameCard({ game, isNew, busy, play, invite, more }) {
  const id = game.game;
  const [least, most] = [game.seats[0], game.seats[game.seats.length - 1]];
  const { bots, designers } = GAMES[id];
  return html`<article class="card parchment" aria-labelledby=${`card-${id}`}>
    <${Picture} game=${id} />
    <div class="card-body">
      <div class="card-head"><h2 id=${`card-${id}`}>${t(`game-${id}`)}</h2>
        ${isNew && id === FIRST && html`<span class="ribbon">${t('lobby-first-time')}</span>`}</div>
      <p class="card-facts small">
        <span><${Icon} name="ui-human" size=${17} /> ${t('lobby-players', { least, most })}</span>
        <span><${Icon} name="ui-clock" size=${17} /> ${t('lobby-minutes', { least: game.minutes[0], most: game.minutes[1] })}</span>
        <a href=${`/rules/${id}`}><${Icon} name="ui-rules" size=${17} /> ${t('rules')}<span class="unseen"> ${t(`game-${id}`)}</span></a>
      </p>
      <p class="card-about">${t(`lobby-about-${id}`)}</p>
      ${designers.length > 0 && html`<p class="small dim">${t('lobby-by', { names: list(designers) })}</p>`}
      <div class="card-ways">
        <button type="button" class="btn primary card-play" aria-describedby=${`card-${id}`} disabled=${busy} onClick=${play}><${Icon} name="ui-bot" size=${26} />
          <span>${t('lobby-play')}<small>${t('lobby-play-how', { count: bots })}</small></span></button>
        <button type="button" class="btn" aria-describedby=${`card-${id}`} disabled=${busy} onClick=${invite}><${Icon} name="ui-share" size=${20} /> ${t('lobby-invite')}</button>
        <button type="button" class="btn card-more" aria-describedby=${`card-${id}`} disabled=${busy} onClick=${more} aria-haspopup="dialog"><${Icon} name="ui-settings" size=${18} /> ${t('lobby-more', { game: id })}</button>
      </div>
    </div>
  </article>`;
}
