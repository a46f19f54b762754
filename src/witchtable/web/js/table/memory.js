// What I have seen and no longer see: the game's face knows how it looks.
import { Refusal } from '../api.js';
import { html, useEffect, useState } from '../html.js';
import { Dialog } from '../pieces/dialog.js';
import { refused, t } from '../texts.js';

/** @typedef {import('../scene.js').Scene} Scene */
/** @typedef {import('../scene.js').Face} Face */

/** @param {{scene: Scene, face: Face, close: () => void}} props */
export function MemoryDialog({ scene, face, close }) {
  const [found, setFound] = useState(/** @type {{scene: Scene, answer: unknown} | null} */ (null));
  const [problem, complain] = useState('');
  useEffect(() => {
    let wanted = true;
    scene.aid('memory').then(
      (answer) => { if (wanted) setFound({ scene, answer }); },
      (refusal) => { if (wanted) complain(refusal instanceof Refusal ? refused(refusal.code, refusal.retryAfter) : refused('unavailable')); },
    );
    return () => { wanted = false; };
  }, [scene.version]);
  return html`<${Dialog} title=${t('memory')} close=${close} class="memory">
    <p class="dim">${t('memory-about')}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${!found && !problem && html`<p aria-busy="true">${t('loading')}</p>`}
    ${found && face.memory?.(found.scene, found.answer)}
  <//>`;
}
