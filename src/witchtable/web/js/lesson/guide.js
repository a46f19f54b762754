// Where the pupil of a table is in a lesson: which step is shown, what was wrong, and the ways to go on.
import { Refusal, post } from '../api.js';
import { batch, computed, effect, signal } from '../html.js';
import { newId } from '../socket.js';
import { inspected } from '../table/inspector.js';

/** @typedef {import('../protocol.js').LessonStanding} Standing */
/** @typedef {import('../protocol.js').LessonStep} Step */
/** @typedef {import('../protocol.js').OfferedLesson} OfferedLesson */
/** @typedef {import('./place.js').Form} Form */
/** @typedef {{text: string, clause: string | null, action: string, count: number}} Mistake */
const MISTAKES = ['not_asked', 'illegal']; // other refusals are nobody's fault
const PATIENCE = 3000; // milliseconds for an answer to a move
const MARKED = 2000; // milliseconds that a wrong piece is marked

export class Guide {
  /** @param {import('../table/store.js').TableStore} store @param {string} game @param {OfferedLesson[]} course @param {OfferedLesson} lesson */
  constructor(store, game, course, lesson) {
    this.store = store;
    this.game = game;
    this.lesson = lesson;
    this.number = course.indexOf(lesson) + 1;
    this.next = course[this.number] ?? null;
    /** Whether it has steps; otherwise it is a whole game. */
    this.isGuided = !lesson.whole_game;
    this.text = `lesson-${game}-${lesson.name}`;
    /** Which step is shown; as many as there are: the end. */
    this.at = signal(0);
    this.mistake = signal(/** @type {Mistake | null} */ (null));
    /** The choice whose piece is marked as wrong. */
    this.marked = signal(/** @type {string | null} */ (null));
    /** What was clicked last. @type {Element | null} */
    this.touched = null;
    /** Whether the goal was missed, and the step has begun again. */
    this.again = signal(false);
    /** Whether a move has been sent, and it is not known yet what became of it. */
    this.sent = signal(false);
    /** Counts clicks on what cannot be chosen now. */
    this.nudges = signal(0);
    this.moving = signal(false);
    /** Whether the coach has found a place for what is to be said. */
    this.isPlaced = signal(false);
    /** Whether it stands there for what is asked now. */
    this.isReady = signal(false);
    /** The form in which it has its place. */
    this.form = signal(/** @type {Form} */ (''));
    /** Whether the pupil has put the words away; null: as there is room. */
    this.isFolded = signal(/** @type {boolean | null} */ (null));
    /** Whether the pupil is asked about leaving. */
    this.isLeaving = signal(false);
    /** @type {Standing | null} */
    this.before = null;
    /** What was asked for, and not answered. @type {{request: string, to: string, step: number} | null} */
    this.lost = null;
    this.step = computed(() => /** @type {Step | undefined} */ (this.lesson.steps[this.at.value]));
    this.standing = computed(() => /** @type {Standing} */ (store.about.value?.lesson));
    this.isDone = computed(() => this.at.value >= this.lesson.steps.length);
    /** Whether the step that is shown is the one that asks. */
    this.isAsking = computed(() => !this.isDone.value && this.step.value?.asks === true && this.standing.value?.step === this.at.value);
    /** Whether others play: the coach says nothing then. */
    this.isWaiting = computed(() => this.moving.value || store.teller.isOn.value || this.sent.value || (!store.isMyTurn.value && !this.standing.value?.done));
    this.endings = [effect(() => this.follow()), effect(() => this.listen()), effect(() => this.watch())];
  }

  /** The forms in which the coach may come, the best first. @param {boolean} isSmall @returns {Form[]} */
  forms(isSmall) {
    if (this.isFolded.value) return ['small'];
    if (!isSmall) return [''];
    if (!this.isAsking.value || this.isFolded.value !== null) return ['', 'tucked'];
    // What has been read already gives way to what is asked.
    if (this.standing.value.moves > 0) return ['', 'tucked', 'brief', 'small'];
    return this.mistake.value || this.again.value ? ['', 'tucked', 'brief'] : ['', 'tucked'];
  }

  /** The name of a text of the step that is shown. @param {string} [part] */
  textOf(part) {
    return `${this.text}-${this.step.value?.name}${part ? `-${part}` : ''}`;
  }

