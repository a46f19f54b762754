// The teller: keeps what others do until it has been told, and never longer than the player wants.
import { batch, computed, effect, signal } from '../html.js';
import { loadTelling, plain } from '../games/tellings.js';
import { pace } from '../settings.js';
import { beatsOf, framesOf, next, seatOf, turnOf } from './follow.js';

/** @typedef {import('./follow.js').Beat} Beat */
/** @typedef {import('../protocol.js').LogEntry} LogEntry */
/** @typedef {import('../protocol.js').Position} Position */
const LANDS = 0.52; // which part of a beat has passed when a piece arrives
const AGAIN = 1500; // milliseconds in which skipping twice ends all
const HURRY = 3600; // seconds: with less than that on the own clock, nothing waits

export class Teller {
  /** @param {import('./store.js').TableStore} store */
  constructor(store) {
    this.store = store;
    /** What is told now, as which of how many, and with a number of its own. */
    this.beat = signal(/** @type {{beat: Beat, id: number, at: number, of: number, time: number} | null} */ (null));
    this.paused = signal(false);
    /** How many lines of the log have not been told yet. */
    this.untold = signal(0);
    this.telling = signal(/** @type {import('../scene.js').Telling} */ (plain));
    /** What others have done stays marked until the player acts. */
    this.isFresh = signal(true);
    this.isOn = computed(() => this.beat.value !== null);
    /** @type {Beat[]} */
    this.waiting = [];
    /** Whose turn is told, and for how long it has been: also if it comes in pieces, with nothing to tell in between. */
    this.turn = /** @type {number | null | undefined} */ (undefined);
    this.spent = 0;
    this.at = 0;
    this.skipped = -AGAIN;
    /** Whether something happened that nobody looked at. */
    this.missed = false;
    /** Where pieces travel, and how it is set up: not before there is something to tell. */
    this.stage = /** @type {import('./travel.js').Stage | null} */ (null);
    this.raise = /** @type {(() => Promise<void>) | null} */ (null);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** What is to be done when the timer rings. @type {(() => void) | null} */
    this.then = null;
    this.endings = [
      effect(() => {
        const game = store.about.value?.game;
        if (game) loadTelling(game).then((found) => { this.telling.value = found; }, () => {});
      }),
      // Whoever has to hurry, or wants nothing told, gets all at once.
      effect(() => { if (pace.value === 'off' || this.isUrgent()) this.flush(); }),
    ];
    this.hide = () => { if (document.hidden) this.flush(); };
    document.addEventListener('visibilitychange', this.hide);
  }

  /** Whether a short clock runs for the player. */
  isUrgent() {
    const { store } = this;
    const seat = store.position.value?.seat;
    return store.isMyTurn.value && (store.clocks.value ?? []).some((clock) => clock.seat === seat && clock.runs && clock.left < HURRY);
  }

  /** Have at hand what telling needs: others are about to act. */
  prepare() {
    if (this.stage || pace.peek() === 'off') return;
    Promise.all([this.raise?.(), import('./teller-bar.js')]).catch(() => { /* then there are words, or nothing */ });
  }

  /** @param {LogEntry} entry @param {unknown} [after]  How the table looks after it, if it is not shown yet. */
  tell(entry, after) {
    const scene = this.store.scene();
    return scene ? this.telling.peek().tell(entry, scene, after) : plain.tell(entry, /** @type {never} */ (null));
  }

  /** Show what has happened: at once if it is the player's own doing, else when it is its turn. @param {import('../protocol.js').EventsMessage} message @param {Position | null} before */
  hear(message, before) {
    const me = message.state.seat;
    const beats = framesOf(message, before).flatMap((frame) => beatsOf(frame, (entry, after) => this.tell(entry, after)));
    const others = beats.some(({ deeds }) => deeds.some(({ entry, told }) => ![me, null].includes(seatOf(entry)) || told.phase));
    const own = message.events.some((entry) => seatOf(entry) === me && me !== null);
    if (others) this.begin();
    const wanted = pace.peek() !== 'off' && !document.hidden && !this.isUrgent();
    if (!wanted || (!others && (own || !this.then))) {
      this.flush();
      this.store.display(beats.at(-1)?.position ?? message.state, message.events);
      return;
    }
    this.prepare();
    this.waiting.push(...beats);
    this.untold.value += message.events.length;
    if (!this.then) this.go();
  }

