import { expect, test } from "vitest";
import { incompatibleWords, noRoomWords } from "../../../src/domain/packs/packRefusalWords.ts";

test.each([
  ["existing", 3, 5, "Ce pack peut accueillir 3 photos supplémentaires. Vous en avez sélectionné 5."],
  ["existing", 1, 2, "Ce pack peut accueillir 1 photo supplémentaire. Vous en avez sélectionné 2."],
  ["existing", 0, 1, "Ce pack peut accueillir 0 photo supplémentaire. Vous en avez sélectionné 1."],
  ["new", 5, 12, "Ce pack peut accueillir 5 photos. Vous en avez sélectionné 12."],
  ["new", 1, 300, "Ce pack peut accueillir 1 photo. Vous en avez sélectionné 300."],
] as const)("a pack (%s) with room for %i, where %i are selected", (kind, room, selected, words) => {
  expect(noRoomWords({ kind, room }, selected)).toBe(words);
});

test("an incompatible pack is told by both categories, between French quotation marks", () => {
  expect(incompatibleWords("Concours amateur", "Course des as")).toBe(
    "Vous ne pouvez pas ajouter cette photographie (catégorie «\u00a0Concours amateur\u00a0») à ce pack (catégorie «\u00a0Course des as\u00a0»).",
  );
});
