// The plain HTTP side of the protocol (docs/protocol.md).

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

/** Ask the server; docs/protocol.md says what is answered where. @template T @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<T>} */
export async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(found, answer.status);
  return found;
}

/**
 * Ask what may be asked twice: who is told to come back soon does so.
 * @template T @param {string} path @returns {Promise<T>}
 */
export async function get(path) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask('GET', path);
    } catch (problem) {
      const seconds = problem instanceof Refusal && problem.status === 429 ? problem.retryAfter : null;
      if (seconds === null || seconds > SOON || tries > AGAIN) throw problem;
      await new Promise((done) => { setTimeout(done, 1000 * (seconds + Math.random())); });
    }
  }
}
/** @template T @param {string} path @param {unknown} [body] @returns {Promise<T>} */
export const post = (path, body = {}) => ask('POST', path, body);

/** Write a query; what is null or undefined is left out. @param {Record<string, unknown>} fields */
export function query(fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

/** @type {Map<string, Promise<unknown>>} */
const kept = new Map();
/** Ask for something that does not change, once. @template T @param {string} path @returns {Promise<T>} */
export function once(path) {
  let found = kept.get(path);
  if (!found) {
    found = get(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return /** @type {Promise<any>} */ (found);
}
