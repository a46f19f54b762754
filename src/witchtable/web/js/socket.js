// The line to a table: finds its way back by itself, and says again what was not answered.
import { door } from 'door';
import { query } from './api.js';
import { putTogether } from './lib/parts.js';

/** @typedef {import('./protocol.js').ClientMessage} ClientMessage */
/** @typedef {import('./protocol.js').ServerMessage} ServerMessage */
/** @template T @typedef {T extends unknown ? Omit<T, 'request'> : never} WithoutId */

const LONGEST_WAIT = 8000;
const PATIENCE = 10000;
const TRIES = 3; // for what was too fast

export class TableSocket {
  /**
   * @param {string} table
   * @param {{invite: string | null, since: () => number | null, seat: () => number | null | undefined,
   *   hear: (message: ServerMessage) => void, state: (now: 'open' | 'lost' | 'closed' | 'outdated') => void}} owner
   */
  constructor(table, owner) {
    this.table = table;
    this.owner = owner;
    /** @type {Map<string, ClientMessage>} What was sent and not answered yet, by id. */
    this.open = new Map();
    /** @type {Map<string, number>} How often something was too fast, by id. */
    this.tries = new Map();
    /** When the server wants to hear of us again. */
    this.welcomeAt = 0;
    /** What was sent last, as a whole. @type {import('./protocol.js').Position | null} */
    this.sent = null;
    this.saidAt = 0;
    this.wait = 250;
    this.ended = false;
    this.asSeat = false;
    this.asAnybody = false;
    this.watch = setInterval(() => this.doubt(), 5000);
    this.connect();
  }

  connect() {
    const { invite, since, seat } = this.owner;
    const own = this.asAnybody ? null : seat();
    this.asSeat = own !== null && own !== undefined;
    const fields = { parts: true, invite, since: this.asAnybody ? null : since(), seat: own };
    const line = door.line(`/api/tables/${this.table}/socket${query(fields)}`);
    this.line = line;
    line.addEventListener('message', (event) => {
      const message = this.whole(JSON.parse(event.data));
      if (message) this.hear(message);
      else line.close(); // and the next one begins with all there is
    });
    line.addEventListener('close', (event) => this.lost(event.code));
  }

  /** A message with the whole position, whatever of it was sent; null, if what it goes by is missing. @param {ServerMessage} message @returns {ServerMessage | null} */
  whole(message) {
    if (message.kind === 'parts') {
      const before = this.sent;
      const { events, parts } = message;
      this.sent = null;
      if (!before || parts.version !== before.version + 1) return null;
      const stages = message.stages?.map((stage) => ({ events: stage.events, ...putTogether({ view: before.view, scores: before.scores }, stage.parts) }));
      this.sent = putTogether(before, parts);
      return { kind: 'events', events, state: this.sent, stages };
    }
    if ('state' in message) this.sent = message.state;
    return message;
  }

  /** @param {ServerMessage} message */
  hear(message) {
    if (message.kind === 'welcome') {
      this.wait = 250;
      this.owner.state('open');
      this.owner.hear(message);
      for (const waiting of this.open.values()) this.line?.send(JSON.stringify(waiting));
      this.saidAt = performance.now();
      return;
    }
    if (message.kind === 'reject' && message.retry_after) this.welcomeAt = performance.now() + 1000 * message.retry_after;
    if ((message.kind === 'ack' || message.kind === 'reject') && message.request && !this.later(message)) {
      this.open.delete(message.request);
      this.tries.delete(message.request);
    }
    this.owner.hear(message);
  }

  /** What was too fast is said again when it is time; false if there is no sense in that. @param {import('./protocol.js').Ack | import('./protocol.js').Reject} answer */
  later(answer) {
    const waiting = this.open.get(String(answer.request));
    if (!waiting || answer.kind === 'ack' || answer.code !== 'too_many' || !answer.retry_after) return false;
    const tries = (this.tries.get(waiting.request) ?? 0) + 1;
    if (tries > TRIES) return false;
    this.tries.set(waiting.request, tries);
    this.saidAt = this.welcomeAt;
    setTimeout(() => {
      if (this.open.has(waiting.request) && this.line?.readyState === WebSocket.OPEN) this.line.send(JSON.stringify(waiting));
    }, 1000 * (answer.retry_after + 0.2 * tries * Math.random()));
    return true;
  }

  /** @param {number} code */
  lost(code) {
    if (this.ended) return;
    if (code === 4403 && this.asSeat && !this.asAnybody) {
      this.asAnybody = true; // Somebody else sits there by now: look on, if that is allowed.
      this.connect();
      return;
    }
    if (code === 4403 || code === 4404 || code === 4410) {
      this.owner.state(code === 4410 ? 'outdated' : 'closed');
      return;
    }
    this.owner.state('lost');
    const asked = Math.max(0, this.welcomeAt - performance.now());
    this.timer = setTimeout(() => this.connect(), asked + this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** Say something; it is said again until it is answered. @param {WithoutId<ClientMessage>} message */
  send(message) {
    const whole = /** @type {ClientMessage} */ ({ request: newId(), ...message });
    this.open.set(whole.request, whole);
    this.saidAt = performance.now();
    if (this.line?.readyState === WebSocket.OPEN) this.line.send(JSON.stringify(whole));
    return whole.request;
  }

  /** A line over which nothing is answered any more is none, whatever it says of itself. */
  doubt() {
    if (this.open.size && performance.now() - this.saidAt > PATIENCE && this.line?.readyState === WebSocket.OPEN) this.line.close();
  }

  end() {
    this.ended = true;
    clearInterval(this.watch);
    clearTimeout(this.timer);
    this.line?.close();
  }
}

export function newId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}
