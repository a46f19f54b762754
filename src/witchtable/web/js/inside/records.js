// Games as record files: all of them out in one file, and in again one by one, so that a refusal can name the line.
import { Refusal, query, send } from '../api.js';

/** @typedef {import('../protocol.js').ListedTable} ListedTable */

const BEGINS = /^(?=witchtable record )/m;

/** All these games, one below the other. @param {ListedTable[]} rows */
export async function recordsOf(rows) {
  const found = [];
  for (const { table, invite } of rows) found.push(await (await send('GET', `/api/tables/${table}/record${query({ invite })}`)).text());
  return found.join('');
}

/** Take games in; says how many were not here before. @param {File} file */
export async function bring(file) {
  let [count, line] = [0, 0];
  for (const text of (await file.text()).split(BEGINS)) {
    try {
      const { status } = await send('POST', '/api/records', { body: { text } });
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
