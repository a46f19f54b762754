// The games whose page "How to play" is written.

/** In the order in which they are shown. @type {Record<string, () => Promise<{sections: import('./parts.js').Section[]}>>} */
export const WRITTEN = {
  witchstone: () => import('./witchstone.js'),
  'whirling-witchcraft': () => import('./whirling-witchcraft.js'),
  witchdom: () => import('./witchdom.js'),
};
