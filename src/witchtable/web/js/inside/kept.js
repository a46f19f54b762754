// What is kept of this site in the browser: the parts of a journal, and now and then the whole in their place.

/** @param {IDBRequest} asked  @returns {Promise<any>} */
const answer = (asked) => new Promise((fulfil, reject) => {
  asked.addEventListener('success', () => fulfil(asked.result));
  asked.addEventListener('error', () => reject(asked.error));
});
/** Only when it is over it says why: at an error of one of its requests it does not know yet. @param {IDBTransaction} all  @returns {Promise<void>} */
const complete = (all) => new Promise((fulfil, reject) => {
  all.addEventListener('complete', () => fulfil());
  all.addEventListener('abort', () => reject(all.error));
});

/** @param {string} name */
function openDatabase(name) {
  const asked = indexedDB.open(name, 1);
  asked.addEventListener('upgradeneeded', () => {
    asked.result.createObjectStore('parts');
    asked.result.createObjectStore('whole');
  });
  return /** @type {Promise<IDBDatabase>} */ (answer(asked));
}

/** Where nothing can be kept, a tab has its games as long as it is open. */
const nowhere = { load: async () => ({ whole: null, parts: [] }), add: async () => {}, replace: async () => {} };

/** @param {string} name @param {(problem: string) => void} complain  Told what is wrong; nothing, when it is well again. */
export async function openKept(name, complain) {
  /** @type {IDBDatabase} */
  let database;
  try {
    database = await openDatabase(name);
  } catch {
    complain('keeps-nothing');
    return nowhere;
  }
  let failed = false;
  /** One transaction over everything; fulfilled when it is complete. @param {(parts: IDBObjectStore, whole: IDBObjectStore) => void} write */
  const change = async (write) => {
    try {
      // This fails at once where somebody has cleared what the browser keeps.
      const both = database.transaction(['parts', 'whole'], 'readwrite', { durability: 'strict' });
      write(both.objectStore('parts'), both.objectStore('whole'));
      await complete(both);
    } catch (problem) {
      failed = true;
      complain(/** @type {any} */ (problem)?.name === 'QuotaExceededError' ? 'full' : 'not-kept');
      throw problem;
    }
    if (failed) complain('');
    failed = false;
  };
  return {
    async load() {
      const both = database.transaction(['parts', 'whole']);
      const [whole, parts] = await Promise.all([answer(both.objectStore('whole').get('whole')), answer(both.objectStore('parts').getAll())]);
      return { whole: whole ?? null, parts };
    },
    /** @param {number} number @param {Uint8Array} part */
    add: (number, part) => change((parts) => { parts.add(part.slice(), number); }),
    /** @param {Uint8Array} whole @param {number} upto */
    replace: (whole, upto) => change((parts, one) => {
      one.put(whole.slice(), 'whole');
      parts.delete(IDBKeyRange.upperBound(upto));
    }),
  };
}
