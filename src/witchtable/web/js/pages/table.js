// A table: the row of seats, the board, the decision bar, my own things, and the drawer.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../html.js';
import { useFlip } from '../lib/flip.js';
import { useArrows } from '../lib/arrows.js';
import { lazy, style } from '../lib/lazy.js';
import { Panes, withPanes } from '../pieces/panes.js';
import { needTexts, say, t } from '../texts.js';
import { Announcer } from '../table/announcer.js';
import { Bar } from '../table/bar.js';
import { Drawer } from '../table/drawer.js';
import { Header } from '../table/header.js';
import { Card, asking, stopAsking } from '../table/inspector.js';
import { useAwake } from '../table/awake.js';
import { useMyTurn } from '../table/my-turn.js';
import { useSounds } from '../table/sounds.js';
import { Seats, crowded } from '../table/seats.js';
import { TableStore } from '../table/store.js';
import { isRemark, isTold } from '../table/unread.js';
import { Fresh, useTelling } from '../table/watching.js';
import { coaching } from '../settings.js';
import { useFace } from '../games/faces.js';

const ChoicesDialog = lazy(() => import('../table/choices.js'), 'ChoicesDialog');
const Companion = lazy(async () => (await Promise.all([import('../lesson/companion.js'), style('lesson')]))[0], 'Companion');
const EndScreen = lazy(async () => (await Promise.all([import('../end/screen.js'), style('end'), needTexts('page-end')]))[0], 'EndScreen');
const Lesson = lazy(async () => (await Promise.all([import('../lesson/lesson.js'), style('lesson')]))[0], 'Lesson');
const Notices = lazy(() => import('../table/notices.js'), 'Notices');
const Speech = lazy(() => import('../table/speech.js'), 'Speech');
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

/** Whether Pim comes along: at a first game, or wherever the player wants it and hints are allowed. @param {TableStore} store @param {boolean | undefined} guided */
function isAccompanied(store, guided) {
  const about = /** @type {import('../table/store.js').About} */ (store.about.value);
  const isWanted = coaching.value === 'on' || (coaching.value === 'auto' && about.lesson !== null);
  const isKnown = about.lesson === null || store.guide.value !== null; // whether it has steps of its own
  return isWanted && isKnown && !guided && about.hints && about.status === 'running' && about.seats.length > 0;
}

/** Whether there is anything to be settled around the game. @param {TableStore} store */
function hasNotices(store) {
  const about = /** @type {import('../table/store.js').About} */ (store.about.value);
  return about.undo_asked || about.votes_to_abandon || about.seats.length > 1 || about.stand_ins.length > 0 || about.to_return.length > 0 || store.chat.value.some(isTold);
}

/** What was clicked gives up the focus before it goes: what is removed in focus has the page laid out once more. (Who plays by keyboard keeps it.) @param {unknown} change */
function useLettingGo(change) {
  const before = useRef(change);
  if (before.current === change) return;
  before.current = change;
  const held = document.activeElement;
  if (held instanceof HTMLElement && held.matches('.panes .target:not(:focus-visible)')) held.blur();
}

/** @param {{store: TableStore, scene: import('../scene.js').Scene, face: import('../scene.js').Face}} props */
function Playing({ store, scene, face }) {
  const ground = useRef(/** @type {HTMLElement | null} */ (null));
  const air = useRef(/** @type {HTMLElement | null} */ (null));
  const [choosing, setChoosing] = useState(false);
  const [drawer, setDrawer] = useState(/** @type {string | null} */ (null));
  useLettingGo(store.shown.value);
  useFlip(ground, store.shown.value);
  useTelling(ground, air, store);
  useArrows(ground);
  const asked = store.position.value?.question;
  const question = face.asks?.(scene) ?? (asked ? say(asked) : '');
  useMyTurn(store, question);
  useSounds(store, face);
  useAwake(store.about.value?.status === 'running' && scene.seat !== null);
  // What others decide meanwhile changes nothing of what I may choose.
  useLayoutEffect(() => { setChoosing(false); }, [store.position.value?.legal, store.pending.value]);
  useEffect(() => stopAsking, []);
  const { game, lesson, players } = /** @type {import('../table/store.js').About} */ (store.about.value);
  const guided = store.guide.value?.isGuided;
  const [board, mine] = [face.board(scene), scene.seat === null ? face.instead?.(scene) ?? [] : face.mine(scene)];
  return html`<div class=${`table table-${game} ${guided ? 'lesson' : ''} ${crowded(players)}`} ref=${ground} data-version=${scene.version}>
    <${Header} store=${store} scene=${scene} face=${face} drawer=${drawer} setDrawer=${setDrawer} />
    <main class=${`ground ${scene.seat === null ? 'watching' : ''} ${withPanes([...board, ...mine])}`}>
      <h1 class="unseen">${t(`game-${game}`)}</h1>
      ${hasNotices(store) && html`<${Notices} store=${store} />`}
      <${Seats} store=${store} scene=${scene} face=${face} />
      <${Panes} name="board" label=${t('board')} panes=${board} />
      ${asking.value ? html`<${asking.value.Asking} />` : html`<${Bar} store=${store} scene=${scene} face=${face} openChoices=${() => setChoosing(true)} />`}
      ${mine.length > 0 && html`<${Panes} name="mine" label=${scene.seat === null ? mine[0].title : t('mine')} panes=${mine} />`}
      <${Card} game=${game} store=${store} scene=${scene} />
    </main>
    ${lesson && html`<${Lesson} store=${store} ground=${ground} />`}
    <${Drawer} store=${store} scene=${scene} face=${face} open=${drawer} setOpen=${setDrawer} />
    ${isAccompanied(store, guided) && html`<${Companion} store=${store} scene=${scene} />`}
    ${choosing && html`<${ChoicesDialog} scene=${scene} game=${game} close=${() => setChoosing(false)} />`}
    ${store.chat.value.some(isRemark) && html`<${Speech} store=${store} />`}
    <div class="air" ref=${air} aria-hidden="true"></div>
    ${store.shown.value?.over && !guided && html`<${EndScreen} store=${store} face=${face} />`}
    <${Fresh} within=${ground} store=${store} />
    <${Announcer} store=${store} question=${question} />
  </div>`;
}
