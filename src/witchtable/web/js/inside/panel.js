// What is shown where nobody else comes in: the games that this browser keeps, and the way to play with others.
import { html, useState } from '../html.js';
import { save } from '../lib/download.js';
import { beSomebody, inWords, me, readMe } from '../lobby/player.js';
import { useTexts } from '../lobby/refresh.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { bring } from './records.js';

export function Panel() {
  const ready = useTexts('page-inside', 'engine');
  const [said, setSaid] = useState('');
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  if (!ready) return null;
  const finished = (me.value?.tables ?? []).filter((row) => row.status === 'over');
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
    const [file] = event.target.files;
    event.target.value = '';
    if (file) doing(async () => {
      await beSomebody();
      const count = await bring(file);
      await readMe();
      return t('inside-brought', { count });
    });
  };
  return html`<div class="door-panels"><section class="panel list" aria-labelledby="inside-games">
      <h2 id="inside-games">${t('inside-games')}</h2>
      <p class="dim">${t('inside-games-why')}</p>
      <p class="row wrap"><button type="button" class="btn" disabled=${busy || !finished.length} onClick=${takeAlong}><${Icon} name="ui-log" size=${18} /> ${t('inside-save')}</button>
        <label class="btn"><${Icon} name="ui-share" size=${18} /> ${t('inside-bring')}<input class="unseen" type="file" accept=".txt,text/plain" disabled=${busy} onChange=${take} /></label></p>
      ${!finished.length && html`<p class="small dim">${t('inside-save-none')}</p>`}
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
