// Signs of the sources that a game's judge speaks of.

/** @type {Record<string, Record<string, string>>} */
const ICONS = {
  witchstone: { energy: 'ws-energy', witches: 'ws-witch', wand: 'ws-wand', pentagram: 'ws-pentagram', crystals: 'ws-crystal', scrolls: 'ws-scroll', tiles: 'ww-cauldron' },
  witchdom: { potions: 'wd-potion', witches: 'wd-witch', objectives: 'wd-objective', tools: 'wd-mortar', animals: 'wd-cat', resources: 'wd-leaf', tempo: 'ui-clock', ostara: 'wd-ostara' },
  'whirling-witchcraft': { overflow: 'ww-circle', room: 'ww-mushroom', recipes: 'ww-twoway', arcana: 'ww-potion', hand: 'ui-rules', personality: 'wd-witch' },
};

/** @param {string} game @param {string} source @returns {string | null} */
export const iconOf = (game, source) => ICONS[game]?.[source] ?? null;
