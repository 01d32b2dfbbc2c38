import type { operatorDiscountCalls } from "../../../src/api/contract/operator/discountCalls.ts";
import { readShipping } from "../../cart/readShipping.ts";
import { setShipping } from "../../cart/setShipping.ts";
import { addDiscount } from "../../catalogue/addDiscount.ts";
import { editDiscount } from "../../catalogue/editDiscount.ts";
import { removeDiscount } from "../../catalogue/removeDiscount.ts";
import { authorOf } from "../../core/author.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorDiscountHandlers: HandlersOf<typeof operatorDiscountCalls> = {
  addDiscount: (context, { body }) => addDiscount(authorOf(context), body),
  editDiscount: (context, { params, body }) => editDiscount(authorOf(context), params.id, body),
  removeDiscount: (context, { params }) => removeDiscount(authorOf(context), params.id),
  readShipping: async ({ db }) => ({ shipping: await readShipping(db) }),
  setShipping: (context, { body }) => setShipping(authorOf(context), body.shipping),
};
