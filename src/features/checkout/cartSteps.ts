import type { PlaceKind } from "../../domain/shop/place.ts";
import { type CheckoutStep, checkoutSteps } from "./steps.ts";

/** What /cart shows: one address, several stages, so that Back and a reload keep their place. */
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

/** What the browser's tab says of a stage. */
export function stepTitle(stage: CartStep): string {
  switch (stage.kind) {
    case "cart":
      return "Votre panier";
    case "signIn":
      return "Connectez-vous pour commander";
    case "counter":
      return "Vos coordonnées";
    case "checkout":
      return "Votre commande";
  }
}

/** The stage that validating a cart leads to. */
export function firstStep(placeWhat: PlaceKind, signedIn: boolean): CartStep {
  if (placeWhat === "truck") return { kind: "counter" };
  return signedIn ? { kind: "checkout", step: "delivery" } : { kind: "signIn" };
}

/** The query of a stage. */
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

export interface Visitor {
  placeWhat: PlaceKind;
  signedIn: boolean;
  /** Whether the cart could be ordered: it holds something, all of it is complete, no payment is in progress. */
  orderable: boolean;
}

/** The stage that an address asks for, or the cart where the visitor cannot have it. */
export function readStep(query: URLSearchParams, visitor: Visitor): CartStep {
  const wanted = query.get("etape");
  if (wanted === null || !visitor.orderable) return { kind: "cart" };
  if (visitor.placeWhat === "truck") return wanted === "comptoir" ? { kind: "counter" } : { kind: "cart" };
  const step = checkoutSteps.find((candidate) => stepNames[candidate] === wanted);
  if (step === undefined && wanted !== "connexion") return { kind: "cart" };
  if (!visitor.signedIn) return { kind: "signIn" };
  return step === undefined ? { kind: "cart" } : { kind: "checkout", step };
}
