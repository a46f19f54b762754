// What is kept of this site in the browser: the parts of a journal, and now and then the whole in their place.

/** @param {IDBRequest | IDBTransaction} asked  @returns {Promise<any>} */
const done = (asked) => new Promise((fulfil, reject) => {
  asked.addEventListener(asked instanceof IDBTransaction ? 'complete' : 'success', () => fulfil(asked instanceof IDBRequest ? asked.result : undefined));
  for (const end of ['error', 'abort']) asked.addEventListener(end, () => reject(asked.error));
});

/** @param {string} name */
function openDatabase(name) {
  const asked = indexedDB.open(name, 1);
  asked.addEventListener('upgradeneeded', () => {
    asked.result.createObjectStore('parts');
    asked.result.createObjectStore('whole');
  });
  return /** @type {Promise<IDBDatabase>} */ (done(asked));
}

/** Where nothing can be kept, a tab has its games as long as it is open. */
const nowhere = { load: async () => ({ whole: null, parts: [] }), add: async () => {}, replace: async () => {} };

/** @param {string} name @param {(problem: string) => void} complain */
export async function openKept(name, complain) {
  /** @type {IDBDatabase} */
  let database;
  try {
    database = await openDatabase(name);
  } catch {
    complain('keeps-nothing');
    return nowhere;
  }
  /** One transaction over everything; fulfilled when it is complete. @param {(parts: IDBObjectStore, whole: IDBObjectStore) => void} write */
  const change = async (write) => {
    const both = database.transaction(['parts', 'whole'], 'readwrite', { durability: 'strict' });
    write(both.objectStore('parts'), both.objectStore('whole'));
    await done(both).catch((problem) => {
      complain(problem?.name === 'QuotaExceededError' ? 'full' : 'not-kept');
      throw problem;
    });
  };
  return {
    async load() {
      const both = database.transaction(['parts', 'whole']);
      const [whole, parts] = await Promise.all([done(both.objectStore('whole').get('whole')), done(both.objectStore('parts').getAll())]);
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
