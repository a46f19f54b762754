// A finished game again: any move, from any seat. The address names both.
import { Refusal, query } from '../api.js';
import { html, useEffect, useMemo, useRef, useState } from '../html.js';
import { useFace } from '../games/faces.js';
import { inWords } from '../lobby/player.js';
import { useTexts, useTitle } from '../lobby/refresh.js';
import { useFlip } from '../lib/flip.js';
import { Icon } from '../pieces/icon.js';
import { Panes, withPanes } from '../pieces/panes.js';
import { useKeys } from '../replay/keys.js';
import { PlayerBar } from '../replay/player.js';
import { ReplayStore } from '../replay/store.js';
import { LastMove } from '../replay/last-move.js';
import { Card, asking, asks, stopAsking, toggleAsking } from '../table/inspector.js';
import { Seats, crowded } from '../table/seats.js';
import { SettingsDialog } from '../table/settings-dialog.js';
import { t } from '../texts.js';

/** @typedef {import('../scene.js').Face} Face */
/** @typedef {import('../scene.js').Scene} Scene */

/** @param {{id: string, query: URLSearchParams}} props */
export function Page({ id, query }) {
  const ready = useTexts('page-replay', 'page-end', 'page-lobby');
  const store = useMemo(() => new ReplayStore(id, query), [id]);
  useEffect(() => () => store.end(), [store]);
  const game = store.about.value?.game;
  const face = useFace(game);
  useTitle(ready && game ? t('replay-title', { game: t(`game-${game}`) }) : '');
  if (ready && store.problem.value) return html`<${Refused} id=${id} problem=${store.problem.value} />`;
  const scene = store.scene();
  if (!ready || !scene || !face) return html`<main class="loading" aria-busy="true"><p>${t('loading')}</p></main>`;
  return html`<${Showing} store=${store} scene=${scene} face=${face} />`;
}

/** @param {{id: string, problem: unknown}} props */
function Refused({ id, problem }) {
  const isRunning = problem instanceof Refusal && problem.code === 'not_over';
  const isClosed = problem instanceof Refusal && ![410, 503].includes(problem.status) && !isRunning;
  return html`<main class="lost"><h1>${isRunning ? t('replay-not-over') : isClosed ? t('no-such-table') : inWords(problem)}</h1>
    ${isClosed && html`<p>${t('no-such-table-why')}</p>`}
    <p class="row wrap">${isRunning && html`<a class="btn primary" href=${`/tables/${id}`}>${t('replay-to-table')}</a>`}<a class="btn" href="/">${t('to-the-lobby')}</a></p></main>`;
}

/** @param {{store: ReplayStore, scene: Scene, face: Face}} props */
function Showing({ store, scene, face }) {
  const ground = useRef(/** @type {HTMLElement | null} */ (null));
  const [drawer, setDrawer] = useState(false);
  const [settings, setSettings] = useState(false);
  useFlip(ground, `${scene.version} ${scene.seat}`);
  useKeys(store);
  useEffect(() => stopAsking, []);
  const game = store.about.value?.game ?? '';
  const [board, mine] = [face.board(scene), scene.seat === null ? face.instead?.(scene) ?? [] : face.mine(scene)];
  return html`<div class=${`table table-${game} replay ${crowded(store.about.value?.players ?? [])}`} ref=${ground}>
    <header class="top">
      <a class="logo" href="/" aria-label=${`Witchtable: ${t('to-the-lobby')}`}><${Icon} name="ww-cauldron" size=${28} /><span class="wide-only">Witchtable</span></a>
      <b class="title top-game">${t(`game-${game}`)}</b>
      <span class="pill wide-only"><${Icon} name="ui-replay" size=${16} /> ${t('replay-name')}</span>
      ${face.moment && html`<span class="pill wide-only" ...${asks('round', face.moment(scene))}>${face.moment(scene)}</span>`}
      <span class="grow"></span>
      <button type="button" class="tool narrow-only" aria-label=${t('log')} title=${t('log')} aria-expanded=${String(drawer)} onClick=${() => setDrawer(!drawer)}><${Icon} name="ui-log" size=${22} /></button>
      <button type="button" class="tool ask" aria-label=${t('ask')} title=${t('ask')} aria-pressed=${String(asking.value !== null)} onClick=${toggleAsking}>?</button>
      <a class="tool" href=${`/tables/${store.id}/review${query({ invite: store.invite })}`} aria-label=${t('replay-review')} title=${t('replay-review')}><${Icon} name="ui-ball" size=${22} /></a>
      <a class="tool" href=${`/rules/${game}`} aria-label=${t('rules')} title=${t('rules')}><${Icon} name="ui-rules" size=${22} /></a>
      <button type="button" class="tool" aria-label=${t('settings')} title=${t('settings')} onClick=${() => setSettings(true)}><${Icon} name="ui-settings" size=${22} /></button>
    </header>
    <main class=${`ground ${scene.seat === null ? 'watching' : ''} ${withPanes([...board, ...mine])}`}>
      <h1 class="unseen">${t('replay-title', { game: t(`game-${game}`) })}</h1>
      <${Seats} store=${store} scene=${scene} face=${face} />
      <${Panes} name="board" label=${t('board')} panes=${board} />
      ${asking.value ? html`<${asking.value.Asking} />` : html`<${PlayerBar} store=${store} openLog=${() => setDrawer(true)} />`}
      ${mine.length > 0 && html`<${Panes} name="mine" label=${scene.seat === null ? mine[0].title : t('replay-things', { name: scene.names[scene.seat] })} panes=${mine} />`}
    </main>
    <aside class=${`drawer ${drawer ? 'open' : ''}`} aria-label=${t('log')}>
      <div class="tabs narrow-only"><span class="grow"></span><button type="button" class="tool" aria-label=${t('close')} onClick=${() => setDrawer(false)}><${Icon} name="ui-close" /></button></div>
      <${LastMove} store=${store} />
    </aside>
    <${Card} game=${game} store=${store} scene=${scene} />
    ${settings && html`<${SettingsDialog} close=${() => setSettings(false)} />`}
  </div>`;
}