  /** The first step to be shown on the way to one that asks: what is only read comes before it. @param {number} step */
  from(step) {
    let first = step;
    while (first > 0 && !this.lesson.steps[first - 1].asks) first -= 1;
    return first;
  }

  /** Go along with what the server tells. */
  follow() {
    const now = this.standing.value;
    if (!now) return;
    const before = this.before;
    this.before = now;
    if (before === now) return;
    batch(() => {
      this.sent.value = false;
      if (!before) this.at.value = this.recall(now);
      else if (now.step > before.step) this.show(Math.max(this.from(now.step), before.step + 1));
      else if (now.step < before.step) this.show(now.step);
      else if (now.tries > before.tries) {
        this.show(now.step);
        this.again.value = true;
      } else if (now.moves !== before.moves) {
        [this.mistake.value, this.marked.value] = [null, null];
        if (now.moves > 0) this.again.value = false;
      }
    });
  }

  /** @param {number} at */
  show(at) {
    batch(() => {
      this.at.value = at;
      [this.mistake.value, this.marked.value, this.again.value] = [null, null, false];
    });
    sessionStorage.setItem(`witchtable.lesson.${this.store.id}`, String(at));
  }

  /** What was shown when the page was left, as far as it can be shown now. @param {Standing} now */
  recall(now) {
    const kept = Number(sessionStorage.getItem(`witchtable.lesson.${this.store.id}`) ?? -1);
    const first = this.from(now.step);
    if (kept >= first && kept <= now.step) return kept;
    return now.moves > 0 ? now.step : first;
  }

  /** A move is on its way: nothing is asked until it has been answered. */
  watch() {
    if (!this.store.pending.value) return undefined;
    this.sent.value = true;
    const timer = setTimeout(() => { this.sent.value = false; }, PATIENCE);
    return () => clearTimeout(timer);
  }

  /** What was wrong is said by the coach. */
  listen() {
    const problem = this.store.problem.value;
    if (!problem) return;
    const before = this.mistake.peek()?.count ?? 0;
    const isMistake = MISTAKES.includes(problem.code ?? '');
    const count = isMistake ? before + 1 : before;
    const action = isMistake ? this.store.tried : '';
    inspected.value = null; // it would lie over what is right
    batch(() => {
      this.sent.value = false;
      this.again.value = false;
      this.mistake.value = { text: problem.text, clause: problem.clause, action, count };
      this.marked.value = action;
    });
    setTimeout(() => { if (this.mistake.peek()?.count === count) this.marked.value = null; }, MARKED);
  }

  /** Whether there is anything before what is shown. */
  get hasBefore() {
    return this.at.value > 0 || this.standing.value.moves > 0;
  }

  /** To what was shown before: read again, begun again, or taken back. */
  back() {
    const { at, standing } = this;
    const now = standing.peek();
    if (this.isAsking.peek() && now.moves > 0) return this.go('again');
    if (at.peek() > this.from(now.step)) {
      this.show(at.peek() - 1);
      return undefined;
    }
    return this.go('back');
  }

  /** To the next step: read, or played by the tutor. */
  async forward() {
    if (this.isAsking.peek()) await this.go('skip');
    else this.show(this.at.peek() + 1);
  }

  /** Open a step again that is finished. @param {number} to */
  async reopen(to) {
    const asked = this.lesson.steps.findIndex((step, at) => at >= to && step.asks);
    const wanted = asked < 0 ? this.lesson.steps.length : asked;
    for (let tries = this.lesson.steps.length; tries > 0 && this.standing.peek().step > wanted; tries -= 1) await this.go('back');
    if (this.standing.peek().step >= wanted) this.show(to);
  }

  /** Whoever asks again because an answer was lost goes on once. @param {'again' | 'back' | 'skip'} to */
  async go(to) {
    const { step } = this.standing.peek();
    const request = this.lost?.to === to && this.lost.step === step ? this.lost.request : newId();
    this.moving.value = true;
    try {
      this.store.meet(await post(`/api/tables/${this.store.id}/lesson`, { request, to }));
      if (to === 'again') this.show(this.standing.peek().step);
      this.lost = null;
    } catch (problem) {
      this.lost = problem instanceof Refusal ? null : { request, to, step };
      this.store.refuse(problem);
    }
    this.moving.value = false;
  }

  end() {
    for (const end of this.endings) end();
  }
}
