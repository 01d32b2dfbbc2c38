import * as z from "zod/mini";
import {
  orderItemPictureStatuses,
  orderStatuses,
  paymentMethods,
} from "../../../domain/orders/orderStatus.ts";
import { digitalFormats, paperFormats, pictureFormats } from "../../../domain/products/pictureFormat.ts";
import { endpoint } from "../endpoint.ts";
import { askedDay, cents, flag, isoDate, natural, orNull, pageQuery, uuid } from "../fields.ts";
import { filledText } from "../formFields.ts";
import { cropOffset, orderItemKinds } from "../orderEntities.ts";

const status = z.enum(orderStatuses);
const method = z.enum(paymentMethods);
const words = orNull(z.string());

/** An order as operators list it. Amounts in cents. */
export const listedOrderSchema = z.object({
  uuid,
  code: z.string(),
  status,
  createdAt: isoDate,
  paidAt: orNull(isoDate),
  paymentMethod: orNull(method),
  totalPrice: cents,
  /** The order's own, otherwise its customer's; so are the next two. */
  lastName: words,
  email: words,
  phone: words,
});

export const shownAddressSchema = z.object({
  /** Who receives the parcel; null: the customer. */
  recipient: words,
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
});
const options = { withMatOption: flag, withSatinOption: flag };

const shownLineSchema = z.object({
  uuid,
  kind: z.enum(orderItemKinds),
  quantity: natural,
  /** Of one piece; a discount's is negative. */
  price: cents,
  ...options,
  withNumericOption: orNull(flag),
  grp1_format: orNull(z.enum(pictureFormats)),
  grp2_format: orNull(z.enum(pictureFormats)),
  product: words,
  picture: words,
});

/** A picture to produce, in a pack or alone. */
export const shownPictureSchema = z.object({
  /** The order item picture's. */
  uuid,
  orderItemUuid: uuid,
  pictureUuid: uuid,
  quantity: natural,
  ...options,
  paperFormat: orNull(z.enum(paperFormats)),
  numericFormat: orNull(z.enum(digitalFormats)),
  paperStatus: orNull(z.enum(orderItemPictureStatuses)),
  /** The part that was set by hand, as `alterParams`; null: the whole picture. */
  crop: words,
  cropOffset,
  product: words,
  name: z.string(),
  /** Its original in the file store. */
  originalKey: z.string(),
});

/** Everything known about an order. */
export const shownOrderSchema = z.object({
  ...listedOrderSchema.shape,
  deliveryAddress: orNull(shownAddressSchema),
  invoiceAddress: orNull(shownAddressSchema),
  /** The event at whose stand it is fetched. */
  stand: orNull(z.object({ eventUuid: uuid, label: z.string(), year: natural })),
  lines: z.array(shownLineSchema),
  pictures: z.array(shownPictureSchema),
  invoice: orNull(z.object({ number: z.string(), isSpecimen: flag })),
  /** Files to deliver; without a size, they are not made yet. */
  files: z.array(
    z.object({
      pictureUuid: uuid,
      name: z.string(),
      format: z.enum(digitalFormats),
      /** In bytes. */
      byteSize: orNull(natural),
      /** In pixels. */
      width: orNull(natural),
      /** In pixels. */
      height: orNull(natural),
      isSmaller: orNull(flag),
    }),
  ),
  /** Batches that held its prints. */
  batches: z.array(z.object({ uuid, target: z.string(), reason: words, at: isoDate, printCount: natural })),
  parcels: z.array(z.object({ carrier: z.string(), tracking: z.string(), at: isoDate })),
  consents: z.array(z.object({ kind: z.enum(["terms", "waiver"]), version: z.string(), at: isoDate })),
  withdrawal: orNull(
    z.object({
      name: z.string(),
      email: z.string(),
      covers: z.array(z.string()),
      amount: cents,
      at: isoDate,
    }),
  ),
  refunds: z.array(z.object({ amount: cents, method, reason: z.string(), at: isoDate, creditNote: words })),
  /** Oldest first. */
  steps: z.array(z.object({ at: isoDate, status, by: z.string() })),
});

/** Prints to make of an order. */
export const orderToPrintSchema = z.object({
  uuid,
  code: z.string(),
  prints: z.array(
    z.object({
      orderItemPictureUuid: uuid,
      /** Its place among the order's prints, from 1. */
      number: natural,
      quantity: natural,
      format: z.enum(paperFormats),
      surface: orNull(z.enum(["mat", "satin"])),
      /** A digital copy was ordered with it. */
      hasCopy: flag,
      alterParams: words,
      cropOffset,
      paperStatus: z.enum(orderItemPictureStatuses),
      picture: z.string(),
      originalKey: z.string(),
      isTakenDown: flag,
      event: z.string(),
      contest: z.string(),
      product: z.string(),
      subject: z.string(),
    }),
  ),
});

