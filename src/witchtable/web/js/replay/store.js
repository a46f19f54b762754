// A finished game, step by step: what the replay shows, and the ways to go through it.
import { rename, whole } from '../address.js';
import { get, once, query } from '../api.js';
import { batch, computed, effect, signal } from '../html.js';
import { inThisLanguage } from '../names.js';
import { namesOf } from '../table/store.js';
import { seatNames } from '../texts.js';

/** @typedef {import('../table/store.js').About} About */
/** @typedef {import('../protocol.js').Replay} Frame  The game after so many moves, from one viewpoint. */

export const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 1600; // milliseconds for a move at speed 1

export class ReplayStore {
  /** @param {string} id @param {URLSearchParams} fields  What the address asks for. */
  constructor(id, fields) {
    this.id = id;
    this.invite = fields.get('invite');
    this.about = signal(/** @type {About | null} */ (null));
    this.edition = signal(/** @type {Record<string, unknown> | null} */ (null));
    /** The scores after each move. */
    this.story = signal(/** @type {import('../protocol.js').ExportedMove[]} */ ([]));
    this.frame = signal(/** @type {Frame | null} */ (null));
    /** Where we want to be; the frame follows. */
    this.step = signal(Math.max(0, Number(fields.get('step')) || 0));
    this.seat = signal(fields.get('seat') === null ? null : Number(fields.get('seat')));
    this.playing = signal(false);
    this.speed = signal(1);
    this.problem = signal(/** @type {unknown} */ (null));
    /** @type {Map<string, Promise<Frame>>} */
    this.frames = new Map();
    this.isFollowing = false;

    this.names = computed(() => namesOf(this.about.value?.players ?? [], this.frame.value?.view));
    this.steps = computed(() => this.frame.value?.steps ?? 0);
    // What the row of seats reads of a table.
    this.position = computed(() => {
      const { frame, about } = { frame: this.frame.value, about: this.about.value };
      if (!frame) return null;
      return { ...frame, seat: frame.seat !== null && about?.seats.includes(frame.seat) ? frame.seat : null };
    });
    this.shown = this.position;
    this.clocks = signal(null);
    this.clocksAt = signal(0);
    this.forget = effect(() => { seatNames.value = this.names.value; });
    this.begin(!fields.has('step') && !fields.has('seat'));
  }

  /** @param {boolean} isFresh  Nobody has chosen a move or a seat yet. */
  async begin(isFresh) {
    const invited = query({ invite: this.invite });
    try {
      const [about, edition] = await Promise.all([get(`/api/tables/${this.id}${invited}`), once(`/api/tables/${this.id}/edition${invited}`)]);
      batch(() => {
        this.about.value = about;
        this.edition.value = edition;
        if (isFresh) this.seat.value = about.seats[0] ?? null;
      });
      await this.follow();
      const { moves } = await once(`/api/tables/${this.id}/export${invited}`);
      this.story.value = moves;
    } catch (problem) {
      this.problem.value = problem;
    }
  }

  /** @param {number} step @param {number | null} seat */
  load(step, seat) {
    const path = /** @type {const} */ (`/api/tables/${this.id}/replay${query({ step, seat, invite: this.invite })}`);
    let found = this.frames.get(path);
    if (!found) {
      found = get(path);
      found.catch(() => this.frames.delete(path));
      this.frames.set(path, found);
    }
    return found;
  }

  /** Show what is wanted; while one frame is on its way, only the latest wish counts. */
  async follow() {
    if (this.isFollowing) return;
    this.isFollowing = true;
    try {
      for (;;) {
        const [step, seat] = [this.step.peek(), this.seat.peek()];
        const frame = await this.load(step, seat);
        this.frame.value = frame;
        if (step !== this.step.peek() || seat !== this.seat.peek()) continue;
        this.name(step, seat);
        if (step < frame.steps) this.load(step + 1, seat).catch(() => {});
        break;
      }
    } finally {
      this.isFollowing = false;
    }
  }

  /** The address names the move. @param {number} step @param {number | null} seat */
  name(step, seat) {
    rename(`/tables/${this.id}/replay`, query({ step, seat, invite: this.invite }));
  }

  /** The same address for somebody else. */
  get link() {
    const about = this.about.value;
    const invite = about?.public ? null : this.invite ?? about?.invite;
    return whole(`/tables/${this.id}/replay${query({ step: this.step.value, seat: this.seat.value, invite })}`);
  }

  /** @param {number} step */
  go(step) {
    this.step.value = Math.min(this.steps.peek(), Math.max(0, step));
    this.follow().catch((problem) => {
      // Once something is shown, a move that does not come is no reason to take it away.
      if (this.frame.peek()) this.playing.value = false;
      else this.problem.value = problem;
    });
  }

  /** Go there by hand, which ends playing. @param {number} step */
  jump(step) {
    this.playing.value = false;
    this.go(step);
  }

  /** Look from another seat; null: as a spectator. @param {number | null} seat */
  look(seat) {
    this.seat.value = seat;
    this.go(this.step.peek());
  }

  play() {
    if (this.playing.peek()) {
      this.playing.value = false;
      return;
    }
    if (this.step.peek() >= this.steps.peek()) this.go(0);
    this.playing.value = true;
  }

  /** Milliseconds that a move is shown. */
  get pause() {
    return PAUSE / this.speed.value;
  }

  /** What the board is given. @returns {import('../scene.js').Scene | null} */
  scene() {
    return this.frame.value && this.sceneOf(this.frame.value);
  }

  /** What a board is given: a position, and nothing to choose. @param {Frame} frame @returns {import('../scene.js').Scene | null} */
  sceneOf(frame) {
    if (!this.edition.value) return null;
    return {
      view: frame.view,
      edition: inThisLanguage(this.edition.value),
      seat: frame.seat,
      names: this.names.value,
      deciders: frame.deciders,
      version: frame.step,
      choices: new Map(),
      choose: () => {},
      label: (action) => action,
      proposal: signal(null),
      aid: () => new Promise(() => { /* nobody asks for help here */ }),
      news: frame.events,
      live: false,
    };
  }

  end() {
    this.playing.value = false;
    this.forget();
  }
}
