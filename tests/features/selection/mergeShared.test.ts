import fc from "fast-check";
import { expect, test } from "vitest";
import { selectionMaximum } from "../../../src/domain/shop/limits.ts";
import { mergeShared } from "../../../src/features/selection/mergeShared.ts";
import { openedWords } from "../../../src/features/selection/shareTexts.ts";

const many = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `p${from + n}`);

test("shared pictures come after the selection's own, each once", () => {
  expect(mergeShared(["a", "b"], ["b", "c", "c", "d"])).toEqual({
    selection: ["a", "b", "c", "d"],
    added: 2,
    already: 1,
    leftOut: 0,
  });
});

test("those that find no room are left out, the last ones first", () => {
  const { selection, ...counts } = mergeShared(many(298), many(5, 298));
  expect(selection).toEqual(many(300));
  expect(counts).toEqual({ added: 2, already: 0, leftOut: 3 });
});

test("nothing of the selection is lost, and it never passes its maximum", () => {
  const uuids = fc.uniqueArray(fc.nat(700).map(String), { maxLength: selectionMaximum });
  fc.assert(
    fc.property(uuids, fc.array(fc.nat(700).map(String)), (kept, shared) => {
      const { selection, added, already, leftOut } = mergeShared(kept, shared);
      expect(selection.slice(0, kept.length)).toEqual(kept);
      expect(selection.length).toBeLessThanOrEqual(selectionMaximum);
      expect(new Set(selection).size).toBe(selection.length);
      expect(added + already + leftOut).toBe(new Set(shared).size);
    }),
  );
});

const full = "Vous ne pouvez pas sélectionner plus de 300 photos.";
const atOnce = "Vous ne pouvez pas ajouter plus de 300 photos à votre sélection en une seule fois.";
test.each([
  [1, 0, 0, "success", "1 photo a été ajoutée à votre sélection."],
  [12, 0, 0, "success", "12 photos ont été ajoutées à votre sélection."],
  [12, 3, 0, "success", "12 photos ont été ajoutées à votre sélection. 3 photos y étaient déjà."],
  [2, 1, 0, "success", "2 photos ont été ajoutées à votre sélection. 1 photo y était déjà."],
  [0, 4, 0, "info", "Toutes ces photos étaient déjà dans votre sélection."],
  [0, 0, 1, "warning", `${full} 1 photo n’a pas été ajoutée.`],
  [
    2,
    0,
    3,
    "warning",
    `2 photos ont été ajoutées à votre sélection. ${full} 3 photos n’ont pas été ajoutées.`,
  ],
  [
    300,
    0,
    1,
    "warning",
    `300 photos ont été ajoutées à votre sélection. ${atOnce} 1 photo n’a pas été ajoutée.`,
  ],
])("%i added, %i there before, %i left out is told", (added, already, leftOut, tone, words) => {
  expect(openedWords({ selection: [], added, already, leftOut })).toEqual({ tone, words });
});
