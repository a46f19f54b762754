// The lobby: a name, three games, and the tables that go on.
import { door } from 'door';
import { get, once } from '../api.js';
import { html, useEffect, useState } from '../html.js';
import { lazy } from '../lib/lazy.js';
import { GameCard } from '../lobby/card.js';
import { Frame } from '../lobby/frame.js';
import { FIRST, GAMES } from '../lobby/games.js';
import { readCourses } from '../lobby/learning.js';
import { MyGames, OpenTables, going } from '../lobby/lists.js';
import { NameField } from '../lobby/name.js';
import { againstBots, forFriends, openTable } from '../lobby/open.js';
import { inWords, introduce, me, readMe, suggestedName } from '../lobby/player.js';
import { useRefresh, useTexts } from '../lobby/refresh.js';
import { SetupDialog } from '../lobby/setup.js';
import { SurpriseDialog } from '../lobby/surprise.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';

/** @typedef {import('../lobby/games.js').Game} Game */
/** @typedef {import('../lobby/learning.js').Course} Course */
/** @typedef {import('../lobby/open.js').Setup} Setup */
/** @typedef {import('../protocol.js').ListedTable} ListedTable */

const SECONDS = 5; // between two looks at the lists
const Others = door.alone ? lazy(door.alone, 'Panel') : OpenTables;

export function Page() {
  const ready = useTexts('page-lobby');
  const [tables, setTables] = useState(/** @type {{waiting: ListedTable[], running: ListedTable[]}} */ ({ waiting: [], running: [] }));
  const [games, setGames] = useState(/** @type {Game[]} */ ([]));
  const [courses, setCourses] = useState(/** @type {Record<string, Course> | null} */ (null));
  const player = me.value?.player;
  // Before the first cards are shown: then nothing on them moves. Somebody else has learned something else.
  useEffect(() => { if (ready) readCourses(Object.keys(GAMES)).then(setCourses); }, [ready, player]);
  useRefresh(async () => {
    const [found, all] = await Promise.all([get('/api/tables'), once('/api/games'), readMe()]);
    setTables(found);
    setGames(Object.keys(GAMES).flatMap((id) => all.filter(({ game }) => game === id)));
  }, SECONDS);
  if (!ready || !me.value || games.length === 0 || !courses) return html`<main class="loading" aria-busy="true"><p>${t('loading')}</p></main>`;
  return html`<${Frame} here="lobby"><${Tables} games=${games} courses=${courses} tables=${tables} /><//>`;
}

/** @param {{games: Game[], courses: Record<string, Course>, tables: {waiting: ListedTable[], running: ListedTable[]}}} props */
function Tables({ games, courses, tables }) {
  const [typed, type] = useState(suggestedName());
  const [busy, setBusy] = useState(false);
  const [problem, complain] = useState('');
  const [dialog, setDialog] = useState(/** @type {Game | null} */ (null));
  const [surprised, surprise] = useState(/** @type {Game | null} */ (null));
  const name = me.value?.name;
  useEffect(() => { if (name) type(name); }, [name]);
  const mine = me.value?.tables ?? [];
  const isNew = mine.length === 0;
  // Where to start comes first: on a phone the others are out of sight.
  const shown = isNew ? [...games].sort((one, other) => Number(other.game === FIRST) - Number(one.game === FIRST)) : games;
  const hasGames = going(mine).length > 0;
  /** @param {Game} game @param {Setup} setup */
  const open = async (game, setup) => {
    await introduce(typed);
    await openTable(game, setup);
  };
  /** @param {() => Promise<void>} way */
  const atOnce = async (way) => {
    setBusy(true);
    complain('');
    try {
      await way();
    } catch (refusal) {
      complain(inWords(refusal));
      setBusy(false);
    }
  };
  /** @param {string} game @param {string} lesson */
  const learn = async (game, lesson) => {
    const [{ begin }] = await Promise.all([import('../lesson/course.js'), introduce(typed)]);
    await begin(game, lesson);
  };
  // Whoever has games wants to go on with them; whoever has none is welcomed.
  return html`<main class=${`hall ${hasGames ? 'has-games' : ''}`}>
    ${hasGames && html`<div class="my-first"><${MyGames} tables=${mine} /></div>`}
    <div class="hello">
      <div class="grow"><h1>${t('lobby-hello')}</h1><p>${t('lobby-hello-more')}</p></div>
      <${NameField} name=${typed} set=${type} />
    </div>
    ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem}</p>`}
    <div class="cards">
      ${shown.map((game) => html`<${GameCard} key=${game.game} game=${game} course=${courses[game.game]} isNew=${isNew} busy=${busy} more=${() => setDialog(game)} learn=${(/** @type {string} */ lesson) => atOnce(() => learn(game.game, lesson))}
        surprise=${() => surprise(game)} play=${() => atOnce(() => open(game, againstBots(game)))} invite=${() => atOnce(() => open(game, forFriends(game)))} />`)}
    </div>
    <div class="lists">${!hasGames && html`<${MyGames} tables=${mine} />`}<${Others} ...${tables} /></div>
    ${surprised && html`<${SurpriseDialog} game=${surprised} open=${(/** @type {Setup} */ setup) => open(surprised, setup)} close=${() => surprise(null)} />`}
    ${dialog && html`<${SetupDialog} game=${dialog} open=${(/** @type {Setup} */ setup) => open(dialog, setup)} close=${() => setDialog(null)} />`}
  </main>`;
}
