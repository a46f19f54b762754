// Where we are, and how to go elsewhere without loading everything anew.
import { door } from 'door';
import { computed, signal } from './html.js';

const here = () => door.read(location);

/** The address of the page that is shown: path, query and fragment. */
export const place = signal(here());
/** What the fragment names: an id on the page. */
export const fragment = computed(() => decodeURIComponent(place.value.split('#')[1] ?? ''));

addEventListener('popstate', () => { place.value = here(); });

/** Go to another page. @param {string} path */
export function go(path) {
  if (path !== here()) history.pushState(null, '', door.write(path));
  place.value = path;
  if (!path.includes('#')) scrollTo(0, 0);
}

/** Write what is shown of this page into its address; another page may have been shown meanwhile. @param {string} path @param {string} search */
export function rename(path, search) {
  if (here().split('?')[0] === path) history.replaceState(history.state, '', door.write(path + search));
}

/** The whole address, for somebody else. @param {string} path */
export const whole = (path) => new URL(door.write(path), location.href).href;
