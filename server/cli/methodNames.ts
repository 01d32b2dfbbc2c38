import type { PaymentMethod } from "../../src/domain/orders/orderStatus.ts";

/** Means of payment as a spreadsheet shows them. */
export const methodNames: Record<PaymentMethod, string> = {
  axepta: "carte en ligne",
  cash: "espèces",
  check: "chèque",
  card: "carte",
  other: "autre",
};
