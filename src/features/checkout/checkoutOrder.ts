import type { OrderItem } from "../../api/contract/orderEntities.ts";
import type { OrderContents } from "../../domain/orderLines.ts";

/** The order being placed, as the cart knows it; amounts in cents. */
export interface CheckoutOrder {
  uuid: string;
  totalPrice: number;
  deliveryAddressId: number | null;
  invoiceAddressId: number | null;
  contents: OrderContents<OrderItem>;
}
