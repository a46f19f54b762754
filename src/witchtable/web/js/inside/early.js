// What can be answered before Python is there: what is the same for everybody, and what was answered the last time.
import { file } from '../lib/files.js';
import { SITE } from './words.js';

/** @type {[RegExp, (found: string[]) => string][]} */
const SAME = [
  [/^\/api\/games$/, () => '/api/games'],
  [/^\/api\/games\/([\w-]+)\/edition$/, ([, game]) => `/api/games/${game}/edition`],
  [/^\/api\/rules\/([\w-]+)\?lang=(\w+)$/, ([, game, language]) => `/api/rules/${game}.${language}`],
];
/** What the lobby shows first. */
const FIRST = /^\/api\/(me|tables|coach|lessons\/[\w-]+)$/;
/** How it was the last time, by address. @type {Record<string, string>} */
const last = read();

function read() {
  try {
    return JSON.parse(localStorage.getItem(SITE) ?? '{}');
  } catch { // a browser that keeps nothing
    return {};
  }
}

/** @param {string} path @param {boolean} isUp  Whether the engine could be asked instead. @returns {Promise<Response | null>} */
export async function early(path, isUp) {
  for (const [form, name] of SAME) {
    const found = form.exec(path);
    if (found) return fetch(file(`/answers${name(found)}.json`));
  }
  if (isUp || !FIRST.test(path)) return null;
  if (last[path]) return new Response(last[path]);
  return fetch(file(`/answers${path}.json`));
}

/** @param {string} path @param {Response} answer */
export async function remember(path, answer) {
  if (!FIRST.test(path)) return;
  last[path] = await answer.text();
  try {
    localStorage.setItem(SITE, JSON.stringify(last));
  } catch { /* then the lobby waits a little longer the next time */ }
}
