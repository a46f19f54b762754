// A drawing that is made anew only when one of its properties is another one.
import { Component, html } from '../html.js';

/** @template {Record<string, any>} P @param {(props: P) => any} Drawing @returns {(props: P) => any} */
export function memo(Drawing) {
  class Memo extends Component {
    /** @param {Record<string, any>} next */
    shouldComponentUpdate(next) {
      const now = /** @type {Record<string, any>} */ (this.props);
      return Object.keys(next).some((name) => next[name] !== now[name]);
    }

    render() {
      return html`<${Drawing} ...${this.props} />`;
    }
  }
  return /** @type {any} */ (Memo);
}
