// Games come in from a file one by one, so that a refusal can name the line.
import { Refusal, send } from '../api.js';
import { needTexts } from '../texts.js';

const BEGINS = /^(?=witchtable record )/m;
/** No record is longer than this; and of what is none, the first line says so. */
const LONGEST = { record: 400_000, other: 1000 };

/** Take games in; says how many were not here before. @param {File} file */
export async function bring(file) {
  await needTexts('records'); // what may be wrong with them
  let [count, line] = [0, 0];
  // Some that pass a file on end its lines in their own way.
  for (const text of (await file.text()).replaceAll('\r\n', '\n').split(BEGINS)) {
    try {
      const { status } = await send('POST', '/api/records', { body: { text: text.slice(0, text.startsWith('witchtable record ') ? LONGEST.record : LONGEST.other) } });
      if (status === 201) count += 1;
    } catch (problem) {
      if (!(problem instanceof Refusal) || !problem.text) throw problem;
      const { where, problem: reason } = /** @type {any} */ (problem.text.args);
      throw new Refusal({ code: 'malformed', message: { id: 'inside-refused', args: { name: file.name, line: line + (where?.args.line ?? 1), reason: reason ?? problem.text } } }, problem.status);
    }
    line += text.split('\n').length - 1;
  }
  return count;
}
