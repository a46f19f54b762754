// Why somebody has won, in one line: by how much, and by what most of all.
import { list, t } from '../texts.js';
import { sourcesOf } from './sources.js';

/**
 * @param {import('../protocol.js').SheetLine[][]} sheets @param {number[]} winners @param {string[]} names @param {import('../scene.js').Face} face
 * @returns {string | null}
 */
export function reason(sheets, winners, names, face) {
  if (sheets.length < 2 || winners.length === 0) return null;
  const totals = sheets.map((sheet) => sheet.reduce((before, line) => before + line.points, 0));
  const [winner] = winners;
  if (winners.length > 1) return t('end-why-shared', { points: totals[winner] });
  const others = totals.map((total, seat) => ({ total, seat })).filter(({ seat }) => seat !== winner);
  const next = Math.max(...others.map(({ total }) => total));
  const second = others.filter(({ total }) => total === next);
  const behind = list(second.map(({ seat }) => names[seat] ?? ''));
  const margin = totals[winner] - next;
  if (margin === 0) return t('end-why-tie', { other: behind });
  if (margin < 0) return null; // some games are not won by points alone
  const rival = second[0].seat;
  const ahead = sourcesOf(sheets, face)
    .map((source) => ({ name: source.name, mine: source.points[winner] ?? 0, theirs: source.points[rival] ?? 0 }))
    .filter(({ mine, theirs }) => mine > Math.max(0, theirs))
    .sort((one, other) => other.mine - other.theirs - (one.mine - one.theirs))[0];
  if (!ahead) return t('end-why-points', { margin, other: behind });
  return t('end-why', { margin, other: behind, source: ahead.name, mine: ahead.mine, theirs: ahead.theirs });
}
