// A line to a table of the engine, like a WebSocket. Of several tabs at one table one acts; the others look on until they take over.
import { signal } from '@preact/signals';
import { trouble } from './engines.js';
import { SITE } from './words.js';

const ABNORMAL = 1006;

/** What is answered to who only looks on. */
export const LOOKING_ON = { kind: 'reject', request: null, code: 'forbidden', message: { id: 'inside-elsewhere', args: {} } };
/** The line of the table that is played in another tab, if it is the one shown here. */
export const elsewhere = signal(/** @type {Line | null} */ (null));

export class Line extends EventTarget {
  /** @param {import('./engines.js').Engine} engine @param {string} path */
  constructor(engine, path) {
    super();
    this.engine = engine;
    this.id = engine.next();
    this.table = path.split('/').slice(0, 4).join('/');
    /** @type {WebSocket['readyState']} */
    this.readyState = WebSocket.CONNECTING;
    this.mayAct = false;
    engine.up.then(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      if (engine.missing) {
        this.lost();
        return;
      }
      this.readyState = WebSocket.OPEN;
      engine.lines.set(this.id, this);
      engine.say({ kind: 'open', id: this.id, path });
      this.act({ ifAvailable: true });
    });
  }

  /** Act at this table, if nobody else does, or in the place of who does. @param {LockOptions} options */
  act(options) {
    navigator.locks.request(`${SITE} ${this.table}`, options, (lock) => {
      if (this.readyState !== WebSocket.OPEN) return undefined;
      if (!lock) return this.lookOn();
      this.mayAct = true;
      if (elsewhere.peek() === this) elsewhere.value = null;
      return new Promise((leave) => { this.leave = leave; });
    }).catch(() => this.lookOn()); // somebody else has taken over
  }

  /** Until whoever acts is gone, or this tab takes over. */
  lookOn() {
    this.mayAct = false;
    if (this.readyState !== WebSocket.OPEN) return;
    elsewhere.value = this;
    this.act({});
  }

  /** @param {string} text */
  hear(text) {
    this.dispatchEvent(new MessageEvent('message', { data: text.includes('"code":"unavailable"') ? withReason(text) : text }));
  }

  /** @param {string} text */
  send(text) {
    if (this.mayAct) this.engine.say({ kind: 'say', id: this.id, text });
    else this.hear(JSON.stringify({ ...LOOKING_ON, request: JSON.parse(text).request }));
  }

  close() {
    if (this.readyState === WebSocket.OPEN) this.engine.say({ kind: 'close', id: this.id });
    this.lost(1000);
  }

  /** It is over. @param {number} code */
  lost(code = ABNORMAL) {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.engine.lines.delete(this.id);
    this.leave?.(undefined);
    if (elsewhere.peek() === this) elsewhere.value = null;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

/** There is no server that could not be reached: what is wrong here is known. @param {string} text */
function withReason(text) {
  const { what } = trouble.peek();
  return what ? JSON.stringify({ ...JSON.parse(text), message: { id: 'inside-trouble', args: { what } } }) : text;
}
