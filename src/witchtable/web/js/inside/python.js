// Python for a worker: Pyodide and our sources, from the same folder as the page; how much has come is told.
const PYTHON = new URL('../../../python/', import.meta.url);
/** What is fetched; modules are imported, and come unseen. */
const COUNTED = /^python\/.*[.](wasm|zip|json)$/;
const SOURCES = '/witchtable';

/** @param {(done: number, of: number) => void} tell @returns {Promise<any>} */
export async function load(tell) {
  const { files } = await (await fetch(new URL('../site.json', PYTHON))).json();
  const of = Object.entries(files).filter(([name]) => COUNTED.test(name)).reduce((sum, [, { size }]) => sum + size, 0);
  let done = 0;
  const { fetch: usual } = self;
  /** @type {typeof fetch} Pyodide fetches by itself; what passes is counted. */
  self.fetch = async (...request) => {
    const answer = await usual(...request);
    if (!answer.ok || !answer.body) return answer;
    const counted = new TransformStream({
      transform(part, out) {
        done += part.byteLength;
        tell(done, of);
        out.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counted), { status: answer.status, headers: answer.headers });
  };
  const sources = fetch(new URL('witchtable.zip', PYTHON)).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(new URL('pyodide.mjs', PYTHON).href);
  const python = await loadPyodide({ indexURL: PYTHON.href });
  python.unpackArchive(await sources, 'zip', { extractDir: SOURCES });
  python.runPython(`import sys; sys.path.insert(0, "${SOURCES}")`);
  self.fetch = usual;
  return python;
}
