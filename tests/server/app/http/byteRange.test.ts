import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readRange } from "../../../../server/app/http/byteRange.ts";

describe("a Range header on a file of 100 bytes", () => {
  test.each([
    ["bytes=0-", { first: 0, last: 99 }],
    ["bytes=99-", { first: 99, last: 99 }],
    ["bytes=10-19", { first: 10, last: 19 }],
    ["bytes=10-4000", { first: 10, last: 99 }],
    ["bytes=-1", { first: 99, last: 99 }],
    ["bytes=-4000", { first: 0, last: 99 }],
    ["bytes = 5 - 9", { first: 5, last: 9 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-4", null],
    ["bytes=-", null],
    ["bytes=a-b", null],
    ["bytes=0-1,5-6", null],
    ["items=0-1", null],
    ["", null],
    [undefined, null],
  ])("%s", (header, expected) => expect(readRange(header, 100)).toEqual(expected));

  test("of nothing is beyond its end", () => {
    expect(readRange("bytes=0-", 0)).toBe("unsatisfiable");
    expect(readRange("bytes=-5", 0)).toBe("unsatisfiable");
  });
});

test("no header gives a range outside the file", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(1000), (text, length) => {
      for (const header of [text, `bytes=${text}`]) {
        const range = readRange(header, length);
        if (range === null || range === "unsatisfiable") continue;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.last).toBeGreaterThanOrEqual(range.first);
        expect(range.last).toBeLessThan(length);
      }
    }),
  );
});
