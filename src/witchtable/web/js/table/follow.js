// Telling what others do, beat by beat: what is told together, in which order, and how long it takes. Nothing here touches the page.
import { share } from '../lib/share.js';

/** @typedef {import('../protocol.js').LogEntry} LogEntry */
/** @typedef {import('../protocol.js').Position} Position */
/** @typedef {{events: LogEntry[], position: Position}} Frame  What happened, and how the table looks after it. */
/** @typedef {import('../scene.js').Told} Told */
/** @typedef {{entry: LogEntry, told: Told}} Deed */
/**
 * @typedef {object} Beat  What a person would say in one breath.
 * @property {number | null} seat  Who does it; null: everybody, or nobody.
 * @property {Deed[]} deeds  What is worth telling of it.
 * @property {LogEntry[]} entries  All of it, with what belongs to it.
 * @property {Position | null} position  How the table looks after it, if that is known.
 */

/** Milliseconds: the shortest and the longest beat, one seat's whole turn, and all that may wait. @type {Record<string, {short: number, long: number, turn: number, most: number}>} */
export const PACES = {
  slow: { short: 1100, long: 1700, turn: 8000, most: 20000 },
  normal: { short: 520, long: 900, turn: 4000, most: 12000 },
  fast: { short: 260, long: 460, turn: 2000, most: 6000 },
};

/**
 * A message as frames: the stages in its middle first, then how it ended.
 * @param {{events: LogEntry[], state: Position, stages?: {events: number, view: Record<string, unknown>, scores: number[]}[]}} message
 * @param {Position | null} before @returns {Frame[]}
 */
export function framesOf({ events, state, stages = [] }, before) {
  /** @type {Frame[]} */
  const frames = [];
  let [last, from] = [before, 0];
  for (const stage of stages) {
    const version = before?.version ?? state.version;
    last = share(last, { ...state, version, view: stage.view, scores: stage.scores, deciders: [], legal: [], question: null, can_undo: false, over: false, winners: [] });
    frames.push({ events: events.slice(from, stage.events), position: /** @type {Position} */ (last) });
    from = stage.events;
  }
  return [...frames, { events: events.slice(from), position: share(last, state) }];
}

/** Whose it is. @param {LogEntry} entry @returns {number | null} */
export const seatOf = (entry) => (typeof entry.event.seat === 'number' ? entry.event.seat : null);

/**
 * A frame as beats. What weighs nothing belongs to what came before it; what has the same `phase` is told together.
 * @param {Frame} frame @param {(entry: LogEntry, after: unknown) => Told} tell @returns {Beat[]}
 */
export function beatsOf({ events, position }, tell) {
  /** @type {Beat[]} */
  const beats = [];
  /** @type {LogEntry[]} */
  let early = [];
  for (const entry of events) {
    const told = tell(entry, position.view);
    const last = beats.at(-1);
    if (!told.weight) {
      if (last) last.entries.push(entry);
      else early.push(entry);
    } else if (last && told.phase && last.deeds.at(-1)?.told.phase === told.phase) {
      last.entries.push(entry);
      last.deeds.push({ entry, told });
      if (last.seat !== seatOf(entry)) last.seat = null;
    } else {
      if (last) beats.push(...afterwards(last));
      beats.push({ seat: seatOf(entry), deeds: [{ entry, told }], entries: [...early, entry], position: null });
      early = [];
    }
  }
  if (beats.length) beats.push(...afterwards(beats[beats.length - 1]));
  if (!beats.length) beats.push({ seat: null, deeds: [], entries: early, position: null });
  beats[beats.length - 1].position = position;
  return beats;
}

/** What is told of a beat when it has been told. @param {Beat} beat @returns {Beat[]} */
function afterwards(beat) {
  const deeds = beat.deeds.flatMap(({ entry, told }) => (told.then ? [{ entry, told: told.then }] : []));
  return deeds.length ? [{ seat: beat.seat, deeds, entries: [], position: null }] : [];
}

/** @param {Beat} one @param {Beat} other @returns {Beat} */
function join(one, other) {
  return { seat: one.deeds.length && other.deeds.length && one.seat !== other.seat ? null : one.deeds.length ? one.seat : other.seat,
    deeds: [...one.deeds, ...other.deeds], entries: [...one.entries, ...other.entries], position: other.position ?? one.position };
}

/** @param {Beat} beat */
const weight = (beat) => beat.deeds.reduce((sum, { told }) => sum + told.weight, 0);

/** Whether two beats are the same small thing again ("3 energy"). @param {Beat} one @param {Beat} other */
function alike(one, other) {
  const [a, b] = [one.deeds.at(-1)?.told, other.deeds[0]?.told];
  return one.seat === other.seat && a?.weight === 1 && b?.weight === 1 && a.kind === b.kind;
}

/** Small equal things are told together, and what says nothing goes with what came before. @param {Beat[]} beats */
export function tidy(beats) {
  /** @type {Beat[]} */
  const made = [];
  for (const beat of beats) {
    const last = made.at(-1);
    if (last && (!beat.deeds.length || !last.deeds.length || alike(last, beat))) made[made.length - 1] = join(last, beat);
    else made.push(beat);
  }
  return made;
}

/** Join neighbours, the lightest first, until there are no more than so many. @param {Beat[]} beats @param {number} most */
export function squeeze(beats, most) {
  const made = [...beats];
  while (made.length > Math.max(1, most)) {
    let least = 0;
    for (let at = 1; at < made.length - 1; at += 1) {
      if (weight(made[at]) + weight(made[at + 1]) < weight(made[least]) + weight(made[least + 1])) least = at;
    }
    made.splice(least, 2, join(made[least], made[least + 1]));
  }
  return made;
}

/** How many beats at the beginning are one seat's. @param {Beat[]} beats */
export function turnOf(beats) {
  let count = 1;
  while (count < beats.length && beats[count].seat === beats[0].seat) count += 1;
  return Math.min(count, beats.length);
}

/** For how many beats more of the same turn time is kept, while its seat has still to decide. */
const MORE = 4;

/**
 * What to tell next and for how long, and what then waits: so that a turn fits into its time, whatever has been told of it, and
 * also if its seat thinks for long and it comes in pieces. Then each takes its share of what is left, so later ones are shorter.
 * @param {Beat[]} waiting @param {number} spent  Milliseconds of this turn. @param {string} pace
 * @returns {{beat: Beat, time: number, rest: Beat[], left: number}}
 */
export function next(waiting, spent, pace) {
  const { short, long, turn, most } = PACES[pace] ?? PACES.normal;
  const all = tidy(waiting);
  const count = turnOf(all);
  const { seat, position } = all[count - 1];
  const more = seat !== null && position?.deciders?.includes(seat) ? MORE : 0;
  const room = Math.min(Math.max(turn - spent, short / 2), (most * count) / all.length);
  const [beat, ...rest] = squeeze(all.slice(0, count), Math.floor((room * count) / (count + more) / short));
  const least = spent > 0 && (more || room < short) ? short / 4 : short;
  const time = Math.max(least, Math.min(long, room / (1 + rest.length + more)));
  return { beat, time: Math.min(time, weight(beat) > 1 ? long : (short + long) / 2), rest: [...rest, ...all.slice(count)], left: rest.length };
}
