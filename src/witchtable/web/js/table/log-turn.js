// One turn of the log: a heading that folds it, and its lines.
import { html, useRef, useState } from '../html.js';
import { memo } from '../lib/memo.js';
import { Icon, SeatSign } from '../pieces/icon.js';
import { ruleNumbers } from '../settings.js';
import { list, say, sayAs, t } from '../texts.js';
import { ClauseText } from './clause.js';
import { seatOf } from './follow.js';

/** @typedef {import('./follow.js').Deed} Deed */
/** @typedef {import('./turns.js').Line} Line */
/** @typedef {import('./turns.js').Turn} Turn */
/** @typedef {{game: string, names: string[], gathers?: Record<string, string>, pick: (deeds: Deed[]) => void, replay?: (deeds: Deed[]) => void}} Around */
const SIGNS = 7; // in the heading of a folded turn

/** @param {Around & {turn: Turn, gains: {seat: number, points: number}[], name: string, mine: boolean, isOpen: boolean, fold: (key: number, isOpen: boolean) => void, now: import('../protocol.js').LogEntry | null}} props */
export function TurnOfLog({ turn, gains, name, mine, isOpen, fold, now, ...around }) {
  const { seat, round, number, lines } = turn;
  // What has never been looked at is not drawn; what has been stays.
  const drawn = useRef(isOpen);
  drawn.current ||= isOpen;
  const when = number !== null ? t('log-turn', { number }) : round !== null ? t('log-round', { round }) : seat === null ? t('log-opening') : '';
  const signs = lines.flatMap(({ deeds }) => (deeds[0].told.weight && deeds[0].told.sign && seat !== null ? [deeds[0].told.sign] : []));
  return html`<li class=${`turn ${isOpen ? '' : 'folded'} ${mine ? 'own' : ''}`}>
    <button type="button" class="turn-head" tabindex="-1" aria-expanded=${String(isOpen)} onClick=${() => fold(turn.key, !isOpen)}>
      ${seat === null ? html`<${Icon} name="ww-circle" size=${18} />` : html`<${SeatSign} seat=${seat} size=${20} />`}
      ${name && html`<b>${name}</b>`}<span class=${name ? 'turn-when' : 'turn-round'}>${when}</span>
      ${!isOpen && signs.length > 0 && html`<span class="turn-signs" aria-hidden="true">${signs.slice(0, SIGNS)}${signs.length > SIGNS && '…'}</span>`}
      <span class="turn-gains">${gains.map((one) => html`<span key=${one.seat}>${one.seat !== seat && html`<${SeatSign} seat=${one.seat} size=${14} />`}<b>${t('since-gain', { points: one.points, sign: one.points > 0 ? 'more' : 'less' })}</b></span>`)}</span>
      <${Icon} name="ui-next" size=${12} /></button>
    ${drawn.current && lines.length > 0 && html`<ol hidden=${!isOpen}>${lines.map((line) => html`<${KeptLine} key=${line.key} line=${line} owner=${seat} now=${line.deeds.some(({ entry }) => entry === now) || line.asides.some(({ entry }) => entry === now)} ...${around} />`)}</ol>`}
  </li>`;
}

/** What a line says: once for all of it. @param {Line} line @param {string[]} names @param {Record<string, string>} [gathers] */
export function wordsOf({ deeds }, names, gathers) {
  const [{ entry, told }] = deeds;
  const gathered = gathers?.[String(entry.event.event)];
  if (gathered) {
    const who = [...new Set(deeds.map((deed) => names[seatOf(deed.entry) ?? 0]))];
    return t(gathered, { names: list(who), count: who.length });
  }
  return deeds.length > 1 && told.several ? sayAs(told.several, entry.message, { count: deeds.length }) : say(entry.message);
}

/** @param {Around & {line: Line, owner: number | null, now: boolean}} props */
function LineOfLog({ line, owner, now, game, names, gathers, pick, replay }) {
  const { deeds, asides } = line;
  const [{ entry, told }] = deeds;
  const [asked, ask] = useState(false);
  const seat = seatOf(entry);
  const isGathered = gathers !== undefined && String(entry.event.event) in gathers;
  const times = deeds.length > 1 && !told.several && !isGathered;
  const clauses = [...new Set([...deeds, ...asides].map((deed) => deed.entry.clause))].filter(Boolean);
  const sign = isGathered ? null : told.sign;
  return html`<li class=${`line ${told.weight ? '' : 'small'} ${now ? 'now' : ''}`} aria-current=${now ? 'true' : undefined}>
    <span class="line-sign" aria-hidden="true">${owner === null && seat !== null && !isGathered && html`<${SeatSign} seat=${seat} size=${16} />`}${sign}</span>
    <div><button type="button" class="line-say" tabindex="-1" onClick=${() => pick([...deeds, ...asides])}>${wordsOf(line, names, gathers)}${times && html` <b class="times">×${deeds.length}</b>`}</button>
      ${asides.length > 0 && html`<span class="aside">${asidesIn(asides)}</span>`}</div>
    <span class="line-more">${clauses.length > 0 && html`<button type="button" class="line-clause" tabindex="-1" aria-expanded=${String(asked)} title=${clauses.join(', ')} aria-label=${t('log-rule', { clauses: list(clauses) })} onClick=${() => ask(!asked)}>${ruleNumbers.value ? clauses.join(' ') : '§'}</button>`}
      ${replay && html`<button type="button" class="line-replay" tabindex="-1" title=${t('log-replay')} aria-label=${t('log-replay')} onClick=${() => replay(deeds)}><${Icon} name="ui-replay" size=${14} /></button>`}</span>
    ${asked && clauses.map((id) => html`<${ClauseText} key=${id} game=${game} id=${id} />`)}
  </li>`;
}
const KeptLine = memo(LineOfLog);

/** What came by itself, equal sentences once. @param {Deed[]} asides */
function asidesIn(asides) {
  /** @type {Map<string, number>} */
  const said = new Map();
  for (const { entry } of asides) said.set(say(entry.message), (said.get(say(entry.message)) ?? 0) + 1);
  return [...said].map(([words, count]) => (count > 1 ? `${words} (×${count})` : words)).join(' ');
}
