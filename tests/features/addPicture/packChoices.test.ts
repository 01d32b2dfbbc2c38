import { expect, test } from "vitest";
import { openPackLines } from "../../../src/features/addPicture/packChoices.ts";
import { openPacks, pricings } from "../../../stories/support/packData.ts";

test("packs in progress name their format", () => {
  const lines = openPackLines({ open: openPacks, offers: [], pricings }, { pricingId: 1, count: 1 });
  expect(lines.map(({ label, format }) => [label, format])).toEqual([
    ["Pack 5 tirages", "15x22\u00a0cm"],
    ["Pack 3 tirages et 2 fichiers", "15x22\u00a0cm et 1350x900\u00a0px"],
  ]);
});

test("one whose format is no longer sold goes without", () => {
  const open = openPacks.map((pack) => ({ ...pack, variant: null }));
  const lines = openPackLines({ open, offers: [], pricings }, { pricingId: 1, count: 1 });
  expect(lines.map(({ format }) => format)).toEqual([null, null]);
});
