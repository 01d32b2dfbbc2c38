import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellAt, cellCount, fullHeight, type MosaicShape, topOfRow } from "../../src/ui/mosaic/grid.ts";
import { cellOfPicture, placeInView, topOfPlace } from "../../src/ui/mosaic/mosaicPlace.ts";

const shape = (changes: Partial<MosaicShape> = {}): MosaicShape => ({
  totalCount: 1000,
  advertEvery: 11,
  columns: 4,
  rowHeight: 200,
  stripHeight: 0,
  ...changes,
});
const view = { height: 800, covered: 64 };
const shapes = fc.record({
  totalCount: fc.integer({ min: 1, max: 3000 }),
  advertEvery: fc.constantFrom(0, 5, 11),
  columns: fc.constantFrom(2, 3, 4),
  rowHeight: fc.integer({ min: 40, max: 400 }),
  stripHeight: fc.constantFrom(0, 130, 900),
});

describe("the cell of a picture", () => {
  it("is where the mosaic draws it", () => {
    fc.assert(
      fc.property(shapes, fc.nat(2999), (drawn, index) => {
        fc.pre(index < drawn.totalCount);
        expect(cellAt(drawn, cellOfPicture(drawn, index))).toEqual({ kind: "picture", index });
      }),
    );
  });

  it("is the last one's for a picture that is gone since", () => {
    expect(cellOfPicture(shape({ totalCount: 20 }), 500)).toBe(20);
  });
});

describe("the place in view", () => {
  it("is told by the first picture that is seen whole below what covers the window's top", () => {
    // Row 5 begins 50 px above the window, row 6 150 px into it: its first cell is picture 22, after two adverts.
    expect(placeInView(shape(), 1050, view, 0)).toEqual({ index: 22, offset: 150 });
    // Row 5 begins under the top bar.
    expect(placeInView(shape(), 960, view, 0)).toEqual({ index: 22, offset: 240 });
  });

  it("is told by the cell that had the focus last where that is seen whole", () => {
    expect(placeInView(shape(), 1050, view, 33)).toEqual({ index: 31, offset: 550 });
    expect(placeInView(shape(), 1050, view, 20).index).toBe(22);
    expect(placeInView(shape(), 1050, view, 900).index).toBe(22);
  });

  it("is told by the picture before an advert", () => {
    expect(placeInView(shape(), 0, { height: 800, covered: 0 }, 11)).toEqual({ index: 10, offset: 400 });
  });

  it("is told by the first picture while the mosaic begins below the window's top", () => {
    expect(placeInView(shape(), -300, view, 0)).toEqual({ index: 0, offset: 300 });
    expect(placeInView(shape(), -800, { height: 2000, covered: 0 }, -1)).toEqual({ index: 0, offset: 800 });
  });

  it("leads back to the same pixel at the same width", () => {
    fc.assert(
      fc.property(
        shapes,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(3000),
        (drawn, share, focused) => {
          const top = Math.round(share * Math.max(0, fullHeight(drawn) - view.height));
          const place = placeInView(drawn, top, view, Math.min(focused, cellCount(drawn) - 1));
          expect(topOfPlace(drawn, place)).toBe(top);
        },
      ),
    );
  });

  it("keeps the picture at its height in the window when the columns change", () => {
    fc.assert(
      fc.property(shapes, shapes, fc.double({ min: 0, max: 1, noNaN: true }), (before, other, share) => {
        const after = { ...other, totalCount: before.totalCount };
        const top = Math.round(share * Math.max(0, fullHeight(before) - view.height));
        const { index, offset } = placeInView(before, top, view, 0);
        const row = Math.floor(cellOfPicture(after, index) / after.columns);
        expect(topOfRow(after, row) - topOfPlace(after, { index, offset })).toBe(offset);
      }),
    );
  });
});
