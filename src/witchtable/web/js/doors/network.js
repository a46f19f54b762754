// The door to a server: what is asked goes over the network, and addresses are as they are.

/** @type {import('./door.js').Door} */
export const door = {
  ask: (path, request) => fetch(path, request),
  line: (path) => new WebSocket(new URL(path, location.origin.replace(/^http/, 'ws'))),
  alone: null,
  read: ({ pathname, search, hash }) => pathname + search + hash,
  write: (path) => path,
};
