// Where points come from: the lines of score sheets, put together under one icon and one name each.
import { say, t } from '../texts.js';

/** @typedef {import('../protocol.js').SheetLine} SheetLine */
/** @typedef {{name: string, icon: string | null, labels: string[], points: (number | null)[], parts: {name: string, points: (number | null)[]}[]}} Source */

/**
 * What somebody has scored by, largest first; what nobody has scored by has no place.
 * @param {SheetLine[][]} sheets @param {import('../scene.js').Face} face @returns {Source[]}
 */
export function sourcesOf(sheets, face) {
  /** @type {Map<string, Source>} */
  const found = new Map();
  for (const line of new Map(sheets.flat().map((each) => [each.label, each])).values()) {
    const points = sheets.map((sheet) => sum(sheet.filter((each) => each.label === line.label)));
    if (points.every((each) => !each)) continue;
    const group = face.sources?.find((source) => source.labels.some((label) => line.label.startsWith(label)));
    const name = line.message ? say(line.message) : line.label;
    const source = found.get(group?.id ?? line.label) ?? { name: group?.name ? t(group.name) : name, icon: group?.icon ?? null, labels: [], points: sheets.map(() => null), parts: [] };
    source.labels.push(line.label);
    source.points = source.points.map((each, seat) => (points[seat] === null ? each : (each ?? 0) + /** @type {number} */ (points[seat])));
    source.parts.push({ name, points });
    found.set(group?.id ?? line.label, source);
  }
  const most = (/** @type {Source} */ source) => Math.max(...source.points.map((each) => each ?? 0));
  return [...found.values()].sort((one, other) => most(other) - most(one));
}

/** Nothing where a seat has no such line. @param {SheetLine[]} lines */
function sum(lines) {
  return lines.reduce((before, line) => (before ?? 0) + line.points, /** @type {number | null} */ (null));
}
