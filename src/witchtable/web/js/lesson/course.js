// The courses: which lessons there are, and the way into one.
import { once, post } from '../api.js';
import { go } from '../address.js';
import { needTexts } from '../texts.js';
import './hands.js';

/** @typedef {import('../protocol.js').OfferedLesson} OfferedLesson */

/** The lessons of a game, with the words of one. @param {string} game @param {string} name */
export async function course(game, name) {
  const [lessons] = await Promise.all([once(`/api/lessons/${game}`), needTexts('lessons', `lessons-${game}/${name}`)]);
  return lessons;
}

/** The words of all lessons. @param {string} game */
export const lessonTexts = (game) => needTexts('lessons', `lessons-${game}`);

/** Begin a lesson, or go on with it. @param {string} game @param {string} name */
export async function begin(game, name) {
  const table = await post(`/api/lessons/${game}/${name}`);
  go(`/tables/${table.table}`);
}
