// Keeps every file of this version of the site, so that it needs no network after one visit.
// It lies beside the page; whoever writes the site puts its version here, so that browsers see a new one.
const VERSION = '{version}';
const PREFIX = `witchtable ${new URL('./', location.href).pathname} `;
const NAME = PREFIX + VERSION;
const PAGE = 'index.html';
const LARGE = 100_000; // bytes
const here = /** @type {any} */ (self);

async function keepAll() {
  const [answer, cache, before] = await Promise.all([fetch('site.json', { cache: 'no-cache' }), caches.open(NAME), lastVersion()]);
  const { files } = await answer.clone().json();
  const waiting = Object.entries(files);
  // A few at a time: all at once would take much of the memory that the table shares.
  await Promise.all(Array.from({ length: 6 }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, wanted] = next;
      // What has not changed is here already.
      const known = before && before.files[name]?.hash === wanted.hash && await before.cache.match(name);
      await (known ? cache.put(name, known) : load(cache, name, wanted));
    }
  }));
  await cache.put('site.json', answer);
}

/** While a host is given a new version it may send some files of the old one: then all of it is tried again later. @param {Cache} cache @param {string} name @param {{size: number, hash: string}} wanted */
async function load(cache, name, { size, hash }) {
  // (What the browser has of an earlier visit may be of another version: the host is asked whether it still holds.
  // And some lead from the page's file to its folder: an answer from elsewhere could not be shown.)
  const found = await fetch(name === PAGE ? './' : name, { cache: 'no-cache' });
  let isIt = found.ok;
  if (size < LARGE) {
    const body = await found.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
    isIt &&= Array.from(digest.subarray(0, hash.length / 2), (byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
    if (isIt) await cache.put(name, new Response(body, { headers: found.headers }));
  } else if (isIt) {
    await cache.put(name, found); // as it comes: all of it would take much memory for long
    isIt = (await (await cache.match(name))?.blob())?.size === size;
  }
  if (!isIt) throw new Error(`${name} is of another version`);
}

/** @returns {Promise<{cache: Cache, files: Record<string, {hash: string}>} | null>} */
async function lastVersion() {
  const name = (await caches.keys()).find((one) => one.startsWith(PREFIX) && one !== NAME);
  if (!name) return null;
  const cache = await caches.open(name);
  const found = await cache.match('site.json');
  return found ? { cache, files: (await found.json()).files } : null;
}

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
  await here.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(NAME);
  // Without its query: if the cache were told to ignore queries, it would look through all it has, each time.
  const { origin, pathname } = new URL(request.url);
  const asked = origin + pathname;
  return await cache.match(asked === here.registration.scope ? PAGE : asked) ?? fetch(request);
}

/** Half a site is none. @param {unknown} problem */
async function forget(problem) {
  await caches.delete(NAME);
  throw problem;
}

here.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(keepAll().catch(forget)));
here.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
here.addEventListener('message', (/** @type {MessageEvent} */ { data }) => { if (data === 'take over') here.skipWaiting(); });
here.addEventListener('fetch', (/** @type {any} */ event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(here.registration.scope)) event.respondWith(answer(event.request));
});
