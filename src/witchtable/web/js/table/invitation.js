// The way to the table for others: an address that they can really open, to be copied, shared, or photographed.
import { once } from '../api.js';
import { html, useEffect, useMemo, useState } from '../html.js';
import { Icon } from '../pieces/icon.js';
import { t } from '../texts.js';

const MARGIN = 4; // modules of white around a code

/** @param {{store: import('./store.js').TableStore}} props */
export function Invitation({ store }) {
  const about = /** @type {import('./store.js').About} */ (store.about.value);
  const invite = about.invite ?? store.invite;
  const found = useAddresses();
  const [chosen, choose] = useState(0);
  const origins = found?.addresses.length ? found.addresses : [location.origin];
  const link = `${origins[chosen] ?? origins[0]}/tables/${about.table}${invite ? `?invite=${invite}` : ''}`;
  const [copied, setCopied] = useState('');
  const share = async () => {
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ title: t(`game-${about.game}`), url: link });
      else await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch { /* the link is there to be copied by hand */ }
  };
  return html`<section class="invite panel" aria-labelledby="invite-title">
    <h2 id="invite-title">${t('invite-title')}</h2>
    <div class="invite-ways">
      ${found && found.open && html`<${Code} text=${link} />`}
      <div class="invite-words">
        <label for="invite-link">${t('invite-link')}</label>
        <div class="row"><input id="invite-link" class="field grow" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
          <button type="button" class="btn" onClick=${share}><${Icon} name="ui-share" size=${18} /> ${copied === link ? t('copied') : t('copy')}</button></div>
        ${origins.length > 1 && html`<div class="row wrap" role="group" aria-label=${t('invite-addresses')}>${origins.map((origin, at) => html`<button type="button" key=${origin} class="btn quiet"
          aria-pressed=${String(at === chosen)} onClick=${() => choose(at)}>${origin.replace(/^https?:\/\//, '')}</button>`)}</div>`}
        ${found && found.open && html`<p class="small dim">${t(found.addresses.length ? 'invite-network' : 'invite-how')}</p>`}
        ${found && !found.open && html`<p class="invite-closed small"><${Icon} name="ui-warning" size=${18} /> <span>${t('invite-closed')} <code>witchtable serve --lan</code></span></p>`}
      </div>
    </div>
  </section>`;
}

/** Where others find this server; null before it has answered. */
function useAddresses() {
  const [found, setFound] = useState(/** @type {import('../protocol.js').Addresses | null} */ (null));
  useEffect(() => { once('/api/addresses').then(setFound, () => setFound({ open: true, addresses: [] })); }, []);
  return found;
}

/** @param {{text: string}} props */
function Code({ text }) {
  const [draw, setDraw] = useState(/** @type {{qr: (text: string) => boolean[][] | null} | null} */ (null));
  useEffect(() => { import('../lib/qr.js').then(setDraw, () => {}); }, []);
  const rows = useMemo(() => draw?.qr(text), [draw, text]);
  if (!rows) return html`<span class="qr" aria-hidden="true"></span>`;
  const size = rows.length + 2 * MARGIN;
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : ''))).join('');
  return html`<svg class="qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${t('invite-code')} shape-rendering="crispEdges"><rect class="qr-ground" width=${size} height=${size} /><path class="qr-ink" d=${path} /></svg>`;
}
