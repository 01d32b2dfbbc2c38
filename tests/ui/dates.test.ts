import { expect, it } from "vitest";
import { isOutside, laterOf } from "../../src/ui/date-field/dates.ts";

it.each([
  ["2026-06-15", {}, false],
  ["2026-06-15", { min: "2026-06-15", max: "2026-06-15" }, false],
  ["2026-06-14", { min: "2026-06-15" }, true],
  ["2026-06-16", { max: "2026-06-15" }, true],
  ["0002-06-15", { min: "2026-01-01" }, true],
  [null, { min: "2026-01-01" }, false],
])("%s within %o", (date, bounds, outside) => {
  expect(isOutside(date, bounds)).toBe(outside);
});

it.each([
  ["2026-06-15", "2026-06-14", "2026-06-15"],
  [undefined, "2026-06-14", "2026-06-14"],
  ["2026-06-15", null, "2026-06-15"],
  [undefined, null, undefined],
])("of %s and %s the later is %s", (one, other, later) => {
  expect(laterOf(one, other)).toBe(later);
});
