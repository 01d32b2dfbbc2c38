import type { OrderItem } from "../../api/contract/orderEntities.ts";
import type { OrderContents } from "../../domain/orders/orderLines.ts";

/** The order being placed, as read from the cart; amounts in cents. */
export interface CheckoutOrder {
  uuid: string;
  totalPrice: number;
  deliveryAddressId: number | null;
  invoiceAddressId: number | null;
  /** Uuid of the collection stand's event; null for delivery by post. */
  clickAndCollectEventUuid: string | null;
  contents: OrderContents<OrderItem>;
}
