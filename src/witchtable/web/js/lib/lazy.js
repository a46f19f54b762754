// What few visitors need at once is loaded when it is first shown: components, and styles of a page or a game.
import { html, useEffect, useState } from '../html.js';
import { file } from './files.js';

/** @param {() => Promise<any>} load @param {string} name  What the module calls it. @returns {(props: any) => any} */
export function lazy(load, name) {
  /** @type {any} */
  let Component = null;
  return function Lazy(props) {
    const [, show] = useState(0);
    const isMissing = Component === null; // it may have come before the effect runs: asked for by one who is gone again
    useEffect(() => {
      if (isMissing) load().then((module) => { Component = module[name]; show(1); }, () => {});
    }, []);
    return Component ? html`<${Component} ...${props} />` : null;
  };
}

/** @param {string} name  Of a file in css/. @returns {Promise<void>} */
export function style(name) {
  const path = file(`/web/css/${name}.css`);
  if (document.querySelector(`link[href="${path}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path });
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => done());
    document.head.append(link);
  });
}
