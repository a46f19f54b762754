// What tabs and the engine say to each other over their channel.

/** @typedef {{tab: string, id: number}} Who  Which tab, and which of its requests or lines. */

/**
 * @typedef {(Who & {kind: 'ask', method: string, path: string, headers: Record<string, string>, body: string | null})
 *   | (Who & {kind: 'open', path: string}) | (Who & {kind: 'say', text: string}) | (Who & {kind: 'close'})} FromTab
 */

/**
 * @typedef {(Who & {kind: 'answer', status: number, headers: Record<string, string>, body: string})
 *   | (Who & {kind: 'told', text: string}) | (Who & {kind: 'closed', code: number})
 *   | {kind: 'loading', done: number, of: number} | {kind: 'up'} | {kind: 'trouble', problem: string, to?: string}} FromEngine
 */

/** Everything of one site has this name: others may lie on the same host. */
export const SITE = `witchtable ${new URL('../../..', import.meta.url).pathname}`;
