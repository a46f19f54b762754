// What happens is heard: one sound for what happens at once, the most striking; what is told, when it is told.
import { useEffect, useRef } from '../html.js';
import { sound } from '../settings.js';

/** @typedef {import('../protocol.js').LogEntry} LogEntry */
/** @type {import('../scene.js').Heard[]} */
const STRIKING = ['overflow', 'brew', 'place', 'take'];

/** Nothing is loaded for whom nothing would be heard. @param {import('../lib/sound.js').Sound} name */
export function hear(name) {
  if (sound.peek() && navigator.userActivation?.hasBeenActive) import('../lib/sound.js').then(({ play }) => play(name));
}

/** @param {import('./store.js').TableStore} store @param {import('../scene.js').Face} face */
export function useSounds(store, face) {
  const heard = useRef(/** @type {WeakSet<LogEntry>} */ (new WeakSet()));
  const now = store.teller.beat.value?.beat.entries ?? store.news.value;
  useEffect(() => {
    const names = new Set(now.filter((entry) => !heard.current.has(entry)).map(({ event }) => soundOf(event, face)));
    now.forEach((entry) => heard.current.add(entry));
    const name = STRIKING.find((one) => names.has(one));
    if (name) hear(name);
  }, [now]);
}

/** @param {Record<string, unknown>} event @param {import('../scene.js').Face} face */
function soundOf(event, face) {
  const name = face.sounds?.[String(event.event)];
  const dry = name === 'overflow' && Array.isArray(event.overflow) && event.overflow.length === 0;
  return dry ? 'place' : name;
}
