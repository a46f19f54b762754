// The courses: which lessons there are, and the way into one.
import { once, post } from '../api.js';
import { go } from '../main.js';
import { needTexts } from '../texts.js';
import './hands.js';

/** @typedef {import('../protocol.js').OfferedLesson} OfferedLesson */

/** The lessons of a game, with all their words. @param {string} game */
export async function course(game) {
  const [lessons] = await Promise.all([once(`/api/lessons/${game}`), lessonTexts(game)]);
  return lessons;
}

/** @param {string} game */
export const lessonTexts = (game) => needTexts('lessons', `lessons-${game}`);

/** Begin a lesson, or go on with it. @param {string} game @param {string} name */
export async function begin(game, name) {
  const table = await post(`/api/lessons/${game}/${name}`);
  go(`/tables/${table.table}`);
}
