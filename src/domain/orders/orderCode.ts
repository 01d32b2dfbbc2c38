export const orderCodeLength = 4;

/** The code a customer reads out: the first four characters of the order's uuid, in capitals. */
export function orderCode(orderUuid: string): string {
  return orderUuid.slice(0, orderCodeLength).toUpperCase();
}
