import type { OrderItem } from "../../api/contract/orderEntities.ts";
import type { OrderContents } from "../../domain/orders/orderLines.ts";

/** The order being placed, as the cart knows it; amounts in cents. */
export interface CheckoutOrder {
  uuid: string;
  totalPrice: number;
  deliveryAddressId: number | null;
  invoiceAddressId: number | null;
  /** At whose stand it is fetched; null: it is sent. */
  clickAndCollectEventUuid: string | null;
  contents: OrderContents<OrderItem>;
}
