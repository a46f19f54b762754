// On from here: a new table at this very move, bots on the other seats.
import { post } from '../api.js';
import { html, useState } from '../html.js';
import { beSomebody, inWords } from '../lobby/player.js';
import { go } from '../address.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';

/** @param {{store: import('./store.js').ReviewStore, step: number, seat: number, isOver: boolean}} props */
export function PlayOn({ store, step, seat, isOver }) {
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  const players = store.replay.about.value?.players.length ?? 0;
  const goOn = async () => {
    setBusy(true);
    try {
      await beSomebody();
      const made = await post(`/api/tables/${store.id}/continue`, { step, seat, invite: store.invite });
      go(`/tables/${made.table}`);
    } catch (refusal) {
      complain(inWords(refusal));
      setBusy(false);
    }
  };
  return html`<button type="button" class="btn review-play-on" disabled=${busy || isOver || seat >= players} onClick=${goOn}><${Icon} name="ui-play" size=${18} /> ${t('page-review-play-on')}</button>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}`;
}
