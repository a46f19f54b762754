// What the page asks of a door: the way to whoever keeps the tables. Which one this page has, the import map says.

/**
 * @typedef {object} Door
 * @property {(path: string, request?: RequestInit) => Promise<Response>} ask  Ask an address of the protocol (docs/protocol.md).
 * @property {(path: string) => Line} line  Open a line to an address of the protocol.
 * @property {null | (() => Promise<{Panel: any, Invitation: any}>)} alone  Where nobody else comes in by this door: what is shown in place of their tables, and of an invitation.
 * @property {(at: Pick<Location, 'pathname' | 'search' | 'hash'>) => string} read  Where we are: path, query and fragment of a page.
 * @property {(path: string) => string} write  How the address of a page stands in links and in the address bar.
 */

/** What the page needs of a WebSocket. @typedef {Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>} Line */

export {};
