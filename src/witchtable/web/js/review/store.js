// A review as the page knows it: what is told of the game, where we look, and the board of that moment.
import { rename, whole } from '../address.js';
import { get, post, query } from '../api.js';
import { batch, computed, effect, signal } from '../html.js';
import { ReplayStore } from '../replay/store.js';

/** @typedef {import('../protocol.js').Review} Review */
/** @typedef {import('../protocol.js').TurningPoint} Moment */
/** @typedef {import('../protocol.js').ReviewAnswer} ReviewAnswer */
/** @typedef {'share' | 'score'} Measure  What is drawn and accounted for: parts of the win, or points. */

const SECONDS = 2; // between two looks at how far it is;
const IMPATIENT = 0.5; // until there is something to see

export class ReviewStore {
  /** @param {string} id @param {URLSearchParams} fields */
  constructor(id, fields) {
    this.id = id;
    this.replay = new ReplayStore(id, fields);
    this.invite = this.replay.invite;
    /** What the address asks for, until it has been shown: a turning point by its id, or a step. */
    this.wanted = fields.get('moment');
    this.review = signal(/** @type {Review | null} */ (null));
    this.status = signal(/** @type {ReviewAnswer['status']} */ ('none'));
    this.progress = signal(0);
    this.problem = signal(/** @type {unknown} */ (null));
    /** For whom it is told. */
    this.seat = signal(0);
    /** The turning point that is looked at, by its id. */
    this.chosen = signal(/** @type {string | null} */ (null));
    this.measure = signal(/** @type {Measure} */ ('share'));
    /** The step at which somebody tries what they would do; null: nobody does. */
    this.trying = signal(/** @type {number | null} */ (null));
    /** The cards that lie there: they keep their places while somebody reads. @type {import('../html.js').Signal<Moment[]>} */
    this.cards = signal([]);
    /** Whether somebody reads: has chosen a card or a move. */
    this.isRead = false;
    this.moments = computed(() => (this.review.value?.moments ?? []).filter((moment) => moment.of.includes(this.seat.value)));
    this.moment = computed(() => this.cards.value.find(({ id: known }) => known === this.chosen.value) ?? null);
    /** How many turning points have come or gone since the cards were laid out. */
    this.news = computed(() => {
      const ids = new Set(this.cards.value.map((card) => card.id));
      return this.moments.value.filter((moment) => !ids.has(moment.id)).length;
    });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.isGone = false;
    const begin = effect(() => { if (this.replay.about.value && this.status.peek() === 'none') this.begin(); });
    const name = effect(() => this.name());
    this.stop = () => { begin(); name(); };
  }

  async begin() {
    this.status.value = 'waiting';
    const { seats, players } = /** @type {import('../table/store.js').About} */ (this.replay.about.peek());
    const asked = this.replay.seat.peek();
    this.seat.value = asked !== null && asked in players ? asked : seats[0] ?? Math.max(0, players.findIndex((player) => !player.bot));
    try {
      this.hear(await post(`/api/tables/${this.id}/review${query({ invite: this.invite })}`));
    } catch (problem) {
      this.problem.value = problem;
    }
  }

  /** @param {ReviewAnswer} answer */
  hear(answer) {
    batch(() => {
      this.status.value = answer.status;
      this.progress.value = answer.progress;
      if (answer.review) this.take(answer.review);
    });
    if (answer.status === 'waiting' || answer.status === 'working') this.later();
  }

  later() {
    clearTimeout(this.timer);
    const pause = this.review.peek() ? SECONDS : IMPATIENT;
    if (!this.isGone) this.timer = setTimeout(() => this.ask().catch(() => this.later()), 1000 * pause);
  }

  /** Look how far it is; read it only when there is more to read. */
  async ask() {
    const path = /** @type {const} */ (`/api/tables/${this.id}/review`);
    const brief = await get(`${path}${query({ invite: this.invite, brief: true })}`);
    const isMore = brief.progress > this.progress.peek() || brief.status === 'done';
    this.hear(isMore || !this.review.peek() ? await get(`${path}${query({ invite: this.invite })}`) : brief);
  }