  /** Others have begun to act. */
  begin() {
    this.isFresh.value = true;
    if (document.hidden) this.missed = true;
  }

  /** Tell the next thing. */
  go() {
    if (!this.waiting.length) {
      this.rest();
      return;
    }
    const turn = this.waiting[0].seat;
    if (turn !== this.turn) [this.turn, this.spent, this.at] = [turn, 0, 0];
    const { beat, time, rest, left } = next(this.waiting, this.spent, pace.peek());
    this.waiting = rest;
    if (!beat.deeds.length) {
      this.untold.value -= beat.entries.length;
      if (beat.position) this.store.display(beat.position, beat.entries);
      this.go();
      return;
    }
    this.spent += time;
    this.at += 1;
    batch(() => {
      this.beat.value = { beat, id: (this.beat.peek()?.id ?? 0) + 1, at: this.at, of: this.at + left, time };
      this.untold.value -= beat.entries.length;
    });
    this.stage?.setOut(beat, time * LANDS);
    this.wait(time * LANDS, () => {
      this.stage?.land();
      if (beat.position) this.store.display(beat.position, beat.entries);
      this.wait(time * (1 - LANDS), () => this.go());
    });
  }

  /** @param {number} time @param {() => void} then */
  wait(time, then) {
    this.then = then;
    clearTimeout(this.timer);
    if (!this.paused.peek()) this.timer = setTimeout(then, time);
  }

  /** Stop where we are, or go on. */
  pause() {
    this.paused.value = !this.paused.peek();
    clearTimeout(this.timer);
    if (!this.paused.peek() && this.then) this.timer = setTimeout(this.then, 200);
  }

  /** Enough of this seat; twice: enough of all. */
  skip() {
    const now = performance.now();
    const again = now - this.skipped < AGAIN;
    this.skipped = now;
    const seat = this.beat.peek()?.beat.seat ?? null;
    const same = this.waiting.length && this.waiting[0].seat === seat ? turnOf(this.waiting) : 0;
    if (again || same === this.waiting.length) this.flush();
    else this.drop(same);
  }

  /** Tell the next so many at once, and go on after them. @param {number} count */
  drop(count) {
    const dropped = this.waiting.splice(0, count);
    const entries = dropped.flatMap((beat) => beat.entries);
    const position = dropped.findLast((beat) => beat.position)?.position ?? this.beat.peek()?.beat.position;
    this.untold.value -= entries.length;
    this.paused.value = false;
    this.stage?.clear();
    if (position) this.store.display(position, entries);
    this.go();
  }

  /** Tell all that is left at once. */
  flush() {
    if (!this.then) return;
    const rest = this.waiting.flatMap((beat) => beat.entries);
    const now = this.beat.peek()?.beat;
    const last = this.waiting.at(-1)?.position ?? now?.position;
    this.waiting = [];
    batch(() => {
      if (last) this.store.display(last, [...(now?.entries ?? []), ...rest]);
      this.rest();
    });
  }

  rest() {
    clearTimeout(this.timer);
    this.then = null;
    this.at = 0;
    this.stage?.clear();
    batch(() => {
      this.beat.value = null;
      this.paused.value = false;
      this.untold.value = 0;
    });
  }

  /** The player has acted: nothing waits, and nothing is news any more. */
  acted() {
    this.flush();
    this.isFresh.value = false;
    this.missed = false;
    this.turn = undefined;
    this.prepare();
  }

  end() {
    for (const ending of this.endings) ending();
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.hide);
  }
}
