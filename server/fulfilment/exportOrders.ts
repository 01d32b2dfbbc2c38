import { sql } from "kysely";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { OrderStatus, PaymentMethod } from "../../src/domain/orders/orderStatus.ts";
import { pickUpPlace } from "../../src/domain/orders/pickUp.ts";
import type { Counted } from "../core/handler.ts";
import { bounds, type Page } from "../core/page.ts";
import type { Db } from "../db/database.ts";
import type { InvoiceContent } from "../db/storedDocument.ts";
import { isWithin, type Period } from "./period.ts";

/** A paid order for the accounts. Amounts in cents. */
export interface ExportedOrder {
  uuid: string;
  code: string;
  paidAt: string;
  invoiceNumber: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  paymentMethod: PaymentMethod | null;
  status: OrderStatus;
  /** Pieces ordered. */
  itemCount: number;
  /** Before VAT, and the VAT; null without an invoice. */
  net: number | null;
  vat: number | null;
  totalPrice: number;
  refunded: number;
  /** Rates of VAT, in hundredths of a percent. */
  rates: number[];
  /** In French: « 2 × Tirage (20x30 cm, Option mat), … », as invoiced. */
  products: string;
  /** Where the prints go, in French; otherwise the buyer's address; empty if there is none. */
  address: string;
}

/** Returns a page of the orders paid at a place in a period, in the order of their payment. */
export async function exportOrders(
  db: Db,
  placeId: number,
  period: Period,
  page: Page,
): Promise<Counted<ExportedOrder[]>> {
  const { limit, offset } = bounds(page);
  const paid = db
    .selectFrom("order")
    .where("order.currentPlaceId", "=", placeId)
    .where("order.isDeleted", "=", false)
    .where(isWithin("order.paidAt", period));
  const rows = await paid
    .leftJoin("customer", "customer.id", "order.customerId")
    .leftJoin("invoice", "invoice.orderUuid", "order.uuid")
    .leftJoin("address", "address.id", "order.deliveryAddressId")
    .leftJoin("event", "event.uuid", "order.clickAndCollectEventUuid")
    .select(["order.uuid", "order.paidAt", "order.invoiceNumber", "order.paymentMethod", "order.status"])
    .select((of) => [
      of.fn.coalesce("order.lastName", "customer.lastName").as("name"),
      of.fn.coalesce("order.email", "customer.email").as("email"),
      of.fn.coalesce("order.phone", "customer.mobile").as("phone"),
      ...([
        "invoice.content",
        "address.recipient",
        "address.street",
        "address.zipCode",
        "address.city",
        "event.label",
      ] as const),
      "order.totalPrice",
      sql<number>`(select coalesce(sum(quantity), 0)::int from "orderItem" item
        where item."orderUuid" = "order".uuid and item.kind = 'item' and not item."isDeleted")`.as(
        "itemCount",
      ),
      sql<number>`(select coalesce(sum(amount), 0)::int from refund
        where refund."orderUuid" = "order".uuid and refund."paymentUuid" is null)`.as("refunded"),
    ])
    .orderBy("order.paidAt")
    .orderBy("order.uuid")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await paid.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return { items: rows.map(exportedOrder), totalCount: Number(count) };
}

type Row = Place &
  Omit<ExportedOrder, "code" | "paidAt" | "net" | "vat" | "rates" | "products" | "address"> & {
    paidAt: string | null;
  };

function exportedOrder({ content, recipient, street, zipCode, city, label, ...order }: Row): ExportedOrder {
  return {
    ...order,
    code: orderCode(order.uuid),
    paidAt: order.paidAt ?? "",
    net: content?.net ?? null,
    vat: content?.vat ?? null,
    rates: (content?.rates ?? []).map(({ rate }) => rate),
    products: productsOf(content),
    address: addressOf({ content, recipient, street, zipCode, city, label }),
  };
}

function productsOf(content: InvoiceContent | null): string {
  const items = (content?.lines ?? []).filter(({ kind }) => kind === "item");
  return items
    .map(({ quantity, label, details }) => {
      return `${quantity} × ${label}${details.length === 0 ? "" : ` (${details.join(", ")})`}`;
    })
    .join(", ");
}

interface Place {
  /** The event's, for an order that is fetched. */
  label: string | null;
  recipient: string | null;
  street: string | null;
  zipCode: string | null;
  city: string | null;
  content: InvoiceContent | null;
}

function addressOf({ label, recipient, street, zipCode, city, content }: Place): string {
  if (label !== null) return `Retrait ${pickUpPlace({ label })}`;
  const address = street === null ? content?.buyer.address : { recipient, street, zipCode, city };
  return address
    ? [address.recipient, address.street, `${address.zipCode} ${address.city}`].filter(Boolean).join(", ")
    : "";
}
