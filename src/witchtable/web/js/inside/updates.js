// The service worker keeps the whole site for days without a network; a new version waits until it is asked for.
import { effect, signal } from '@preact/signals';
import { file } from '../lib/files.js';
import { progress } from './engines.js';

/** How the new version is loaded, if there is one. */
export const update = signal(/** @type {(() => void) | null} */ (null));

/** @param {ServiceWorkerRegistration} site */
function watch(site) {
  const offer = () => {
    const { waiting } = site;
    if (waiting && navigator.serviceWorker.controller) update.value = () => waiting.postMessage('take over');
  };
  offer();
  site.addEventListener('updatefound', () => site.installing?.addEventListener('statechange', offer));
  navigator.serviceWorker.addEventListener('controllerchange', () => { if (update.peek()) location.reload(); });
}

// Only when Python is there: what it has loaded needs not come twice.
const stop = effect(() => {
  if (progress.value !== null || !('serviceWorker' in navigator)) return;
  queueMicrotask(() => stop());
  navigator.serviceWorker.register(file('/service.js')).then(watch, () => { /* then it needs the network the next time, too */ });
});
