import * as z from "zod/mini";
import { orderAccesses } from "../../domain/orders/orderStatus.ts";
import { email } from "./customerEntities.ts";
import { endpoint } from "./endpoint.ts";
import {
  cents,
  flag,
  isoDate,
  line,
  natural,
  naturalQuery,
  orNull,
  pageQuery,
  text,
  uuid,
} from "./fields.ts";
import { filledText } from "./formFields.ts";
import { orderSchema, orderStepSchema } from "./orderEntities.ts";

const byUuid = z.object({ uuid });
const none = z.object({});
export const termsVersion = line(20);
export const waiverVersion = line(20);
/**
 * Versions of the texts that the shopper agreed to (`domain/orders/consents`), stored with the order. A missing one is
 * refused as INVALID_INPUT with the shopper's message, an outdated one as TERMS_CHANGED.
 */
const consents = {
  /** The version of the terms of sale that the shopper has accepted: needed. */
  termsVersion: z.optional(termsVersion),
  /** The version of the waiver that the shopper has accepted: needed for an order with files. */
  waiverVersion: z.optional(waiverVersion),
};
const key = line(64);

export const orderCalls = {
  readCurrentOrderUuid: endpoint({
    method: "GET",
    path: "/anonymous/orders/currentOrderUuid",
    summary: "The current order, or null",
    answer: z.object({ currentOrderUuid: orNull(uuid) }),
  }),
  listUnavailablePictures: endpoint({
    method: "GET",
    path: "/anonymous/orders/lostPictures",
    summary:
      "The names of pictures that the current order lost because they were taken down, until that was read",
    answer: z.object({ names: z.array(text(30)) }),
  }),
  dismissUnavailablePictures: endpoint({
    method: "POST",
    path: "/anonymous/orders/dismissLostPictures",
    summary: "Notes that the shopper has read which pictures the current order lost",
    body: none,
    answer: none,
  }),
  checkAccess: endpoint({
    method: "GET",
    path: "/anonymous/orders/{uuid}/checkAccess",
    summary: "Whether the caller may see an order, or must sign in first",
    params: byUuid,
    answer: z.object({ access: z.enum(orderAccesses) }),
  }),
  finalizeCurrentOrder: endpoint({
    method: "POST",
    path: "/anonymous/orders/finalizeCurrentOrder",
    summary: "Orders at the stand: the cart becomes an order to pay at the counter",
    place: "truck",
    body: z.object({
      email,
      lastName: filledText(100),
      phone: z._default(orNull(line(30)), null),
      /** The displayed total, in cents; any other total is refused as PRICE_CHANGED. */
      totalPrice: z.optional(cents),
      ...consents,
    }),
    answer: z.object({ orderUuid: uuid }),
    errors: ["ORDER_EMPTY", "ORDER_INCOMPLETE", "PRICE_CHANGED", "TERMS_CHANGED", "ORDER_NOT_MODIFIABLE"],
  }),
  withdrawOrder: endpoint({
    method: "POST",
    path: "/anonymous/orders/withdrawOrder",
    summary: "Gives the current order up",
    body: none,
    answer: none,
    errors: ["NOT_FOUND", "PAYMENT_IN_PROGRESS"],
  }),
  saveCurrentOrder: endpoint({
    method: "POST",
    path: "/anonymous/orders/saveCurrentOrder",
    summary: "Puts the cart aside under its code and an e-mail address",
    place: "truck",
    body: z.object({ email }),
    answer: z.object({ orderUuid: uuid }),
    errors: ["ORDER_EMPTY", "ORDER_NOT_MODIFIABLE"],
  }),
  restoreCurrentOrder: endpoint({
    method: "POST",
    path: "/anonymous/orders/{uuid}/restoreCurrentOrder",
    summary: "Takes a saved cart up again",
    place: "truck",
    params: byUuid,
    body: none,
    answer: z.object({ orderUuid: uuid }),
    errors: ["NOT_FOUND", "ORDER_NOT_MODIFIABLE"],
  }),
  listSavedOrders: endpoint({
    method: "GET",
    path: "/anonymous/orders/savedOrders",
    summary: "Saved carts by e-mail address, code or both",
    place: "truck",
    query: z.object({ email: z.optional(line(254)), code: z.optional(line(10)) }),
    answer: z.array(orderSchema),
    errors: ["TOO_MANY_ATTEMPTS"],
  }),
  readOrder: endpoint({
    method: "GET",
    path: "/anonymous/orders/{uuid}",
    summary: "An order of the visitor or the customer",
    params: byUuid,
    answer: orderSchema,
    errors: ["FORBIDDEN"],
  }),
  listStatusHistory: endpoint({
    method: "GET",
    path: "/anonymous/orders/{uuid}/steps",
    summary: "What an order went through, oldest first",
    params: byUuid,
    answer: z.array(orderStepSchema),
    errors: ["FORBIDDEN"],
  }),
  checkDownloadAccess: endpoint({
    method: "GET",
    path: "/anonymous/orders/{uuid}/orderDownloadAccess",
    summary: "Whether a key opens an order's files",
    params: byUuid,
    query: z.object({ publicAccessKey: key }),
    answer: z.object({
      hasAccess: flag,
      /** `parts` is empty until all files are ready. */
      isReady: flag,
      expiresAt: orNull(isoDate),
      parts: z.array(
        z.object({
          part: natural,
          /** File name: a picture (.jpg) if the part is one file, otherwise a zip. */
          name: text(300),
          fileCount: natural,
          /** In bytes. */
          byteSize: natural,
        }),
      ),
      /** Files whose original is smaller than the format ordered: delivered at their original size. */
      smallerCount: natural,
      /** What the files show, each picture once; `names`: who and what it shows, horses, then riders, then bibs. */
      pictures: z.array(
        z.object({
          uuid,
          eventUuid: uuid,
          contestUuid: uuid,
          name: text(30),
          names: z.optional(z.array(text(200))),
        }),
      ),
    }),
  }),
  checkInvoiceAccess: endpoint({
    method: "GET",
    path: "/anonymous/orders/{uuid}/orderInvoiceAccess",
    summary: "Whether a key opens an order's invoice",
    params: byUuid,
    query: z.object({ invoiceAccessKey: key }),
    /** Numbers of the credit notes that the key also gives access to. */
    answer: z.object({ hasAccess: flag, creditNotes: z.array(text(30)) }),
  }),
  listCreditNotes: endpoint({
    method: "GET",
    path: "/customer/orders/{uuid}/creditNotes",
    summary: "The numbers of an order's credit notes, oldest first",
    params: byUuid,
    answer: z.array(text(30)),
    errors: ["FORBIDDEN"],
  }),
  listOwnOrders: endpoint({
    method: "GET",
    path: "/customer/orders/byCurrentCustomer",
    summary: "The customer's orders, newest first",
    query: z.object(pageQuery),
    answer: z.array(orderSchema),
    divisible: true,
  }),
  listOrdersOfCustomer: endpoint({
    method: "GET",
    path: "/customer/orders/byCustomer",
    summary: "The same by number; only one's own",
    query: z.object({ customerId: naturalQuery, ...pageQuery }),
    answer: z.array(orderSchema),
    divisible: true,
    errors: ["FORBIDDEN"],
  }),
  createCardPaymentLink: endpoint({
    method: "GET",
    path: "/customer/orders/{uuid}/cardPaymentLink",
    summary: "Starts a card payment: the order is locked and the browser goes to the link",
    place: "main",
    params: byUuid,
    query: z.object({ totalPrice: z.optional(naturalQuery), ...consents }),
    answer: z.object({ link: text(4000) }),
    errors: [
      "FORBIDDEN",
      "ORDER_EMPTY",
      "ORDER_INCOMPLETE",
      "ADDRESSES_MISSING",
      "PRICE_CHANGED",
      "TERMS_CHANGED",
      "PAYMENT_IN_PROGRESS",
      "ORDER_NOT_MODIFIABLE",
    ],
  }),
  setClickAndCollectEvent: endpoint({
    method: "PUT",
    path: "/customer/orders/{uuid}/clickAndCollectEvent",
    summary: "Has the order kept at an event's stand instead of sent, or no longer (null)",
    place: "main",
    params: byUuid,
    body: z.object({ eventUuid: orNull(uuid) }),
    answer: orderSchema,
    errors: ["NOT_FOUND", "FORBIDDEN", "PAYMENT_IN_PROGRESS", "ORDER_NOT_MODIFIABLE"],
  }),
  resetAddresses: endpoint({
    method: "PUT",
    path: "/customer/orders/{uuid}/resetAddresses",
    summary: "Forgets the order's addresses",
    params: byUuid,
    body: none,
    answer: orderSchema,
    errors: ["FORBIDDEN", "PAYMENT_IN_PROGRESS", "ORDER_NOT_MODIFIABLE"],
  }),
  setAddresses: endpoint({
    method: "PUT",
    path: "/customer/orders/{uuid}/addresses",
    summary: "Sets the order's delivery and invoice addresses",
    params: byUuid,
    body: z.object({ deliveryAddressId: orNull(natural), invoiceAddressId: natural }),
    answer: orderSchema,
    errors: ["NOT_FOUND", "FORBIDDEN", "PAYMENT_IN_PROGRESS", "ORDER_NOT_MODIFIABLE"],
  }),
  unlockPaying: endpoint({
    method: "PUT",
    path: "/customer/orders/{uuid}/unlockPaying",
    summary: "Opens an order whose payment failed or was interrupted",
    params: byUuid,
    body: none,
    answer: orderSchema,
    errors: ["FORBIDDEN", "ORDER_NOT_MODIFIABLE"],
  }),
  handleAxeptaCallback: endpoint({
    method: "POST",
    path: "/customer/orders/handleAxeptaCallback",
    summary: "Takes the card provider's answer that came back with the browser",
    body: z.object({
      dataCrypt: z.string().check(z.maxLength(20_000)),
      len: z.union([z.string(), z.number()]),
    }),
    answer: z.object({
      errorCode: orNull(z.string()),
      errorText: orNull(z.string()),
      orderUuid: orNull(uuid),
      userData: orNull(z.string()),
    }),
  }),
};
