import { expect, test } from "vitest";
import { ApiError } from "../../src/api/apiError.ts";
import { failureWords } from "../../src/api/failureWords.ts";

test("tells who is offline from what went wrong at the shop, each thing once", () => {
  expect(failureWords(new ApiError("NETWORK"))).toMatchObject({
    title: "Vous êtes hors connexion",
    children: "Connexion impossible. Vérifiez votre accès à internet, puis réessayez.",
  });
  expect(failureWords(new ApiError("INTERNAL"))).toMatchObject({
    title: "Une erreur est survenue",
    children: "Veuillez réessayer.",
  });
});
