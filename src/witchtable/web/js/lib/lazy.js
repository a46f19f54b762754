// Components that few visitors need at once are loaded when they are first shown.
import { html, useEffect, useState } from '../html.js';

/** @param {() => Promise<any>} load @param {string} name  What the module calls it. @returns {(props: any) => any} */
export function lazy(load, name) {
  /** @type {any} */
  let Component = null;
  return function Lazy(props) {
    const [, show] = useState(0);
    useEffect(() => {
      if (!Component) load().then((module) => { Component = module[name]; show(1); }, () => {});
    }, []);
    return Component ? html`<${Component} ...${props} />` : null;
  };
}
