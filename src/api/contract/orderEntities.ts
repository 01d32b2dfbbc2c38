import * as z from "zod/mini";
import {
  numericStatuses,
  orderItemPictureStatuses,
  orderStatuses,
  paymentMethods,
} from "../../domain/orders/orderStatus.ts";
import { digitalFormats, paperFormats } from "../../domain/products/pictureFormat.ts";
import { cents, flag, isoDate, natural, orNull, storedFields, text, uuid } from "./fields.ts";

export const orderSchema = z.object({
  ...storedFields,
  uuid,
  workspaceUuid: uuid,
  currentPlaceId: natural,
  status: z.enum(orderStatuses),
  numericStatus: orNull(z.enum(numericStatuses)),
  paidAt: orNull(isoDate),
  isPriority: flag,
  isBlocked: flag,
  paymentMethod: orNull(z.enum(paymentMethods)),
  email: orNull(text(100)),
  lastName: orNull(text(100)),
  phone: orNull(text(30)),
  totalPrice: cents,
  customerId: orNull(natural),
  deliveryAddressId: orNull(natural),
  invoiceAddressId: orNull(natural),
  clickAndCollectEventUuid: orNull(uuid),
  transactionId: orNull(text(64)),
  requestId: orNull(text(32)),
  referenceNumber: orNull(text(12)),
  paymentId: orNull(text(100)),
  invoiceNumber: orNull(text(30)),
  notifiedValidated: flag,
  notifiedInvoiced: flag,
  invoiceAccessKey: orNull(text(64)),
  publicAccessKey: orNull(text(64)),
  paperAlteringUserId: orNull(natural),
  paperProducingUserId: orNull(natural),
  numericAlteringUserId: orNull(natural),
  numericProducingUserId: orNull(natural),
  lastPrintTarget: orNull(text(100)),
  sellerId: orNull(natural),
  downloadMailedAt: orNull(isoDate),
  downloadAccessedAt: orNull(isoDate),
  downloadedAt: orNull(isoDate),
  ignoreMissingDownload: flag,
});
export type Order = z.infer<typeof orderSchema>;

/** One entry of an order's status history. */
export const orderStepSchema = z.object({ at: isoDate, status: z.enum(orderStatuses) });
export type OrderStep = z.infer<typeof orderStepSchema>;

/** Where a paper lies along the side of a picture that it cuts: 0 left or top, 1 right or bottom; null in the middle. */
export const cropOffset = orNull(
  z.number("Invalid value").check(z.minimum(0, "Invalid value"), z.maximum(1, "Invalid value")),
);

export const orderItemKinds = ["item", "discount", "shipping"] as const;
export const discountModes = ["percent", "value"] as const;

/** `price` is the unit price in cents: the line's price is `quantity * price`; a discount's is negative. */
export const orderItemSchema = z
  .object({
    ...storedFields,
    uuid,
    hasLocalChanges: flag,
    orderUuid: uuid,
    kind: z.enum(orderItemKinds),
    productUuid: orNull(uuid),
    productVariantUuid: orNull(uuid),
    quantity: natural,
    /** Of one. */
    price: cents,
    contestUuid: orNull(uuid),
    eventUuid: orNull(uuid),
    filterValueUuid1: orNull(uuid),
    filterValueUuid2: orNull(uuid),
    pictureUuid: orNull(uuid),
    discount_mode: orNull(z.enum(discountModes)),
    /** 0 to 100. */
    discount_percent: orNull(z.number()),
    discount_value: orNull(cents),
    withMatOption: flag,
    withSatinOption: flag,
    withNumericOption: orNull(flag),
    /** Number of free places in a pack. */
    remainingPictures: orNull(natural),
    /** That of a single print. */
    cropOffset: z.optional(cropOffset),
  })
  .check(
    z.refine(
      (item) => item.kind !== "item" || item.productVariantUuid !== null,
      "Missing productVariantUuid for an item kind",
    ),
  );
export type OrderItem = z.infer<typeof orderItemSchema>;

export const groupPosition = z.union([z.literal(1), z.literal(2)], "Invalid value");

export const orderItemPictureSchema = z.object({
  ...storedFields,
  uuid,
  orderItemUuid: uuid,
  pictureUuid: uuid,
  groupPosition,
  isFileFetched: flag,
  paperStatus: orNull(z.enum(orderItemPictureStatuses)),
  numericStatus: orNull(z.enum(orderItemPictureStatuses)),
  paperFormat: orNull(z.enum(paperFormats)),
  numericFormat: orNull(z.enum(digitalFormats)),
  alterWithExternalFile: flag,
  alterParams: orNull(z.string()),
  alterFrameUuid: orNull(uuid),
  alterFrameDisabled: flag,
  cropOffset: z.optional(cropOffset),
  /** Its part of the item's price. */
  priceShare: cents,
  eventUuid: uuid,
  contestUuid: uuid,
});
export type OrderItemPicture = z.infer<typeof orderItemPictureSchema>;
