// Python for a worker: Pyodide and our sources, from the same folder as the page; how much has come is told.
const PYTHON = new URL('../../../python/', import.meta.url);
const WASM = new URL('pyodide.asm.wasm', PYTHON).href;
/** What is fetched; modules are imported, and come unseen. */
const COUNTED = /^python\/.*[.](wasm|zip|json)$/;
const SOURCES = '/witchtable';

const { fetch: usual } = self;
let done = 0;
/** How much has come. @type {(done: number) => void} */
let count = () => {};

/** Fetch, and count what comes: of a copy, because browsers keep what they compile beside the answer itself. @type {typeof fetch} */
async function counted(...request) {
  const answer = await usual(...request);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  answer.clone().body?.pipeTo(new WritableStream({
    write(part) {
      done += part.byteLength;
      count(done);
    },
  })).catch(() => {}); // who fetches hears of it
  return answer;
}

/** Python's machine code: it is compiled once, for every worker of this page. (As it comes only where the host says what it is.) */
export async function compile() {
  const answer = await counted(WASM);
  return answer.headers.get('content-type')?.startsWith('application/wasm') ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/** @param {Promise<WebAssembly.Module>} machine @param {(done: number, of: number) => void} tell @returns {Promise<any>} */
export async function load(machine, tell) {
  fetch(new URL('../site.json', PYTHON)).then((answer) => answer.json()).then(({ files }) => {
    const of = Object.entries(files).filter(([name]) => COUNTED.test(name)).reduce((sum, [, { size }]) => sum + size, 0);
    count = (so) => tell(so, of);
  });
  const sources = counted(new URL('witchtable.zip', PYTHON)).then((answer) => answer.arrayBuffer());
  // Pyodide fetches and compiles by itself; it is given what is there.
  self.fetch = async (...request) => (String(request[0]) === WASM ? new Response() : counted(...request));
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await machine;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  const { loadPyodide } = await import(new URL('pyodide.js', PYTHON).href);
  const python = await loadPyodide({ indexURL: PYTHON.href });
  self.fetch = usual;
  python.unpackArchive(await sources, 'zip', { extractDir: SOURCES });
  python.runPython(`import sys; sys.path.insert(0, "${SOURCES}")`);
  return python;
}
