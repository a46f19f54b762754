// Plays at the table inside a site as its page would, without a browser: node play.mjs SITE GAME LEVEL
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// In words of its own: Node would show the line it happened in, which is all of Pyodide.
process.on('uncaughtException', (problem) => { console.error(problem.message); process.exit(1); });
const [site, game, level] = process.argv.slice(2);
const folder = join(site, 'python');
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.js')).href);
const figures = { game, level };
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };

async function load() {
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(new Uint8Array(readFileSync(join(folder, 'witchtable.zip'))), 'zip', { extractDir: '/witchtable' });
  python.runPython('import sys; sys.path.insert(0, "/witchtable")');
  return python;
}

let begun = cpu();
const python = await load();
const { open } = python.pyimport('witchtable.server.inside.browser');
figures.loaded = cpu() - begun;
begun = cpu();
const thinking = (await load()).pyimport('witchtable.server.inside.thinking_worker');
figures.second = cpu() - begun;

let [whole, parts] = [null, new Map()];
let tab = 0; // the tab that is open: of those before nothing is kept and nothing heard
const keptBy = (own) => ({
  load: async () => ({ whole, parts: [...parts.values()] }),
  add: async (number, part) => {
    if (own !== tab) throw new Error('this tab is closed');
    parts.set(number, part.slice());
  },
  replace: async (all, upto) => {
    if (own !== tab) throw new Error('this tab is closed');
    whole = all.slice();
    for (const number of [...parts.keys()]) if (number <= upto) parts.delete(number);
  },
});
const thoughts = [];
const thinker = {
  think: async (job) => {
    const since = cpu();
    const answer = thinking.work(job);
    thoughts.push(cpu() - since);
    return answer instanceof Uint8Array ? answer : answer.toJs();
  },
  restart() {},
  isUp: true,
};
begun = cpu();
let door = await open(keptBy(tab), thinker);
figures.opened = cpu() - begun;
const ask = async (method, path, body) => {
  const answer = await door.request(method, path, { 'accept-language': 'de' }, body === undefined ? null : JSON.stringify(body));
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
  return answer.headers['content-type'].startsWith('application/json') ? JSON.parse(answer.body) : answer.body;
};
const pause = (seconds) => new Promise((done) => { setTimeout(done, 1000 * seconds); });

await ask('POST', '/api/session', { name: 'Änne' });
const { table } = await ask('POST', '/api/tables', { game, seats: 2, bots: { 1: level } });
await ask('POST', `/api/tables/${table}/start`).catch(() => {}); // it may have begun already
begun = cpu();
let [state, asked, moves, chance] = [null, 0, 0, 7];
const line = (own) => door.connect(`/api/tables/${table}/socket?seat=0`, (text) => {
  if (own !== tab) return;
  const message = JSON.parse(text);
  if (message.state) state = message.state;
  if (message.kind === 'ack') asked -= 1;
  if (message.kind === 'reject') { console.error(text); process.exit(1); }
}, () => {});
let connection = line(tab);
while (!state?.over) {
  if (state?.legal.length && state.deciders.includes(0) && asked === 0) {
    asked += 1;
    moves += 1;
    chance = (chance * 48271) % 2147483647;
    const { action } = state.legal[chance % state.legal.length];
    const { version } = state;
    state = { ...state, legal: [] };
    connection.receive(JSON.stringify({ kind: 'move', request: `r${moves}`, seat: 0, version, action }));
    if (moves === 5) { // in the middle of it the tab is closed, and another one opened
      tab += 1;
      [state, asked] = [null, 0];
      door = await open(keptBy(tab), thinker);
      connection = line(tab);
    }
  }
  await pause(0.001);
}
figures.moves = moves;
figures.played = cpu() - begun;
figures.thoughts = thoughts.length;
figures.mean = thoughts.reduce((sum, one) => sum + one, 0) / thoughts.length;
figures.longest = Math.max(...thoughts);

const where = `/api/tables/${table}`;
const record = await ask('GET', `${where}/record`);
const steps = (await ask('GET', `${where}/export`)).moves.length;
figures.over = (await ask('GET', `${where}/replay?step=${steps}`)).deciders.length === 0;
figures.words = (await ask('GET', `${where}?text=true&lang=fr`)).drawing.length;
await ask('POST', `${where}/review`, {});
let review = null;
while (!(review = await ask('GET', `${where}/review`)).review) await pause(0.05);
figures.review = review.status;
const [lesson] = await ask('GET', `/api/lessons/${game}`);
figures.lesson = (await ask('POST', `/api/lessons/${game}/${lesson.name}`, {})).game;
figures.same = (await door.request('POST', '/api/records', {}, JSON.stringify({ text: record }))).status;
figures.memory = Math.round(python._module.HEAP8.length / 2 ** 20);
console.log(JSON.stringify({ ...figures, record }));
process.exit(0);
