// A table: the row of seats, the board, the decision bar, my own things, and the drawer.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../html.js';
import { useFlip } from '../lib/flip.js';
import { useArrows } from '../lib/arrows.js';
import { lazy, style } from '../lib/lazy.js';
import { Panes } from '../pieces/panes.js';
import { needTexts, t } from '../texts.js';
import { Announcer } from '../table/announcer.js';
import { Bar } from '../table/bar.js';
import { Drawer } from '../table/drawer.js';
import { Header } from '../table/header.js';
import { Inspector, inspected } from '../table/inspector.js';
import { useMyTurn } from '../table/my-turn.js';
import { Seats } from '../table/seats.js';
import { TableStore } from '../table/store.js';
import { useFace } from '../games/faces.js';

const ChoicesDialog = lazy(() => import('../table/choices.js'), 'ChoicesDialog');
const EndScreen = lazy(() => import('../table/end.js'), 'EndScreen');
const Notices = lazy(() => import('../table/notices.js'), 'Notices');
const WaitingRoom = lazy(async () => (await Promise.all([import('../table/waiting.js'), style('lobby')]))[0], 'WaitingRoom');

/** @param {{id: string, query: URLSearchParams}} props */
export function Page({ id, query }) {
  const store = useMemo(() => new TableStore(id, query.get('invite')), [id]);
  useEffect(() => () => store.end(), [store]);
  const game = store.about.value?.game;
  const face = useFace(game);
  if (store.line.value === 'closed') return html`<${Refused} />`;
  if (store.line.value === 'outdated') return html`<${Outdated} />`;
  if (!store.about.value) return html`<main class="loading" aria-busy="true"><p role="status">${store.problem.value?.text ?? t('loading')}</p></main>`;
  if (store.about.value.status === 'abandoned' && !store.position.value) return html`<${Abandoned} />`;
  if (store.about.value.status === 'waiting') return html`<${WaitingRoom} store=${store} />`;
  const scene = store.scene();
  if (!scene || !face) return html`<main class="loading" aria-busy="true"><p>${t('loading')}</p></main>`;
  // From another viewpoint everything begins anew: nothing of the last ones may stay.
  return html`<${Playing} key=${String(scene.seat)} store=${store} scene=${scene} face=${face} />`;
}

function Refused() {
  return html`<main class="lost"><h1>${t('no-such-table')}</h1><p>${t('no-such-table-why')}</p><p><a class="btn" href="/">${t('to-the-lobby')}</a></p></main>`;
}

/** Played by other rules: what its moves meant cannot be told any more. */
function Outdated() {
  return html`<main class="lost"><h1>${t('refused', { code: 'other_rules' })}</h1><p><a class="btn" href="/">${t('to-the-lobby')}</a></p></main>`;
}

function Abandoned() {
  return html`<main class="lost"><h1>${t('abandoned')}</h1><p><a class="btn" href="/">${t('to-the-lobby')}</a></p></main>`;
}

/** Whether there is anything to be settled around the game. @param {TableStore} store */
function hasNotices(store) {
  const about = /** @type {import('../table/store.js').About} */ (store.about.value);
  return about.undo_asked || about.votes_to_abandon || about.seats.length > 1 || about.stand_ins.length > 0 || about.to_return.length > 0;
}

/** @param {{store: TableStore, scene: import('../scene.js').Scene, face: import('../scene.js').Face}} props */
function Playing({ store, scene, face }) {
  const ground = useRef(/** @type {HTMLElement | null} */ (null));
  const [choosing, setChoosing] = useState(false);
  const [drawer, setDrawer] = useState(/** @type {string | null} */ (null));
  useFlip(ground, scene.version);
  useArrows(ground);
  useMyTurn(store);
  useLayoutEffect(() => { setChoosing(false); }, [scene.version]);
  useEffect(() => () => { inspected.value = null; }, []);
  const game = /** @type {import('../table/store.js').About} */ (store.about.value).game;
  return html`<div class=${`table table-${game}`} ref=${ground} data-version=${scene.version}>
    <${Header} store=${store} scene=${scene} face=${face} drawer=${drawer} setDrawer=${setDrawer} />
    <main class="ground">
      <h1 class="unseen">${t(`game-${game}`)}</h1>
      ${hasNotices(store) && html`<${Notices} store=${store} />`}
      <${Seats} store=${store} scene=${scene} face=${face} />
      <${Panes} name="board" label=${t('board')} panes=${face.board(scene)} />
      <${Bar} store=${store} scene=${scene} face=${face} openChoices=${() => setChoosing(true)} />
      <div class="inspector-float"><${Inspector} game=${game} /></div>
      ${scene.seat !== null && html`<${Panes} name="mine" label=${t('mine')} panes=${face.mine(scene)} />`}
    </main>
    <${Drawer} store=${store} scene=${scene} face=${face} open=${drawer} setOpen=${setDrawer} />
    ${choosing && html`<${ChoicesDialog} scene=${scene} game=${game} close=${() => setChoosing(false)} />`}
    ${store.position.value?.over && html`<${EndScreen} store=${store} />`}
    <${Announcer} store=${store} />
  </div>`;
}
