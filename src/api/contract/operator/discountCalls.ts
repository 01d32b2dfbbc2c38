import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { isoDate, natural, naturalQuery, orNull } from "../fields.ts";
import { filledText } from "../formFields.ts";

const discountFields = z.object({
  label: filledText(100),
  /** Shown in the banner of every page. */
  description: filledText(500),
  /** Taken off the whole cart. */
  percent: z.number().check(z.gt(0), z.maximum(100)),
  startAt: isoDate,
  endAt: isoDate,
});
/** A discount as operators see it. */
export const managedDiscountSchema = z.object({ id: natural, ...discountFields.shape });
const byId = z.object({ id: naturalQuery });

export const shippingSchema = z.object({
  /** What delivery by post costs, in cents. Null: it is free and not mentioned. */
  shipping: orNull(
    z.object({
      /** In cents. */
      fee: natural,
      /** The items' total before a discount, in cents, from which delivery is free; null for none. */
      freeAbove: orNull(natural),
    }),
  ),
});

export const operatorDiscountCalls = {
  addDiscount: endpoint({
    method: "POST",
    path: "/operator/discounts",
    summary: "Adds a discount; carts have it at their next change",
    scope: "catalogue",
    body: discountFields,
    answer: managedDiscountSchema,
    errors: ["REFUSED"],
  }),
  editDiscount: endpoint({
    method: "PUT",
    path: "/operator/discounts/{id}",
    summary: "Changes the given fields of a discount",
    scope: "catalogue",
    params: byId,
    body: z.exactPartial(discountFields),
    answer: managedDiscountSchema,
    errors: ["REFUSED"],
  }),
  removeDiscount: endpoint({
    method: "POST",
    path: "/operator/discounts/{id}/remove",
    summary: "Removes a discount; orders that were placed with it keep it",
    scope: "catalogue",
    params: byId,
    body: z.object({}),
    answer: managedDiscountSchema,
    errors: ["REFUSED"],
  }),
  readShipping: endpoint({
    method: "GET",
    path: "/operator/shipping",
    summary: "What delivery by post costs",
    scope: "catalogue",
    answer: shippingSchema,
  }),
  setShipping: endpoint({
    method: "PUT",
    path: "/operator/shipping",
    summary: "Sets what delivery by post costs; carts follow at their next change",
    scope: "catalogue",
    body: shippingSchema,
    answer: shippingSchema,
  }),
};
