// One table as this page knows it: signals that the shell and the boards read, and the ways to act.
import { Refusal, get, once, post, query } from '../api.js';
import { batch, computed, effect, signal } from '../html.js';
import { share } from '../lib/share.js';
import { inThisLanguage } from '../names.js';
import { confirming } from '../settings.js';
import { readBot, witchName } from '../pieces/portrait.js';
import { TableSocket } from '../socket.js';
import { needRefusal, refused, say, seatNames, t } from '../texts.js';
import { Teller } from './teller.js';

/** @typedef {import('../protocol.js').AboutTable & {invite?: string}} About  With the invitation, as far as it is known. */
/** @typedef {import('../protocol.js').Choice} Choice */
/** @typedef {import('../protocol.js').Position} Position */
/** @typedef {import('../protocol.js').LogEntry} LogEntry */
/** @typedef {import('../protocol.js').ChatLine} ChatLine */
/** @typedef {import('../protocol.js').SeatClock} SeatClock */
/** @typedef {import('../scene.js').Proposal} Proposal */
/** @typedef {'seats' | `seats/${number}/bot` | `seats/${number}/return` | `seats/${number}/name` | 'start' | 'abandon' | 'rematch'} Errand  What is asked for around the game. */

/**
 * What to call everybody: bots are numbered, and so is one person who sits on several seats. Last comes whom nobody plays.
 * @param {import('../protocol.js').SeatedPlayer[]} players @param {Record<string, unknown>} [view]
 */
export function namesOf(players, view) {
  /** @type {Map<string, number>} */
  const met = new Map();
  const names = players.map((player) => {
    const isStranger = player.bot && player.owner === undefined; // who stands in goes by the owner's name
    const witch = isStranger ? readBot(String(player.bot)).witch : null;
    const name = witch ? witchName(witch) : isStranger ? t('bot-name') : player.owner ?? player.name ?? t('seat-free');
    const number = (met.get(name) ?? 0) + 1;
    met.set(name, number);
    return (isStranger && !witch) || number > 1 ? `${name} ${number}` : name;
  });
  return view?.automatic ? [...names, t(String(view.automatic))] : names;
}

export class TableStore {
  /** @param {string} id @param {string | null} invite */
  constructor(id, invite) {
    this.id = id;
    this.invite = invite;
    this.about = signal(/** @type {About | null} */ (null));
    /** How the game stands. */
    this.position = signal(/** @type {Position | null} */ (null));
    /** What the boards show: behind it while others' turns are told. */
    this.shown = signal(/** @type {Position | null} */ (null));
    this.edition = signal(/** @type {Record<string, unknown> | null} */ (null));
    this.log = signal(/** @type {LogEntry[]} */ ([]));
    /** The scores after the move that something belongs to. @type {WeakMap<LogEntry, number[]>} */
    this.scores = new WeakMap();
    /** The version that the log was last read whole at: what is older is in it. */
    this.logged = 0;
    /** What has happened since it was asked for. @type {{version: number, events: LogEntry[]}[]} */
    this.recent = [];
    this.news = signal(/** @type {LogEntry[]} */ ([]));
    this.chat = signal(/** @type {ChatLine[]} */ ([]));
    this.clocks = signal(/** @type {SeatClock[] | null} */ (null));
    /** When the clocks were told: they run on from there. */
    this.clocksAt = signal(0);
    this.line = signal(/** @type {'opening' | 'open' | 'lost' | 'closed' | 'outdated'} */ ('opening'));
    this.problem = signal(/** @type {{text: string, clause: string | null, passes?: boolean, code?: string} | null} */ (null));
    this.proposal = signal(/** @type {Proposal | null} */ (null));
    /** The move that waits for its answer. */
    this.pending = signal(/** @type {string | null} */ (null));
    /** The last move that was tried. */
    this.tried = '';
    /** Who leads through a lesson here. */
    this.guide = signal(/** @type {import('../lesson/guide.js').Guide | null} */ (null));
    /** Ends what was asked of a position that has passed: a browser has few lines to a server, and such answers may take them all. */
    this.asking = new AbortController();
    /** Aids by their address: who asked last, and what is on its way. @type {Map<string, symbol>} */
    this.wanted = new Map();
    /** @type {Map<string, Promise<{answer: unknown}>>} */
    this.under = new Map();
    /** What is known of the choices beyond their notation; belongs to one version. */
    this.details = signal(/** @type {{version: number, choices: Map<string, Choice>}} */ ({ version: -1, choices: new Map() }));

    this.names = computed(() => namesOf(this.about.value?.players ?? [], this.shown.value?.view));
    this.forget = effect(() => { seatNames.value = this.names.value; });
    this.choices = computed(() => {
      const position = this.position.value;
      if (!position || position !== this.shown.value || this.about.value?.status !== 'running') return new Map();
      const { version, choices } = this.details.value;
      const known = version === position.version ? choices : new Map();
      return new Map(position.legal.map((choice) => [choice.action, known.get(choice.action) ?? choice]));
    });
    this.isMyTurn = computed(() => {
      const position = this.position.value;
      return position !== null && position.seat !== null && position.deciders.includes(position.seat) && this.about.value?.status === 'running';
    });
    /** Pim at this table: speaks of the decision, tells only what the last turn has brought, or waits to be asked; null where nobody is accompanied. */
    this.pim = signal(/** @type {'open' | 'brought' | 'folded' | null} */ (null));
    /** Asks before something is done; says whether it has. @type {((action: string) => boolean) | null} */
    this.guard = null;
    this.teller = new Teller(this);
    /** The log as far as it has been told. */
    this.toldLog = computed(() => (this.teller.untold.value ? this.log.value.slice(0, -this.teller.untold.value) : this.log.value));
    /** Whether the player is asked, on a board that shows all there is. */
    this.isAsked = computed(() => this.isMyTurn.value && !this.teller.isOn.value);
    this.socket = new TableSocket(id, {
      invite,
      since: () => this.position.peek()?.version ?? null,
      seat: () => this.position.peek()?.seat,
      hear: (message) => batch(() => this.hear(message)),
      state: (now) => { this.line.value = now; },
    });
  }

