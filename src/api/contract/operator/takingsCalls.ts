import * as z from "zod/mini";
import { orderStatuses, paymentMethods } from "../../../domain/orders/orderStatus.ts";
import { endpoint } from "../endpoint.ts";
import { askedDay, cents, isoDate, isoDay, natural, orNull, pageQuery, uuid } from "../fields.ts";

const words = orNull(z.string());

/** Whole days in France, from the first to the last; without them, today. */
const period = { from: z.optional(askedDay), to: z.optional(askedDay) };

/** Amounts in cents. */
const takings = {
  orders: natural,
  gross: cents,
  /** Of the gross amount. */
  vat: cents,
  /** Card payments that pay no order and are due back: received too. */
  surplus: cents,
  refunds: natural,
  refunded: cents,
  /** Of the credit notes. */
  refundedVat: cents,
  /** Gross and surplus, less refunds. */
  balance: cents,
};

export const takingsSchema = z.object({
  from: isoDay,
  to: isoDay,
  methods: z.array(z.object({ method: z.enum(paymentMethods), ...takings })),
  total: z.object(takings),
});

/** A paid order for the accounts. Amounts in cents. */
export const exportedOrderSchema = z.object({
  uuid,
  code: z.string(),
  paidAt: isoDate,
  invoiceNumber: words,
  name: words,
  email: words,
  phone: words,
  paymentMethod: orNull(z.enum(paymentMethods)),
  status: z.enum(orderStatuses),
  itemCount: natural,
  /** Before VAT, and the VAT; null without an invoice. */
  net: orNull(cents),
  vat: orNull(cents),
  totalPrice: cents,
  refunded: cents,
  /** Rates of VAT, in hundredths of a percent. */
  rates: z.array(natural),
  /** In French, as invoiced. */
  products: z.string(),
  /** In French; empty if there is none. */
  address: z.string(),
});

/** A payment of the card provider's list. */
export const listedPaymentSchema = z.object({
  /** Its line of the list. */
  line: natural,
  transId: z.string(),
  payId: z.string(),
  refNr: z.string(),
  /** In cents. */
  amount: cents,
  /** As the list writes it. */
  date: z.string(),
  status: z.enum(["paid", "unpaid", "refund", "unclear"]),
});
/** A payment received here. */
export const receivedPaymentSchema = z.object({
  orderUuid: uuid,
  transId: z.string(),
  payId: words,
  refNr: z.string(),
  amount: cents,
  /** When the shopper was sent to pay. */
  createdAt: isoDate,
  /** When the answer arrived. */
  settledAt: isoDate,
});

/** A card provider's list beside the payments received here. */
export const comparisonSchema = z.object({
  same: z.array(receivedPaymentSchema),
  onlyThere: z.array(listedPaymentSchema),
  onlyHere: z.array(receivedPaymentSchema),
  differing: z.array(z.object({ listed: listedPaymentSchema, received: receivedPaymentSchema })),
  /** Listed by an earlier line too. */
  repeated: z.array(listedPaymentSchema),
  unclear: z.array(listedPaymentSchema),
  /** Not compared. */
  refunds: z.array(listedPaymentSchema),
});

const listMaximum = 20 * 1024 * 1024;

export const operatorTakingsCalls = {
  readTakings: endpoint({
    method: "GET",
    path: "/operator/takings",
    summary: "What this place took and gave back, by means of payment",
    scope: "accounts",
    query: z.object(period),
    answer: takingsSchema,
  }),
  exportOrders: endpoint({
    method: "GET",
    path: "/operator/takings/orders",
    summary: "The orders paid at this place, in the order of their payment",
    scope: "accounts",
    query: z.object({ ...period, ...pageQuery }),
    answer: z.array(exportedOrderSchema),
    paginated: true,
  }),
  reconcilePayments: endpoint({
    method: "POST",
    path: "/operator/takings/reconcile",
    summary: "Compares the card provider's list (CSV) with the payments received here, both ways",
    scope: "accounts",
    query: z.object(period),
    upload: listMaximum,
    answer: comparisonSchema,
    errors: ["REFUSED"],
  }),
};
