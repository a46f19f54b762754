// Time that passes while one looks: countdowns, and how long is left in a few signs.
import { skew } from '../api.js';
import { useEffect, useState } from '../html.js';
import { t } from '../texts.js';

/** Show anew every second while something runs. @param {unknown} runs */
export function useSeconds(runs) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [Boolean(runs)]);
}

/** How long is left: days in words, else with colons. @param {number} seconds */
export function span(seconds) {
  const left = Math.max(0, Math.round(seconds));
  if (left >= 86400) return t('days', { count: Math.floor(left / 86400) });
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const hours = Math.floor(left / 3600);
  return hours ? `${hours}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}` : `${Math.floor(left / 60)}:${two(left % 60)}`;
}

/** What the server's clock says, in seconds since 1970. */
export const serverTime = () => Date.now() / 1000 + skew();

/** @type {WeakMap<object, number>} */
const heard = new WeakMap();

/** How many seconds ago something was told, by when it was first shown. @param {object} what */
export function secondsSince(what) {
  if (!heard.has(what)) heard.set(what, performance.now());
  return (performance.now() - Number(heard.get(what))) / 1000;
}
