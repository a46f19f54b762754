// The lobby: a name, three games, and the tables that go on.
import { get, once } from '../api.js';
import { html, useEffect, useState } from '../html.js';
import { GameCard } from '../lobby/card.js';
import { Frame } from '../lobby/frame.js';
import { GAMES } from '../lobby/games.js';
import { MyGames, OpenTables } from '../lobby/lists.js';
import { NameField } from '../lobby/name.js';
import { againstBots, forFriends, openTable } from '../lobby/open.js';
import { inWords, introduce, me, readMe, suggestedName } from '../lobby/player.js';
import { useRefresh, useTexts } from '../lobby/refresh.js';
import { SetupDialog } from '../lobby/setup.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';

/** @typedef {import('../lobby/games.js').Game} Game */
/** @typedef {import('../lobby/open.js').Setup} Setup */
/** @typedef {import('../protocol.js').ListedTable} ListedTable */

const SECONDS = 5; // between two looks at the lists

export function Page() {
  const ready = useTexts('page-lobby');
  const [tables, setTables] = useState(/** @type {{waiting: ListedTable[], running: ListedTable[]}} */ ({ waiting: [], running: [] }));
  const [games, setGames] = useState(/** @type {Game[]} */ ([]));
  useRefresh(async () => {
    /** @type {[import('../protocol.js').Lobby, Game[], void]} */
    const [found, all] = await Promise.all([get('/api/tables'), once('/api/games'), readMe()]);
    setTables(found);
    setGames(Object.keys(GAMES).flatMap((id) => all.filter(({ game }) => game === id)));
  }, SECONDS);
  if (!ready || !me.value || games.length === 0) return html`<main class="loading" aria-busy="true"><p>${t('loading')}</p></main>`;
  return html`<${Frame} here="lobby"><${Tables} games=${games} tables=${tables} /><//>`;
}

/** @param {{games: Game[], tables: {waiting: ListedTable[], running: ListedTable[]}}} props */
function Tables({ games, tables }) {
  const [typed, type] = useState(suggestedName());
  const [busy, setBusy] = useState(false);
  const [problem, complain] = useState('');
  const [dialog, setDialog] = useState(/** @type {Game | null} */ (null));
  const name = me.value?.name;
  useEffect(() => { if (name) type(name); }, [name]);
  const mine = me.value?.tables ?? [];
  const isNew = mine.length === 0;
  const turns = mine.filter((row) => row.my_turn).length;
  /** @param {Game} game @param {Setup} setup */
  const open = async (game, setup) => {
    await introduce(typed);
    await openTable(game, setup);
  };
  /** @param {Game} game @param {Setup} setup */
  const openAtOnce = async (game, setup) => {
    setBusy(true);
    complain('');
    try {
      await open(game, setup);
    } catch (refusal) {
      complain(inWords(refusal));
      setBusy(false);
    }
  };
  return html`<main class="hall">
    <div class="hello">
      <div class="grow"><h1>${t('lobby-hello')}</h1><p>${t('lobby-hello-more')}</p></div>
      <${NameField} name=${typed} set=${type} />
    </div>
    ${problem && html`<p class="problem" role="alert"><${Icon} name="ui-warning" size=${18} /> ${problem}</p>`}
    ${turns > 0 && html`<a class="btn hot turns" href="#my-games"><${Icon} name="ui-play" size=${18} /> ${t('lobby-turns', { count: turns })}</a>`}
    <div class="cards">
      ${games.map((game) => html`<${GameCard} key=${game.game} game=${game} isNew=${isNew} busy=${busy} more=${() => setDialog(game)}
        play=${() => openAtOnce(game, againstBots(game.game))} invite=${() => openAtOnce(game, forFriends(game.game))} />`)}
    </div>
    <div class="lists"><${MyGames} tables=${mine} /><${OpenTables} ...${tables} /></div>
    ${dialog && html`<${SetupDialog} game=${dialog} open=${(/** @type {Setup} */ setup) => open(dialog, setup)} close=${() => setDialog(null)} />`}
  </main>`;
}