  /** @param {import('../protocol.js').ServerMessage} message */
  hear(message) {
    if (message.kind === 'welcome') this.greet(message);
    else if (message.kind === 'events') {
      const before = this.position.peek();
      this.note(message.state.version, message.events);
      for (const entry of message.events) this.scores.set(entry, message.state.scores);
      this.know(message.state);
      this.teller.hear({ ...message, state: /** @type {Position} */ (this.position.peek()) }, before);
    } else if (message.kind === 'state') {
      if (message.table) this.meet(message.table);
      this.show(message.state, []);
      this.readLog();
    } else if (message.kind === 'presence') this.meet(message.table);
    else if (message.kind === 'chat') this.chat.value = [...this.chat.value, message.line];
    else if (message.kind === 'clock') this.time(message.seconds);
    else if (message.kind === 'ack' || message.kind === 'reject') this.answered(message);
  }

  /** @param {import('../protocol.js').Welcome} welcome */
  greet(welcome) {
    if (this.problem.peek()?.passes) this.problem.value = null;
    this.meet(welcome.table);
    this.chat.value = welcome.chat;
    this.time(welcome.clock);
    if (!welcome.state) return;
    this.show(welcome.state, []);
    if (welcome.events) this.note(welcome.state.version, welcome.events);
    else this.readLog();
  }

  /** @param {About} about */
  meet(about) {
    this.about.value = { invite: this.about.peek()?.invite, ...about };
    if (!this.edition.peek()) {
      this.edition.value = {};
      once(`/api/tables/${this.id}/edition${query({ invite: this.invite })}`).then((edition) => { this.edition.value = edition; }, () => { this.edition.value = null; });
    }
  }

  /** Show something at once, whatever was being told. @param {Position} position @param {LogEntry[]} news */
  show(position, news) {
    this.teller.flush();
    this.know(position);
    this.display(/** @type {Position} */ (this.position.peek()), news);
  }

  /** Let the boards show a position, and what led to it. @param {Position} position @param {LogEntry[]} news */
  display(position, news) {
    this.shown.value = position;
    this.news.value = news;
  }

