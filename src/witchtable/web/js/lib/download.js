// A file for whoever sits before the screen.
import { send } from '../api.js';

/** @param {string} name @param {Blob} blob */
export function download(name, blob) {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // until then it has been written
}

/** Save what lies at an address as a file, by the name that it comes with. @param {string} path */
export async function save(path) {
  const answer = await send('GET', path);
  const name = /filename="([^"]*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'witchtable.txt';
  download(name, await answer.blob());
}
