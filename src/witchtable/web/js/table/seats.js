// The row of seats: who sits there, whether they are here, their clock and their score.
import { once } from '../api.js';
import { html, useEffect, useRef } from '../html.js';
import { Icon, SEATS, SeatSign } from '../pieces/icon.js';
import { CountUp } from '../pieces/count.js';
import { Portrait, readBot, temperOf, witchAbout } from '../pieces/portrait.js';
import { botKind, botStrength, needTexts, t } from '../texts.js';
import { asks, tells } from './inspector.js';
import { LATE, SeatTag, timeLeft } from './seat-tag.js';
import { span, useSeconds } from './time.js';

const MANY = 4; // seats

/** A class for tables where the row of seats is full. @param {unknown[]} players */
export const crowded = (players) => (players.length >= MANY ? 'crowded' : '');

/** @param {{store: import('./store.js').TableStore, scene: import('../scene.js').Scene, face: import('../scene.js').Face}} props */
export function Seats({ store, scene, face }) {
  const players = store.about.value?.players ?? [];
  const position = store.shown.value;
  // The others first, in the order in which they sit to my left; I come last, beside my own things.
  const first = position?.seat === null || position?.seat === undefined ? 0 : position.seat + 1;
  const order = players.map((_, at) => players[(first + at) % players.length]);
  return html`<ol class="seats" aria-label=${t('players')}>
    ${face.rivals?.(scene)}
    ${order.map((player) => {
      const mine = player.seat === position?.seat;
      const asked = position?.deciders.includes(player.seat);
      return html`<li key=${player.seat} data-anchor=${`seat-${player.seat}`} class=${`seat ${asked ? 'asked' : ''} ${mine ? 'own' : ''}`} style=${{ '--seat': SEATS[player.seat].colour }}>
        <${Face} game=${store.about.value?.game} player=${player} name=${scene.names[player.seat]} />
        <div class="seat-who">
          <b class="title">${mine ? t('you', { name: scene.names[player.seat] }) : scene.names[player.seat]}</b>
          <span class="seat-signs" ...${tells(() => ({ title: scene.names[player.seat], text: aboutOf(player) }))}>
            ${player.bot
              ? html`<${Icon} name="ui-bot" size=${15} label=${kindOf(player)} />`
              : html`<span class=${`presence ${player.present ? 'here' : ''}`} role="img" aria-label=${kindOf(player)}></span>`}
            <span class=${`thinking ${asked ? '' : 'idle'}`}>${t('thinking')}</span>
            <${Clock} store=${store} seat=${player.seat} mine=${mine} />
          </span>
        </div>
        <${SeatTag} store=${store} player=${player} mine=${mine} />
        <div class="seat-more">${face.seat(scene, player.seat)}</div>
        <div class="seat-score" data-anchor=${`points-${player.seat}`} ...${asks('score')}><b class="title"><${CountUp} value=${position?.scores[player.seat] ?? 0} /></b>${face.leftOut && !position?.over
          ? html`<span class="small dim">${t('points-so-far')}<span class="unseen">. ${t(face.leftOut)}</span></span>`
          : html`<span class="small dim">${t('points-word', { count: position?.scores[player.seat] ?? 0 })}</span>`}</div>
      </li>`;
    })}
  </ol>`;
}

/** Who plays this game under a name; known once somebody does. @type {readonly {id: string, temper: string}[]} */
let opponents = [];

/** @param {string} game */
async function meetOpponents(game) {
  const [games] = await Promise.all([once('/api/games'), needTexts(`opponents-${game}`)]);
  opponents = games.find((one) => one.game === game)?.opponents ?? [];
}

/** What there is to tell of whoever sits there. @param {import('./seat-tag.js').SeatedPlayer} player */
function aboutOf(player) {
  const { witch } = readBot(player.bot ?? '');
  const temper = witch && temperOf(opponents, witch);
  return [temper && `${temper[0].toUpperCase()}${temper.slice(1)}.`, witch && witchAbout(witch), (player.bot && botStrength(player.bot)) || kindOf(player)].filter(Boolean).join(' ');
}

/** The sign of a seat, on the portrait of whoever has one. @param {{game: string, player: import('./seat-tag.js').SeatedPlayer, name: string}} props */
function Face({ game, player, name }) {
  const { witch } = readBot(player.bot ?? '');
  useEffect(() => { if (witch) meetOpponents(game).catch(() => { /* then there is only her strength to tell */ }); }, [witch]);
  const sign = html`<${SeatSign} seat=${player.seat} size=${26} />`;
  return witch && player.owner === undefined ? html`<span class="seat-face" ...${tells(() => ({ title: name, text: aboutOf(player) }))}><${Portrait} game=${game} witch=${witch} size=${36} />${sign}</span>` : sign;
}

/** Who sits there. @param {import('./seat-tag.js').SeatedPlayer} player */
function kindOf(player) {
  if (!player.bot) return player.present ? t('present') : t('absent');
  return player.owner ? t('bot-for', { level: botKind(player.bot), name: player.owner }) : t('bot', { level: botKind(player.bot) });
}

/** @param {{store: import('./store.js').TableStore, seat: number, mine: boolean}} props */
function Clock({ store, seat, mine }) {
  const clock = timeLeft(store, seat);
  const late = Boolean(clock?.runs && clock.left <= LATE);
  const drawn = useRef(/** @type {HTMLElement | null} */ (null));
  useSeconds(clock?.runs);
  // The bar, too, shows that my time is running out.
  useEffect(() => {
    const row = mine && late ? drawn.current?.closest('.seats') : null;
    row?.classList.add('late');
    return () => row?.classList.remove('late');
  }, [mine, late]);
  if (!clock) return null;
  return html`<span ref=${drawn} class=${`clock ${clock.runs ? 'runs' : ''} ${late ? 'late' : ''}`}><${Icon} name="ui-clock" size=${14} label=${t('clock')} /> ${span(clock.left)}</span>`;
}
