import type { Pixels } from "../comparePictures.ts";

/** A part of a picture, in its pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A part of the picture before, and what has taken its place. */
export interface Pair {
  before: Box;
  now: Box;
}

/** A picture, a number for each pixel. */
export interface Grid {
  colours: Uint32Array;
  width: number;
  height: number;
}

export function gridOf({ data, width, height }: Pixels): Grid {
  // A buffer from a pool may begin at an odd place.
  const bytes = data.byteOffset % 4 === 0 ? data : Buffer.from(new Uint8Array(data).buffer);
  return { colours: new Uint32Array(bytes.buffer, bytes.byteOffset, width * height), width, height };
}

export const boxOf = ({ width, height }: Grid): Box => ({ left: 0, top: 0, width, height });

type Axis = "rows" | "columns";

const other = (axis: Axis): Axis => (axis === "rows" ? "columns" : "rows");
const length = (box: Box, axis: Axis) => (axis === "rows" ? box.height : box.width);
const part = (box: Box, axis: Axis, from: number, to: number): Box =>
  axis === "rows"
    ? { ...box, top: box.top + from, height: to - from }
    : { ...box, left: box.left + from, width: to - from };

interface Lines {
  /** A number for each row or column: equal lines have equal ones, lines of one colour whatever their length. */
  keys: Int32Array;
  /** Whether each is of one colour. */
  plain: boolean[];
}

function linesOf({ colours, width }: Grid, box: Box, axis: Axis): Lines {
  const [step, along] = axis === "rows" ? [width, 1] : [1, width];
  const first = box.top * width + box.left;
  const count = length(box, other(axis));
  const keys = new Int32Array(length(box, axis));
  const plain = Array.from(keys, () => true);
  for (let line = 0; line < keys.length; line += 1) {
    const at = first + line * step;
    const colour = colours[at] ?? 0;
    let hash = count;
    for (let index = 0, pixel = at; index < count; index += 1, pixel += along) {
      const value = colours[pixel] ?? 0;
      if (value !== colour) plain[line] = false;
      hash = Math.imul(hash ^ value, 0x01000193) ^ (hash >>> 15);
    }
    keys[line] = plain[line] ? colour : hash;
  }
  return { keys, plain };
}

interface Hunk {
  before: [from: number, to: number];
  now: [from: number, to: number];
}

/** Lengths of the longest common subsequences of all pairs of ends, `m + 1` numbers for each line before. */
function commonLengths(before: Int32Array, now: Int32Array): Uint16Array {
  const [n, m] = [before.length, now.length];
  const lengths = new Uint16Array((n + 1) * (m + 1));
  for (let b = n - 1; b >= 0; b -= 1) {
    const row = b * (m + 1);
    for (let c = m - 1; c >= 0; c -= 1) {
      const below = lengths[row + m + 1 + c] ?? 0;
      const right = lengths[row + c + 1] ?? 0;
      lengths[row + c] = before[b] === now[c] ? (lengths[row + m + 2 + c] ?? 0) + 1 : Math.max(below, right);
    }
  }
  return lengths;
}

/** Returns the runs of lines that have no equal in the other, in order. */
export function hunksOf(before: Int32Array, now: Int32Array): Hunk[] {
  let head = 0;
  while (head < before.length && head < now.length && before[head] === now[head]) head += 1;
  let tail = 0;
  while (
    tail < Math.min(before.length, now.length) - head &&
    before[before.length - 1 - tail] === now[now.length - 1 - tail]
  )
    tail += 1;
  const [own, others] = [before.subarray(head, before.length - tail), now.subarray(head, now.length - tail)];
  const lengths = commonLengths(own, others);
  const hunks: Hunk[] = [];
  let [b, c, from, to] = [0, 0, 0, 0];
  const end = () => {
    if (b > from || c > to) hunks.push({ before: [head + from, head + b], now: [head + to, head + c] });
  };
  while (b < own.length && c < others.length) {
    if (own[b] === others[c]) {
      end();
      b += 1;
      c += 1;
      [from, to] = [b, c];
    } else if (
      (lengths[(b + 1) * (others.length + 1) + c] ?? 0) >= (lengths[b * (others.length + 1) + c + 1] ?? 0)
    )
      b += 1;
    else c += 1;
  }
  [b, c] = [own.length, others.length];
  end();
  return hunks;
}

