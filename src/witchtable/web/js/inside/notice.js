// What is to be said of the door itself, on every page: how far it is, what it lacks, who acts, and what is new.
import { html, render, signal } from '../html.js';
import { style } from '../lib/lazy.js';
import { Icon } from '../pieces/icon.js';
import { needTexts, t } from '../texts.js';
import { isAwaited, progress, trouble } from './engines.js';
import { elsewhere } from './line.js';
import { update } from './updates.js';

/** What was read and put away. */
const read = signal(/** @type {{what: string} | null} */ (null));
/** Whether the new version may wait: then it comes with the next visit. */
const later = signal(false);
/** What may be otherwise when the page is loaded again. */
const PASSES = ['full', 'not-kept', 'unreachable', 'newer', 'broken'];

function Notice() {
  const { what } = trouble.value;
  if (what && read.value !== trouble.value) {
    return html`<div class="door-notice warns" role="alert"><${Icon} name="ui-warning" size=${22} /> <p>${t('inside-trouble', { what })}</p>
      ${PASSES.includes(what) && html`<button type="button" class="btn primary" onClick=${() => location.reload()}>${t('inside-again')}</button>`}
      <button type="button" class="btn" onClick=${() => { read.value = trouble.value; }}>${t('close')}</button></div>`;
  }
  if (progress.value !== null) {
    return html`<div class="door-notice" role="status"><label>${t(isAwaited.value ? 'inside-loading-then' : 'inside-loading')} <progress max="1" value=${progress.value < 1 ? progress.value : undefined}></progress></label></div>`;
  }
  const line = elsewhere.value;
  if (line) {
    return html`<div class="door-notice" role="status"><${Icon} name="ui-eye" size=${22} /> <p>${t('inside-elsewhere')}</p>
      <button type="button" class="btn primary" onClick=${() => line.act({ steal: true })}>${t('inside-take-over')}</button></div>`;
  }
  if (update.value && !later.value) {
    return html`<div class="door-notice" role="status"><${Icon} name="ui-replay" size=${22} /> <p>${t('inside-update')}</p>
      <button type="button" class="btn primary" onClick=${update.value}>${t('inside-update-do')}</button>
      <button type="button" class="btn" onClick=${() => { later.value = true; }}>${t('close')}</button></div>`;
  }
  return null;
}

await Promise.all([needTexts('page-inside'), style('inside')]);
const place = document.body.appendChild(document.createElement('aside'));
place.className = 'door';
render(html`<${Notice} />`, place);
