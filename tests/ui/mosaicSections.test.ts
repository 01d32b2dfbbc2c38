import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeSections } from "../../src/ui/index.ts";
import {
  cellAt,
  cellCount,
  fullHeight,
  type MosaicShape,
  picturesOfRows,
  rowCount,
  rowFrom,
  rowsAboveStrip,
  rowsInView,
  topOfRow,
} from "../../src/ui/mosaic/grid.ts";
import { cellOfPicture, placeInView, topOfPlace } from "../../src/ui/mosaic/mosaicPlace.ts";
import { placeAfter } from "../../src/ui/mosaic/placeAfter.ts";

/** A mosaic of sections with some pictures each, all with headings. */
function shapeOf(sections: readonly (readonly number[])[], columns = 4, advertEvery = 0): MosaicShape {
  const arrange = arrangeSections(sections.map((pictures) => ({ pictures, heading: "Grand Prix" })));
  return {
    totalCount: sections.flat().length,
    advertEvery,
    columns,
    rowHeight: 100,
    stripHeight: 0,
    arranged: arrange(columns, advertEvery),
  };
}

const lengths = (...counts: number[]) => {
  let next = 0;
  return counts.map((count) => Array.from({ length: count }, () => next++));
};
const sketch = (shape: MosaicShape) =>
  Array.from({ length: cellCount(shape) }, (_, cell) => {
    const { kind, index } = cellAt(shape, cell);
    return kind === "picture" ? index : kind;
  });
const keyed = (shape: MosaicShape, cell: number, key: string) => {
  const aim = placeAfter(shape, cell, { key, ctrlKey: false }, 3) ?? -1;
  return shape.arranged?.settle(aim, key);
};

describe("sections of a mosaic", () => {
  it("each begins a row", () => {
    const shape = shapeOf(lengths(3, 1, 5));
    expect(sketch(shape)).toEqual([0, 1, 2, "blank", 3, "blank", "blank", "blank", 4, 5, 6, 7, 8]);
    expect(rowCount(shape)).toBe(4);
  });

  it("adverts follow each eleventh picture that is shown, whatever its section", () => {
    const shape = shapeOf(lengths(8, 4), 4, 11);
    expect(sketch(shape).slice(8)).toEqual([8, 9, 10, "advert", 11]);
  });

  it("a section without pictures has no heading", () => {
    const shape = shapeOf([[0], [], [1]]);
    expect(rowCount(shape)).toBe(2);
    expect(shape.arranged?.headingsAbove(1)).toBe(2 * (shape.arranged?.headingsAbove(0) ?? 0));
  });

  it("a heading's room is above its section's first row alone", () => {
    const shape = shapeOf(lengths(5, 2));
    const heading = shape.arranged?.headingsAbove(0) ?? 0;
    expect(heading).toBeGreaterThan(0);
    expect([0, 1, 2].map((row) => topOfRow(shape, row))).toEqual([heading, 100 + heading, 200 + 2 * heading]);
    expect(fullHeight(shape)).toBe(300 + 2 * heading);
  });

  it("the strip lies below the pictures that the server renders in rows of two, at any width", () => {
    const rowsOf = (columns: number, ...counts: number[]) =>
      rowsAboveStrip(shapeOf(lengths(...counts), columns));
    expect([2, 3, 4].map((columns) => rowsOf(columns, 20))).toEqual([4, 3, 2]);
    // Seven in all, of which the second section has two.
    expect([2, 3, 4].map((columns) => rowsOf(columns, 5, 5))).toEqual([4, 3, 3]);
    expect([2, 3, 4].map((columns) => rowsOf(columns, 1, 1, 1, 1, 1))).toEqual([4, 4, 4]);
    expect([2, 3, 4].map((columns) => rowsOf(columns, 1))).toEqual([1, 1, 1]);
  });

  it("is the same object for the same columns and adverts, so that nothing is drawn again", () => {
    const arrange = arrangeSections([{ pictures: [0, 1], heading: null }]);
    expect(arrange(3, 11)).toBe(arrange(3, 11));
    expect(arrange(3, 11)).not.toBe(arrange(4, 11));
  });

  it.each([
    ["ArrowRight", 2, 4],
    ["ArrowLeft", 4, 2],
    ["ArrowDown", 2, 4],
    ["ArrowUp", 10, 4],
    ["End", 0, 2],
    ["End", 4, 4],
    ["ArrowDown", 4, 8],
    ["ArrowRight", 12, 12],
  ])("%s over blanks, from cell %i", (key, cell, expected) => {
    expect(keyed(shapeOf(lengths(3, 1, 5)), cell, key)).toBe(expected);
  });

  it("End stays in its row in two columns too", () => {
    expect(keyed(shapeOf(lengths(1, 2), 2), 0, "End")).toBe(0);
  });
});

