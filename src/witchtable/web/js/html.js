// The one door to Preact: markup as tagged templates, hooks and signals.
import { door } from 'door';
import { Component, Fragment, h, render } from 'preact';
import htm from 'htm';
import { file } from './lib/files.js';

/** @typedef {import('preact').ComponentChildren} Node What a component gives. */

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(made);

/** Markup names files and pages as a server of ours has them; here they are written as they are to be found. @param {any} type @param {any} props @param {any[]} children */
function made(type, props, ...children) {
  if (type === 'a' && props?.href?.[0] === '/') props.href = door.write(props.href);
  if (type === 'use' && props.href[0] === '/') props.href = file(props.href);
  if (type === 'img' && props.src[0] === '/') props.src = file(props.src);
  return h(type, props, ...children.map(lasting));
}

/** Preact writes '' and 0 into the page again each time, as if they had not been there, and what is around them is laid out anew. @param {any} child */
const lasting = (child) => (child === '' ? null : child === 0 ? '0' : child);

export { Component, Fragment, render };
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
export { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
/** @template T @typedef {import('@preact/signals').Signal<T>} Signal */
