// What is shown where nobody else comes in: the games that this browser keeps, and the way to play with others.
import { html, useState } from '../html.js';
import { save } from '../lib/download.js';
import { beSomebody, inWords, me, readMe } from '../lobby/player.js';
import { useTexts } from '../lobby/refresh.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { install, isByHand } from './install.js';
import { bring } from './records.js';

export function Panel() {
  const ready = useTexts('page-inside', 'engine');
  const [said, setSaid] = useState('');
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  if (!ready) return null;
  const hasGames = me.value?.tables.some(({ status }) => status === 'over' || status === 'running');
  /** @param {() => Promise<string>} act */
  const doing = async (act) => {
    setBusy(true);
    complain('');
    setSaid('');
    await act().then(setSaid, (refusal) => complain(inWords(refusal)));
    setBusy(false);
  };
  const takeAlong = () => doing(() => save('/api/records').then(() => ''));
  /** @param {any} event */
  const take = (event) => {
    const files = [...event.target.files];
    event.target.value = '';
    if (files.length) doing(async () => {
      await beSomebody();
      let count = 0;
      try {
        for (const file of files) count += await bring(file);
      } finally {
        await readMe(); // what came before a refusal is here
      }
      return t('inside-brought', { count });
    });
  };
  return html`<div class="door-panels"><section class="panel list" aria-labelledby="inside-games">
      <h2 id="inside-games">${t('inside-games')}</h2>
      <p class="dim">${t('inside-games-why')}</p>
      <p class="row wrap"><button type="button" class="btn" disabled=${busy || !hasGames} onClick=${takeAlong}><${Icon} name="ui-log" size=${18} /> ${t('inside-save')}</button>
        <label class="btn"><${Icon} name="ui-share" size=${18} /> ${t('inside-bring')}<input class="unseen" type="file" multiple accept=".txt,.witch,text/plain" disabled=${busy} onChange=${take} /></label>
        ${install.value && html`<button type="button" class="btn" onClick=${install.value}><${Icon} name="ui-play" size=${18} /> ${t('inside-install')}</button>`}</p>
      ${!hasGames && html`<p class="small dim">${t('inside-save-none')}</p>`}
      ${isByHand && html`<p class="small dim">${t('inside-install-by-hand')}</p>`}
      <p role="status">${said}</p>
      ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem}</p>`}
    </section>
    <${Invitation} /></div>`;
}

/** In place of one: how others come to a table of ours. */
export function Invitation() {
  if (!useTexts('page-inside')) return null;
  return html`<section class="panel list" aria-labelledby="inside-others">
    <h2 id="inside-others">${t('inside-others')}</h2>
    <p class="dim">${t('inside-others-why')} <code>witchtable serve --lan</code> ${t('inside-others-then')}</p>
  </section>`;
}
