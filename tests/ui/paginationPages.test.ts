import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageItems } from "../../src/ui/pagination/pages.ts";

describe("the pages of a row", () => {
  it.each([
    [1, 2, "1 2"],
    [4, 7, "1 2 3 4 5 6 7"],
    [1, 8, "1 2 3 4 5 after 8"],
    [4, 8, "1 2 3 4 5 after 8"],
    [5, 8, "1 before 4 5 6 7 8"],
    [5, 9, "1 before 4 5 6 after 9"],
    [9, 9, "1 before 5 6 7 8 9"],
  ])("at page %i of %i are %s", (page, count, row) => {
    expect(pageItems(page, count).join(" ")).toBe(row);
  });

  it("have the ends, the current page and its neighbours, seven at most, and no gap for a single page", () => {
    const places = fc
      .integer({ min: 2, max: 5000 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(places, ([page, count]) => {
        const items = pageItems(page, count);
        expect(items).toHaveLength(Math.min(count, 7));
        for (const wanted of [1, page - 1, page, page + 1, count]) {
          if (wanted >= 1 && wanted <= count) expect(items).toContain(wanted);
        }
        items.forEach((item, place) => {
          const [former, next] = [items[place - 1], items[place + 1]];
          if (typeof item === "number") {
            if (typeof former === "number") expect(item).toBe(former + 1);
          } else expect(Number(next) - Number(former)).toBeGreaterThan(2);
        });
      }),
    );
  });
});
