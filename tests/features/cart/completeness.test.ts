import { expect, test } from "vitest";
import type { MissingPart } from "../../../src/domain/packs/completeness.ts";
import { cartNotices } from "../../../src/features/cart/completeness.ts";

const line = (isPack: boolean, ...missing: MissingPart[]) => ({ isPack, missing });

test.each([
  ["nothing in it", [], { elements: false, packs: false }],
  ["all complete", [line(false), line(true)], { elements: false, packs: false }],
  ["a print without its picture", [line(false, "pictures")], { elements: true, packs: false }],
  ["a pack with room left", [line(true, "pictures")], { elements: false, packs: true }],
  ["a pack without its rider", [line(true, "filterValue1")], { elements: true, packs: false }],
  ["both", [line(true, "pictures"), line(true, "contest")], { elements: true, packs: true }],
] as const)("%s", (_name, lines, notices) => {
  expect(cartNotices(lines)).toEqual(notices);
});
