import { expect, test } from "vitest";
import { rowsInView } from "../../src/ui/mosaic/grid.ts";
import { coversRows, type Measured, overscan, rowsAhead, tabRow } from "../../src/ui/mosaic/measured.ts";

const rows = (first: number, end: number, shift = 0): Measured => ({
  shape: { totalCount: 900, advertEvery: 11, columns: 4, rowHeight: 200, stripHeight: 0 },
  gap: 12,
  zero: 0,
  top: 0,
  first,
  end,
  shift,
});

test.each([
  ["the same rows", rows(3, 10), rows(3, 10), true],
  ["one row fewer at its start", rows(3, 10), rows(4, 10), true],
  ["one row fewer at its end", rows(3, 10), rows(3, 9), true],
  ["two rows fewer", rows(3, 10), rows(4, 9), true],
  ["three rows fewer", rows(3, 10), rows(5, 9), false],
  ["a row above", rows(3, 10), rows(2, 9), false],
  ["a row below", rows(3, 10), rows(4, 11), false],
  ["another shift", rows(3, 10), rows(3, 10, 40), false],
])("rendered rows and those wanted: %s", (_, rendered, wanted, covered) => {
  expect(coversRows(rendered, wanted)).toBe(covered);
});

test.each([
  ["below, one more there", rows(3, 10), rows(4, 11), [4, 12]],
  ["above, one more there", rows(3, 10), rows(2, 9), [1, 9]],
  ["on both sides, as after a jump, none beyond", rows(5, 8), rows(3, 10), [3, 10]],
  ["at the end, none beyond it", rows(238, 245), rows(239, 246), [239, 246]],
  ["at the beginning, none before it", rows(1, 8), rows(0, 7), [0, 7]],
])("rows missing %s", (_, rendered, wanted, [first, end]) => {
  expect(rowsAhead(rendered, wanted)).toMatchObject({ first, end });
});

test("wherever the page has scrolled, all rows in view are rendered, and Tab enters one of them or the one above", () => {
  const height = 900;
  let rendered = rows(0, 7);
  const tops = Array.from({ length: 600 }, (_, step) => step * 37);
  for (const top of [...tops, ...tops.toReversed()]) {
    const [first, end] = rowsInView(rendered.shape, top, height, overscan);
    const wanted = rows(first, end);
    if (!coversRows(rendered, wanted)) rendered = rowsAhead(rendered, wanted);
    const [firstInView, endInView] = rowsInView(rendered.shape, top, height, 0);
    expect(rendered.first).toBeLessThanOrEqual(firstInView);
    expect(rendered.end).toBeGreaterThanOrEqual(endInView);
    // While the first row is rendered, Tab enters that.
    if (rendered.first > 0) expect(tabRow(rendered)).toBeGreaterThanOrEqual(firstInView - 1);
    expect(tabRow(rendered)).toBeLessThan(endInView);
  }
});
