import { describe, expect, test } from "vitest";
import { refusalWords, roomWords } from "../../../src/features/addPicture/texts.ts";

const categories = { picture: "Équestre", pack: "Automobile" };

describe("pack tooltips (specification, section 8)", () => {
  test("a pack of the cart names the places it has left", () => {
    expect(refusalWords({ reason: "noRoom", kind: "existing", room: 2 }, 3, categories)).toBe(
      "Ce pack peut accueillir 2 photos supplémentaires. Vous en avez sélectionné 3.",
    );
    expect(refusalWords({ reason: "noRoom", kind: "existing", room: 1 }, 4, categories)).toBe(
      "Ce pack peut accueillir 1 photo supplémentaire. Vous en avez sélectionné 4.",
    );
  });

  test("a new pack names what it holds", () => {
    expect(refusalWords({ reason: "noRoom", kind: "new", room: 5 }, 12, categories)).toBe(
      "Ce pack peut accueillir 5 photos. Vous en avez sélectionné 12.",
    );
  });

  test("another category is named beside the picture's own", () => {
    expect(refusalWords({ reason: "incompatible" }, 1, categories)).toBe(
      "Vous ne pouvez pas ajouter cette photographie (catégorie «\u00a0Équestre\u00a0») à ce pack (catégorie «\u00a0Automobile\u00a0»).",
    );
  });
});

test("places left read as French counts them", () => {
  expect(roomWords(0, 5)).toBe("Complet");
  expect(roomWords(1, 5)).toBe("Il reste 1 place sur 5");
  expect(roomWords(2, 5)).toBe("Il reste 2 places sur 5");
});
