// The engine of this site, in this tab or in another one: whichever tab holds the lock runs it for all.
import { signal } from '@preact/signals';
import { SITE } from './words.js';

/** @typedef {import('./words.js').FromEngine} FromEngine */
/** @template T @typedef {T extends unknown ? Omit<T, 'tab'> : never} WithoutTab */

/** How far it has come: shares of what is loaded, then null. */
export const progress = signal(/** @type {number | null} */ (0));
/** Whether somebody has begun something meanwhile. */
export const isAwaited = signal(false);
/** What is wrong, by its name in the texts; nothing if all is well. */
export const trouble = signal({ what: '' });
/** With these the table does not come up at all. */
const FATAL = ['insecure', 'old', 'unreachable', 'newer', 'unreadable', 'broken'];

/** What this cannot work without, by what is missing. @type {[string, () => boolean][]} */
const NEEDED = [
  ['insecure', () => isSecureContext], // first: at such an address browsers lack much of the rest
  ['old', () => 'WebAssembly' in self && 'BroadcastChannel' in self && 'locks' in navigator && 'TransformStream' in self],
];

export class Engine {
  constructor() {
    this.tab = crypto.randomUUID?.() ?? String(Math.random());
    this.asked = 0;
    this.isUp = false;
    /** @type {Map<number, {fulfil: (answer: Response) => void, reject: (problem: Error) => void}>} */
    this.waiting = new Map();
    /** @type {Map<number, import('./line.js').Line>} */
    this.lines = new Map();
    /** What it cannot come up without. */
    this.missing = NEEDED.find(([, isThere]) => !isThere())?.[0] ?? null;
    this.up = this.comingUp();
    if (this.missing) {
      this.suffer(this.missing);
      return;
    }
    this.channel = new BroadcastChannel(SITE);
    this.channel.addEventListener('message', ({ data }) => this.hear(data));
    this.channel.postMessage({ kind: 'hello', tab: this.tab });
    navigator.locks.request(SITE, () => this.run());
    addEventListener('pagehide', () => { for (const line of this.lines.values()) line.close(); });
  }

  /** @returns {Promise<void>} */
  comingUp() {
    return new Promise((fulfil) => { this.come = fulfil; });
  }

  /** The tab that had it is gone: everything begins anew with the next. */
  down() {
    if (this.missing) {
      this.missing = null;
      this.up = this.comingUp();
      trouble.value = { what: '' };
    }
    if (!this.isUp) return;
    this.isUp = false;
    this.up = this.comingUp();
    for (const line of [...this.lines.values()]) line.lost();
    for (const { reject } of this.waiting.values()) reject(new TypeError('the engine is gone'));
    this.waiting.clear();
  }

  /** Run it here, until this tab is closed. @returns {Promise<never>} */
  run() {
    this.down();
    this.worker = new Worker(new URL('./engine.js', import.meta.url), { type: 'module', name: SITE });
    this.worker.addEventListener('error', () => this.suffer('broken'));
    return new Promise(() => {});
  }

  /** @param {WithoutTab<import('./words.js').FromTab>} message */
  say(message) {
    this.channel?.postMessage({ tab: this.tab, ...message });
  }

  /** A number for a request or a line. */
  next() {
    this.asked += 1;
    return this.asked;
  }

  /** Ask as soon as it is up. @param {{method: string, path: string, headers: any, body: any}} request @returns {Promise<Response>} */
  async ask(request) {
    if (request.method !== 'GET') isAwaited.value = true;
    await this.up;
    // Whoever asks is told why, wherever that is shown.
    if (this.missing) return Response.json({ kind: 'reject', request: null, code: 'unavailable', message: { id: 'inside-trouble', args: { what: this.missing } } }, { status: 503 });
    const id = this.next();
    return new Promise((fulfil, reject) => {
      this.waiting.set(id, { fulfil, reject });
      this.say({ kind: 'ask', id, ...request });
    });
  }

  /** @param {FromEngine} message */
  hear(message) {
    if (message.kind === 'loading') this.down();
    if (message.kind === 'loading') progress.value = Math.min(1, message.done / message.of);
    else if (message.kind === 'up') this.arrive();
    else if (message.kind === 'trouble' && (message.to ?? this.tab) === this.tab) this.suffer(message.problem);
    else if ('tab' in message && message.tab === this.tab) this.give(message);
  }

  /** Something is wrong; nobody waits for what will not come. @param {string} problem */
  suffer(problem) {
    trouble.value = { what: problem };
    if (this.isUp || !FATAL.includes(problem)) return;
    this.missing = problem;
    progress.value = null;
    this.come?.();
  }

  arrive() {
    this.isUp = true;
    this.missing = null;
    progress.value = null;
    this.come?.();
    dispatchEvent(new Event('focus')); // what was shown before may be old: lists are asked for again
  }

  /** @param {Extract<FromEngine, {tab: string}>} message */
  give(message) {
    const { id } = message;
    if (message.kind === 'answer') {
      const { status, headers, body } = message;
      this.waiting.get(id)?.fulfil(new Response(body, { status, headers }));
      this.waiting.delete(id);
    } else if (message.kind === 'told') {
      this.lines.get(id)?.hear(message.text);
    } else {
      this.lines.get(id)?.lost(message.code);
    }
  }
}
