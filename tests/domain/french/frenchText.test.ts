import { expect, test } from "vitest";
import { frenchText } from "../../../src/domain/french/frenchText.ts";

test.each([
  ["Total : 12 €", "Total\u00a0: 12\u00a0€"],
  ["20 % de remise ; merci !", "20\u00a0% de remise\u202f; merci\u202f!"],
  ["Êtes-vous sûr ?", "Êtes-vous sûr\u202f?"],
  ["la page « Mon compte » s’ouvre", "la page «\u00a0Mon compte\u00a0» s’ouvre"],
  ["rien à changer, vraiment.", "rien à changer, vraiment."],
])("%s", (typed, shown) => {
  expect(frenchText(typed)).toBe(shown);
});

test("spacing a text twice changes nothing more", () => {
  const once = frenchText("« Prix » : 5 € ; oui ?");
  expect(frenchText(once)).toBe(once);
});
