import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cellAt,
  cellCount,
  cellsAboveStrip,
  fullHeight,
  type MosaicShape,
  pageHeight,
  picturesOfRows,
  rowCount,
  rowFrom,
  rowsAboveStrip,
  rowsInView,
  shiftAfterScroll,
  shiftAt,
  topOfRow,
} from "../../src/ui/mosaic/grid.ts";
import { placeAfter } from "../../src/ui/mosaic/placeAfter.ts";

const shapes = fc.record({
  totalCount: fc.integer({ min: 0, max: 3000 }),
  advertEvery: fc.constantFrom(0, 5, 11),
  columns: fc.constantFrom(2, 3, 4),
  rowHeight: fc.integer({ min: 40, max: 400 }),
  stripHeight: fc.constantFrom(0, 130, 900),
});

const shape = (changes: Partial<MosaicShape> = {}): MosaicShape => ({
  totalCount: 23,
  advertEvery: 11,
  columns: 4,
  rowHeight: 100,
  stripHeight: 0,
  ...changes,
});

describe("cells of the mosaic", () => {
  it("puts an advert after each full run of eleven pictures", () => {
    expect(cellCount(shape())).toBe(25);
    expect(cellAt(shape(), 10)).toEqual({ kind: "picture", index: 10 });
    expect(cellAt(shape(), 11)).toEqual({ kind: "advert", index: 0 });
    expect(cellAt(shape(), 12)).toEqual({ kind: "picture", index: 11 });
    expect(cellAt(shape(), 23)).toEqual({ kind: "advert", index: 1 });
    expect(cellAt(shape(), 24)).toEqual({ kind: "picture", index: 22 });
  });

  it("draws every picture once, in order", () => {
    fc.assert(
      fc.property(shapes, (drawn) => {
        const cells = Array.from({ length: cellCount(drawn) }, (_, place) => cellAt(drawn, place));
        const pictures = cells.filter(({ kind }) => kind === "picture").map(({ index }) => index);
        expect(pictures).toEqual(Array.from({ length: drawn.totalCount }, (_, index) => index));
        const adverts = cells.filter(({ kind }) => kind === "advert").map(({ index }) => index);
        expect(adverts).toEqual(adverts.map((_, index) => index));
      }),
    );
  });
});

describe("rows in view", () => {
  it.each([
    [0, [0, 8]],
    // Out of view, the nearest row stays: Tab and a screen reader still find a cell to enter.
    [-2000, [0, 1]],
    [1000, [8, 18]],
    [100_000, [249, 250]],
  ])("from %i px down", (top, expected) => {
    expect(rowsInView(shape({ totalCount: 1000, advertEvery: 0 }), top, 600, 2)).toEqual(expected);
  });

  it("never leaves a hole in the window", () => {
    fc.assert(
      fc.property(shapes, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, share) => {
        const top = share * Math.max(0, fullHeight(drawn) - 800);
        const [first, end] = rowsInView(drawn, top, 800, 0);
        const rows = Array.from({ length: rowCount(drawn) }, (_, row) => row);
        const seen = rows.filter((row) => {
          const upper = topOfRow(drawn, row);
          return upper < top + 800 && upper + drawn.rowHeight > top;
        });
        expect(rows.slice(first, end)).toEqual(expect.arrayContaining(seen));
        expect(end - first).toBeLessThanOrEqual(Math.max(1, seen.length + 2));
      }),
    );
  });
});

describe("the strip", () => {
  it("lies below the rows that the server renders, and below the pictures of a short mosaic", () => {
    for (const columns of [2, 3, 4]) {
      expect(rowsAboveStrip(shape({ columns }))).toBe(Math.ceil(cellsAboveStrip / columns));
      expect(rowsAboveStrip(shape({ columns, totalCount: 1 }))).toBe(1);
    }
  });

  it("has its own room, and rows keep theirs", () => {
    fc.assert(
      fc.property(shapes, (drawn) => {
        const tops = Array.from({ length: rowCount(drawn) + 1 }, (_, row) => topOfRow(drawn, row));
        const steps = tops.slice(1).map((top, row) => top - (tops[row] ?? 0));
        const above = rowsAboveStrip(drawn);
        expect(steps).toEqual(
          steps.map((_, row) => drawn.rowHeight + (row === above - 1 ? drawn.stripHeight : 0)),
        );
        for (const [row, top] of tops.slice(0, -1).entries()) expect(rowFrom(drawn, top)).toBe(row);
      }),
    );
  });
});

