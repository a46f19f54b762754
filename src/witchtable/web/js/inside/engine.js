// The worker in which Python runs: the service of a server, asked over a channel by every tab of this site.
import { compile, load } from './python.js';
import { openKept } from './kept.js';
import { Thinker } from './thinker.js';

/** @typedef {import('./words.js').FromTab} FromTab */
/** @typedef {import('./words.js').FromEngine} FromEngine */

/** @typedef {{receive: (text: string) => void, close: () => void}} Connection */
/**
 * @typedef {object} Door  Of `witchtable.server.inside.browser`.
 * @property {(method: string, path: string, headers: Record<string, string>, body: string | null) => Promise<any>} request
 * @property {(path: string, send: (text: string) => void, closed: (code: number, reason: string) => void) => Connection} connect
 */

const channel = new BroadcastChannel(self.name);
/** @type {Map<string, Connection>} */
const lines = new Map();

/** @param {FromEngine} message */
const tell = (message) => channel.postMessage(message);

/** What is wrong, for tabs that come later. */
let trouble = '';
/** @param {string} problem */
function complain(problem) {
  trouble = problem;
  tell({ kind: 'trouble', problem });
}

/** Why nothing came up, by its name in the texts. @param {any} problem  An error of the browser's, or of Python's. */
function why(problem) {
  if (problem.type === 'CannotRead') return problem.message.includes('newer:') ? 'newer' : 'unreadable';
  if (problem instanceof WebAssembly.CompileError) return 'old';
  return problem instanceof TypeError ? 'unreachable' : 'broken'; // whoever fetches is told no more than that
}

let isOver = false;

async function open() {
  const machine = compile();
  const [kept, python] = await Promise.all([openKept(self.name, complain), load(machine, (done, of) => { if (!isOver) tell({ kind: 'loading', done, of }); })]);
  const { open: begin } = python.pyimport('witchtable.server.inside.browser');
  return /** @type {Promise<Door>} */ (begin(kept, new Thinker(await machine)));
}

/** @param {Door} door @param {FromTab} message */
async function serve(door, message) {
  const { tab, id } = message;
  const key = `${tab} ${id}`;
  if (message.kind === 'ask') {
    const { method, path, headers, body } = message;
    const answer = await door.request(method, path, headers, body);
    tell({ kind: 'answer', tab, id, ...answer });
  } else if (message.kind === 'open') {
    const closed = (/** @type {number} */ code) => { lines.delete(key); tell({ kind: 'closed', tab, id, code }); };
    lines.set(key, door.connect(message.path, (text) => tell({ kind: 'told', tab, id, text }), closed));
  } else if (message.kind === 'say') {
    lines.get(key)?.receive(message.text);
  } else if (message.kind === 'close') {
    lines.get(key)?.close();
  }
}

const door = open();
// Whoever comes later asks how far we are.
let isUp = false;
door.then(() => { isUp = true; tell({ kind: 'up' }); }, (problem) => {
  isOver = true;
  console.error(problem);
  complain(why(problem));
});
channel.addEventListener('message', ({ data }) => {
  if (data.kind === 'hello') {
    if (isUp) tell({ kind: 'up' });
    if (trouble) tell({ kind: 'trouble', problem: trouble, to: data.tab });
  } else if ('tab' in data && isTab(data)) {
    door.then((found) => serve(found, data)).catch((problem) => {
      console.error(problem);
      if (data.kind === 'ask') tell({ kind: 'answer', tab: data.tab, id: data.id, status: 500, headers: {}, body: '{"kind":"reject","code":"internal"}' });
    });
  }
});

/** @param {any} message @returns {message is FromTab} */
const isTab = (message) => ['ask', 'open', 'say', 'close'].includes(message.kind);
