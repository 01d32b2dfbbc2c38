import { expect, test } from "vitest";
import { demoCatalogue } from "../../demo/demoCatalogue.ts";
import { demoEvents } from "../../demo/demoEvents.ts";
import { discountTexts, texts } from "../../demo/demoTexts.ts";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";

/** Returns every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const shown = textsIn([demoEvents, demoCatalogue, texts, discountTexts]);

// Names of riders and horses come as lists have them: the shop sets their apostrophes where it shows them.
test("labels and texts of the demonstration have curly apostrophes", () => {
  expect(shown).toContain("Jumping de Saint-Lô");
  expect(shown.filter((text) => /['\u2018\u02bc]/.test(text))).toEqual([]);
});

test("they are found with either apostrophe", () => {
  const labels = shown.filter((text) => text.includes("’"));
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) expect(searchKey(label.replaceAll("’", "'"))).toBe(searchKey(label));
});
