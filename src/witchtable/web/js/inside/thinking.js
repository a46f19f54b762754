// The worker in which bots think, so that the table never waits for them.
import { load } from './python.js';

const worker = load(() => {}).then((python) => python.pyimport('witchtable.server.inside.thinking_worker'));

self.addEventListener('message', async ({ data: { job, body } }) => {
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
