// It is my turn: said in the title of the window, with a sound, and by the system if it may.
import { useEffect, useRef } from '../html.js';
import { file } from '../lib/files.js';
import { notifying } from '../settings.js';
import { t } from '../texts.js';
import { hear } from './sounds.js';

/** @param {import('./store.js').TableStore} store @param {string} question  What the bar asks. */
export function useMyTurn(store, question) {
  const mine = store.isMyTurn.value;
  const over = store.shown.value?.over ?? false;
  const before = useRef({ mine, over });
  const game = store.about.value?.game ?? '';
  const title = t(`game-${game}`);
  useEffect(() => {
    document.title = mine ? t('title-my-turn', { title }) : `${title} – Witchtable`;
    return () => { document.title = 'Witchtable'; };
  }, [mine, title]);
  useEffect(() => {
    const was = before.current;
    before.current = { mine, over };
    if (over && !was.over) hear('ended');
    if (!mine || was.mine) return;
    hear('myTurn');
    if (notifying.value && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      const shown = new Notification(t('title-my-turn', { title }), { body: question, tag: store.id, icon: file('/web/icon.svg') });
      shown.addEventListener('click', () => { window.focus(); shown.close(); });
    }
  }, [mine, over]);
}
