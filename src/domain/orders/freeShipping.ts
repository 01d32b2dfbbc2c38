import { formatEuros } from "../money/money.ts";

/** The catalogue's shipping price, in cents: free from an items' total of `freeAbove`; null where there is no such price. */
export interface ShippingPrice {
  fee: number | null;
  freeAbove: number | null;
}

/**
 * Says what is missing for free shipping, or from which total it is free; null where shipping is never charged or never free.
 * @param subtotal the items' total in cents, before the discount
 */
export function freeShippingWords(subtotal: number, { fee, freeAbove }: ShippingPrice): string | null {
  if (fee === null || fee === 0 || freeAbove === null) return null;
  return subtotal >= freeAbove
    ? `Livraison offerte à partir de ${formatEuros(freeAbove)}`
    : `Plus que ${formatEuros(freeAbove - subtotal)} pour la livraison offerte`;
}
