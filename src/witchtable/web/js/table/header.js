// The header of a table: where in the game we are, and the tools.
import { html, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { lazy } from '../lib/lazy.js';
import { t } from '../texts.js';

const HelpDialog = lazy(() => import('./help.js'), 'HelpDialog');
const SettingsDialog = lazy(() => import('./settings-dialog.js'), 'SettingsDialog');

/** @param {{store: import('./store.js').TableStore, scene: import('../scene.js').Scene, face: import('../scene.js').Face,
 *   drawer: string | null, setDrawer: (tab: string | null) => void}} props */
export function Header({ store, scene, face, drawer, setDrawer }) {
  const [dialog, open] = useState('');
  const about = /** @type {import('./store.js').About} */ (store.about.value);
  const steps = face.trail(scene);
  const tool = (/** @type {string} */ icon, /** @type {string} */ label, /** @type {() => void} */ act, kind = '') => html`<button type="button"
    class=${`tool ${kind}`} aria-label=${label} title=${label} onClick=${act}><${Icon} name=${icon} size=${22} /></button>`;
  return html`<header class="top">
    <a class="logo" href="/"><${Icon} name="ww-cauldron" size=${28} /><span class="wide-only">Witchtable</span><span class="unseen"> ${t('to-the-lobby')}</span></a>
    <b class="title top-game">${t(`game-${about.game}`)}</b>
    ${face.moment && html`<span class="pill">${face.moment(scene)}</span>`}
    <ol class="trail wide-only" aria-label=${t('trail')}>${steps.map((step) => html`<li key=${step.label} aria-current=${step.on ? 'step' : undefined}>${step.label}</li>`)}</ol>
    <span class="grow"></span>
    ${store.line.value === 'lost' && html`<span class="pill bad" role="status">${t('line-lost')}</span>`}
    ${tool('ui-hint', t('help'), () => open('help'))}
    ${tool('ui-log', t('log'), () => setDrawer(drawer === 'log' ? null : 'log'), 'narrow-only')}
    ${tool('ui-chat', t('chat'), () => setDrawer(drawer === 'chat' ? null : 'chat'), 'narrow-only')}
    ${tool('ui-rules', t('rules'), () => setDrawer(drawer === 'rules' ? null : 'rules'), 'wide-only')}
    ${tool('ui-settings', t('settings'), () => open('settings'))}
    ${dialog === 'settings' && html`<${SettingsDialog} store=${store} close=${() => open('')} />`}
    ${dialog === 'help' && html`<${HelpDialog} store=${store} scene=${scene} face=${face} close=${() => open('')} />`}
  </header>`;
}
