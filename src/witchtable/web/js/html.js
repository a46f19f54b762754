// The one door to Preact: markup as tagged templates, hooks and signals.
import { Component, Fragment, h, render } from 'preact';
import htm from 'htm';

/** @typedef {import('preact').ComponentChildren} Node What a component gives. */

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h);
export { Component, Fragment, render };
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
export { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
/** @template T @typedef {import('@preact/signals').Signal<T>} Signal */