  /** @param {Position} position */
  know(position) {
    const before = this.position.peek();
    this.position.value = share(before, position);
    if (before?.version !== position.version || before.seat !== position.seat) {
      this.proposal.value = null;
      this.pending.value = null;
      this.asking.abort();
      this.asking = new AbortController();
    }
    if (position.over && this.about.peek()?.status === 'running') this.about.value = { .../** @type {About} */ (this.about.peek()), status: 'over' };
    // The board is drawn before anything is asked about it.
    if (position.legal.length) setTimeout(() => { if (this.position.peek()?.version === position.version) this.readChoices(position); });
  }

  /** @param {SeatClock[] | null} seconds */
  time(seconds) {
    this.clocks.value = seconds;
    this.clocksAt.value = performance.now();
  }

  /** Ask for everything about the choices: words, order, and which of them reveal something. @param {Position} position */
  async readChoices(position) {
    try {
      /** @type {import('../protocol.js').ChoicesAnswer} */
      const found = await get(`/api/tables/${this.id}/choices${query({ seat: position.seat, invite: this.invite })}`, this.asking.signal);
      const now = this.position.peek();
      if (found.version !== now?.version || found.seat !== now?.seat) return; // a newer answer is on its way
      this.details.value = { version: found.version, choices: new Map(found.choices.map((choice) => [choice.action, choice])) };
    } catch { /* the choices still work, with fewer words */ }
  }

  /** Write down what has happened; while the whole log is being read, also for afterwards. @param {number} version @param {LogEntry[]} events */
  note(version, events) {
    this.recent.push({ version, events });
    if (version > this.logged) this.log.value = [...this.log.value, ...events];
  }

  async readLog() {
    this.recent = [];
    try {
      const seat = this.position.peek()?.seat;
      /** @type {import('../protocol.js').Log} */
      const found = await get(`/api/tables/${this.id}/log${query({ seat, invite: this.invite })}`);
      if (found.seat !== this.position.peek()?.seat) return;
      for (const entry of found.events) this.scores.set(entry, found.scores[entry.move ?? 0]);
      this.log.value = [...found.events, ...this.recent.filter(({ version }) => version > found.version).flatMap(({ events }) => events)];
      this.logged = found.version;
    } catch { /* the log begins with what happens next */ }
  }

  /** @param {import('../protocol.js').Ack | import('../protocol.js').Reject} answer */
  answered(answer) {
    const isLater = this.socket.open.has(String(answer.request)); // it was too fast, and will be said again
    if (this.pending.peek() === answer.request && !isLater) this.pending.value = null;
    if (answer.kind === 'ack') {
      this.problem.value = null;
      return;
    }
    if (answer.code === 'stale') return; // What is asked now is on the table already.
    this.complain(answer);
  }

  /** @param {{code?: string, clause?: string | null, message?: import('../protocol.js').Text | null, retry_after?: number | null}} refusal */
  async complain(refusal) {
    const asked = this.pending.peek();
    if (refusal.message) await needRefusal(refusal.message, this.about.peek()?.game).catch(() => { /* offline: its id says something */ });
    if (this.pending.peek() !== asked) return; // The player has gone on meanwhile.
    const words = refusal.message ? say(refusal.message) : refused(refusal.code ?? 'internal', refusal.retry_after);
    const problem = { text: words, clause: refusal.clause ?? null, passes: Boolean(refusal.retry_after), code: refusal.code };
    this.problem.value = problem;
    if (refusal.retry_after) setTimeout(() => { if (this.problem.peek() === problem) this.problem.value = null; }, 1000 * refusal.retry_after);
  }

  /** @param {string} action */
  label(action) {
    const choice = this.choices.value.get(action);
    return choice?.message ? say(choice.message) : action;
  }

  /** Make a move; asks first if the player wants that. @param {string} action @param {boolean} [isSure]  Has been asked already. */
  choose(action, isSure = false) {
    if (this.guard?.(action)) return; // who was asked something else has not been asked this
    const choice = this.choices.peek().get(action);
    const wish = choice && !isSure ? confirming.peek() : 'never'; // what may not be done is refused, with the reason
    if (wish === 'always' || (wish === 'reveals' && choice?.reveals !== false)) {
      this.proposal.value = {
        text: this.label(action),
        decides: true,
        buttons: [
          { label: t('do-it'), icon: 'ui-check', primary: true, reveals: choice?.reveals, act: () => this.play(action) },
          { label: t('back'), icon: 'ui-close', act: () => { this.proposal.value = null; } },
        ],
      };
      return;
    }
    this.play(action);
  }

