import * as z from "zod/mini";
import { operatorScopes } from "../../domain/operators/operatorAccess.ts";
import { counterPaymentMethods, orderStatuses, paymentMethods } from "../../domain/orders/orderStatus.ts";
import { endpoint } from "./endpoint.ts";
import {
  askedDay,
  cents,
  flag,
  isoDate,
  isoDay,
  line,
  natural,
  orNull,
  pageQuery,
  text,
  uuid,
} from "./fields.ts";
import { filledText } from "./formFields.ts";
import { orderStepSchema } from "./orderEntities.ts";

/** The operator's possible next actions on an order at the counter. */
export const counterActions = ["pay", "handOver"] as const;

/** An order in the counter's list; the customer reads out `code`. Amounts in cents. */
export const counterOrderSchema = z.object({
  uuid,
  code: text(4),
  status: z.enum(orderStatuses),
  /** When the order was placed, else when its cart was created. */
  placedAt: isoDate,
  paidAt: orNull(isoDate),
  paymentMethod: orNull(z.enum(paymentMethods)),
  lastName: orNull(text(100)),
  email: orNull(text(100)),
  phone: orNull(text(30)),
  totalPrice: cents,
  /** Number of items ordered, counting quantities. */
  itemCount: natural,
  hasPaper: flag,
  hasFiles: flag,
  actions: z.array(z.enum(counterActions)),
});
export type CounterOrder = z.infer<typeof counterOrderSchema>;

export const counterLineSchema = z.object({
  /** The order item's; null for shipping. */
  uuid: orNull(uuid),
  kind: z.enum(["item", "shipping", "discount"]),
  quantity: natural,
  /** In French: the product, « Livraison », « Remise de 20 % ». */
  label: z.string(),
  /** Formats and options, in French; none for shipping and discount. */
  details: z.array(z.string()),
  /** Price of the whole line. */
  price: cents,
  /** At most 60 of its pictures. */
  pictures: z.array(
    z.object({
      uuid,
      name: text(30),
      eventUuid: uuid,
      contestUuid: uuid,
      /** Horses, riders and bibs that it shows, in this order. */
      names: z.optional(z.array(z.string())),
    }),
  ),
  pictureCount: natural,
  /** The printed part of its picture, where the shopper has moved it. */
  crop: z.optional(
    z.object({
      /** The paper's width divided by its height. */
      ratio: z.number(),
      /** Where it lies along the side that it cuts, from 0 to 1. */
      offset: z.number(),
      /** In French: « Cadrage à gauche ». */
      words: z.string(),
    }),
  ),
});
export type CounterLine = z.infer<typeof counterLineSchema>;

export const counterOrderWholeSchema = z.object({
  ...counterOrderSchema.shape,
  lines: z.array(counterLineSchema),
  /** Oldest first. */
  steps: z.array(orderStepSchema),
});
export type CounterOrderWhole = z.infer<typeof counterOrderWholeSchema>;

const sum = { orderCount: natural, totalPrice: cents };

export const counterSalesSchema = z.object({
  day: isoDay,
  ...sum,
  /** Parts of `totalPrice`: discounts (negative) and shipping. */
  discounts: cents,
  shipping: cents,
  /** Refunds recorded that day; not deducted from `totalPrice`. */
  refunded: cents,
  /** The 24 hours of the day in Paris time. */
  byHour: z.array(z.object({ hour: natural, ...sum })),
  /** Best-selling first; before discounts. */
  byProduct: z.array(z.object({ label: z.string(), quantity: natural, totalPrice: cents })),
  byMethod: z.array(z.object({ method: z.enum(paymentMethods), ...sum })),
  /** The 14 days up to and including this one, oldest first. */
  byDay: z.array(z.object({ day: isoDay, ...sum })),
});
export type CounterSales = z.infer<typeof counterSalesSchema>;

const byUuid = z.object({ uuid });
const none = z.object({});

/**
 * The counter (`/comptoir`): what operators do with placed orders, in a browser opened to them or by a key. A stand has its own
 * orders and those to be collected, the main site its own.
 */
export const counterCalls = {
  readCounterState: endpoint({
    method: "GET",
    path: "/anonymous/counter",
    summary: "Whether this browser is open to an operator, and until when",
    answer: z.object({
      /** Ways to open it: the stand's code, an operator's e-mail address and password. None: it is not set up. */
      openedBy: z.array(z.enum(["code", "password"])),
      isOpen: flag,
      closesAt: orNull(isoDate),
      /** What the operator may do; none while it is closed. */
      scopes: z.array(z.enum(operatorScopes)),
    }),
  }),
  openCounter: endpoint({
    method: "POST",
    path: "/anonymous/counter/open",
    summary: "Opens this browser to the operator by the stand's code",
    place: "truck",
    body: z.object({ code: filledText(100) }),
    answer: z.object({ isSuccess: flag, closesAt: orNull(isoDate) }),
    errors: ["TOO_MANY_ATTEMPTS", "COUNTER_OFF"],
  }),
  loginOperator: endpoint({
    method: "POST",
    path: "/anonymous/operator/login",
    summary: "Opens this browser to an operator",
    body: z.object({ email: filledText(100), password: filledText(200) }),
    answer: z.object({ isSuccess: flag, closesAt: orNull(isoDate) }),
    errors: ["TOO_MANY_ATTEMPTS"],
  }),
  closeCounter: endpoint({
    method: "POST",
    path: "/operator/counter/close",
    summary: "Closes this browser to its operator",
    scope: "orders",
    body: none,
    answer: none,
  }),
  listCounterOrders: endpoint({
    method: "GET",
    path: "/operator/orders",
    summary: "The orders placed or paid on a day (today), or all of a code; newest first",
    scope: "orders",
    query: z.object({ day: z.optional(askedDay), code: z.optional(line(10)), ...pageQuery }),
    answer: z.array(counterOrderSchema),
    divisible: true,
  }),
  readCounterOrder: endpoint({
    method: "GET",
    path: "/operator/orders/{uuid}",
    summary: "One order with its lines and its life so far",
    scope: "orders",
    params: byUuid,
    answer: counterOrderWholeSchema,
    errors: ["NOT_FOUND"],
  }),
  payAtCounter: endpoint({
    method: "POST",
    path: "/operator/orders/{uuid}/pay",
    summary: "Notes that an order was paid at the counter",
    scope: "counter",
    params: byUuid,
    body: z.object({
      method: z.enum(counterPaymentMethods),
      /** The total that was displayed and paid; any other total is refused as PRICE_CHANGED. */
      totalPrice: cents,
    }),
    answer: counterOrderWholeSchema,
    errors: ["NOT_FOUND", "ORDER_STATUS_CHANGED", "PRICE_CHANGED"],
  }),
  handOverOrder: endpoint({
    method: "POST",
    path: "/operator/orders/{uuid}/handOver",
    summary: "Notes that a paid order was handed to its customer",
    scope: "counter",
    params: byUuid,
    body: none,
    answer: counterOrderWholeSchema,
    errors: ["NOT_FOUND", "ORDER_STATUS_CHANGED"],
  }),
  readSales: endpoint({
    method: "GET",
    path: "/operator/sales",
    summary: "What was sold on a day (today): by hour, product and way of paying, and the days before it",
    scope: "sales",
    query: z.object({ day: z.optional(askedDay) }),
    answer: counterSalesSchema,
  }),
};
