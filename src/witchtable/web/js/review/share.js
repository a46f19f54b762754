// The address of what is looked at, for somebody else: the review, for whom it is told, and the moment.
import { html, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';

/** @param {{store: import('./store.js').ReviewStore}} props */
export function Share({ store }) {
  const [shared, setShared] = useState('');
  const { link } = store;
  const share = async () => {
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ title: document.title, url: link });
      else await navigator.clipboard.writeText(link);
      setShared(link);
    } catch { /* the address bar has it as well */ }
  };
  const label = shared === link ? t('copied') : t('replay-copy');
  return html`<button type="button" class="tool review-share" aria-label=${label} title=${label} onClick=${share}><${Icon} name=${shared === link ? 'ui-check' : 'ui-share'} size=${22} /></button>`;
}
