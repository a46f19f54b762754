// Everything that may be done now, in words: for those who like lists, and for screen readers.
import { html, useLayoutEffect, useRef, useState } from '../html.js';
import { Dialog } from '../pieces/dialog.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';
import { ClauseLinks } from './clause.js';
import { point, pointing, useEdge } from './pointing.js';

const MOST = 200;

/** @param {{scene: import('../scene.js').Scene, game: string, close: () => void}} props */
export function ChoicesDialog({ scene, game, close }) {
  const [sought, seek] = useState('');
  const all = [...scene.choices.values()].map((choice) => ({ ...choice, words: scene.label(choice.action) }));
  all.sort((a, b) => Number(a.aside ?? false) - Number(b.aside ?? false) || (b.prominence ?? 0) - (a.prominence ?? 0));
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    panel.current = list.current?.closest('dialog') ?? null;
    return () => point(null);
  }, []);
  useEdge(panel);
  const wanted = sought.toLowerCase();
  const found = all.filter((choice) => choice.words.toLowerCase().includes(wanted) || choice.action.includes(wanted));
  return html`<${Dialog} title=${t('choices-title')} close=${close} class="choices edge">
    ${all.length > 8 && html`<input class="field" type="search" autofocus=${!matchMedia('(pointer: coarse)').matches} placeholder=${t('search')} aria-label=${t('search')} value=${sought}
      onInput=${(/** @type {any} */ event) => seek(event.target.value)} />`}
    <ul class="choice-list" ref=${list}>
      ${found.slice(0, MOST).map((choice) => html`<li key=${choice.action} class="row" ...${pointing(choice.action)}>
        <button type="button" class="choice grow" data-action=${choice.action} onClick=${() => { close(); scene.choose(choice.action); }}>
          <span>${choice.words}</span>
          ${choice.reveals && html`<small><${Icon} name="ui-eye" size=${14} /> ${t('reveals-warning')}</small>`}
        </button>
        <${ClauseLinks} game=${game} clauses=${choice.clauses.slice(0, 1)} />
      </li>`)}
    </ul>
    ${found.length > MOST && html`<p class="dim">${t('and-more', { count: found.length - MOST })}</p>`}
  <//>`;
}
