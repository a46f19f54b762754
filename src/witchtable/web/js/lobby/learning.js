// What newcomers are offered: the course of a game as far as they have come with it, and bots that fit.
import { get } from '../api.js';
import { USUAL_BOT } from './games.js';
import { me } from './player.js';

/** @typedef {import('../protocol.js').OfferedLesson} OfferedLesson */
/** @typedef {{next: OfferedLesson | null, minutes: number, learned: number, count: number, isBegun: boolean}} Course */

/** How far the player has come with each course. @param {string[]} games @returns {Promise<Record<string, Course>>} */
export async function readCourses(games) {
  /** @param {string} game @returns {Promise<OfferedLesson[]>} */
  const lessons = (game) => get(`/api/lessons/${game}`).catch(() => []); // then there is none for now
  const found = await Promise.all(games.map(async (game) => /** @type {[string, OfferedLesson[]]} */ ([game, await lessons(game)])));
  return Object.fromEntries(found.filter(([, all]) => all.length).map(([game, all]) => [game, courseOf(all)]));
}

/** Of what a first game needs; the whole game at its end is not counted as time to learn. @param {OfferedLesson[]} lessons @returns {Course} */
function courseOf(lessons) {
  const basic = lessons.filter((lesson) => lesson.basic);
  const learned = basic.filter((lesson) => lesson.learned).length;
  return {
    next: basic.find((lesson) => lesson.table) ?? basic.find((lesson) => !lesson.learned) ?? null,
    minutes: minutesOf(lessons),
    learned,
    count: basic.length,
    isBegun: learned > 0 || lessons.some((lesson) => lesson.table),
  };
}

/** How long it takes until one is ready for a game. @param {OfferedLesson[]} lessons */
export const minutesOf = (lessons) => lessons.filter((lesson) => lesson.basic && !lesson.whole_game).reduce((sum, lesson) => sum + lesson.minutes, 0);

/** Whether the player has played a game to its end. @param {string} game */
export function hasPlayed(game) {
  const { statistics = [], tables = [] } = me.value ?? {};
  return statistics.some((one) => one.game === game && one.games > 0) || tables.some((row) => row.game === game && row.status === 'over' && row.seats.length > 0);
}

/** Whether the player has met bots in games that count. @param {string} game */
export const hasMetBots = (game) => me.value?.even[game] !== undefined;

/** The bots that fit: apprentices for a first game, then those against whom it would be an even match. @param {string} game */
export const fittingBot = (game) => me.value?.even[game] ?? USUAL_BOT;
