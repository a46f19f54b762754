// What this browser remembers of its owner's wishes.
import { effect, signal } from './html.js';

/** @template T @param {string} name @param {T} usual @param {readonly T[]} [allowed] */
function setting(name, usual, allowed) {
  /** @type {T} */
  let found = usual;
  try {
    found = JSON.parse(localStorage.getItem(`witchtable.${name}`) ?? 'null') ?? usual;
  } catch { /* nothing readable: as if never set */ }
  const made = signal(allowed && !allowed.includes(found) ? usual : found);
  effect(() => {
    try {
      localStorage.setItem(`witchtable.${name}`, JSON.stringify(made.value));
    } catch { /* a browser that keeps nothing */ }
  });
  return made;
}

export const LANGUAGES = /** @type {const} */ ({ en: 'English', de: 'Deutsch', fr: 'Français', hu: 'Magyar' });
/** @typedef {keyof typeof LANGUAGES} Language */

/** Empty: as the browser likes. */
export const language = setting('language', /** @type {'' | Language} */ (''), ['', .../** @type {Language[]} */ (Object.keys(LANGUAGES))]);
export const sound = setting('sound', true);
export const motion = setting('motion', 'auto', ['auto', 'less', 'full']);
export const colours = setting('colours', 'night', ['night', 'day', 'contrast']);
/** Which moves ask "really?": none, those that cannot be taken back, all. */
export const confirming = setting('confirm', 'never', ['never', 'reveals', 'always']);
/** How fast it is told what others do. */
export const pace = setting('pace', 'normal', ['slow', 'normal', 'fast', 'off']);
/** Whether "since your last turn" opens by itself. */
export const sinceOpens = setting('since', true);
/** Whether the log shows the numbers of the rules. */
export const ruleNumbers = setting('rule-numbers', false);
export const notifying = setting('notify', false);
/** Whether Pim accompanies games: auto, at a first one. */
export const coaching = setting('coach', 'auto', ['auto', 'on', 'off']);
/** Whether opponents with a name are listened to. */
export const remarks = setting('remarks', true);
/** Who is not listened to in this browser: their names by their signs. */
export const muted = setting('muted', /** @type {Record<string, string>} */ ({}));
/** What a guest wants to be called. */
export const guestName = setting('name', '');

effect(() => {
  document.documentElement.dataset.motion = motion.value;
  document.documentElement.dataset.colours = colours.value;
});

/** Whether things should move. */
export function moves() {
  if (motion.value !== 'auto') return motion.value === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The language to speak now. @returns {Language} */
export function spoken() {
  if (language.value) return /** @type {Language} */ (language.value);
  for (const wish of navigator.languages ?? []) {
    const found = wish.slice(0, 2).toLowerCase();
    if (found in LANGUAGES) return /** @type {Language} */ (found);
  }
  return 'en';
}
