// Positions to look at: moments of games that were played, as a seat saw them (`python -m scripts.examples`).
import { once } from '../api.js';
import { signal, useEffect, useState } from '../html.js';
import { file } from '../lib/files.js';
import { inThisLanguage } from '../names.js';

/** @typedef {{seat: number, names: string[], view: unknown, aid?: unknown}} Example */
/** @typedef {{edition: Record<string, unknown>, moments: Record<string, Example>}} Examples */

/** @param {string} game @returns {Promise<Examples>} */
async function load(game) {
  const [edition, moments] = await Promise.all([once(`/api/games/${game}/edition`), fetch(file(`/web/how-to-play/${game}.json`)).then((answer) => answer.json())]);
  return { edition: /** @type {Record<string, unknown>} */ (edition), moments };
}

/** @param {string} game @returns {Examples | null} */
export function useExamples(game) {
  const [found, setFound] = useState(/** @type {{game: string, examples: Examples} | null} */ (null));
  useEffect(() => {
    let wanted = true;
    load(game).then((examples) => { if (wanted) setFound({ game, examples }); }, () => {});
    return () => { wanted = false; };
  }, [game]);
  return found?.game === game ? found.examples : null;
}

/** A scene in which nothing can be chosen. @template S @param {Examples} examples @param {string} moment @returns {S} */
export function sceneOf({ edition, moments }, moment) {
  const { view, seat, names } = moments[moment];
  return /** @type {S} */ ({
    view, edition: inThisLanguage(edition), seat, names, deciders: [], version: 0, choices: new Map(), choose: () => {},
    label: (/** @type {string} */ action) => action, proposal: signal(null), aid: () => new Promise(() => { /* nobody asks */ }), news: [], live: false,
  });
}
