import { expect, test } from "vitest";
import {
  type CartStep,
  firstStep,
  readStep,
  stepPath,
  stepQuery,
  stepTitle,
} from "../../../src/features/checkout/cartSteps.ts";

const customer = { placeWhat: "main", signedIn: true, orderable: true } as const;
const visitor = { ...customer, signedIn: false };
const stand = { ...visitor, placeWhat: "truck" } as const;

test.each([
  ["", customer, { kind: "cart" }],
  ["etape=livraison", customer, { kind: "checkout", step: "delivery" }],
  ["etape=recapitulatif", customer, { kind: "checkout", step: "summary" }],
  ["etape=recapitulatif", visitor, { kind: "signIn" }],
  ["etape=connexion", visitor, { kind: "signIn" }],
  ["etape=connexion", customer, { kind: "checkout", step: "delivery" }],
  ["etape=comptoir", stand, { kind: "counter" }],
  ["etape=comptoir", customer, { kind: "cart" }],
  ["etape=livraison", stand, { kind: "cart" }],
  ["etape=ailleurs", customer, { kind: "cart" }],
  ["etape=livraison", { ...customer, orderable: false }, { kind: "cart" }],
  ["etape=comptoir", { ...stand, orderable: false }, { kind: "cart" }],
] as const)("%j for %j shows %j", (query, who, stage) => {
  expect(readStep(new URLSearchParams(query), who)).toEqual(stage);
});

test("an address written for a stage leads back to it", () => {
  const stages: CartStep[] = [
    { kind: "cart" },
    { kind: "checkout", step: "delivery" },
    { kind: "checkout", step: "home" },
    { kind: "checkout", step: "invoice" },
    { kind: "checkout", step: "summary" },
  ];
  for (const stage of stages) {
    expect(readStep(new URLSearchParams(stepQuery(stage)), customer)).toEqual(stage);
  }
});

test("a sign-in on the way leads to the step that follows", () => {
  expect(stepPath(firstStep("main", true))).toBe("/cart?etape=livraison");
});

test("validating leads to the counter, to a sign-in or to the delivery", () => {
  expect(firstStep("truck", false)).toEqual({ kind: "counter" });
  expect(firstStep("main", false)).toEqual({ kind: "signIn" });
  expect(firstStep("main", true)).toEqual({ kind: "checkout", step: "delivery" });
});

test.each([
  [{ kind: "cart" }, "Votre panier"],
  [{ kind: "signIn" }, "Identifiez-vous pour commander"],
  [{ kind: "counter" }, "Vos coordonnées"],
  [{ kind: "checkout", step: "summary" }, "Commander vos photos"],
] as const)("the tab of %j says %s", (stage: CartStep, title) => {
  expect(stepTitle(stage)).toBe(title);
});
