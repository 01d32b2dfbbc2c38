import { expect, test } from "vitest";
import { ApiError } from "../../src/api/apiError.ts";
import { loadFailureProps } from "../../src/shop/loadFailureProps.ts";

test("tells who is offline from what went wrong at the shop, each thing once", () => {
  expect(loadFailureProps(new ApiError("NETWORK"))).toMatchObject({
    title: "Vous êtes hors connexion",
    children: "Connexion impossible. Vérifiez votre accès à internet, puis réessayez.",
  });
  expect(loadFailureProps(new ApiError("INTERNAL"))).toMatchObject({
    title: "Une erreur est survenue",
    children: "Veuillez réessayer.",
  });
});
