import * as z from "zod/mini";
import { suggestionKinds } from "../../domain/packs/suggestion.ts";
import { quantityMaximum, selectionMaximum } from "../../domain/shop/limits.ts";
import { cartCountCall } from "./cartCountCall.ts";
import { pictureSchema, productSchema, productVariantSchema } from "./catalogueEntities.ts";
import { endpoint } from "./endpoint.ts";
import { cents, flag, natural, orNull, uuid, uuidList } from "./fields.ts";
import { cropOffset, groupPosition, orderItemPictureSchema, orderItemSchema } from "./orderEntities.ts";

const byUuid = z.object({ uuid });
const quantity = natural.check(z.maximum(quantityMaximum, "Invalid value"));
const chosen = z._default(flag, false);
const maybe = z._default(orNull(uuid), null);

/** Options that a shopper chooses for an order item. */
const configuration = {
  productVariantUuid: uuid,
  quantity: quantity.check(z.minimum(1, "Invalid value")),
  eventUuid: maybe,
  contestUuid: maybe,
  filterValueUuid1: maybe,
  filterValueUuid2: maybe,
  withMatOption: chosen,
  withSatinOption: chosen,
  withNumericOption: z._default(orNull(flag), null),
};

export const newOrderItemSchema = z.object({
  ...configuration,
  productUuid: uuid,
  quantity: z._default(configuration.quantity, 1),
  pictureUuid: maybe,
  /** Of a single print alone. */
  cropOffset: z._default(cropOffset, null),
});

/** Single pictures to order in one format, with the same options. */
const picturesChoice = z.object({
  productVariantUuid: uuid,
  quantity: z._default(configuration.quantity, 1),
  withMatOption: chosen,
  withSatinOption: chosen,
  withNumericOption: configuration.withNumericOption,
  pictureUuids: z.array(uuid).check(z.minLength(1, "No value"), z.maxLength(selectionMaximum)),
});

/** At most 300 pictures in all, as in a selection. */
const picturesChoices = z.array(picturesChoice).check(
  z.minLength(1, "No value"),
  z.refine(
    (choices) => choices.reduce((sum, { pictureUuids }) => sum + pictureUuids.length, 0) <= selectionMaximum,
    "Invalid value",
  ),
);

/** A picture that can be ordered. */
export const purchasablePictureSchema = z.object({
  picture: pictureSchema,
  /** The pricing of its event. */
  pricingId: natural,
  /** Horses, riders and bibs that it shows, in this order. */
  names: z.array(z.string()),
});
export type PurchasablePicture = z.infer<typeof purchasablePictureSchema>;

/**
 * A change to an order item. Omitted fields stay unchanged: a page with outdated data cannot undo the last change. A
 * variant comes with its options; omitted options are off.
 */
export const itemChangeSchema = z.object({
  productVariantUuid: z.exactOptional(uuid),
  quantity: z.exactOptional(configuration.quantity),
  eventUuid: z.exactOptional(orNull(uuid)),
  contestUuid: z.exactOptional(orNull(uuid)),
  filterValueUuid1: z.exactOptional(orNull(uuid)),
  filterValueUuid2: z.exactOptional(orNull(uuid)),
  withMatOption: z.exactOptional(flag),
  withSatinOption: z.exactOptional(flag),
  withNumericOption: z.exactOptional(orNull(flag)),
});
export type ItemChange = z.input<typeof itemChangeSchema>;

/**
 * Single pictures of the cart that cost less in one pack, amounts in cents (specification, section 3 "Suggestion").
 * `expectedCount`: the pack's free places, `pictureCount`: the pictures that would fill them; `packPrice`: the pack's
 * addition to the cart, `unitPrice`: the total of those pictures as single items.
 */
export const suggestedPackSchema = z.object({
  kind: z.enum(["fillExisting", "newOrderItem"]),
  /** The cart's pack to fill; null for a new one. */
  orderItemUuid: orNull(uuid),
  product: productSchema,
  productVariant: productVariantSchema,
  expectedCount: natural,
  pictureCount: natural,
  packPrice: cents,
  unitPrice: cents,
});

