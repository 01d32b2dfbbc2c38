import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effectOf, type Suggestions } from "../../src/ui/search-box/keys.ts";

const shown: Suggestions = { open: true, filled: true, count: 4, highlight: null };
const at = (highlight: number | null) => ({ ...shown, highlight });
const closed: Suggestions = { ...shown, open: false };
const silent: Suggestions = { ...shown, count: 0 };
const blank: Suggestions = { open: false, filled: false, count: 0, highlight: null };

describe("the keys of a search box", () => {
  it.each<[string, Suggestions, ReturnType<typeof effectOf>]>([
    ["ArrowDown", at(null), { open: true, highlight: 0 }],
    ["ArrowDown", at(1), { open: true, highlight: 2 }],
    ["ArrowDown", at(3), { open: true, highlight: null }],
    ["ArrowUp", at(null), { open: true, highlight: 3 }],
    ["ArrowUp", at(0), { open: true, highlight: null }],
    ["ArrowUp", at(2), { open: true, highlight: 1 }],
    ["ArrowDown", closed, { open: true, highlight: 0 }],
    ["ArrowUp", closed, { open: true, highlight: 3 }],
    ["ArrowDown", silent, { open: true, highlight: null }],
    ["Alt+ArrowDown", closed, { open: true, highlight: null }],
    ["Alt+ArrowUp", at(2), { open: false, highlight: null }],
    ["Alt+ArrowUp", closed, null],
    ["Home", at(2), { open: true, highlight: null }],
    ["End", at(2), { open: true, highlight: null }],
    ["ArrowLeft", at(2), { open: true, highlight: null }],
    ["Home", at(null), null],
    ["Enter", at(2), "choose"],
    ["Enter", at(null), "search"],
    ["Enter", closed, "search"],
    ["Enter", blank, null],
    ["Escape", at(2), { open: false, highlight: null }],
    ["Escape", closed, "empty"],
    ["Escape", blank, null],
    ["Tab", at(2), { open: false, highlight: null }],
    // The button shown after a failure must stay reachable.
    ["Tab", silent, null],
    ["Tab", { ...shown, hasActions: true }, null],
    ["j", at(2), null],
  ])("%s", (key, state, effect) => {
    expect(effectOf(key, state)).toEqual(effect);
  });

  it("go round all suggestions and the text, whichever the arrow", () => {
    const counts = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(counts, fc.constantFrom("ArrowDown", "ArrowUp"), (count, key) => {
        const met: (number | null)[] = [];
        let highlight: number | null = null;
        do {
          const effect = effectOf(key, { open: true, filled: true, count, highlight });
          if (effect === null || typeof effect === "string") throw new Error(`${key} did not move`);
          highlight = effect.highlight;
          met.push(highlight);
        } while (highlight !== null && met.length <= count);
        const places = Array.from({ length: count }, (_, place) => place);
        expect(met).toEqual([...(key === "ArrowDown" ? places : places.reverse()), null]);
      }),
    );
  });
});
