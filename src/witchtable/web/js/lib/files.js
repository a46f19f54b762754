// Where the files of the page lie: at the root of a server, or in any folder of another host.
const ROOT = new URL('../../..', import.meta.url).pathname.slice(0, -1);

/** @param {string} path  As on a server of ours: `/web/…`, `/locale/…`. */
export const file = (path) => ROOT + path;