describe("pictures of rows", () => {
  it("tells the first and the last picture that the rows hold", () => {
    fc.assert(
      fc.property(shapes, fc.nat(400), fc.integer({ min: 1, max: 12 }), (drawn, first, length) => {
        const cells = Array.from(
          { length: length * drawn.columns },
          (_, place) => first * drawn.columns + place,
        )
          .filter((place) => place < cellCount(drawn))
          .map((place) => cellAt(drawn, place))
          .filter(({ kind }) => kind === "picture")
          .map(({ index }) => index);
        const expected = cells.length > 0 ? [cells[0], cells.at(-1)] : null;
        expect(picturesOfRows(drawn, first, first + length)).toEqual(expected);
      }),
    );
  });
});

describe("a mosaic taller than a page", () => {
  const million = shape({ totalCount: 1_000_000, advertEvery: 0, rowHeight: 220 });
  const window = 800;
  const lowest = pageHeight(million) - window;

  it("leaves every other as it is", () => {
    const usual = shape({ totalCount: 20_000 });
    expect(pageHeight(usual)).toBe(fullHeight(usual));
    expect(shiftAt(usual, 300_000, window)).toBe(0);
    expect(shiftAfterScroll(usual, { shift: 0, top: 0 }, 300_000, window)).toEqual({ shift: 0, scrollBy: 0 });
  });

  it("reaches the first row and the last by the scrollbar", () => {
    const { shift } = shiftAfterScroll(million, { shift: 0, top: 0 }, lowest, window);
    expect(lowest + shift).toBe(fullHeight(million) - window);
    expect(shiftAfterScroll(million, { shift, top: lowest }, 0, window).shift).toBe(0);
  });

  it("moves rows by as much as the page, wherever the page has room", () => {
    const before = { shift: 30_000_000, top: 2_000_000 };
    expect(shiftAfterScroll(million, before, 2_000_120, window)).toEqual({ shift: 30_000_000, scrollBy: 0 });
  });

  it("never ends before its rows do, however slowly one scrolls", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -700, max: 700 }), { maxLength: 60 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (scrolls, share) => {
          const begin = Math.round(share * (fullHeight(million) - window));
          let held = { shift: shiftAt(million, begin, window), top: 0 };
          held.top = begin - held.shift;
          for (const by of scrolls) {
            const wanted = held.top + held.shift + by;
            const top = Math.min(Math.max(held.top + by, 0), lowest);
            const { shift, scrollBy } = shiftAfterScroll(million, held, top, window);
            // Rows move by exactly the scrolled distance, unless the end of the page stops the scroll.
            if (top === held.top + by) expect(top + scrollBy + shift).toBe(wanted);
            held = { shift, top: top + scrollBy };
            expect(held.shift).toBeGreaterThanOrEqual(0);
            expect(held.top).toBeGreaterThanOrEqual(0);
            expect(held.top).toBeLessThanOrEqual(lowest);
          }
        },
      ),
    );
  });
});

describe("keys in the mosaic", () => {
  // Twenty-five cells in rows of four: the last row has one. The window holds three rows.
  it.each([
    ["ArrowRight", 3, 4],
    ["ArrowRight", 24, 24],
    ["ArrowLeft", 0, 0],
    ["ArrowDown", 5, 9],
    ["ArrowDown", 22, 24],
    ["ArrowDown", 24, 24],
    ["ArrowUp", 2, 2],
    ["ArrowUp", 9, 5],
    ["Home", 6, 4],
    ["End", 4, 7],
    ["End", 24, 24],
    ["PageDown", 1, 13],
    ["PageDown", 14, 24],
    ["PageDown", 24, 24],
    ["PageUp", 24, 12],
    ["PageUp", 6, 2],
    ["PageUp", 2, 2],
    ["Control+Home", 22, 0],
    ["Control+End", 3, 24],
    ["Control+ArrowDown", 3, null],
    ["a", 8, null],
  ])("%s from %i", (pressed, place, expected) => {
    const key = pressed.replace("Control+", "");
    expect(placeAfter(shape(), place, { key, ctrlKey: key !== pressed }, 3)).toBe(expected);
  });

  it("never leads out of the mosaic", () => {
    const keys = fc.constantFrom(
      "ArrowRight",
      "ArrowLeft",
      "ArrowDown",
      "ArrowUp",
      "PageDown",
      "PageUp",
      "End",
    );
    fc.assert(
      fc.property(shapes, fc.nat(3000), keys, fc.integer({ min: 1, max: 9 }), (drawn, begin, key, rows) => {
        const cells = cellCount(drawn);
        fc.pre(begin < cells);
        const next = placeAfter(drawn, begin, { key, ctrlKey: false }, rows);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(cells);
      }),
    );
  });
});
