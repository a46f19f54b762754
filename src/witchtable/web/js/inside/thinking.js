// The worker in which bots think, so that the table never waits for them.
import { load } from './python.js';

/** The first message is Python's machine code; then come jobs. @type {Promise<WebAssembly.Module>} */
const machine = new Promise((fulfil) => { self.addEventListener('message', ({ data }) => fulfil(data), { once: true }); });
const worker = load(machine, () => {}).then((python) => python.pyimport('witchtable.server.inside.thinking_worker'));

worker.then(() => postMessage({ job: 0 })); // it has come up

self.addEventListener('message', async ({ data: { job, body } }) => {
  if (!job) return;
  try {
    const { work } = await worker;
    const found = work(body);
    const answer = found instanceof Uint8Array ? found : found.toJs();
    postMessage({ job, answer: answer.slice() });
  } catch (problem) {
    console.error(problem);
    postMessage({ job, answer: null });
  }
});
