// A dialog over everything: the browser keeps the focus inside and gives it back.
import { html, useEffect, useRef } from '../html.js';
import { t } from '../texts.js';
import { Icon } from './icon.js';

/** Without `close`, only what is inside leads out. @param {{title: string, close?: () => void, children?: any, class?: string}} props */
export function Dialog({ title, close, children, class: kind = '' }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => { if (before instanceof HTMLElement || before instanceof SVGElement) before.focus(); };
  }, []);
  return html`<dialog class=${`dialog ${kind}`} ref=${dialog} aria-label=${title} onClose=${close}
    onCancel=${(/** @type {Event} */ event) => { if (!close) event.preventDefault(); }}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => { if (!close && event.key === 'Escape') event.preventDefault(); }}
    onClick=${(/** @type {Event} */ event) => { if (event.target === dialog.current) close?.(); }}>
    <div class="dialog-inside">
      <div class="row"><h2 class="grow">${title}</h2>
        ${close && html`<button type="button" class="tool" aria-label=${t('close')} onClick=${close}><${Icon} name="ui-close" /></button>`}</div>
      ${children}
    </div>
  </dialog>`;
}