/** An amount that is due back. */
export const refundDueSchema = z.object({
  orderUuid: uuid,
  amount: cents,
  why: z.enum(["surplus", "canceled", "withdrawn"]),
  /** Of a surplus card payment. */
  transId: words,
  at: isoDate,
});

const byUuid = z.object({ uuid });
const reason = filledText(200);

export const operatorOrderCalls = {
  listOrders: endpoint({
    method: "GET",
    path: "/operator/orders/list",
    summary: "Orders, carts too, newest first",
    scope: "fulfilment",
    query: z.object({
      status: z.optional(status),
      /** The day in France on which they were placed or paid. */
      day: z.optional(askedDay),
      /** With a picture of this event. */
      eventUuid: z.optional(uuid),
      ...pageQuery,
    }),
    answer: z.array(listedOrderSchema),
    paginated: true,
  }),
  listRefundsDue: endpoint({
    method: "GET",
    path: "/operator/orders/refundsDue",
    summary: "What is due back, oldest first: surplus card payments, paid orders canceled or withdrawn from",
    scope: "fulfilment",
    query: z.object(pageQuery),
    answer: z.array(refundDueSchema),
    paginated: true,
  }),
  listPrints: endpoint({
    method: "GET",
    path: "/operator/orders/prints",
    summary: "Paid orders with prints to make: urgent ones first, then as they were paid",
    scope: "fulfilment",
    query: z.object({
      /** The day of payment in France. */
      day: z.optional(askedDay),
      /** With a print of this event. */
      eventUuid: z.optional(uuid),
      ...pageQuery,
    }),
    answer: z.array(orderToPrintSchema),
    paginated: true,
  }),
  showOrder: endpoint({
    method: "GET",
    path: "/operator/orders/{uuid}/show",
    summary: "Everything known about an order",
    scope: "fulfilment",
    params: byUuid,
    answer: shownOrderSchema,
    errors: ["REFUSED"],
  }),
  advanceOrder: endpoint({
    method: "POST",
    path: "/operator/orders/{uuid}/advance",
    summary: "Leads a paid order on through its preparation",
    scope: "fulfilment",
    params: byUuid,
    body: z.object({ status }),
    answer: z.object({ uuid, from: status, status }),
    errors: ["REFUSED"],
  }),
  cancelOrder: endpoint({
    method: "POST",
    path: "/operator/orders/{uuid}/cancel",
    summary: "Cancels a placed order; what was paid for it is then due back",
    scope: "fulfilment",
    params: byUuid,
    body: z.object({}),
    answer: z.object({ uuid, status, paid: cents }),
    errors: ["REFUSED"],
  }),
  refundOrder: endpoint({
    method: "POST",
    path: "/operator/orders/{uuid}/refund",
    summary: "Notes that money was given back; an invoiced order gets its credit note",
    scope: "fulfilment",
    params: byUuid,
    body: z.object({
      /** Cents; null for all that is left. */
      amount: orNull(natural.check(z.minimum(1, "Invalid value"))),
      /** Null for the method of payment. */
      method: orNull(method),
      reason,
    }),
    answer: z.object({ uuid, amount: cents, creditNote: words }),
    errors: ["REFUSED"],
  }),
  refundPayment: endpoint({
    method: "POST",
    path: "/operator/orders/{uuid}/refundPayment",
    summary: "Notes that a surplus card payment was given back whole",
    scope: "fulfilment",
    params: byUuid,
    body: z.object({ transId: filledText(64), reason }),
    answer: z.object({ uuid, transId: z.string(), amount: cents }),
    errors: ["REFUSED"],
  }),
  deliverPartialOrder: endpoint({
    method: "POST",
    path: "/operator/orders/{uuid}/ignoreMissing",
    summary: "Delivers an order's files without those whose original is missing",
    scope: "fulfilment",
    params: byUuid,
    body: z.object({}),
    answer: z.object({ uuid, made: natural, missing: natural }),
    errors: ["REFUSED"],
  }),
  shipOrder: endpoint({
    method: "POST",
    path: "/operator/orders/{uuid}/ship",
    summary: "Notes that an order's prints were given to a carrier; its customer is told by mail",
    scope: "fulfilment",
    params: byUuid,
    body: z.object({ carrier: filledText(50), tracking: filledText(100) }),
    answer: z.object({ uuid, from: status, status, carrier: z.string(), tracking: z.string() }),
    errors: ["REFUSED"],
  }),
};
