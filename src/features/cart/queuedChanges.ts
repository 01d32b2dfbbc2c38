import type { OrderItem } from "../../api/contract/orderEntities.ts";
import type { PriceRow } from "../../domain/orders/priceBreakdown.ts";
import { isPaperVariant, itemPrice, type VariantPrices } from "../../domain/products/product.ts";
import type { CartChange } from "../../shop/cartOutbox.ts";

/**
 * Returns the cart's items as they will be once the queued changes have been sent, at the catalogue's prices. Added pictures are
 * not among them yet.
 */
export function withQueuedChanges(
  items: readonly OrderItem[],
  changes: readonly CartChange[],
  variants: readonly (VariantPrices & { uuid: string })[],
): readonly OrderItem[] {
  return changes.reduce((before: readonly OrderItem[], change) => {
    if (change.name === "removeItem") return before.filter(({ uuid }) => uuid !== change.uuid);
    if (change.name !== "changeItem") return before;
    // Requests may write flags as numbers; the shop's own do not.
    const body = change.body as Partial<OrderItem>;
    return before.map((item) => (item.uuid === change.uuid ? priced({ ...item, ...body }, variants) : item));
  }, items);
}

/** Returns an item with the price of its variant and options; files are bought once. */
function priced(item: OrderItem, variants: Parameters<typeof withQueuedChanges>[2]): OrderItem {
  const variant = variants.find(({ uuid }) => uuid === item.productVariantUuid);
  if (!variant) return item;
  const withNumericOption = item.withNumericOption === true;
  return {
    ...item,
    quantity: isPaperVariant(variant) ? item.quantity : 1,
    price: itemPrice(variant, { ...item, withNumericOption }),
  };
}

const waiting = "en attente";

/**
 * Returns the rows of a cart's sum while changes are queued: the server sets shipping and discounts, and added pictures are in no
 * line yet.
 */
export function unsentPriceRows(rows: readonly PriceRow[], changes: readonly CartChange[]): PriceRow[] {
  const isIncomplete = changes.some(({ name }) => name === "addPicture");
  return rows.map((row) => {
    const { key, label } = row;
    if (key !== "items") return { key, label, amount: waiting };
    return isIncomplete ? { key, label: "Articles", amount: waiting } : row;
  });
}
