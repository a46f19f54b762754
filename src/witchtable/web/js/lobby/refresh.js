// Keeping a page's lists and words at hand.
import { useEffect, useState } from '../html.js';
import { needTexts } from '../texts.js';
import { meetOthers } from './games.js';

/** Ask now, again and again while the page is seen, and whenever somebody comes back to it. @param {() => Promise<void>} ask @param {number} seconds */
export function useRefresh(ask, seconds) {
  useEffect(() => {
    const refresh = () => { if (!document.hidden) ask().catch(() => { /* the next time, then */ }); };
    refresh();
    const timer = setInterval(refresh, seconds * 1000);
    addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
}

/** Have these texts, and all games; true once they are here. @param {...string} names */
export function useTexts(...names) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let wanted = true;
    const done = () => { if (wanted) setReady(true); };
    Promise.all([needTexts(...names), meetOthers()]).then(done, done);
    return () => { wanted = false; };
  }, []);
  return ready;
}

/** @param {string} title */
export function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} – Witchtable` : 'Witchtable';
    return () => { document.title = 'Witchtable'; };
  }, [title]);
}
