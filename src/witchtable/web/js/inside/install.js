// The table as an app of this device: where the browser has that to offer, the lobby has a button for it.
import { signal } from '@preact/signals';

/** How the browser is asked, as long as it has it to offer. */
export const install = signal(/** @type {(() => void) | null} */ (null));

addEventListener('beforeinstallprompt', (/** @type {any} */ event) => {
  event.preventDefault(); // it would be said in the middle of a game
  install.value = () => {
    install.value = null; // it may be asked once
    event.prompt();
  };
});
addEventListener('appinstalled', () => { install.value = null; });

/** On these one does it by hand; and what is not installed loses its games after a week without a visit. */
export const isByHand = 'standalone' in navigator && !(/** @type {any} */ (navigator).standalone);
