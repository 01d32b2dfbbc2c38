/** The stages of a validated cart on the main site, in their order (specification, section 2 "Checkout"). */
export const checkoutSteps = ["delivery", "home", "invoice", "summary"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What decides how far a checkout may go. */
export interface CheckoutState {
  /** Whether anything of the order is printed: files alone need no address. */
  needsAddresses: boolean;
  /** Whether it is fetched at a stand: nothing is sent, no delivery address is asked for. */
  isFetched: boolean;
  /** The delivery address chosen a moment ago or the one that the order has already. */
  deliveryAddressId: number | null;
  invoiceAddressId: number | null;
}

/** The stages that an order goes through. */
export function stepsOf({ needsAddresses, isFetched }: CheckoutState): readonly CheckoutStep[] {
  if (!needsAddresses) return ["summary"];
  return isFetched ? checkoutSteps.filter((step) => step !== "home") : checkoutSteps;
}

/**
 * The stage to show when `wanted` is asked for (a link, Back, a reload): itself, or the first one that lacks its
 * answer. An order of files alone has only its summary.
 */
export function allowedStep(wanted: CheckoutStep, state: CheckoutState): CheckoutStep {
  const steps = stepsOf(state);
  if (!steps.includes(wanted)) return steps[0] ?? "summary";
  if (wanted === "delivery" || wanted === "home" || !state.needsAddresses) return wanted;
  if (!state.isFetched && state.deliveryAddressId === null) return "delivery";
  if (wanted === "summary" && state.invoiceAddressId === null) return "invoice";
  return wanted;
}

/** The stage before, or `null` where going back means the cart. */
export function stepBefore(step: CheckoutStep, state: CheckoutState): CheckoutStep | null {
  const steps = stepsOf(state);
  return steps[steps.indexOf(step) - 1] ?? null;
}