/** Some pictures are folded: no section shows them. */
const sections = fc
  .array(fc.array(fc.boolean(), { maxLength: 20 }), { minLength: 1, maxLength: 12 })
  .map((groups) => {
    let next = 0;
    const all = groups.map((group) => group.map((isShown) => ({ isShown, index: next++ })));
    return all.map((group) => group.flatMap(({ isShown, index }) => (isShown || index === 0 ? [index] : [])));
  })
  .filter((groups) => groups.flat().length > 0);
const shapes = fc
  .tuple(sections, fc.constantFrom(2, 3, 4), fc.constantFrom(0, 5, 11))
  .map(([groups, columns, adverts]) => ({ groups, shape: shapeOf(groups, columns, adverts) }));

describe("of any sections", () => {
  it("every picture is shown once, in order, and found in its cell", () => {
    fc.assert(
      fc.property(shapes, ({ groups, shape }) => {
        expect(sketch(shape).filter((one) => typeof one === "number")).toEqual(groups.flat());
        for (const index of groups.flat()) {
          expect(cellAt(shape, cellOfPicture(shape, index))).toEqual({ kind: "picture", index });
        }
      }),
    );
  });

  it("a folded picture is found at the one shown before it", () => {
    const shape = shapeOf([
      [0, 4],
      [5, 9],
    ]);
    expect([1, 3, 4, 7, 9, 400].map((index) => cellOfPicture(shape, index))).toEqual([0, 0, 1, 4, 5, 5]);
  });

  it("rows follow each other, and are found by their pixels", () => {
    fc.assert(
      fc.property(shapes, ({ shape }) => {
        for (let row = 0; row < rowCount(shape); row += 1) {
          const top = topOfRow(shape, row);
          expect(rowFrom(shape, top)).toBe(row);
          expect(rowFrom(shape, top + 1)).toBe(row + 1);
          expect(topOfRow(shape, row + 1)).toBeGreaterThanOrEqual(top + shape.rowHeight);
        }
      }),
    );
  });

  it("no row in the window is missing, and the pictures of those drawn are told", () => {
    fc.assert(
      fc.property(shapes, fc.double({ min: 0, max: 1, noNaN: true }), ({ shape }, share) => {
        const top = share * fullHeight(shape);
        const [first, end] = rowsInView(shape, top, 300, 0);
        for (let row = 0; row < rowCount(shape); row += 1) {
          const upper = topOfRow(shape, row);
          if (upper < top + 300 && upper + shape.rowHeight > top)
            expect(first <= row && row < end).toBe(true);
        }
        const drawn = sketch(shape)
          .slice(first * shape.columns, end * shape.columns)
          .filter((one) => typeof one === "number");
        const expected = drawn.length > 0 ? [Math.min(...drawn), Math.max(...drawn)] : null;
        expect(picturesOfRows(shape, first, end)).toEqual(expected);
      }),
    );
  });

  it("a place that is left is the place that is returned to", () => {
    fc.assert(
      fc.property(shapes, fc.double({ min: 0, max: 1, noNaN: true }), ({ shape }, share) => {
        const top = Math.round(share * fullHeight(shape));
        const place = placeInView(shape, top, { height: 600, covered: 64 }, 0);
        expect(topOfPlace(shape, place)).toBe(top);
      }),
    );
  });

  it("no key leads to a blank, or out", () => {
    const keys = fc.constantFrom(
      "ArrowRight",
      "ArrowLeft",
      "ArrowDown",
      "ArrowUp",
      "PageDown",
      "PageUp",
      "Home",
      "End",
    );
    fc.assert(
      fc.property(shapes, fc.nat(), keys, ({ groups, shape }, seed, key) => {
        const shown = groups.flat();
        const from = cellOfPicture(shape, shown[seed % shown.length] ?? 0);
        const to = keyed(shape, from, key) ?? -1;
        expect(cellAt(shape, to).kind).not.toBe("blank");
        expect(to).toBeLessThan(cellCount(shape));
      }),
    );
  });
});
