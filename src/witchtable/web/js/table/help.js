// Help for the decision at hand: the clauses that rule it, and how to use the table.
import { html } from '../html.js';
import { WRITTEN } from '../how-to-play/written.js';
import { Dialog } from '../pieces/dialog.js';
import { Icon } from '../pieces/icon.js';
import { say, t } from '../texts.js';
import { ClauseText } from './clause.js';

/** @param {{store: import('./store.js').TableStore, scene: import('../scene.js').Scene, face: import('../scene.js').Face, close: () => void}} props */
export function HelpDialog({ store, scene, face, close }) {
  const game = /** @type {import('./store.js').About} */ (store.about.value).game;
  const position = store.position.value;
  const counted = new Map();
  for (const choice of scene.choices.values()) for (const id of choice.clauses) counted.set(id, (counted.get(id) ?? 0) + 1);
  const often = [...counted].sort((a, b) => b[1] - a[1]).map(([id]) => id);
  const clauses = [...new Set([...face.help(scene), ...often])].slice(0, 8);
  return html`<${Dialog} title=${t('help-title')} close=${close} class="help">
    ${position?.question && store.isMyTurn.value && html`<p class="say">${say(position.question)}</p>`}
    <p>${t('help-how')}</p>
    <ul class="help-keys small">
      <li>${t('help-glow')}</li><li>${t('help-keys')}</li><li>${t('help-undo')}</li>
    </ul>
    ${game in WRITTEN && html`<p><a class="btn" href=${`/how-to-play/${game}`} target="_blank"><${Icon} name="ui-eye" size=${18} /> ${t('how-to-play')}</a></p>`}
    <h3>${t('help-rules')}</h3>
    ${clauses.map((id) => html`<${ClauseText} key=${id} game=${game} id=${id} />`)}
  <//>`;
}
