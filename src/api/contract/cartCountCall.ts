import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { natural } from "./fields.ts";

/** Separate from its resource's other calls: the top bar of every page uses it. */
export const cartCountCall = endpoint({
  method: "GET",
  path: "/anonymous/orderItems/cartCount",
  summary: "How many items the current order holds",
  answer: z.object({ count: natural }),
});
