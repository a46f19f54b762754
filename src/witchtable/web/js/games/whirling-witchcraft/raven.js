// The Raven takes one or two cubes: they are picked one by one, then sent off together.
import { signal, useEffect } from '../../html.js';
import { t } from '../../texts.js';
import { heapWords } from './cube.js';
import { draftOf } from './state.js';

/** @import {Scene} from './types.js' */

const picked = signal(/** @type {string[]} */ ([]));

/** @param {string[]} one @param {string[]} other */
const same = (one, other) => one.length === other.length && [...one].sort().join() === [...other].sort().join();
/** Every way to use the Raven. @param {Scene} scene */
const ravens = (scene) => (draftOf(scene)?.ravens ?? []).filter((one) => scene.choices.has(one.action));
/** @param {Scene} scene @param {string[]} kinds */
const ravenFor = (scene, kinds) => ravens(scene).find(({ types }) => same(types, kinds))?.action;

/** What is picked; forgotten when the question changes. @param {Scene} scene */
export function useRaven(scene) {
  useEffect(() => { picked.value = []; }, [scene.version]);
  useEffect(() => { if (scene.proposal.value === null) picked.value = []; }, [scene.proposal.value]);
  return picked.value;
}

/** What picking one more of a kind does; nothing if the Raven may not take it. @param {Scene} scene @param {string} kind @returns {(() => void) | undefined} */
export function ravenPick(scene, kind) {
  if (!ravens(scene).some(({ types }) => types.includes(kind))) return undefined;
  return () => {
    const next = [...picked.peek(), kind];
    // A third cube begins anew, so that one may change one's mind.
    picked.value = ravenFor(scene, next) ? next : [kind];
    propose(scene);
  };
}

/** @param {Scene} scene */
function propose(scene) {
  const action = ravenFor(scene, picked.value);
  if (!action) return;
  scene.proposal.value = {
    text: t('page-ww-raven-takes', { cubes: heapWords(Object.fromEntries([...new Set(picked.value)].map((kind) => [kind, picked.value.filter((one) => one === kind).length]))) }),
    buttons: [
      { label: t('do-it'), icon: 'ui-check', primary: true, act: () => { scene.proposal.value = null; scene.choose(action); } },
      { label: t('back'), icon: 'ui-close', act: () => { scene.proposal.value = null; } },
    ],
  };
}
