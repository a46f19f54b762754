// A number that counts up to its new value.
import { html, useEffect, useRef, useState } from '../html.js';
import { moves } from '../settings.js';

const TIME = 500;

/** @param {{value: number}} props */
export function CountUp({ value }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || !moves()) {
      setShown(value);
      return undefined;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, (now - began) / TIME);
      setShown(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return html`<span class=${shown !== value ? 'counting' : ''}>${shown}</span>`;
}
