// The coach: Pim, a moth with a witch's hat, says one thing at a time and stands beside it.
import { html, useEffect, useLayoutEffect, useRef } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { ClauseLinks } from '../table/clause.js';
import { t } from '../texts.js';
import { Spoken } from './spoken.js';
import { Words, inWords } from './words.js';

/** @typedef {import('./guide.js').Guide} Guide */

/** Pim as a picture: its name is said once, by the coach itself. */
export const Pim = () => html`<img class="pim" src="/web/icons/pim.svg" alt="" width="96" height="96" draggable=${false} />`;

/** @param {{guide: Guide, card: {current: HTMLElement | null}}} props */
export function Coach({ guide, card }) {
  const isShown = !guide.isWaiting.value && !guide.isDone.value;
  const form = guide.form.value;
  const folded = form === 'small';
  useLayoutEffect(() => { guide.isFolded.value = null; }, [guide.at.value]);
  useNudge(card, guide.nudges.value);
  return html`<${Spoken} words=${isShown ? wordsOf(guide) : ''} /><section class=${`coach ${isShown ? '' : 'away'} ${guide.isPlaced.value ? '' : 'coming'}`} data-form=${form} aria-busy=${String(!guide.isReady.value)} ref=${card} aria-label=${t('lesson-coach')} inert=${!isShown}>
    <button type="button" class="coach-pim" aria-label=${folded ? t('lesson-unfold') : t('lesson-fold')} aria-expanded=${String(!folded)} onClick=${() => { guide.isFolded.value = !folded; }}><${Pim} /></button>
    <div class="coach-words">
      <${Said} guide=${guide} isShown=${isShown} />
      ${!guide.isDone.value && html`<${Foot} guide=${guide} />`}
    </div>
  </section>`;
}

/** What is heard of it: all of a step, then only what is new. @param {Guide} guide */
function wordsOf(guide) {
  const step = guide.step.value;
  const mistake = guide.mistake.value;
  if (!step) return '';
  if (mistake) return `${inWords(mistake.text)}${' '.repeat(mistake.count % 2)}`; // the same one again is heard again
  if (guide.again.value) return inWords(t(guide.textOf('again')));
  const said = [t(guide.textOf('title')).replace(/[^?!.]$/u, '$&.'), t(guide.textOf()), ...(step.asks ? [t(guide.textOf('task'))] : [])];
  return inWords(said.join(' '));
}

/** What is said. @param {{guide: Guide, isShown: boolean}} props */
function Said({ guide, isShown }) {
  const step = guide.step.value;
  const [mistake, again] = [guide.mistake.value, guide.again.value];
  return html`<div class="coach-say">${isShown && step && html`
    <h2>${t(guide.textOf('title'))}</h2>
    <p class="coach-text"><${Words} text=${t(guide.textOf())} /></p>
    ${step.asks && html`<p class="coach-do"><i></i><span><${Words} text=${t(guide.textOf('task'))} /></span></p>`}
    ${mistake && html`<p class="coach-note wrong" key=${mistake.count}><${Icon} name="ui-warning" size=${20} /><span><${Words} text=${mistake.text} />
      ${mistake.clause && html` <${ClauseLinks} game=${guide.game} clauses=${[mistake.clause]} />`}</span></p>`}
    ${again && !mistake && html`<p class="coach-note again"><${Icon} name="ui-replay" size=${20} /><span><${Words} text=${t(guide.textOf('again'))} /></span></p>`}`}
  </div>`;
}

/** @param {{guide: Guide}} props */
function Foot({ guide }) {
  const { steps } = guide.lesson;
  const at = guide.at.value;
  const asks = guide.isAsking.value;
  return html`<div class="coach-foot">
    <span class="dots" role="img" aria-label=${t('lesson-step', { at: at + 1, of: steps.length })}>
      ${steps.length <= 8 && steps.map((step, index) => html`<i key=${step.name} class=${index < at ? 'done' : index === at ? 'here' : ''}></i>`)}
      <b>${t('lesson-step', { at: at + 1, of: steps.length })}</b></span>
    <span class="grow"></span>
    ${guide.hasBefore && html`<button type="button" class="btn" onClick=${() => guide.back()}>${t('back')}</button>`}
    ${asks
      ? html`<button type="button" class="btn skip" onClick=${() => guide.forward()}>${t('telling-skip')}</button>`
      : html`<button type="button" class="btn primary" onClick=${() => guide.forward()}>${t('lesson-next')}</button>`}
  </div>`;
}

/** Whoever clicks what is dimmed is shown where to look. @param {{current: HTMLElement | null}} card @param {number} count */
function useNudge(card, count) {
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    const found = card.current?.querySelector('.coach-do') ?? card.current?.querySelector('.coach-foot');
    found?.classList.remove('nudged');
    requestAnimationFrame(() => found?.classList.add('nudged'));
  }, [count]);
}
