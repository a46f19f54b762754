// The header of a table: where in the game we are, and the tools.
import { html, useState } from '../html.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { lazy } from '../lib/lazy.js';
import { sound } from '../settings.js';
import { say, t } from '../texts.js';
import { asking, asks, toggleAsking } from './inspector.js';
import { looked } from './since.js';
import { unread } from './unread.js';

const HelpDialog = lazy(() => import('./help.js'), 'HelpDialog');
const SettingsDialog = lazy(() => import('./settings-dialog.js'), 'SettingsDialog');

/** @param {{store: import('./store.js').TableStore, scene: import('../scene.js').Scene, face: import('../scene.js').Face,
 *   drawer: string | null, setDrawer: (tab: string | null) => void}} props */
export function Header({ store, scene, face, drawer, setDrawer }) {
  const [dialog, open] = useState('');
  const about = /** @type {import('./store.js').About} */ (store.about.value);
  const steps = face.trail(scene);
  const news = drawer === 'chat' ? 0 : unread(store);
  const tool = (/** @type {string} */ icon, /** @type {string} */ label, /** @type {() => void} */ act, kind = '', count = 0) => html`<button type="button"
    class=${`tool ${kind}`} aria-label=${label} title=${label} onClick=${act}><${Icon} name=${icon} size=${22} />${count > 0 && html`<b class="badge" aria-hidden="true">${count}</b>`}</button>`;
  return html`<header class="top">
    <a class="logo" href="/"><${Icon} name="ww-cauldron" size=${28} /><span class="wide-only">Witchtable</span><span class="unseen"> ${t('to-the-lobby')}</span></a>
    <b class="title top-game">${t(`game-${about.game}`)}</b>
    ${store.guide.value && html`<${LessonName} guide=${store.guide.value} />`}
    ${face.moment && html`<span class="pill" ...${asks('round', face.moment(scene))}>${face.moment(scene)}</span>`}
    <ol class="trail wide-only" aria-label=${t('trail')}>${steps.map((step) => html`<li key=${step.label} aria-current=${step.on ? 'step' : undefined} ...${step.thing ? asks(step.thing, step.label) : {}}>${step.label}</li>`)}</ol>
    <${Ticker} store=${store} open=${() => setDrawer(drawer === 'log' ? null : 'log')} />
    <span class="grow"></span>
    ${store.line.value === 'lost' && html`<span class="pill bad" role="status">${t('line-lost')}</span>`}
    <button type="button" class="tool ask" aria-label=${t('ask')} title=${t('ask')} aria-pressed=${String(asking.value !== null)} onClick=${toggleAsking}>?</button>
    ${tool('ui-hint', t('help'), () => open('help'))}
    ${tool('ui-replay', t('since'), () => { looked.value = !looked.value; }, 'narrow-only since-tool')}
    ${tool('ui-log', t('log'), () => setDrawer(drawer === 'log' ? null : 'log'), 'narrow-only')}
    ${!store.guide.value?.isGuided && tool('ui-chat', news ? t('chat-unread', { count: news }) : t('chat'), () => setDrawer(drawer === 'chat' ? null : 'chat'), 'narrow-only', news)}
    ${tool('ui-rules', t('rules'), () => setDrawer(drawer === 'rules' ? null : 'rules'), 'wide-only')}
    ${tool('ui-sound', sound.value ? t('sound-off') : t('sound-on'), () => { sound.value = !sound.value; }, sound.value ? 'wide-only' : 'wide-only muted')}
    ${tool('ui-settings', t('settings'), () => open('settings'))}
    ${dialog === 'settings' && html`<${SettingsDialog} store=${store} close=${() => open('')} />`}
    ${dialog === 'help' && html`<${HelpDialog} store=${store} scene=${scene} face=${face} close=${() => open('')} />`}
  </header>`;
}

/** Which lesson this is: the way out of it, too. @param {{guide: import('../lesson/guide.js').Guide}} props */
function LessonName({ guide }) {
  return html`<button type="button" class=${`pill wait lesson-name ${guide.isGuided ? '' : 'whole-game'}`} title=${t('lesson-leave')} aria-haspopup="dialog" onClick=${() => { guide.isLeaving.value = true; }}>
    <span>${t('lesson-title', { number: guide.number, title: t(guide.text) })}</span><${Icon} name="ui-close" size=${16} /><span class="unseen"> ${t('lesson-leave')}</span></button>`;
}

/** What happened last, where the log has no room of its own. @param {{store: import('./store.js').TableStore, open: () => void}} props */
function Ticker({ store, open }) {
  const log = store.toldLog.value;
  // What weighs nothing (a gap that is filled, a sealed decision) is to be seen where it happens.
  const line = log.findLast((entry) => store.teller.tell(entry).weight) ?? log.at(-1);
  const seat = line?.event?.seat;
  return html`<button type="button" class="ticker" title=${t('log')} onClick=${open}>
    ${typeof seat === 'number' ? html`<${SeatSign} seat=${seat} size=${16} />` : html`<i class="ticker-nobody"></i>`}<span key=${log.length}>${line ? say(line.message) : t('log-empty')}</span></button>`;
}
