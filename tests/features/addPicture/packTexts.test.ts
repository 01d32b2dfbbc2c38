import { expect, test } from "vitest";
import { roomWords } from "../../../src/features/addPicture/texts.ts";

test("places left read as French counts them", () => {
  expect(roomWords(0, 5)).toBe("Complet");
  expect(roomWords(1, 5)).toBe("Il reste 1 place sur 5");
  expect(roomWords(2, 5)).toBe("Il reste 2 places sur 5");
});
