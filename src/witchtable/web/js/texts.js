// The one door to Fluent: words for message ids, in the language that is spoken now.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { effect, signal } from './html.js';
import { file } from './lib/files.js';
import { language, spoken } from './settings.js';

/** @typedef {import('./protocol.js').Text} Text */

/** Who sits where; what the rules call seat A is somebody. */
export const seatNames = signal(/** @type {string[]} */ ([]));

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Promise<void>>} */
const loading = new Map();
const wanted = new Set(['engine', 'page']);
/** Counts what has been loaded, so that whatever shows words shows the new ones. */
const loaded = signal(0);
const SOFT_HYPHEN = '\u00ad';
/** What may be broken, by the same without soft hyphens: only cards show these, nobody hears or finds them. @type {Map<string, string>} */
const breaks = new Map();
/** The language whose words are all here. */
const current = signal('');

/** @param {string} name @param {string} to */
function load(name, to) {
  const path = file(`/locale/${to}/${name}.ftl`);
  let found = loading.get(path);
  if (!found) {
    found = fetch(path).then(async (first) => {
      const answer = first.ok ? first : await fetch(file(`/locale/en/${name}.ftl`));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      let bundle = bundles.get(to);
      if (!bundle) bundles.set(to, (bundle = new FluentBundle(to, { useIsolating: false })));
      bundle.addResource(new FluentResource(await answer.text()));
    });
    found.catch(() => loading.delete(path));
    loading.set(path, found);
  }
  return found;
}

/** Have these files at hand, in every language that is spoken from now on. @param {...string} names */
export async function needTexts(...names) {
  for (const name of names) wanted.add(name);
  await speak(spoken());
}

/** @param {string} to */
async function speak(to) {
  await Promise.all([...wanted].map((name) => load(name, to)));
  if (to !== spoken()) return;
  current.value = to;
  loaded.value += 1;
  document.documentElement.lang = to;
}

effect(() => {
  language.value;
  speak(spoken()).catch(() => { /* offline: the old words stay */ });
});

/** What was put into words since the words last changed: most of a page says the same again with every update. */
const said = { version: -1, language: '', words: /** @type {Map<string, string>} */ (new Map()) };
const MOST_SAID = 4000;

/** Put an id into words. @param {string} id @param {Record<string, any>} [args] @returns {string} */
export function t(id, args) {
  const [version, language] = [loaded.value, current.value];
  if (said.version !== version || said.language !== language || said.words.size > MOST_SAID) Object.assign(said, { version, language, words: new Map() });
  const key = args ? `${id} ${JSON.stringify(args)}` : id;
  let words = said.words.get(key);
  if (words === undefined) {
    words = worded(id, args);
    said.words.set(key, words);
  }
  return words;
}

/** @param {string} id @param {Record<string, any>} [args] */
function worded(id, args) {
  const bundle = bundles.get(current.peek());
  const found = bundle?.getMessage(id);
  if (!bundle || !found?.value) return id;
  const words = typeof found.value === 'string' ? found.value : bundle.formatPattern(found.value, args, []);
  return words.includes(SOFT_HYPHEN) ? withoutBreaks(words) : words;
}

/** @param {string} words */
function withoutBreaks(words) {
  const whole = words.replaceAll(SOFT_HYPHEN, '');
  breaks.set(whole, words);
  return whole;
}

/** What a piece is called: its name in this language, or as its edition has it. @param {string} name @returns {string} */
export function nameOf(name) {
  const id = `name-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;
  const found = t(id);
  return found === id ? name : found;
}

/** The words of a name or a title, and the parts of each between which a line may end. @param {string} name @returns {string[][]} */
export const wordParts = (name) => (breaks.get(name) ?? name).split(' ').map((word) => word.split(SOFT_HYPHEN));

/** Have the words for a refusal at hand: most players never need those of a game. @param {Text} message @param {string | undefined} game */
export async function needRefusal(message, game) {
  if (game && !bundles.get(current.peek())?.hasMessage(message.id)) await needTexts(`${game}-refusals`);
}

/** Put a refusal into words: why, or how long to wait. @param {string} code @param {number | null} [seconds] */
export function refused(code, seconds) {
  return code === 'too_many' && seconds ? t('refused-wait', { seconds }) : t('refused', { code });
}

/** What a bot plays like: a level in words, a guest of the operator's by its name. @param {string} bot */
export function botKind(bot) {
  const [level] = bot.split('@');
  const words = t(`level-${level}`);
  return words === `level-${level}` ? bot : words;
}

/** How strong a bot is, in a sentence; nothing of a guest. @param {string} bot */
export function botStrength(bot) {
  const [level] = bot.split('@');
  const words = t(`level-about-${level}`);
  return words === `level-about-${level}` ? '' : words;
}

/** Put a message of the server into words. @param {Text} message @returns {string} */
export function say(message) {
  if (message.id === 'named') return nameOf(String(message.args.name));  // The id is for those who type.
  if (message.id === 'seat') {
    const name = seatNames.value[String(message.args.seat).charCodeAt(0) - 65];
    if (name) return name;
  }
  return t(message.id, Object.fromEntries(Object.entries(message.args ?? {}).map(([name, value]) => [name, plain(value)])));
}

/** @param {unknown} value @returns {string | number} */
function plain(value) {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return say(/** @type {Text} */ (value));
}

/** A message of the server in other words, with more facts. @param {string} id @param {Text} message @param {Record<string, any>} more */
export function sayAs(id, message, more) {
  return t(id, { ...Object.fromEntries(Object.entries(message.args).map(([name, value]) => [name, plain(value)])), ...more });
}

/** How each language lists things: to make such a format takes longer than all else that a line of the log needs. @type {Map<string, Intl.ListFormat>} */
const lists = new Map();

/** A list in words ("a, b and c"). @param {string[]} parts */
export function list(parts) {
  const spoken = current.value || 'en';
  const format = lists.get(spoken) ?? new Intl.ListFormat(spoken);
  lists.set(spoken, format);
  return format.format(parts);
}

/** A number that changes whenever there are other words. */
export const wordsVersion = () => loaded.value;

/** The language whose words are shown. */
export function shownLanguage() {
  return current.value || 'en';
}

/** One argument of a message in words: the name of a card, a kind. @param {Text} message @param {string} name */
export function sayArgument(message, name) {
  return String(plain(message.args?.[name]));
}
