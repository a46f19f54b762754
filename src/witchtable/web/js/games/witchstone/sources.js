// What the lines of a score sheet are put together under: 27 of them would be too many to be read.

/** @param {string} id @param {string} icon @param {string[]} lines @param {string} [name] @returns {import('../../scene.js').Source} */
const source = (id, icon, lines, name) => ({ id, icon, labels: lines.map((line) => `witchstone-score-${line}`), name });

export const SOURCES = [
  source('connections', 'ws-energy', ['connections']),
  source('stone', 'ws-witchstone', ['witchstone']),
  source('witches', 'ws-witch', ['witches']),
  source('chips', 'ws-chip', ['chip'], 'page-ws-source-chips'),
  source('owls', 'ws-owl', ['owl'], 'page-ws-source-owls'),
  source('wand', 'ws-wand', ['wand'], 'page-ws-source-wand'),
  source('prophecies', 'ws-prophecy', ['prophecy'], 'page-ws-source-prophecies'),
  source('spells', 'ws-spell', ['spells']),
  source('removals', 'ws-crystal', ['removals']),
];
