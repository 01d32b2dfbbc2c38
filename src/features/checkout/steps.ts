/** The main site's checkout steps, in order (specification, section 2 "Checkout"). */
export const checkoutSteps = ["delivery", "home", "invoice", "summary"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Determines which steps are reachable. */
export interface CheckoutState {
  /** Whether the order includes prints: files alone need no address. */
  needsAddresses: boolean;
  /** Whether the order is collected at a stand: no delivery address is needed. */
  isFetched: boolean;
  /** Whether the invoice goes to the delivery address: no step asks for its own. */
  isInvoiceSame: boolean;
  /** The delivery address just chosen, else the order's. */
  deliveryAddressId: number | null;
  invoiceAddressId: number | null;
}

/** The steps that apply to an order. */
export function stepsOf({
  needsAddresses,
  isFetched,
  isInvoiceSame,
}: CheckoutState): readonly CheckoutStep[] {
  if (!needsAddresses) return ["summary"];
  if (isFetched) return checkoutSteps.filter((step) => step !== "home");
  return isInvoiceSame ? checkoutSteps.filter((step) => step !== "invoice") : checkoutSteps;
}

/**
 * Returns the step to show when `wanted` is requested (by a link, Back or a reload): `wanted` itself, or the first
 * unanswered step before it. An order of files only has just its summary.
 */
export function allowedStep(wanted: CheckoutStep, state: CheckoutState): CheckoutStep {
  const steps = stepsOf(state);
  if (!steps.includes(wanted)) return steps[0] ?? "summary";
  if (wanted === "delivery" || wanted === "home" || !state.needsAddresses) return wanted;
  if (!state.isFetched && state.deliveryAddressId === null) return "delivery";
  if (wanted === "summary" && state.invoiceAddressId === null)
    return state.isInvoiceSame ? "home" : "invoice";
  return wanted;
}

/** Returns the previous step, or `null` if going back leads to the cart. */
export function stepBefore(step: CheckoutStep, state: CheckoutState): CheckoutStep | null {
  const steps = stepsOf(state);
  return steps[steps.indexOf(step) - 1] ?? null;
}
