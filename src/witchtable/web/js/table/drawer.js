// The drawer: log, chat and rules. Beside the table where there is room, over it on a phone.
import { html, useEffect, useState } from '../html.js';
import { lazy } from '../lib/lazy.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { Inspector } from './inspector.js';
import { Log } from './log.js';

const Chat = lazy(() => import('./chat.js'), 'Chat');
const MemoryDialog = lazy(() => import('./memory.js'), 'MemoryDialog');
const RulesReference = lazy(() => import('./rules.js'), 'RulesReference');
const TABS = [['log', 'ui-log'], ['chat', 'ui-chat'], ['rules', 'ui-rules']];

/** @param {{store: import('./store.js').TableStore, scene: import('../scene.js').Scene, face: import('../scene.js').Face,
 *   open: string | null, setOpen: (tab: string | null) => void}} props */
export function Drawer({ store, scene, face, open, setOpen }) {
  const tab = open ?? 'log';
  const lines = store.chat.value.length;
  const [read, setRead] = useState(lines);
  useEffect(() => { if (tab === 'chat') setRead(lines); }, [tab, lines]);
  const [reminding, remind] = useState(false);
  const { game, memory } = /** @type {import('./store.js').About} */ (store.about.value);
  const mayLookUp = memory && face.memory && scene.seat !== null;
  return html`<aside class=${`drawer ${open ? 'open' : ''}`} aria-label=${t(tab)}>
    <div class="tabs">
      ${TABS.map(([name, icon]) => html`<button type="button" key=${name} class="tab" aria-pressed=${String(tab === name)} onClick=${() => setOpen(name)}>
        <${Icon} name=${icon} size=${18} /> ${t(name)} ${name === 'chat' && lines > read ? html`<b class="badge">${lines - read}</b>` : null}</button>`)}
      <span class="grow"></span>
      <button type="button" class="tool narrow-only" aria-label=${t('close')} onClick=${() => setOpen(null)}><${Icon} name="ui-close" /></button>
    </div>
    ${tab === 'log' && mayLookUp && html`<button type="button" class="btn quiet memory-button" onClick=${() => remind(true)}><${Icon} name="ui-eye" size=${18} /> ${t('memory')}</button>`}
    ${tab === 'log' && html`<${Log} store=${store} game=${game} open=${open} />`}
    ${tab === 'chat' && html`<${Chat} store=${store} />`}
    ${tab === 'rules' && html`<${RulesReference} game=${game} />`}
    <${Inspector} game=${game} />
    ${reminding && mayLookUp && html`<${MemoryDialog} scene=${scene} face=${face} close=${() => remind(false)} />`}
  </aside>`;
}
