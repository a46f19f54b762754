// One game as the lobby introduces it: a picture, what it is like, and the ways to a table; whoever has never played it is taught first.
import { door } from 'door';
import { html } from '../html.js';
import { WRITTEN } from '../how-to-play/written.js';
import { Icon } from '../pieces/icon.js';
import { Portrait } from '../pieces/portrait.js';
import { botKind, list, t } from '../texts.js';
import { FIRST, GAMES } from './games.js';
import { fittingBot, hasPlayed } from './learning.js';
import { Picture } from './pictures.js';

const SHOWN = 3; // faces

/** @param {{game: import('./games.js').Game, course: import('./learning.js').Course | undefined, isNew: boolean, busy: boolean, learn: (lesson: string) => void, play: () => void, surprise: () => void, invite: () => void, more: () => void}} props */
export function GameCard({ game, course, isNew, busy, learn, play, surprise, invite, more }) {
  const id = game.game;
  const [least, most] = [game.seats[0], game.seats[game.seats.length - 1]];
  const { bots } = GAMES[id];
  const next = course && !hasPlayed(id) ? course.next : null;
  return html`<article class="card parchment" aria-labelledby=${`card-${id}`}>
    <${Picture} game=${id} />
    <div class="card-body">
      <div class="card-head"><h2 id=${`card-${id}`}>${t(`game-${id}`)}</h2>
        ${isNew && id === FIRST && html`<span class="ribbon">${t('lobby-first-time')}</span>`}</div>
      <p class="card-facts small">
        <span><${Icon} name="ui-human" size=${17} /> ${t('lobby-players', { least, most })}</span>
        <span><${Icon} name="ui-clock" size=${17} /> ${t('lobby-minutes', { least: game.minutes[0], most: game.minutes[1] })}</span>
        <a href=${`/rules/${id}`}><${Icon} name="ui-rules" size=${17} /> ${t('rules')}<span class="unseen"> ${t(`game-${id}`)}</span></a>
        ${course && !next && html`<a href=${`/learn/${id}`}><img src="/web/icons/pim.svg" alt="" width="20" height="20" /> ${course.isBegun && course.next ? t('lobby-learn-on', { at: course.learned + 1, of: course.count }) : t('lobby-lessons')}<span class="unseen"> ${t(`game-${id}`)}</span></a>`}
        ${id in WRITTEN && html`<a href=${`/how-to-play/${id}`}><${Icon} name="ui-eye" size=${17} /> ${t('how-to-play')}<span class="unseen"> ${t(`game-${id}`)}</span></a>`}
      </p>
      <p class="card-about">${t(`lobby-about-${id}`)}</p>
      ${game.designers.length > 0 && html`<p class="small dim">${t('lobby-by', { names: list(game.designers) })}</p>`}
      <div class=${`card-ways ${next ? 'teaches' : ''} ${door.alone ? 'alone' : ''}`}>
        ${course && next && html`<button type="button" class="btn primary card-learn" aria-describedby=${`card-${id}`} disabled=${busy} onClick=${() => learn(next.name)}><img src="/web/icons/pim.svg" alt="" width="44" height="44" />
          <span>${course.isBegun ? t('lobby-learn-on', { at: course.learned + 1, of: course.count }) : t('lobby-learn', { minutes: course.minutes })}${!course.isBegun && html`<small>${t('lobby-learn-how')}</small>`}</span></button>`}
        <button type="button" class=${`btn card-play ${next ? '' : 'primary'}`} aria-describedby=${`card-${id}`} disabled=${busy} onClick=${play}><${Icon} name="ui-bot" size=${26} />
          <span>${t('lobby-play')}<small>${t('lobby-play-how', { count: bots, level: botKind(fittingBot(id)) })}</small></span></button>
        ${!door.alone && html`<button type="button" class="btn" aria-describedby=${`card-${id}`} disabled=${busy} onClick=${invite}><${Icon} name="ui-share" size=${20} /> ${t('lobby-invite')}</button>`}
        ${game.opponents.length > 0 && html`<button type="button" class="btn card-surprise" aria-describedby=${`card-${id}`} disabled=${busy} onClick=${surprise} aria-haspopup="dialog"><${Faces} game=${game} />
          <span>${t('lobby-even')}<small>${t('lobby-even-how')}</small></span></button>`}
        <button type="button" class="btn card-more" aria-describedby=${`card-${id}`} disabled=${busy} onClick=${more} aria-haspopup="dialog" aria-label=${t('lobby-more', { game: id })} title=${t('lobby-more', { game: id })}><${Icon} name="ui-settings" size=${18} /> ${t('lobby-more-short')}</button>
      </div>
    </div>
  </article>`;
}

/** Some of those whom one may meet. @param {{game: import('./games.js').Game}} props */
function Faces({ game }) {
  return html`<span class="card-faces" aria-hidden="true">${game.opponents.slice(0, SHOWN).map(({ id }) => html`<${Portrait} key=${id} game=${game.game} witch=${id} size=${34} />`)}</span>`;
}
