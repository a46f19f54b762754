// The door to the table inside this browser: what is asked goes to a worker in which the server's own service runs.
import { early, remember } from '../inside/early.js';
import { Engine } from '../inside/engines.js';
import '../inside/install.js'; // what the browser offers it offers early
import { LOOKING_ON, Line, elsewhere } from '../inside/line.js';

const engine = new Engine();
import('../inside/notice.js');

let isAsked = false;
/** Games that somebody plays are not to be thrown away when the device needs room. */
function askToKeep() {
  if (!isAsked) navigator.storage?.persist?.().catch(() => false);
  isAsked = true;
}

/** @type {import('./door.js').Door} */
export const door = {
  async ask(path, { method = 'GET', headers = {}, body = null } = {}) {
    const known = method === 'GET' ? await early(path, engine.isUp) : null;
    if (known) return known;
    const looked = method !== 'GET' && elsewhere.peek()?.table;
    if (looked && path.startsWith(looked)) return Response.json(LOOKING_ON, { status: 403 });
    if (method !== 'GET') askToKeep();
    const answer = await engine.ask({ method, path, headers: { 'accept-language': document.documentElement.lang, ...headers }, body });
    if (method === 'GET' && answer.ok) remember(path, answer.clone());
    return answer;
  },
  line: (path) => new Line(engine, path),
  alone: () => import('../inside/panel.js'),
  read: ({ hash }) => hash.slice(1) || '/',
  write: (path) => `#${path}`,
};
