import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sortAfterPress, sortDirections, sortedRows, sortOf, sortValue } from "../../src/ui/table/order.ts";
import { checkedOf, withRows } from "../../src/ui/table/selection.ts";

const row = fc.record({ total: fc.integer({ min: 0, max: 5 }), name: fc.string() });
const byTotal = (one: { total: number }, other: { total: number }) => one.total - other.total;

describe("a table's order", () => {
  it("is stable both ways, and leaves the rows that it was given alone", () => {
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom(...sortDirections), (rows, direction) => {
        const before = [...rows];
        const sorted = sortedRows(rows, byTotal, direction);
        expect(rows).toEqual(before);
        expect([...sorted].sort((one, other) => rows.indexOf(one) - rows.indexOf(other))).toEqual(rows);
        sorted.slice(1).forEach((next, place) => {
          const former = sorted[place];
          if (!former) return;
          const difference = direction === "ascending" ? byTotal(former, next) : byTotal(next, former);
          expect(difference).toBeLessThanOrEqual(0);
          if (difference === 0) expect(rows.indexOf(former)).toBeLessThan(rows.indexOf(next));
        });
      }),
    );
  });

  it("is the rows' own without a comparison", () => {
    expect(sortedRows([3, 1, 2], undefined, "descending")).toEqual([3, 1, 2]);
  });

  it("goes up, down, and away", () => {
    const up = sortAfterPress(null, "date", true);
    expect(up).toEqual({ key: "date", direction: "ascending" });
    const down = sortAfterPress(up, "date", true);
    expect(down).toEqual({ key: "date", direction: "descending" });
    expect(sortAfterPress(down, "date", true)).toBeNull();
    expect(sortAfterPress(down, "date", false)).toEqual(up);
    expect(sortAfterPress(down, "total", true)).toEqual({ key: "total", direction: "ascending" });
  });

  it("is written as an option's value, whatever the column's key", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...sortDirections), (key, direction) => {
        expect(sortOf(sortValue({ key, direction }))).toEqual({ key, direction });
      }),
    );
    expect(sortOf(sortValue(null))).toBeNull();
  });
});

describe("a table's selection", () => {
  it.each([
    [[], [], "none"],
    [["a", "b"], [], "none"],
    [["a", "b"], ["c"], "none"],
    [["a", "b"], ["b", "c"], "some"],
    [["a", "b"], ["b", "a", "c"], "all"],
  ])("of %j with %j checked is %s", (keys, selection, checked) => {
    expect(checkedOf(keys, new Set(selection))).toBe(checked);
  });

  it("keeps the rows of other pages", () => {
    expect(withRows(["c", "a"], ["a", "b"], true)).toEqual(["c", "a", "b"]);
    expect(withRows(["c", "a"], ["a", "b"], false)).toEqual(["c"]);
  });
});