  /** Take what is known now: figures at once, cards without moving any that is read. @param {Review} review */
  take(review) {
    const isFirst = this.review.peek() === null;
    this.review.value = review;
    if (this.isRead) {
      const fresh = new Map(review.moments.map((moment) => [moment.id, moment]));
      this.cards.value = this.cards.peek().map((card) => fresh.get(card.id) ?? card);
    } else this.layOut();
    if (this.wanted !== null) this.find(this.wanted);
    else if (isFirst || (!this.isRead && !this.moment.peek())) this.show(this.weightiest(), false);
  }

  /** Lay out the turning points as they are known now. */
  layOut() {
    this.cards.value = this.moments.peek();
    if (this.chosen.peek() && !this.moment.peek()) this.chosen.value = null;
  }

  /** What mattered most to the seat. @returns {Moment | null} */
  weightiest() {
    const seat = this.seat.peek();
    const weight = (/** @type {Moment} */ moment) => (moment.kind === 'luck' ? 0.5 : 1) * (Math.abs(moment.worth[seat]) - moment.errors[seat]);
    return [...this.cards.peek()].sort((one, other) => weight(other) - weight(one))[0] ?? null;
  }

  /** Look at a turning point. @param {Moment | null} moment @param {boolean} [byHand] */
  show(moment, byHand = true) {
    if (byHand) this.isRead = true;
    if (!moment) return;
    batch(() => {
      this.chosen.value = moment.id;
      this.place(moment.kind === 'luck' ? moment.step + 1 : moment.step, moment.seat ?? this.seat.peek());
    });
    this.name();
  }

  /** Show what an address asks for: the turning point, or the single move. @param {string} wanted */
  find(wanted) {
    this.wanted = null;
    const moment = this.cards.peek().find(({ id }) => id === wanted);
    if (moment) this.show(moment);
    else this.go(Number.parseInt(wanted, 10) || 0);
  }

  /** Try oneself what to do at a decision, without having seen what was better. @param {Moment} moment */
  tryAt(moment) {
    batch(() => {
      this.show(moment);
      this.trying.value = moment.step;
    });
  }

  /** Go to a turning point before or after. @param {number} by */
  turn(by) {
    const cards = this.cards.peek();
    const at = cards.findIndex((card) => card.id === this.chosen.peek());
    const here = this.replay.step.peek();
    const next = at >= 0 ? at + by : by > 0 ? cards.findIndex((card) => card.step >= here) : cards.findLastIndex((card) => card.step < here);
    if (cards[next]) this.show(cards[next]);
  }

  /** Go to a single move. @param {number} step */
  go(step) {
    this.isRead = true;
    const steps = this.review.peek()?.steps ?? 0;
    const at = Math.max(0, Math.min(steps, step));
    batch(() => {
      this.chosen.value = null;
      this.place(at, this.review.peek()?.movers[at] ?? this.seat.peek());
    });
  }

  /** Which moment is looked at, and for whom, as an address says it. @param {string | null | undefined} invite */
  words(invite) {
    return query({ seat: this.seat.value, moment: this.chosen.value ?? this.replay.step.value, invite });
  }

  /** The address names what is looked at, once somebody has chosen it. */
  name() {
    const words = this.words(this.invite);
    if (this.isRead) rename(`/tables/${this.id}/review`, words);
  }

  /** The address of what is looked at, for somebody else. */
  get link() {
    const about = this.replay.about.value;
    return whole(`/tables/${this.id}/review${this.words(about?.public ? null : this.invite ?? about?.invite)}`);
  }

  /** Show the board there; before the first one has come, it comes from there. @param {number} step @param {number} seat */
  place(step, seat) {
    // An opponent without a seat has no view of its own.
    this.replay.seat.value = seat < (this.replay.about.peek()?.players.length ?? 0) ? seat : this.seat.peek();
    if (this.replay.frame.peek()) this.replay.go(step);
    else this.replay.step.value = step;
  }

  /** Tell it to another seat. @param {number} seat */
  look(seat) {
    this.seat.value = seat;
    this.layOut();
    this.show(this.weightiest());
  }

  end() {
    this.isGone = true;
    clearTimeout(this.timer);
    this.stop();
    this.replay.end();
  }
}