  /** @param {string} action */
  play(action) {
    const position = this.position.peek();
    if (!position || position.seat === null) return;
    this.tried = action;
    this.proposal.value = null;
    this.problem.value = null;
    this.teller.acted();
    this.pending.value = this.socket.send({ kind: 'move', seat: position.seat, version: position.version, action });
  }

  /** @param {{ask?: boolean, agree?: boolean, seat?: number}} [more] */
  undo(more = {}) {
    const seat = Number(this.position.peek()?.seat);
    this.proposal.value = null;
    this.socket.send({ kind: 'undo', seat, ...more });
  }

  /** @param {string} text */
  speak(text) {
    this.socket.send({ kind: 'chat', text });
  }

  /** Look from another own seat. @param {number | null} seat */
  look(seat) {
    this.socket.send({ kind: 'look', seat });
  }

  /** @param {string} aid @param {Record<string, string>} [fields] */
  async aid(aid, fields = {}) {
    // One at a time of each: a server takes its time for them, and a browser has few lines to it.
    const address = `/api/tables/${this.id}/aids/${aid}${query({ ...fields, seat: this.position.peek()?.seat, invite: this.invite })}`;
    const turn = Symbol(aid);
    this.wanted.set(address, turn);
    await this.under.get(address)?.catch(() => { /* whoever asked that has heard it */ });
    if (this.wanted.get(address) !== turn) return new Promise(() => { /* it was asked anew meanwhile */ });
    const asked = get(/** @type {`/api/tables/${string}/aids/${string}`} */ (address));
    this.under.set(address, asked);
    return (await asked).answer;
  }

  /** Ask for the best choices at this decision. @returns {Promise<import('../protocol.js').Hint[]>} */
  async hints() {
    return (await this.advice()).hints;
  }

  /** Ask for the best choices, and for what would clearly be a mistake. @returns {Promise<import('../protocol.js').HintsAnswer>} */
  advice() {
    return get(`/api/tables/${this.id}/hints${query({ seat: this.position.peek()?.seat, invite: this.invite })}`);
  }

  /**
   * Ask for something around the game; a refusal is shown.
   * @template {Errand} E @param {E} path @param {import('../protocol.js').PostBody<`/api/tables/${string}/${E}`>} [body]
   * @returns {Promise<import('../protocol.js').PostAnswer<`/api/tables/${string}/${E}`> | null>}
   */
  async request(path, body) {
    try {
      return await post(`/api/tables/${this.id}/${path}`, body);
    } catch (problem) {
      this.refuse(problem);
      return null;
    }
  }

  /** Show why something was not possible. @param {unknown} problem */
  refuse(problem) {
    if (problem instanceof Refusal) this.complain({ code: problem.code, clause: problem.clause, message: problem.text, retry_after: problem.retryAfter });
    else this.problem.value = { text: t('refused', { code: 'unavailable' }), clause: null };
  }

  /** What a seat has gained since something happened, as far as it is told: from the log, so that it is known at any time. @param {number} seat @param {LogEntry | undefined} first @param {LogEntry} [last]  Until then; otherwise until now. */
  gained(seat, first, last) {
    const log = this.log.value;
    const before = first && log.slice(0, log.indexOf(first)).findLast((entry) => this.scores.get(entry) !== this.scores.get(first));
    const scores = last ? this.scores.get(last) : this.shown.value?.scores;
    const [now, was] = [scores?.[seat], before && this.scores.get(before)?.[seat]];
    return now === undefined || was === undefined ? 0 : now - was;
  }

  /** What a board is given. @returns {import('../scene.js').Scene | null} */
  scene() {
    const position = this.shown.value;
    if (!position || !this.edition.value?.meta) return null;
    return {
      view: position.view,
      edition: inThisLanguage(this.edition.value),
      seat: position.seat,
      names: this.names.value,
      deciders: position.deciders,
      version: position.version,
      choices: this.choices.value, // empty on a board that is behind
      choose: (action, isSure) => this.choose(action, isSure),
      label: (action) => this.label(action),
      proposal: this.proposal,
      aid: (aid, fields) => this.aid(aid, fields),
      news: this.news.value,
      live: true,
    };
  }

  end() {
    this.forget();
    this.teller.end();
    this.socket.end();
  }
}
