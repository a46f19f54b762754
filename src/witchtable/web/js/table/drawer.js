// The drawer: log, chat and rules. Beside the table where there is room, over it on a phone.
import { html, useState } from '../html.js';
import { lazy } from '../lib/lazy.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { Log } from './log.js';
import { Since, beside } from './since.js';
import { unread } from './unread.js';

const Chat = lazy(() => import('./chat.js'), 'Chat');
const MemoryDialog = lazy(() => import('./memory.js'), 'MemoryDialog');
const Plan = lazy(() => import('../lesson/plan.js'), 'Plan');
const RulesReference = lazy(() => import('./rules.js'), 'RulesReference');
const TABS = [['log', 'ui-log'], ['chat', 'ui-chat'], ['rules', 'ui-rules']];
/** Nobody else is there to talk to. */
const LESSON_TABS = [['lesson', 'ui-hint'], ['log', 'ui-log'], ['rules', 'ui-rules']];

/** @param {{store: import('./store.js').TableStore, scene: import('../scene.js').Scene, face: import('../scene.js').Face,
 *   open: string | null, setOpen: (tab: string | null) => void}} props */
export function Drawer({ store, scene, face, open, setOpen }) {
  const guide = store.guide.value?.isGuided ? store.guide.value : null;
  const tab = open ?? (guide ? 'lesson' : 'log');
  const news = tab === 'chat' ? 0 : unread(store);
  const [reminding, remind] = useState(false);
  const { game, memory } = /** @type {import('./store.js').About} */ (store.about.value);
  const mayLookUp = memory && face.memory && scene.seat !== null;
  return html`<aside class=${`drawer ${open ? 'open' : ''}`} aria-label=${t(tab)}>
    <div class="tabs">
      ${(guide ? LESSON_TABS : TABS).map(([name, icon]) => html`<button type="button" key=${name} class="tab" aria-pressed=${String(tab === name)} onClick=${() => setOpen(name)}>
        <${Icon} name=${icon} size=${18} /> ${t(name)} ${name === 'chat' && news > 0 ? html`<b class="badge">${news}</b>` : null}</button>`)}
      <span class="grow"></span>
      <button type="button" class="tool narrow-only" aria-label=${t('close')} onClick=${() => setOpen(null)}><${Icon} name="ui-close" /></button>
    </div>
    ${tab === 'lesson' && guide && html`<${Plan} guide=${guide} />`}
    ${beside.value && tab !== 'lesson' && html`<${Since} store=${store} />`}
    ${tab === 'log' && mayLookUp && html`<button type="button" class="btn quiet memory-button" onClick=${() => remind(true)}><${Icon} name="ui-eye" size=${18} /> ${t('memory')}</button>`}
    ${tab === 'log' && html`<${Log} store=${store} game=${game} open=${open} />`}
    ${tab === 'chat' && html`<${Chat} store=${store} />`}
    ${tab === 'rules' && html`<${RulesReference} game=${game} />`}
    ${reminding && mayLookUp && html`<${MemoryDialog} scene=${scene} face=${face} close=${() => remind(false)} />`}
  </aside>`;
}
