// What is asked and answered once (docs/protocol.md).
import { door } from 'door';

const SOON = 3; // seconds that nobody minds waiting
const AGAIN = 2;

/** A refusal: its code, and the reason in words. */
export class Refusal extends Error {
  /** @param {Partial<import('./protocol.js').Reject>} answer @param {number} status */
  constructor(answer, status) {
    super(answer.reason ?? answer.code ?? String(status));
    this.code = answer.code ?? 'internal';
    this.clause = answer.clause ?? null;
    this.text = answer.message ?? null;
    this.status = status;
    /** After how many seconds it may be asked again. */
    this.retryAfter = answer.retry_after ?? null;
  }
}

let ahead = 0;
/** How many seconds the server's clock is ahead of ours, as far as one can see. */
export const skew = () => ahead;

/** Ask for something, whatever it is. @param {string} method @param {string} path @param {{body?: unknown, signal?: AbortSignal}} [more] */
export async function send(method, path, { body, signal } = {}) {
  const answer = await door.ask(path, {
    method,
    signal,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  // Its clock is told in whole seconds, and a moment ago: only a clear difference is one.
  const seconds = (Date.parse(answer.headers.get('date') ?? '') - Date.now()) / 1000;
  if (seconds) ahead = Math.abs(seconds) > 3 ? seconds : 0;
  if (!answer.ok) throw new Refusal(await answer.json().catch(() => ({})), answer.status);
  return answer;
}

/** Ask for a T: what it is, the server's structs say (protocol.js). @template T @param {string} method @param {string} path @param {{body?: unknown, signal?: AbortSignal}} [more] @returns {Promise<T>} */
const ask = (method, path, more) => send(method, path, more).then((answer) => answer.json().catch(() => ({})));

/**
 * Ask what may be asked twice: who is told to come back soon does so.
 * @template {import('./protocol.js').GetAddress} A @param {A} path @param {AbortSignal} [signal]  Ends it when nobody waits for it now.
 * @returns {Promise<import('./protocol.js').GetAnswer<A>>}
 */
export async function get(path, signal) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask('GET', path, { signal });
    } catch (problem) {
      const seconds = problem instanceof Refusal && problem.status === 429 ? problem.retryAfter : null;
      if (seconds === null || seconds > SOON || tries > AGAIN) throw problem;
      await new Promise((done) => { setTimeout(done, 1000 * (seconds + Math.random())); });
    }
  }
}

/**
 * Ask for a change.
 * @template {import('./protocol.js').PostAddress} A @param {A} path @param {import('./protocol.js').PostBody<A>} [body]
 * @returns {Promise<import('./protocol.js').PostAnswer<A>>}
 */
export const post = (path, body) => ask('POST', path, { body: body ?? {} });

/** Ask for an end. @template {import('./protocol.js').DeleteAddress} A @param {A} path @returns {Promise<import('./protocol.js').DeleteAnswer<A>>} */
export const remove = (path) => ask('DELETE', path);

/** Write a query; what is null or undefined is left out. @param {Record<string, unknown>} fields @returns {import('./protocol.js').Query} */
export function query(fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

/** @type {Map<string, Promise<unknown>>} */
const kept = new Map();
/** Ask for something that does not change, once. @template {import('./protocol.js').GetAddress} A @param {A} path @returns {Promise<import('./protocol.js').GetAnswer<A>>} */
export function once(path) {
  let found = /** @type {Promise<import('./protocol.js').GetAnswer<A>> | undefined} */ (kept.get(path));
  if (!found) {
    found = get(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}