/** Joins hunks if what lies between them does not tell them apart. */
function join(hunks: readonly Hunk[], tellsNothing: (from: number, to: number) => boolean): Hunk[] {
  const wide: Hunk[] = [];
  for (const hunk of hunks) {
    const last = wide.at(-1);
    if (last && tellsNothing(last.now[1], hunk.now[0])) {
      wide[wide.length - 1] = { before: [last.before[0], hunk.before[1]], now: [last.now[0], hunk.now[1]] };
    } else wide.push(hunk);
  }
  return wide;
}

/** Across this and less, only gaps wider than `apart` divide: those between letters and words are no columns. */
const small = 48;
const apart = 16;

const isEmpty = ({ width, height }: Box) => width === 0 || height === 0;
export const isGap = ({ before, now }: Pair): boolean => isEmpty(before) || isEmpty(now);

/** Divides a pair into its hunks; `trim`: into one, without the equal lines around it. */
function divide(before: Grid, now: Grid, pair: Pair, axis: Axis, trim: boolean): Pair[] {
  const [own, others] = [linesOf(before, pair.before, axis), linesOf(now, pair.now, axis)];
  const across = other(axis);
  const [acrossBefore, acrossNow] = [length(pair.before, across), length(pair.now, across)];
  const narrow = Math.max(acrossBefore, acrossNow) <= small;
  // Empty rows are alike everywhere; between blocks that differ in height, empty columns are all that can be alike.
  const hunks = join(hunksOf(own.keys, others.keys), (from, to) => {
    if (trim) return true;
    if (narrow) return to - from <= apart;
    return acrossBefore === acrossNow && others.plain.slice(from, to).every((plain) => plain);
  });
  return hunks.map((hunk) => ({
    before: part(pair.before, axis, ...hunk.before),
    now: part(pair.now, axis, ...hunk.now),
  }));
}

const sameSize = (one: Box, two: Box) => one.width === two.width && one.height === two.height;

/** Whether a pair is only more or less room at the end of the one that it is a part of. */
const isRoom = (one: Pair, whole: Pair, axis: Axis) =>
  isGap(one) &&
  (["before", "now"] as const).every((side) => {
    const end = (box: Box) => (axis === "rows" ? box.top + box.height : box.left + box.width);
    return end(one[side]) === end(whole[side]);
  });

/** Without the empty columns beside new or lost rows, and the empty rows beside columns. */
function trimGap(before: Grid, now: Grid, pair: Pair): Pair {
  const side = isEmpty(pair.before) ? "now" : "before";
  const grid = side === "now" ? now : before;
  let box = pair[side];
  for (const axis of ["rows", "columns"] as const) {
    const { keys, plain } = linesOf(grid, box, axis);
    const outer = (from: number, step: number) => {
      let line = from;
      while (plain[line] && keys[line] === keys[from]) line += step;
      return line;
    };
    const [first, last] = [outer(0, 1), outer(keys.length - 1, -1)];
    if (first <= last) box = part(box, axis, first, last + 1);
  }
  return { ...pair, [side]: box };
}

/**
 * Returns the parts that differ once what has only moved is paired with itself. Between the rows that are equal at the top and at
 * the bottom, columns are told apart first: in one that has grown, rows lie beside other ones than before. Where there are no
 * columns the rows are aligned, and so on within them.
 */
export function align(before: Grid, now: Grid): Pair[] {
  const split = (pair: Pair, axis: Axis, undivided: boolean): Pair[] => {
    if (isGap(pair)) return [trimGap(before, now, pair)];
    const parts = divide(before, now, pair, axis, axis === "rows" && !undivided);
    const [only] = parts;
    const whole =
      parts.length === 1 && only && sameSize(only.before, pair.before) && sameSize(only.now, pair.now);
    if (whole && undivided && axis === "rows") return [pair];
    const across = other(axis);
    // Beside or above what has grown, the rest only has more room.
    const uneven = length(pair.before, across) !== length(pair.now, across);
    const leaves = parts.flatMap((one) => {
      const inner = split(one, across, axis === "columns" && whole === true);
      return inner.map((leaf) => ({ leaf, room: uneven ? isGap(leaf) : isRoom(one, pair, axis) }));
    });
    const solid = leaves.filter(({ room }) => !room);
    return (solid.length > 0 ? solid : leaves.slice(0, 1)).map(({ leaf }) => leaf);
  };
  return split({ before: boxOf(before), now: boxOf(now) }, "rows", false);
}
