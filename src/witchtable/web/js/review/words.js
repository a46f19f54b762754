// Putting figures and messages of a review into words.
import { say, t } from '../texts.js';

/** @typedef {import('../protocol.js').Saying} Words */
/** @typedef {import('./store.js').ReviewStore} ReviewStore */

/** A part of the win in whole percents, or points, with its sign. @param {number} part @param {import('./store.js').Measure} [measure] */
export function signed(part, measure = 'share') {
  const figure = measure === 'share' ? Math.round(100 * part) : Math.round(part);
  return `${figure < 0 ? '−' : '+'}${Math.abs(figure)}`;
}

/** @param {number} part */
export const percent = (part) => Math.round(100 * part);

/** How far off a figure may be, in whole percents; never none. @param {number} error */
export const margin = (error) => Math.max(1, Math.round(100 * error));

/** Whether a figure says something: it is clearly more than its error. @param {number} figure @param {number} error */
export const isSure = (figure, error) => Math.abs(figure) >= 1.5 * error;

/** The server calls players as the record does; here they have the names of the table. @param {ReviewStore} store @param {Words} words @param {number | null} [seat]  Whom `name` means. @returns {string} */
export function tell(store, words, seat = null) {
  const [names, raw] = [store.replay.names.value, store.review.value?.names ?? []];
  const args = Object.entries(words.args).map(([key, value]) => {
    if (key !== 'name' && key !== 'other') return [key, value];
    const at = key === 'name' && seat !== null ? seat : raw.findIndex((name) => JSON.stringify(name) === JSON.stringify(value));
    return [key, names[at] ?? value];
  });
  return say({ id: words.id, args: Object.fromEntries(args) });
}

/** Whether a seat is the reader's. @param {ReviewStore} store @param {number} seat */
export const isOwn = (store, seat) => store.replay.about.value?.seats.includes(seat) ?? false;

/** Who it is; whoever reads is "you". @param {ReviewStore} store @param {number} seat */
export function who(store, seat) {
  const name = store.replay.names.value[seat] ?? '';
  return isOwn(store, seat) ? t('page-review-you', { name }) : name;
}

/** Where a turning point is. @param {import('./store.js').Moment} moment */
export function where(moment) {
  return moment.step < 0 ? t('review-where-deal') : t('review-where', { move: moment.step + 1, turn: moment.turn });
}

/** What kind of turning point it is, in a word: slip, strong move, luck. @param {import('./store.js').Moment} moment */
export const kindWord = (moment) => t('page-review-kind', { kind: moment.kind === 'luck' && moment.worth[moment.for_seat] < 0 ? 'misfortune' : moment.kind });