export const suggestionSchema = z.object({
  kind: z.enum(suggestionKinds),
  /** The decrease of the order's total in cents, with discount and shipping recalculated. */
  gain: natural,
  packs: z.array(suggestedPackSchema),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

const noPlace = ["PICTURE_ALREADY_IN_PACK", "PACK_FULL", "PACK_INCOMPATIBLE"] as const;
const changes = ["PAYMENT_IN_PROGRESS", "ORDER_NOT_MODIFIABLE"] as const;

export const orderItemCalls = {
  createOrderItem: endpoint({
    method: "POST",
    path: "/anonymous/orderItems",
    summary: "Puts a product into the current order, which begins if there is none",
    body: newOrderItemSchema,
    answer: z.object({ orderItemUuid: uuid }),
    errors: ["NOT_FOUND", "VARIANT_WITHDRAWN", "PACK_FULL", "TOO_MANY_ATTEMPTS", ...changes],
  }),
  addPicturesToCart: endpoint({
    method: "POST",
    path: "/anonymous/orderItems/addPictures",
    summary: "Puts many single pictures into the current order at once; those no longer on sale are left out",
    body: z.object({ choices: picturesChoices }),
    answer: z.object({
      addedPictureUuids: z.array(uuid),
      /** Ordered as files that the order had already: they are not charged twice. */
      knownPictureUuids: z.array(uuid),
      unavailablePictureUuids: z.array(uuid),
    }),
    errors: ["NOT_FOUND", "VARIANT_WITHDRAWN", "TOO_MANY_ATTEMPTS", ...changes],
  }),
  updateOrderItem: endpoint({
    method: "PUT",
    path: "/anonymous/orderItems/{uuid}",
    summary: "Changes what the shopper decides of an order item; what is left out stays as it is",
    params: byUuid,
    body: itemChangeSchema,
    answer: orderItemSchema,
    errors: ["NOT_FOUND", "VARIANT_WITHDRAWN", ...changes],
  }),
  deleteOrderItem: endpoint({
    method: "POST",
    path: "/anonymous/orderItems/{uuid}/delete",
    summary: "Takes an item out of the current order; split keeps a pack's pictures as single ones",
    params: byUuid,
    body: z.object({ target: z.object({ mode: z.enum(["void", "split"]) }) }),
    answer: z.object({}),
    errors: ["NOT_FOUND", ...changes],
  }),
  listUncompletePacks: endpoint({
    method: "GET",
    path: "/anonymous/orderItems/currentUncompletePacks",
    summary: "The current order's packs with room left",
    answer: z.array(orderItemSchema),
  }),
  listPurchasablePictures: endpoint({
    method: "GET",
    path: "/anonymous/orderItems/purchasablePictures",
    summary: "Those of some pictures that can be ordered, with their pricing and names, in the order given",
    query: z.object({ pictureUuids: uuidList }),
    answer: z.array(purchasablePictureSchema),
    cacheable: true,
  }),
  listSinglePictures: endpoint({
    method: "GET",
    path: "/anonymous/orderItems/singlePictures",
    summary: "The current order's single pictures",
    answer: z.array(orderItemSchema),
  }),
  addPictureToPack: endpoint({
    method: "PUT",
    path: "/anonymous/orderItems/{uuid}/addPictureToPack",
    summary: "Puts a picture into a pack",
    params: byUuid,
    body: z.object({
      pictureUuid: uuid,
      /** The group whose places it goes to. Default: the first with a free one. */
      groupPosition: z.optional(groupPosition),
    }),
    answer: orderItemSchema,
    errors: ["NOT_FOUND", ...noPlace, ...changes],
  }),
  removePictureFromPack: endpoint({
    method: "PUT",
    path: "/anonymous/orderItems/{uuid}/removePictureFromPack",
    summary: "Takes a picture out of a pack, into the cart or away",
    params: byUuid,
    body: z.object({ orderItemPictureUuid: uuid, target: z.object({ mode: z.enum(["cart", "void"]) }) }),
    answer: orderItemSchema,
    errors: ["NOT_FOUND", ...changes],
  }),
  moveSinglePicturesToPack: endpoint({
    method: "PUT",
    path: "/anonymous/orderItems/{uuid}/moveSinglePicturesToPack",
    summary:
      "Moves single pictures of the cart into a pack, all or none; without a group wherever places are free",
    params: byUuid,
    body: z.object({
      singlePictureItemUuids: z.array(uuid).check(z.minLength(1), z.maxLength(300)),
      groupPosition: z.optional(groupPosition),
    }),
    answer: orderItemSchema,
    errors: ["NOT_FOUND", ...noPlace, ...changes],
  }),
  readSuggestion: endpoint({
    method: "GET",
    path: "/anonymous/orderItems/suggestion",
    summary: "The packs that would hold the current order's single pictures for least",
    answer: suggestionSchema,
  }),
  applySuggestion: endpoint({
    method: "POST",
    path: "/anonymous/orderItems/applySuggestion",
    summary: "Moves the single pictures into the packs suggested, all of them or none",
    body: z.object({
      /** The displayed gain, in cents; SUGGESTION_CHANGED if it differs by now. */
      gain: natural.check(z.minimum(1, "Invalid value")),
    }),
    answer: z.object({ orderItemUuids: z.array(uuid) }),
    errors: ["SUGGESTION_CHANGED", ...changes],
  }),
  readItemOfCurrentOrder: endpoint({
    method: "GET",
    path: "/anonymous/orderItems/{uuid}/inCurrentOrder",
    summary: "One item of the current order",
    params: byUuid,
    answer: orderItemSchema,
    errors: ["NOT_FOUND"],
  }),
  listItemsOfCurrentOrder: endpoint({
    method: "GET",
    path: "/anonymous/orderItems/byCurrentOrder",
    summary: "The current order's items, then shipping, then discounts",
    answer: z.array(orderItemSchema),
  }),
  listItemsOfOrder: endpoint({
    method: "GET",
    path: "/anonymous/orderItems/byOrder",
    summary: "An order's items, then shipping, then discounts",
    query: z.object({ orderUuid: uuid }),
    answer: z.array(orderItemSchema),
    errors: ["FORBIDDEN"],
  }),
  countCartItems: cartCountCall,
};

export const orderItemPictureCalls = {
  listOrderItemPicturesOfItem: endpoint({
    method: "GET",
    path: "/anonymous/orderItemPictures/byOrderItemInCurrentOrder",
    summary: "The places of pictures in one item of the current order",
    query: z.object({ orderItemUuid: uuid }),
    answer: z.array(orderItemPictureSchema),
    errors: ["NOT_FOUND"],
  }),
  listOrderItemPicturesOfOrder: endpoint({
    method: "GET",
    path: "/anonymous/orderItemPictures/byOrder",
    summary: "The places of pictures in an order",
    query: z.object({ orderUuid: uuid }),
    answer: z.array(orderItemPictureSchema),
    errors: ["FORBIDDEN"],
  }),
  listOrderItemPicturesOfCurrentOrder: endpoint({
    method: "GET",
    path: "/anonymous/orderItemPictures/byCurrentOrder",
    summary: "The places of pictures in the current order",
    answer: z.array(orderItemPictureSchema),
  }),
  changeGroupPosition: endpoint({
    method: "PUT",
    path: "/anonymous/orderItemPictures/{uuid}/groupPosition",
    summary: "Puts a picture into the pack's other group",
    params: byUuid,
    body: z.object({ newGroupPosition: groupPosition }),
    answer: orderItemPictureSchema,
    errors: ["NOT_FOUND", "PACK_FULL", ...changes],
  }),
};
