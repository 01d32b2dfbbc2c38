import type { PlaceKind } from "../../domain/shop/place.ts";
import { paths } from "../../shop/paths.ts";
import { type CheckoutStep, checkoutSteps } from "./steps.ts";

/** The steps of /cart: one path with several steps, so that Back and reload keep the current one. */
export type CartStep =
  | { kind: "cart" }
  | { kind: "signIn" }
  | { kind: "counter" }
  | { kind: "checkout"; step: CheckoutStep };

const stepNames: Record<CheckoutStep, string> = {
  delivery: "livraison",
  home: "adresse",
  invoice: "facturation",
  summary: "recapitulatif",
};

/** Document title of a step. */
export function stepTitle(stage: CartStep): string {
  switch (stage.kind) {
    case "cart":
      return "Votre panier";
    case "signIn":
      return "Identifiez-vous pour commander";
    case "counter":
      return "Vos coordonnées";
    case "checkout":
      return "Commander vos photos";
  }
}

/** The step that follows the cart's validation. */
export function firstStep(placeWhat: PlaceKind, signedIn: boolean): CartStep {
  if (placeWhat === "truck") return { kind: "counter" };
  return signedIn ? { kind: "checkout", step: "delivery" } : { kind: "signIn" };
}

/** The query string of a step. */
export function stepQuery(stage: CartStep): Record<string, string> {
  switch (stage.kind) {
    case "cart":
      return {};
    case "signIn":
      return { etape: "connexion" };
    case "counter":
      return { etape: "comptoir" };
    case "checkout":
      return { etape: stepNames[stage.step] };
  }
}

/** The address of a step of the checkout. */
export const stepPath = (stage: CartStep) => `${paths.cart()}?${new URLSearchParams(stepQuery(stage))}`;

export interface Visitor {
  placeWhat: PlaceKind;
  signedIn: boolean;
  /** Whether the cart can be ordered: not empty, complete, no payment in progress. */
  orderable: boolean;
}

/** Returns the step in the URL, or the cart if the visitor cannot reach that step. */
export function readStep(query: URLSearchParams, visitor: Visitor): CartStep {
  const wanted = query.get("etape");
  if (wanted === null || !visitor.orderable) return { kind: "cart" };
  if (visitor.placeWhat === "truck") return wanted === "comptoir" ? { kind: "counter" } : { kind: "cart" };
  const step = checkoutSteps.find((candidate) => stepNames[candidate] === wanted);
  if (step === undefined && wanted !== "connexion") return { kind: "cart" };
  if (!visitor.signedIn) return { kind: "signIn" };
  // Signed in meanwhile: validating once is enough.
  return step === undefined ? firstStep(visitor.placeWhat, true) : { kind: "checkout", step };
}
