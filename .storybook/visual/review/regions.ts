import { createHash } from "node:crypto";
import { comparePictures, type Pixels } from "../comparePictures.ts";
import { cut } from "../contactSheet.ts";
import { align, type Box, boxOf, type Grid, gridOf, isGap, type Pair } from "./align.ts";
import { type ColourChange, recoloured, type Successors } from "./colours.ts";

/** A part of a picture that has changed. */
export interface Region extends Pair {
  /** The replaced colours, if nothing else has happened. */
  colours: ColourChange[] | null;
  /** The same for regions whose pixels were and are the same. */
  look: string;
}

/** Pixels of a side of the squares in which changes are looked for, and how many squares apart they belong together. */
const cell = 8;
const reach = 2;

/** The pixel without its opacity, as 0xrrggbb. */
const rgb = (value: number) => ((value & 255) << 16) | (value & 0xff00) | ((value >> 16) & 255);

function* rowsOf(pair: Pair, before: Grid, now: Grid) {
  for (let row = 0; row < pair.before.height; row += 1) {
    yield [
      (pair.before.top + row) * before.width + pair.before.left,
      (pair.now.top + row) * now.width + pair.now.left,
      row,
    ] as const;
  }
}

/** Returns the squares with a changed pixel, as numbers row by row. */
function changedCells(before: Grid, now: Grid, pair: Pair): { cells: Set<number>; across: number } {
  const across = Math.ceil(pair.before.width / cell);
  const cells = new Set<number>();
  for (const [own, other, row] of rowsOf(pair, before, now)) {
    const line = Math.floor(row / cell) * across;
    for (let column = 0; column < pair.before.width; column += 1) {
      if (before.colours[own + column] !== now.colours[other + column]) {
        cells.add(line + Math.floor(column / cell));
        column = (Math.floor(column / cell) + 1) * cell - 1;
      }
    }
  }
  return { cells, across };
}

/** Returns the groups of squares that lie close to each other, as boxes of squares. */
function clusters(cells: Set<number>, across: number): Box[] {
  const left = new Set(cells);
  return [...cells].flatMap((seed) => {
    if (!left.delete(seed)) return [];
    const open = [seed];
    let [x0, y0, x1, y1] = [across, Number.POSITIVE_INFINITY, 0, 0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % across, Math.floor(at / across)];
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
      for (let dy = -reach; dy <= reach; dy += 1) {
        for (let column = Math.max(0, x - reach); column <= Math.min(across - 1, x + reach); column += 1) {
          const next = (y + dy) * across + column;
          if (left.delete(next)) open.push(next);
        }
      }
    }
    return [{ left: x0, top: y0, width: x1 - x0 + 1, height: y1 - y0 + 1 }];
  });
}

/** The part of a pair of equal size that a box of squares covers. */
function covered({ before, now }: Pair, squares: Box): Pair {
  const left = squares.left * cell;
  const top = squares.top * cell;
  const width = Math.min(before.width - left, squares.width * cell);
  const height = Math.min(before.height - top, squares.height * cell);
  const place = (box: Box): Box => ({ left: box.left + left, top: box.top + top, width, height });
  return { before: place(before), now: place(now) };
}

/** Adds to each side of a pair of equal size (or with a negative number, takes from it). */
function widen({ before, now }: Pair, left: number, top: number, right: number, bottom: number): Pair {
  const wider = (box: Box): Box => ({
    left: box.left - left,
    top: box.top - top,
    width: box.width + left + right,
    height: box.height + top + bottom,
  });
  return { before: wider(before), now: wider(now) };
}

/** The smallest pair that has all changed pixels. */
function tight(before: Grid, now: Grid, pair: Pair): Pair {
  const { width, height } = pair.now;
  let [x0, y0, x1, y1] = [width, height, -1, -1];
  for (const [own, other, row] of rowsOf(pair, before, now)) {
    for (let column = 0; column < width; column += 1) {
      if (before.colours[own + column] === now.colours[other + column]) continue;
      [x0, y0, x1, y1] = [Math.min(x0, column), Math.min(y0, row), Math.max(x1, column), row];
    }
  }
  return widen(pair, -x0, -y0, x1 + 1 - width, y1 + 1 - height);
}

/** A pair with what lies around it in both pictures. */
function surrounded(before: Grid, now: Grid, pair: Pair): Pair {
  const room = (grid: Grid, { left, top, width, height }: Box) =>
    [left, top, grid.width - left - width, grid.height - top - height] as const;
  const [own, others] = [room(before, pair.before), room(now, pair.now)];
  const [left = 0, top = 0, right = 0, bottom = 0] = own.map((side, index) =>
    Math.min(cell, side, others[index] ?? 0),
  );
  return widen(pair, left, top, right, bottom);
}

function successorsIn(before: Grid, now: Grid, pair: Pair): Successors {
  const successors = new Map<number, Map<number, number>>();
  for (const [own, other] of rowsOf(pair, before, now)) {
    for (let column = 0; column < pair.before.width; column += 1) {
      const from = rgb(before.colours[own + column] ?? 0);
      const to = rgb(now.colours[other + column] ?? 0);
      const become = successors.get(from) ?? new Map<number, number>();
      if (become.size === 0) successors.set(from, become);
      become.set(to, (become.get(to) ?? 0) + 1);
    }
  }
  return successors;
}

function lookOf(before: Grid, now: Grid, pair: Pair): string {
  const hash = createHash("sha1");
  for (const [grid, box] of [
    [before, pair.before],
    [now, pair.now],
  ] as const) {
    hash.update(`${box.width} ${box.height} `);
    for (let row = 0; row < box.height; row += 1) {
      const from = (box.top + row) * grid.width + box.left;
      hash.update(grid.colours.subarray(from, from + box.width));
    }
  }
  return hash.digest("base64url").slice(0, 12);
}

/** Returns what has changed within a pair of equal size, nothing in it having moved. */
function inPlace(before: Grid, now: Grid, pair: Pair): Region[] {
  const { cells, across } = changedCells(before, now, pair);
  return clusters(cells, across).map((squares) => {
    const region = tight(before, now, covered(pair, squares));
    const colours = recoloured(successorsIn(before, now, surrounded(before, now, region)));
    return { ...region, colours, look: lookOf(before, now, region) };
  });
}

const area = (regions: readonly Region[]) =>
  regions.reduce((sum, { before, now }) => sum + before.width * before.height + now.width * now.height, 0);

/** Returns the parts of a picture that have changed, without what has only been moved by them. */
export function changedRegions(picture: Pixels, picturedNow: Pixels): Region[] {
  const [before, now] = [gridOf(picture), gridOf(picturedNow)];
  const unmoved =
    before.width === now.width && before.height === now.height
      ? inPlace(before, now, { before: boxOf(before), now: boxOf(now) })
      : null;
  if (unmoved?.every(({ colours }) => colours)) return unmoved;
  const moved = align(before, now).flatMap((pair) =>
    isGap(pair) || pair.before.width !== pair.now.width || pair.before.height !== pair.now.height
      ? [{ ...pair, colours: null, look: lookOf(before, now, pair) }]
      : inPlace(before, now, pair),
  );
  const regions = unmoved && area(unmoved) <= area(moved) ? unmoved : moved;
  // Beside a change the browser has rounded an edge otherwise, as it does without one.
  const seen = regions.filter(
    (region) => region.colours || comparePictures(cut(picture, region.before), cut(picturedNow, region.now)),
  );
  return seen.length > 0 ? seen : regions;
}
