import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { natural } from "./fields.ts";

/** Apart from its resource's others: the top bar of every page makes it. */
export const cartCountCall = endpoint({
  method: "GET",
  path: "/anonymous/orderItems/cartCount",
  summary: "How many items the current order holds",
  answer: z.object({ count: natural }),
});
