// "Surprise me": somebody as strong as oneself, who introduces herself before the game begins.
import { html, useState } from '../html.js';
import { Dialog } from '../pieces/dialog.js';
import { Icon } from '../pieces/icon.js';
import { Portrait, readBot, temperOf, witchAbout, witchName } from '../pieces/portrait.js';
import { Ladder, Strength } from '../pieces/strength.js';
import { t } from '../texts.js';
import { fittingBot, hasMetBots } from './learning.js';
import { againstBots, evenMatch } from './open.js';
import { inWords } from './player.js';
import { useTexts } from './refresh.js';

/** @typedef {import('./games.js').Game} Game */
/** @typedef {import('./open.js').Setup} Setup */

/** @param {{game: Game, open: (setup: Setup) => Promise<void>, close: () => void}} props */
export function SurpriseDialog({ game, open, close }) {
  const [bot, meet] = useState(() => evenMatch(game, 1)[0]);
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  const ready = useTexts(`opponents-${game.game}`);
  const { witch } = readBot(bot);
  const play = async () => {
    setBusy(true);
    try {
      await open({ ...againstBots(game), sitters: ['me', bot] });
    } catch (refusal) {
      complain(inWords(refusal));
      setBusy(false);
    }
  };
  /** Whoever comes next, and never the same again. */
  const another = () => meet(evenMatch(game, game.opponents.length).find((one) => readBot(one).witch !== witch) ?? bot);
  return html`<${Dialog} title=${t('lobby-even-title', { game: t(`game-${game.game}`) })} close=${close} class="surprise">
    ${ready && html`<section class="parchment introduced" aria-live="polite" key=${bot}>
      ${witch && html`<${Portrait} game=${game.game} witch=${witch} size=${148} />`}
      <div><h3>${witch ? witchName(witch) : t('bot-name')}</h3>
        ${witch && html`<p class="temper">${temperOf(game.opponents, witch)}</p><p>${witchAbout(witch)}</p>`}
        <${Strength} ratings=${game.ratings} bot=${bot} /></div>
    </section>`}
    <p class="small dim">${t(hasMetBots(game.game) ? 'lobby-even-why' : 'lobby-even-first')}</p>
    <${Ladder} ratings=${game.ratings} bot=${fittingBot(game.game)} />
    ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem}</p>`}
    <div class="row wrap surprise-ways">
      <button type="button" class="btn primary big grow" autofocus disabled=${busy || !ready} onClick=${play}><${Icon} name="ui-play" size=${20} /> ${t('lobby-even-play')}</button>
      ${game.opponents.length > 1 && html`<button type="button" class="btn big" disabled=${busy} onClick=${another}><${Icon} name="ui-replay" size=${18} /> ${t('lobby-even-another')}</button>`}
    </div>
  <//>`;
}
