import { describe, expect, it } from "vitest";
import { itemAfterKey } from "../../src/ui/menu/keys.ts";

const labels = ["Voir", "Éditer", "Envoyer", "Annuler"];

describe("keys in a menu", () => {
  it.each([
    ["ArrowDown", 0, 1],
    ["ArrowDown", 3, 0],
    ["ArrowUp", 0, 3],
    ["ArrowDown", -1, 0],
    ["ArrowUp", -1, 3],
    ["Home", 2, 0],
    ["End", 0, 3],
    ["e", 0, 1],
    ["E", 1, 2],
    ["é", 2, 1],
    ["v", 0, 0],
  ])("%s leads from %i to %i", (key, place, next) => {
    expect(itemAfterKey(key, place, labels)).toBe(next);
  });

  it.each(["x", " ", "Enter", "Escape", "Tab"])("leaves %s alone", (key) => {
    expect(itemAfterKey(key, 1, labels)).toBeNull();
  });
});
