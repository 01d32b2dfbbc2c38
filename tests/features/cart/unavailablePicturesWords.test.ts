import { expect, test } from "vitest";
import { unavailablePicturesWords } from "../../../src/features/cart/unavailablePicturesWords.ts";

test.each([
  [["DSC_1"], "La photo DSC_1 a été retirée de votre panier\u00a0:"],
  [["DSC_1", "DSC_2", "DSC_3"], "Les photos DSC_1, DSC_2 et DSC_3 ont été retirées de votre panier\u00a0:"],
  [["a", "b", "c", "d", "e", "f"], "6 photos ont été retirées de votre panier\u00a0:"],
])("%j lost are told", (names, words) => {
  expect(unavailablePicturesWords(names)).toContain(words);
  expect(unavailablePicturesWords(names)).toContain("Le reste de votre panier n’a pas changé.");
});
