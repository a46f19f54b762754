// A file for whoever sits before the screen.

/** @param {string} name @param {Blob} blob */
export function download(name, blob) {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // until then it has been written
}
