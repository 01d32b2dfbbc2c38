/** Shipping fee of an order, in cents; shipping is free from an items' total of `freeAbove`, `null` for never. */
export interface Shipping {
  fee: number;
  freeAbove: number | null;
}

/** Returns the shipping price for an items' total (cents, before the discount); `null` where there is no such line. */
export function shippingPrice(subtotal: number, shipping: Shipping | null): number | null {
  if (shipping === null) return null;
  return shipping.freeAbove !== null && subtotal >= shipping.freeAbove ? 0 : shipping.fee;
}
