// The bots' own worker, as the engine sees it: one job after the other, and a new worker where one was stopped.
// It comes up when it is needed, so that it does not take from the table what that needs to come up itself.

export class Thinker {
  /** @param {WebAssembly.Module} machine  Python's, compiled. */
  constructor(machine) {
    this.machine = machine;
    this.jobs = 0;
    /** Whether one has come up. */
    this.isUp = false;
    /** @type {Map<number, {fulfil: (answer: Uint8Array) => void, reject: (problem: Error) => void}>} */
    this.waiting = new Map();
    /** @type {Worker | null} */
    this.worker = null;
  }

  /** Come up, if it is not there. */
  begin() {
    if (this.worker) return;
    this.worker = new Worker(new URL('./thinking.js', import.meta.url), { type: 'module' });
    this.worker.postMessage(this.machine);
    this.worker.addEventListener('message', ({ data: { job, answer } }) => {
      this.isUp = true;
      const asked = this.waiting.get(job);
      this.waiting.delete(job);
      if (answer) asked?.fulfil(answer);
      else asked?.reject(new Error('the bots had an accident'));
    });
    this.worker.addEventListener('error', () => this.restart());
  }

  /** @param {Uint8Array} job @returns {Promise<Uint8Array>} */
  think(job) {
    this.jobs += 1;
    const number = this.jobs;
    this.begin();
    return new Promise((fulfil, reject) => {
      this.waiting.set(number, { fulfil, reject });
      this.worker?.postMessage({ job: number, body: job.slice() });
    });
  }

  /** End it with all that it was asked; the next job finds another one. */
  restart() {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error('the bots were stopped'));
    this.waiting.clear();
  }
}
