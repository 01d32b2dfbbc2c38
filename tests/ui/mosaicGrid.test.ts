import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cellAt,
  cellCount,
  cellOfPicture,
  type MosaicShape,
  picturesOfRows,
  rowCount,
  rowsInView,
} from "../../src/ui/mosaic/grid.ts";

const shapes = fc.record({
  totalCount: fc.integer({ min: 0, max: 3000 }),
  advertEvery: fc.constantFrom(0, 5, 11),
  columns: fc.constantFrom(2, 3, 4),
  rowHeight: fc.integer({ min: 40, max: 400 }),
});

const shape = (changes: Partial<MosaicShape> = {}): MosaicShape => ({
  totalCount: 23,
  advertEvery: 11,
  columns: 4,
  rowHeight: 100,
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

  it("finds the cell of a picture again", () => {
    fc.assert(
      fc.property(shapes, fc.nat(2999), (drawn, index) => {
        fc.pre(index < drawn.totalCount);
        expect(cellAt(drawn, cellOfPicture(drawn, index))).toEqual({ kind: "picture", index });
      }),
    );
  });
});

describe("rows in view", () => {
  it.each([
    [0, [0, 8]],
    [-2000, [0, 0]],
    [1000, [8, 18]],
    [100_000, [250, 250]],
  ])("from %i px down", (top, expected) => {
    expect(rowsInView(shape({ totalCount: 1000, advertEvery: 0 }), top, 600, 2)).toEqual(expected);
  });

  it("never leaves a hole in the window", () => {
    fc.assert(
      fc.property(shapes, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, share) => {
        const height = rowCount(drawn) * drawn.rowHeight;
        const top = share * Math.max(0, height - 800);
        const [first, end] = rowsInView(drawn, top, 800, 0);
        expect(first * drawn.rowHeight).toBeLessThanOrEqual(top);
        expect(end * drawn.rowHeight).toBeGreaterThanOrEqual(Math.min(height, top + 800));
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
