// The row of seats: who sits there, whether they are here, their clock and their score.
import { html, useEffect, useState } from '../html.js';
import { Icon, SEATS, SeatSign } from '../pieces/icon.js';
import { CountUp } from '../pieces/count.js';
import { botKind, t } from '../texts.js';

/** @param {{store: import('./store.js').TableStore, scene: import('../scene.js').Scene, face: import('../scene.js').Face}} props */
export function Seats({ store, scene, face }) {
  const players = store.about.value?.players ?? [];
  const position = store.position.value;
  // The others first, in the order in which they sit to my left; I come last, beside my own things.
  const first = position?.seat === null || position?.seat === undefined ? 0 : position.seat + 1;
  const order = players.map((_, at) => players[(first + at) % players.length]);
  return html`<ol class="seats" aria-label=${t('players')}>
    ${order.map((player) => {
      const mine = player.seat === position?.seat;
      const asked = position?.deciders.includes(player.seat);
      return html`<li key=${player.seat} class=${`seat ${asked ? 'asked' : ''} ${mine ? 'own' : ''}`} style=${{ '--seat': SEATS[player.seat].colour }}>
        <${SeatSign} seat=${player.seat} size=${26} />
        <div class="seat-who">
          <b class="title">${mine ? t('you', { name: scene.names[player.seat] }) : scene.names[player.seat]}</b>
          <span class="seat-signs">
            ${player.bot
              ? html`<${Icon} name="ui-bot" size=${15} label=${player.owner ? t('bot-for', { level: botKind(player.bot), name: player.owner }) : t('bot', { level: botKind(player.bot) })} />`
              : html`<span class=${`presence ${player.present ? 'here' : ''}`} role="img" aria-label=${player.present ? t('present') : t('absent')}></span>`}
            ${asked && html`<span class="thinking">${t('thinking')}</span>`}
            <${Clock} store=${store} seat=${player.seat} />
          </span>
        </div>
        <div class="seat-more">${face.seat(scene, player.seat)}</div>
        <div class="seat-score"><b class="title"><${CountUp} value=${position?.scores[player.seat] ?? 0} /></b><span class="small dim">${t('points-word', { count: position?.scores[player.seat] ?? 0 })}</span></div>
      </li>`;
    })}
  </ol>`;
}

/** @param {{store: import('./store.js').TableStore, seat: number}} props */
function Clock({ store, seat }) {
  const clock = store.clocks.value?.find((one) => one.seat === seat);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock?.runs) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock) return null;
  const passed = clock.runs ? (performance.now() - store.clocksAt.value) / 1000 : 0;
  const left = Math.max(0, Math.round(clock.left - passed));
  const text = left >= 86400 ? t('days', { count: Math.floor(left / 86400) }) : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return html`<span class=${`clock ${clock.runs && left < 20 ? 'late' : ''}`}><${Icon} name="ui-clock" size=${14} label=${t('clock')} /> ${text}</span>`;
}
