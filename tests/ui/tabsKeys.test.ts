import { describe, expect, it } from "vitest";
import { placeAfterKey } from "../../src/ui/tabs/keys.ts";

describe("keys among tabs", () => {
  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 2, 0],
    ["ArrowLeft", 0, 2],
    ["ArrowLeft", 2, 1],
    ["Home", 2, 0],
    ["End", 0, 2],
  ])("%s leads from %i to %i", (key, place, next) => {
    expect(placeAfterKey(key, place, 3)).toBe(next);
  });

  it.each(["ArrowDown", "Enter", "a", "Tab"])("leaves %s alone", (key) => {
    expect(placeAfterKey(key, 1, 3)).toBeNull();
  });
});
