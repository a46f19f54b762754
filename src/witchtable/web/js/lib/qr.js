// A QR code of a short text (ISO/IEC 18004): bytes, level M, versions 1 to 10, the mask that disturbs least.

/** By version: codewords for correction in each block, and blocks. */
const CORRECTION = [[10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5], [26, 5]];
/** By version: codewords in all. */
const WORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
/** By version: where the small squares lie. */
const SQUARES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => ((x / 3 | 0) + (y / 2 | 0)) % 2 === 0, (x, y) => (x * y) % 2 + (x * y) % 3 === 0,
  (x, y) => ((x * y) % 2 + (x * y) % 3) % 2 === 0, (x, y) => ((x + y) % 2 + (x * y) % 3) % 2 === 0,
];

/** Draw a text: rows of modules, true is dark; null if it is too long. @param {string} text @returns {boolean[][] | null} */
export function qr(text) {
  const bytes = new TextEncoder().encode(text);
  const version = WORDS.findIndex((_, at) => bytes.length + (at < 9 ? 2 : 3) <= capacity(at)) + 1;
  if (version === 0) return null;
  const words = interleave(dataWords(bytes, version), version);
  const tries = MASKS.map((mask, number) => draw(words, version, mask, number));
  return tries.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** How many bytes of data fit. @param {number} at  The version, less one. */
const capacity = (at) => WORDS[at] - CORRECTION[at][0] * CORRECTION[at][1];

/** The mode, the length, the bytes, and what fills up. @param {Uint8Array} bytes @param {number} version */
function dataWords(bytes, version) {
  const room = capacity(version - 1);
  /** @type {number[]} */
  const bits = [];
  const add = (/** @type {number} */ value, /** @type {number} */ count) => { for (let at = count - 1; at >= 0; at -= 1) bits.push((value >> at) & 1); };
  add(0b0100, 4);
  add(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) add(byte, 8);
  add(0, Math.min(4, room * 8 - bits.length));
  add(0, (8 - bits.length % 8) % 8);
  const words = Array.from({ length: bits.length / 8 }, (_, at) => Number.parseInt(bits.slice(8 * at, 8 * at + 8).join(''), 2));
  for (let fill = 0xec; words.length < room; fill ^= 0xec ^ 0x11) words.push(fill);
  return words;
}

/** In blocks with their correction, then one of each in turn. @param {number[]} words @param {number} version */
function interleave(words, version) {
  const [count, blocks] = CORRECTION[version - 1];
  const short = words.length / blocks | 0;
  const longer = words.length % blocks;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const start = at * short + Math.max(0, at - (blocks - longer));
    return words.slice(start, start + short + (at >= blocks - longer ? 1 : 0));
  });
  const corrections = parts.map((part) => correction(part, count));
  const inTurn = (/** @type {number[][]} */ rows, /** @type {number} */ most) => Array.from({ length: most }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1))).flat();
  return [...inTurn(parts, short + 1), ...inTurn(corrections, count)];
}

/** A product in the field of 256 elements. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The rest of a division (Reed–Solomon). @param {number[]} words @param {number} count */
export function correction(words, count) {
  let divisor = [1];
  for (let at = 0, root = 1; at < count; at += 1, root = times(root, 2)) {
    divisor = [...divisor, 0].map((factor, place) => factor ^ times(divisor[place - 1] ?? 0, root));
  }
  /** @type {number[]} */
  let rest = Array(count).fill(0);
  for (const word of words) {
    const factor = word ^ rest[0];
    rest = [...rest.slice(1), 0].map((one, at) => one ^ times(divisor[at + 1], factor));
  }
  return rest;
}

/** A few bits with their own correction. @param {number} value @param {number} divisor @param {number} count */
function guarded(value, divisor, count) {
  let rest = value;
  for (let at = 0; at < count; at += 1) rest = (rest << 1) ^ ((rest >> (count - 1)) * divisor);
  return (value << count) | rest;
}

/** @param {number[]} words @param {number} version @param {(x: number, y: number) => boolean} mask @param {number} number */
function draw(words, version, mask, number) {
  const size = 17 + 4 * version;
  /** @type {(boolean | null)[][]} */
  const rows = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ dark) => { if (rows[y]?.[x] !== undefined) rows[y][x] = dark; };
  for (let at = 0; at < size; at += 1) { set(6, at, at % 2 === 0); set(at, 6, at % 2 === 0); }
  square(set, 3, 3, 4, [2, 4]);
  square(set, size - 4, 3, 4, [2, 4]);
  square(set, 3, size - 4, 4, [2, 4]);
  const places = SQUARES[version - 1];
  const last = places[places.length - 1];
  for (const x of places) for (const y of places) if (![x, y].every((one) => one === 6) && !(x === 6 && y === last) && !(x === last && y === 6)) square(set, x, y, 2, [1]);
  drawFormat(set, size, number);
  if (version > 6) drawVersion(set, size, version);
  fill(rows, words, mask);
  return /** @type {boolean[][]} */ (rows);
}

/** Rings around a middle, some of them light. @param {(x: number, y: number, dark: boolean) => void} set @param {number} x @param {number} y @param {number} reach @param {number[]} light */
function square(set, x, y, reach, light) {
  for (let dy = -reach; dy <= reach; dy += 1) for (let dx = -reach; dx <= reach; dx += 1) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** Level and mask, twice. @param {(x: number, y: number, dark: boolean) => void} set @param {number} size @param {number} number */
function drawFormat(set, size, number) {
  const bits = guarded(number, 0x537, 10) ^ 0x5412; // level M is 00
  const is = (/** @type {number} */ at) => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 6; at += 1) set(8, at, is(at));
  set(8, 7, is(6));
  set(8, 8, is(7));
  set(7, 8, is(8));
  for (let at = 9; at < 15; at += 1) set(14 - at, 8, is(at));
  for (let at = 0; at < 8; at += 1) set(size - 1 - at, 8, is(at));
  for (let at = 8; at < 15; at += 1) set(8, size - 15 + at, is(at));
  set(8, size - 8, true);
}

/** @param {(x: number, y: number, dark: boolean) => void} set @param {number} size @param {number} version */
function drawVersion(set, size, version) {
  const bits = guarded(version, 0x1f25, 12);
  for (let at = 0; at < 18; at += 1) {
    const dark = ((bits >> at) & 1) === 1;
    set(size - 11 + at % 3, at / 3 | 0, dark);
    set(at / 3 | 0, size - 11 + at % 3, dark);
  }
}

/** Two columns at a time, up and down, from the right. @param {(boolean | null)[][]} rows @param {number[]} words @param {(x: number, y: number) => boolean} mask */
function fill(rows, words, mask) {
  const size = rows.length;
  let bit = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (rows[y][x] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        rows[y][x] = dark !== mask(x, y);
        bit += 1;
      }
    }
  }
}

/** How much there is that could mislead a camera. @param {boolean[][]} rows */
function penalty(rows) {
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]))].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/1{5,}|0{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (`0000${line}0000`.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 1; y < rows.length; y += 1) for (let x = 1; x < rows.length; x += 1) if ([rows[y - 1][x], rows[y][x - 1], rows[y - 1][x - 1]].every((one) => one === rows[y][x])) sum += 3;
  const dark = rows.flat().filter(Boolean).length / rows.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
